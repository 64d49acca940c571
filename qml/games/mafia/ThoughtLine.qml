import QtQuick
import QtQuick.Layouts
import League

// What somebody thought: italic, behind a dotted line, with its symbol.
RowLayout {
    id: thought

    required property string text

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("thinks: %1").arg(text)

    Icon {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 2
        symbol: "think"
        size: Theme.icon14
        color: Theme.violet
    }
    Rectangle {
        Layout.fillHeight: true
        Layout.preferredWidth: 2
        color: Theme.violetLine
    }
    Txt {
        Layout.fillWidth: true
        text: thought.text
        type: Theme.smallItalic
        color: Theme.text2
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
