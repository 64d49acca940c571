import QtQuick
import League
import League.View

// The person at this screen plays: even or odd, by mouse or by one key.
FocusScope {
    id: page

    property var seat: SeatBoard
    property var person: PersonBoard
    readonly property bool mirrored: page.LayoutMirroring.enabled
    readonly property bool asks: person.state === "choosing"
    readonly property bool small: Theme.compact || Theme.low
    readonly property int buttonWidth: small ? 320 : 440
    readonly property int buttonHeight: small ? 280 : 388

    function choose(choice: string): void {
        if (asks)
            person.choose(choice);
    }

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Even or odd?")
    onAsksChanged: if (asks) even.forceActiveFocus(Qt.OtherFocusReason)
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_E:
            page.choose("even");
            break;
        case Qt.Key_O:
            page.choose("odd");
            break;
        case Qt.Key_Left:
            page.choose(page.mirrored ? "odd" : "even");
            break;
        case Qt.Key_Right:
            page.choose(page.mirrored ? "even" : "odd");
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    PersonHeader {
        id: header

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        seat: page.seat
        person: page.person
        onStandingsAsked: standings.open()
        onLeaveAsked: page.seat.isHere ? Nav.open("league") : leaving.open()
    }
    Item {
        id: middle

        anchors.top: header.bottom
        anchors.topMargin: page.small ? Theme.space16 : 46
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space16
        width: Math.min(1200, page.width - 2 * Theme.space32)

        PersonFaces {
            id: faces

            anchors.left: parent.left
            anchors.right: parent.right
            seat: page.seat
            person: page.person
        }
        Item {
            id: table

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: faces.bottom
            anchors.topMargin: page.small ? Theme.space16 : 44
            height: page.buttonHeight

            ChoiceButton {
                id: even

                objectName: "evenButton"
                anchors.left: parent.left
                width: page.buttonWidth
                height: parent.height
                choice: "even"
                letter: "E"
                arrow: page.mirrored ? "arrow-right" : "arrow-left"
                small: page.small
                person: page.person
                focus: true
                onClicked: page.choose("even")
            }
            PersonMiddle {
                anchors.centerIn: parent
                seat: page.seat
                person: page.person
            }
            ChoiceButton {
                objectName: "oddButton"
                anchors.right: parent.right
                width: page.buttonWidth
                height: parent.height
                choice: "odd"
                letter: "O"
                arrow: page.mirrored ? "arrow-left" : "arrow-right"
                small: page.small
                person: page.person
                onClicked: page.choose("odd")
            }
        }
        PersonNotes {
            id: notes

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: table.bottom
            anchors.topMargin: page.small ? Theme.space16 : 36
            seat: page.seat
            person: page.person
            inOneLine: page.small
        }
        PlayedStrip {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: table.bottom
            anchors.topMargin: notes.anchors.topMargin + notes.noteHeight + (page.small ? Theme.space12 : 48)
            seat: page.seat
        }
    }
    StandingsDrawer {
        id: standings

        seat: page.seat
    }
    LeaveQuestion {
        id: leaving

        seat: page.seat
    }
    // The last five seconds, for those who listen.
    Item {
        Accessible.role: Accessible.AlertMessage
        Accessible.name: page.asks && page.person.secondsLeft > 0 && page.person.secondsLeft <= 5 ? qsTr("%n second(s) left", "", page.person.secondsLeft) : ""
    }
}
