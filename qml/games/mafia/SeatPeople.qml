pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Who sits at the table, who has left, and what the own role knows of them.
ColumnLayout {
    id: side

    required property var person

    spacing: Theme.space12

    PanelTitle {
        Layout.fillWidth: true
        text: qsTr("Players")
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.space4
        boundsBehavior: Flickable.StopAtBounds
        model: side.person.people
        activeFocusOnTab: count > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Players")

        delegate: SeatPerson {
            width: list.width
        }
    }
    Txt {
        Layout.fillWidth: true
        visible: side.person.teammates.length > 0
        text: qsTr("Your team: %1").arg(side.person.teammates.join(", "))
        type: Theme.small
        color: Theme.crimson
        wrapMode: Text.Wrap
    }
    Txt {
        Layout.fillWidth: true
        visible: side.person.foundMafia.length > 0
        text: qsTr("Found mafia: %1").arg(side.person.foundMafia.join(", "))
        type: Theme.small
        color: Theme.warn
        wrapMode: Text.Wrap
    }
    Txt {
        Layout.fillWidth: true
        visible: side.person.foundTown.length > 0
        text: qsTr("Not mafia: %1").arg(side.person.foundTown.join(", "))
        type: Theme.small
        color: Theme.text2
        wrapMode: Text.Wrap
    }
}
