import QtQuick
import QtQuick.Layouts
import League
import League.View

// This program as one agent of a league: how it stands, and the way out.
AppPage {
    id: page

    property var seat: SeatBoard
    readonly property string heading: {
        switch (seat.phase) {
        case "joining":
            return qsTr("Joining the league");
        case "failed":
            return qsTr("Joining did not work");
        case "over":
            return qsTr("The league is over");
        case "left":
            return qsTr("You have left the league");
        }
        return qsTr("Joined as %1").arg(seat.agentId);
    }

    title: seat.leagueName === "" ? qsTr("League") : seat.leagueName
    chart: "agent"
    word: seat.lifecycle
    caption: qsTr("League Manager at %1").arg(Words.isolated(seat.manager))
    actions: PushButton {
        objectName: "leaveButton"
        kind: PushButton.Ghost
        symbol: "registering"
        text: qsTr("Leave")
        onClicked: page.seat.phase === "failed" || page.seat.phase === "over" ? leaving.decide(true) : leaving.open()
    }

    ColumnLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(640, parent.width)
        spacing: Theme.cardGap

        SeatTrouble {
            Layout.fillWidth: true
            visible: page.seat.phase === "reconnecting" || page.seat.phase === "failed"
            seat: page.seat
        }
        Card {
            Layout.fillWidth: true
            padding: Theme.dialogPadding
            implicitHeight: facts.implicitHeight + 2 * Theme.dialogPadding
            name: page.heading

            SeatFacts {
                id: facts

                width: parent.width
                seat: page.seat
                heading: page.heading
            }
        }
        PlayedStrip {
            Layout.fillWidth: true
            seat: page.seat
            visible: !page.seat.isReferee && page.seat.matches > 0
        }
    }
    LeaveQuestion {
        id: leaving

        seat: page.seat
    }
}
