pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The keys of one page.
ColumnLayout {
    id: group

    required property string title
    required property var entries

    spacing: Theme.space4

    Txt {
        text: group.title
        type: Theme.h3
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: group.entries

        RowLayout {
            id: line

            required property var modelData

            Layout.fillWidth: true
            implicitHeight: 26
            spacing: Theme.space8

            Txt {
                Layout.fillWidth: true
                text: line.modelData.text
                type: Theme.small
                color: Theme.text2
                elide: Text.ElideRight
            }
            KeySequence {
                keys: line.modelData.keys
            }
        }
    }
}
