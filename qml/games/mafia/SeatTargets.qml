pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// One of the players, or nobody: a click or Enter decides.
FocusScope {
    id: targets

    required property var person
    readonly property bool votes: person.kind === "vote"

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space12

        GridView {
            id: grid

            readonly property int columns: Math.max(1, Math.floor(width / 200))

            Layout.fillWidth: true
            Layout.fillHeight: true
            objectName: "seatTargets"
            clip: true
            focus: true
            cellWidth: Math.floor(width / columns)
            cellHeight: 64
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            activeFocusOnTab: true
            model: targets.person.targets
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Players to choose from")
            Keys.onReturnPressed: targets.person.aim(targets.person.targets.field(currentIndex, "playerId"))

            delegate: SeatTarget {
                width: grid.cellWidth - Theme.space8
                isCurrent: GridView.isCurrentItem && grid.activeFocus
                onClicked: targets.person.aim(playerId)
            }
        }
        PushButton {
            visible: targets.votes && targets.person.mayAbstain
            symbol: "minus"
            text: qsTr("Abstain")
            onClicked: targets.person.abstain()
        }
    }
}
