import QtQuick
import League

// How many are left: "2 mafia left".
Row {
    id: left

    required property string symbol
    required property int number
    required property string text
    property color ink: Theme.text2

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: left.number + " " + left.text

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: left.symbol
        color: left.ink
    }
    Txt {
        text: left.number
        type: Theme.bodyStrong
        Accessible.ignored: true
    }
    Txt {
        text: left.text
        type: Theme.small
        color: Theme.text3
        Accessible.ignored: true
    }
}
