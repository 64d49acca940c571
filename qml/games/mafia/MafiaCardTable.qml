pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League
import League.View

// The only table of a round on the dashboard: everybody at it as the audience sees them, who
// speaks and what, how the vote stands. Never a role that is not told to all.
Item {
    id: body

    property var match: null // a MatchCard
    readonly property var nothing: ({winnerTeam: "", phase: "", night: 0, day: 0, alive: 0, seats: 0}) // before the card has come
    readonly property var board: Desk.mafiaStage
    readonly property var table: board.table
    readonly property bool runs: match !== null && match.phase !== "" && !match.isCounted
    readonly property bool narrow: width < 480
    readonly property string sentence: {
        if (table.isOver)
            return Words.endReason(table.reason);
        switch (table.phase) {
        case "NIGHT_ACTIONS":
            return qsTr("Villagers are asleep");
        case "MORNING_REVEAL":
            return table.lastDeath !== "" ? qsTr("%1 was killed during the night").arg(table.lastDeath) : qsTr("Nobody died during the night");
        case "DAY_VOTING":
            return qsTr("%1 of %2 votes are in").arg(table.votesIn).arg(table.voters);
        case "RESOLUTION":
            return table.eliminated !== "" ? qsTr("%1 leaves the table").arg(table.eliminated) : qsTr("Nobody leaves the table");
        }
        return "";
    }

    // The projector shows the same table, unless it is at another round.
    function openTable(): void {
        if (match !== null && !Nav.projector)
            board.open(match.matchId);
    }
    onMatchChanged: openTable()
    Connections {
        target: body.match
        function onMatchIdChanged(): void {
            body.openTable();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        visible: body.match !== null
        spacing: Theme.space8

        RowLayout {
            spacing: Theme.space8

            Txt {
                text: body.match ? body.match.matchId : ""
                type: Theme.monoStrong
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: body.match ? body.match.referee : ""
                type: Theme.monoSmall
                color: Theme.text3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Chip {
                dense: true
                chart: body.runs ? "phase" : "match"
                word: !body.match ? "" : body.runs ? body.match.phase : body.match.stateWord
            }
        }
        RowLayout {
            Layout.preferredHeight: 48
            spacing: Theme.space16

            MafiaCardFacts {
                Layout.fillWidth: true
                match: body.match || body.nothing
            }
            Ring {
                visible: body.runs && body.match.windowMs > 0
                size: 48
                total: body.match ? body.match.windowMs : 0
                remaining: body.match ? Math.max(0, body.match.deadlineMs - body.match.nowMs) : 0
                running: false
                colour: body.match ? States.colour("phase", body.match.phase) : Theme.neutral
            }
        }
        GridLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            columns: 5
            columnSpacing: 0
            rowSpacing: 0

            Repeater {
                model: body.match && body.board.matchId === body.match.matchId ? body.board.seats : null

                CardFace {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    Layout.preferredHeight: 1
                    narrow: body.narrow
                }
            }
        }
        RowLayout {
            Layout.preferredHeight: body.narrow ? 20 : 40
            spacing: Theme.space8

            Icon {
                visible: saying.text !== ""
                symbol: body.table.phase === "DAY_DISCUSSION" ? "say" : States.icon("phase", body.table.phase)
                color: States.colour("phase", body.table.phase)
            }
            Txt {
                id: saying

                Layout.fillWidth: true
                text: body.table.phase === "DAY_DISCUSSION" && body.table.speaker !== "" ? qsTr("%1: %2", "speaker, words").arg(body.table.speaker).arg(body.table.say) : body.sentence
                type: Theme.small
                color: Theme.text2
                wrapMode: Text.Wrap
                maximumLineCount: body.narrow ? 1 : 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
