import QtQuick
import QtQuick.Layouts
import League

// A notice between two rules, in a conversation.
RowLayout {
    id: notice

    property string text
    property string symbol
    property color tint: Theme.warn

    spacing: Theme.space8

    Rule {
        Layout.fillWidth: true
    }
    Icon {
        symbol: notice.symbol
        size: Theme.icon14
        color: notice.tint
    }
    Txt {
        text: notice.text
        type: Theme.caption
        color: Theme.text2
    }
    Rule {
        Layout.fillWidth: true
    }
}
