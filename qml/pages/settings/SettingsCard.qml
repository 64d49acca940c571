import QtQuick
import QtQuick.Layouts
import League

// A group of settings under a title.
Card {
    id: card

    default property alias lines: column.data
    property string title

    name: title
    implicitWidth: 0 // the page decides
    implicitHeight: column.implicitHeight + 2 * padding

    ColumnLayout {
        id: column

        width: card.width - 2 * card.padding
        spacing: Theme.space12

        Txt {
            Layout.fillWidth: true
            text: card.title
            type: Theme.h3
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
    }
}
