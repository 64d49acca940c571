import QtQuick
import League

// A part of the post-mortem: a heading, and what is put inside below one another.
Card {
    id: section

    default property alias lines: column.data
    property alias title: heading.text
    readonly property real lineWidth: width - 2 * padding

    name: title
    implicitHeight: column.implicitHeight + 2 * padding

    Column {
        id: column

        width: parent.width
        spacing: Theme.space8

        Txt {
            id: heading

            width: parent.width
            type: Theme.h3
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
    }
}
