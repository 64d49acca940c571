import QtQuick
import QtQuick.Layouts
import League

// One match in a low window: a line instead of a card.
ActionCard {
    id: line

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
    property bool byHand: false

    implicitHeight: 80
    padding: Theme.space12
    text: seats > 2 ? Words.mafiaMatch(line) : qsTr("%1, %2 against %3, %4").arg(matchId).arg(a.name).arg(b.name).arg(States.spoken(stateWord))

    contentItem: RowLayout {
        spacing: Theme.space12

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space4

            RowLayout {
                Txt {
                    Layout.fillWidth: true
                    text: line.matchId
                    type: Theme.monoStrong
                    Accessible.ignored: true
                }
                Chip {
                    dense: true
                    chart: line.phase !== "" && !line.isCounted ? "phase" : "match"
                    word: line.phase !== "" && !line.isCounted ? line.phase : line.stateWord
                }
            }
            MafiaCardFacts {
                visible: line.seats > 2
                match: line
            }
            RowLayout {
                visible: line.seats <= 2
                spacing: Theme.space8

                SeatInLine {
                    seat: line.a
                    match: line
                }
                Txt {
                    text: qsTr("vs", "between two players")
                    type: Theme.small
                    color: Theme.text3
                    Accessible.ignored: true
                }
                SeatInLine {
                    seat: line.b
                    match: line
                }
                Item {
                    Layout.fillWidth: true
                }
            }
        }
        MatchMiddle {
            visible: line.seats <= 2
            Layout.preferredWidth: 48
            Layout.fillHeight: true
            match: line
            size: 48
            tileSize: 48
        }
    }
}
