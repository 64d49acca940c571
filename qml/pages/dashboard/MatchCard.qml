import QtQuick
import QtQuick.Layouts
import League

// One match: who plays, what state it is in and how long that may last.
ActionCard {
    id: card

    required property string matchId
    required property string referee
    required property string stateWord
    required property string brokenIn
    required property int stage
    required property var a
    required property var b
    required property int drawnNumber
    required property string parity
    required property string status
    required property string winner
    required property bool isCounted
    required property real deadlineMs
    required property int windowMs
    required property int maxRetries
    required property string phase
    required property int day
    required property int night
    required property int alive
    required property int seats
    required property string winnerTeam
    property real nowMs: 0
    property bool byHand: false // STEP: no deadline is shown
    property bool alone: false // the only match of its round has all the room

    readonly property int secondsLeft: windowMs > 0 ? Math.max(0, Math.ceil((deadlineMs - nowMs) / 1000)) : 0

    implicitWidth: 344
    implicitHeight: 180
    leftPadding: Theme.space16
    rightPadding: Theme.space16
    topPadding: Theme.space12
    bottomPadding: Theme.space12
    edge: stateWord === "TIMEOUT_ERROR" ? Theme.badLine : Theme.line
    text: {
        if (seats > 2)
            return Words.mafiaMatch(card);
        const who = qsTr("%1, %2 against %3, %4").arg(matchId).arg(a.name).arg(b.name).arg(States.spoken(stateWord));
        return windowMs > 0 ? qsTr("%1, %n second(s) left", "a match and its state", secondsLeft).arg(who) : who;
    }

    contentItem: Item {
        MatchCardBody {
            anchors.fill: parent
            visible: card.seats <= 2
            match: card
        }
        Loader {
            anchors.fill: parent
            active: card.seats > 2 && card.alone
            source: "../../games/mafia/MafiaCardTable.qml"
            onLoaded: item.match = card
        }
        MafiaCardBody {
            anchors.fill: parent
            visible: card.seats > 2 && !card.alone
            match: card
            nowMs: card.nowMs
        }
    }
}
