import QtQuick
import League

// The middle of a Ring: seconds that tick in equal letters, or a symbol.
Column {
    id: face

    required property int size
    required property color ink
    required property string symbol
    required property int seconds
    property string caption

    // The digits' own line is higher than they are.
    spacing: size >= 196 ? -Theme.space16 : -Theme.space4 - 2

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        symbol: face.symbol
        size: face.size >= 196 ? 56 : face.size >= 96 ? 32 : face.size >= 60 ? 28 : 20
        color: face.ink
    }
    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: face.symbol === ""
        text: face.seconds
        font.family: Theme.monoFamily
        font.pixelSize: face.size >= 196 ? 72 : face.size >= 96 ? 34 : face.size >= 60 ? 22 : 15
        font.weight: Font.Bold
        lineHeightMode: Text.ProportionalHeight
        lineHeight: 1
        topPadding: 0
        bottomPadding: 0
        Accessible.ignored: true
    }
    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: text !== "" && face.symbol === ""
        text: face.caption
        type: face.size >= 196 ? Theme.body : Theme.caption
        color: Theme.text3
        Accessible.ignored: true
    }
}
