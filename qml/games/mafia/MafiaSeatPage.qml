pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League
import League.View

// The person at this screen plays Mafia: the own role, what is asked now with the time for it, and
// what was said. Everything shown is what the referee told this seat.
FocusScope {
    id: page

    property var seat: SeatBoard
    property var person: MafiaSeatBoard
    readonly property bool asks: person.state === "asked"
    readonly property bool night: person.kind === "night_action"

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Your seat at the table")

    Binding {
        target: Theme
        property: "night"
        value: page.night && page.asks
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
    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.margins: Theme.compact ? Theme.space16 : Theme.space32
        spacing: Theme.cardGap

        Card {
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.compact ? 240 : 300
            implicitWidth: 0
            implicitHeight: 0
            name: qsTr("Players")

            SeatPeople {
                anchors.fill: parent
                person: page.person
            }
        }
        Card {
            Layout.fillHeight: true
            Layout.fillWidth: true
            implicitWidth: 0
            implicitHeight: 0
            padding: Theme.space24
            name: qsTr("What you are asked")

            SeatQuestion {
                anchors.fill: parent
                focus: true
                person: page.person
            }
        }
        Card {
            Layout.fillHeight: true
            Layout.preferredWidth: Theme.compact ? 280 : 372
            implicitWidth: 0
            implicitHeight: 0
            name: qsTr("Discussion")

            SeatTalk {
                anchors.fill: parent
                person: page.person
            }
        }
    }
    LeaveQuestion {
        id: leaving

        seat: page.seat
    }
}
