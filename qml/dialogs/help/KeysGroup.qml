pragma ComponentBehavior: Bound
import QtQuick
import League

// The keys of one page. No layout from QtQuick.Layouts: in Qt 6.4 one that is not visible keeps lines
// that its Repeater has replaced, and crashes when the window changes its size.
Column {
    id: group

    required property string title
    required property var entries

    spacing: Theme.space4

    Txt {
        width: group.width
        text: group.title
        type: Theme.h3
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: group.entries

        Item {
            id: line

            required property var modelData

            width: group.width
            height: 26

            Txt {
                anchors.left: parent.left
                anchors.right: keys.left
                anchors.rightMargin: Theme.space8
                anchors.verticalCenter: parent.verticalCenter
                text: line.modelData.text
                type: Theme.small
                color: Theme.text2
                elide: Text.ElideRight
            }
            KeySequence {
                id: keys

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                keys: line.modelData.keys
            }
        }
    }
}
