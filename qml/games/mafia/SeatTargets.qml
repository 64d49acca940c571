pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// One of the players, or nobody: a click or Enter decides, and decides anew while that is possible.
FocusScope {
    id: targets

    required property var person
    property color tone: Theme.violet
    readonly property bool votes: person.kind === "vote"
    readonly property bool hasAbstained: person.mayChange && person.aimedAt === ""

    implicitHeight: column.implicitHeight
    onActiveFocusChanged: if (activeFocus && !abstain.activeFocus) grid.forceActiveFocus(Qt.OtherFocusReason)

    Connections {
        target: targets.person
        // Others can be chosen now; the one before is no better than the rest.
        function onAsked(): void {
            grid.currentIndex = 0;
        }
    }
    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space8

        GridView {
            id: grid

            readonly property int columns: 2

            Layout.fillWidth: true
            Layout.rightMargin: -Theme.space8 // every cell has its gap at the end
            implicitHeight: Math.ceil(count / columns) * cellHeight - Theme.space8
            objectName: "seatTargets"
            interactive: false
            focus: true
            cellWidth: Math.floor(width / columns)
            cellHeight: (Theme.low ? 36 : 44) + Theme.space8
            keyNavigationEnabled: true
            activeFocusOnTab: true
            model: targets.person.targets
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Players to choose from")
            Keys.onReturnPressed: targets.person.aim(targets.person.targets.field(currentIndex, "playerId"))
            Keys.onEnterPressed: targets.person.aim(targets.person.targets.field(currentIndex, "playerId"))

            delegate: SeatTarget {
                width: grid.cellWidth - Theme.space8
                height: grid.cellHeight - Theme.space8
                tone: targets.tone
                isCurrent: GridView.isCurrentItem && grid.activeFocus
                isAimed: targets.person.aimedAt === playerId
                onClicked: targets.person.aim(playerId)
            }
        }
        PushButton {
            id: abstain

            objectName: "seatAbstain"
            visible: targets.votes && targets.person.mayAbstain
            symbol: targets.hasAbstained ? "check" : "minus"
            text: qsTr("Abstain")
            onClicked: targets.person.abstain()
        }
    }
}
