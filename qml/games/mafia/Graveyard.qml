pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Who has left, how and when; and how many of each team are left when the viewer knows.
RowLayout {
    id: yard

    required property var board
    readonly property var table: board.table

    spacing: Theme.space12

    Icon {
        Layout.leftMargin: 2
        symbol: "grave"
    }
    Txt {
        text: qsTr("Graveyard")
        type: Theme.smallStrong
        color: Theme.text2
        Accessible.role: Accessible.Heading
    }
    ListView {
        id: graves

        Layout.fillWidth: true
        Layout.preferredHeight: 40
        orientation: ListView.Horizontal
        spacing: Theme.space12
        clip: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        model: yard.board.graves
        activeFocusOnTab: count > 0
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Graveyard")

        delegate: GraveChip {
            isCurrent: ListView.isCurrentItem && graves.activeFocus
        }
    }
    TeamLeft {
        visible: yard.table.mafiaLeft >= 0
        symbol: "mask"
        ink: Theme.crimson
        number: yard.table.mafiaLeft
        text: qsTr("mafia left")
    }
    TeamLeft {
        visible: yard.table.townLeft >= 0
        symbol: "villager"
        number: yard.table.townLeft
        text: qsTr("town left")
    }
    TeamLeft {
        visible: yard.table.mafiaLeft < 0
        symbol: "users"
        number: yard.table.alive
        text: qsTr("alive")
    }
}
