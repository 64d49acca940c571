import QtQuick
import QtQuick.Layouts
import League

// A remark below the bars.
RowLayout {
    id: note

    required property string symbol
    required property string text

    spacing: Theme.space8

    Icon {
        Layout.alignment: Qt.AlignTop
        symbol: note.symbol
        color: Theme.text3
    }
    Txt {
        Layout.fillWidth: true
        text: note.text
        type: Theme.small
        color: Theme.text2
        wrapMode: Text.Wrap
    }
}
