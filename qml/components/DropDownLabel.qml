import QtQuick
import QtQuick.Layouts
import League

// A line of a DropDown: symbol, words, and a check mark on the chosen one.
RowLayout {
    id: line

    required property string text
    property string symbol
    property bool chosen: false
    property bool small: false

    spacing: Theme.space8

    Icon {
        symbol: line.symbol
    }
    Txt {
        Layout.fillWidth: true
        text: line.text
        type: line.small ? Theme.small : Theme.body
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Icon {
        visible: line.chosen
        symbol: "check"
        color: Theme.accent
    }
}
