import QtQuick
import League

// One fact in the status bar: symbol and words.
Row {
    id: item

    property string text
    property string symbol
    property bool mono: false
    property color tint: Theme.text3

    spacing: Theme.space4
    visible: text !== ""

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: item.symbol
        size: Theme.icon14
        color: item.tint
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: item.text
        type: item.mono ? Theme.monoSmall : Theme.caption
        color: item.tint
    }
}
