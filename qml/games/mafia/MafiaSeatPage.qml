pragma ComponentBehavior: Bound
import QtQuick
import League
import League.View

// The person at this screen plays Mafia: the table as this seat knows it, and beside it the own
// role, what is asked now with the time for it, and what was said. Who can be chosen may also be
// chosen at the table.
FocusScope {
    id: page

    property var seat: SeatBoard
    property var person: MafiaSeatBoard
    readonly property bool isSet: person.table.seatsInAll > 0

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Your seat at the table")

    Binding {
        target: Theme
        property: "night"
        value: page.person.table.phase === "NIGHT_ACTIONS"
        restoreMode: Binding.RestoreBindingOrValue
    }
    SeatPageHeader {
        id: header

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        seat: page.seat
        person: page.person
        onLeaveAsked: page.seat.isHere ? Nav.open("league") : leaving.open()
    }
    NightSky {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
    }
    SeatTrouble {
        id: trouble

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.margins: Theme.pageSide
        visible: page.seat.phase === "reconnecting" || page.seat.phase === "failed"
        seat: page.seat
    }
    Item { // mirrored with the page; the table itself is not
        anchors.left: parent.left
        anchors.right: panel.left
        anchors.top: trouble.visible ? trouble.bottom : header.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.space8

        RoundTable {
            anchors.fill: parent
            visible: page.isSet
            board: page.person
            showsThoughts: false
            targets: page.person.targetIds
            aimedAt: page.person.aimedAt
            onSeatChosen: playerId => page.person.aim(playerId)
        }
        EmptyState {
            anchors.centerIn: parent
            visible: !page.isSet
            symbol: "mask"
            title: qsTr("The table is not set yet")
            sentence: qsTr("The roles are dealt when the match begins.")
        }
    }
    SeatPanel {
        id: panel

        anchors.right: parent.right
        anchors.top: trouble.visible ? trouble.bottom : header.bottom
        anchors.bottom: parent.bottom
        anchors.rightMargin: Theme.pageSide
        anchors.topMargin: Theme.pageTop
        anchors.bottomMargin: Theme.pageTop
        width: Theme.compact ? 348 : 420
        focus: true
        isInFront: page.activeFocus
        person: page.person
    }
    LeaveQuestion {
        id: leaving

        seat: page.seat
    }
}
