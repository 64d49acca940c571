import QtQuick
import QtQuick.Layouts
import League

// Which league, which match, and the way out.
FocusScope {
    id: header

    required property var seat
    required property var person
    signal standingsAsked
    signal leaveAsked

    readonly property bool inMatch: person.matchId !== ""
    readonly property string where: {
        if (!inMatch)
            return qsTr("%1, joined as %2").arg(Words.isolated(seat.manager)).arg(seat.agentId === "" ? "–" : seat.agentId);
        if (person.rounds > 0 && person.referee !== "")
            return qsTr("Round %1 of %2, match %3, referee %4").arg(person.round).arg(person.rounds).arg(person.matchId).arg(person.referee);
        return qsTr("Round %1, match %2").arg(person.round).arg(person.matchId);
    }

    implicitHeight: Theme.compact ? Theme.headerHeight : 72

    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space32
        anchors.rightMargin: Theme.space32
        spacing: Theme.space16

        Logo {
            size: 36
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: header.seat.leagueName === "" ? qsTr("League") : header.seat.leagueName
                type: Theme.h3
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Txt {
                Layout.fillWidth: true
                text: header.where
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
            }
        }
        Chip {
            visible: header.inMatch && header.person.stateWord !== ""
            chart: "match"
            word: header.person.stateWord
        }
        Chip {
            visible: !header.inMatch
            chart: "agent"
            word: header.seat.lifecycle
        }
        PushButton {
            symbol: "trophy"
            text: qsTr("Standings")
            onClicked: header.standingsAsked()
        }
        PushButton {
            kind: PushButton.Ghost
            symbol: header.seat.isHere ? "league" : "registering"
            text: header.seat.isHere ? qsTr("League") : qsTr("Leave")
            onClicked: header.leaveAsked()
        }
    }
}
