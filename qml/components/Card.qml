import QtQuick
import League

// A surface with a border that holds what belongs together.
Rectangle {
    id: card

    default property alias content: inside.data
    property int padding: Theme.cardPadding
    property string name // what a screen reader calls the group

    implicitWidth: inside.childrenRect.width + 2 * padding
    implicitHeight: inside.childrenRect.height + 2 * padding
    color: Theme.surface1
    border.color: Theme.line
    radius: Theme.radius12
    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.ignored: name === ""

    Item {
        id: inside

        anchors.fill: parent
        anchors.margins: card.padding
    }
}
