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
    readonly property bool isHere: match !== null && board.matchId === match.matchId // the projector may be elsewhere
    readonly property var table: board.table
    readonly property bool runs: match !== null && match.phase !== "" && !match.isCounted
    readonly property bool narrow: width < 480
    readonly property string sentence: {
        if (!isHere)
            return "";
        if (table.phase === "DAY_DISCUSSION" && table.speaker !== "")
            return qsTr("%1: %2", "speaker, words").arg(table.speaker).arg(table.say);
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

    // The projector shows the same table, unless it is at another round; then it keeps it.
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
    Connections {
        target: Nav
        function onProjectorChanged(): void {
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
        // No layout from QtQuick.Layouts: in Qt 6.4 one that is not visible keeps faces that its
        // Repeater has replaced, and cards that are used again are not visible in between.
        Item {
            id: room

            Layout.fillWidth: true
            Layout.fillHeight: true

            readonly property int rows: Math.ceil(faces.count / 5)

            // Where a column or row begins, on whole pixels.
            function edge(length: real, parts: int, at: int): real {
                return Math.round(length * at / parts);
            }

            Repeater {
                id: faces

                model: body.isHere ? body.board.seats : null

                CardFace {
                    required property int index
                    readonly property int column: room.LayoutMirroring.enabled ? 4 - index % 5 : index % 5
                    readonly property int row: Math.floor(index / 5)

                    objectName: "cardFace"
                    x: room.edge(room.width, 5, column)
                    y: room.edge(room.height, room.rows, row)
                    width: room.edge(room.width, 5, column + 1) - x
                    height: room.edge(room.height, room.rows, row + 1) - y
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

                objectName: "cardSaying"
                Layout.fillWidth: true
                text: body.sentence
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
