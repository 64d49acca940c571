pragma ComponentBehavior: Bound
import QtQuick
import League

// A match of Mafia (screen 07): the phases, the table with its ten seats, the panel of the phase,
// the graveyard. V switches the view, T the thoughts, Space pauses, N advances; in a replay Left
// and Right step.
AppPage {
    id: page

    required property var board // a MafiaBoard
    property bool mayControl: false
    property var playback: null // of a league that is replayed
    property bool showsThoughts: true
    property var lamps: ({}) // how players answer, by id; see RoundTable
    readonly property var table: board.table
    readonly property bool held: playback !== null && !playback.isPlaying // time stands still
    readonly property bool night: table.phase === "NIGHT_ACTIONS"
    readonly property bool hasTimeline: board.hasEnded || !board.isLive || timelineWanted
    // Sizes follow these and not visible, which every item loses when the page goes.
    readonly property bool hasPanel: !Theme.compact
    property bool timelineWanted: false
    signal ordered(string command, string value)
    signal saveAsked
    signal postmortemAsked
    signal abortAsked

    function show(what: string): void {
        if (what === "timeline")
            timelineWanted = !timelineWanted;
        else if (what === "export")
            saveAsked();
        else if (what === "abort")
            abortAsked();
        else if (what === "postmortem")
            postmortemAsked();
        else
            drawer.show(what);
    }
    function pauseOrGoOn(): void {
        if (board.hasEnded || !board.isLive)
            board.isPlaying ? board.pause() : board.play();
        else if (playback !== null)
            playback.isPlaying ? playback.pause() : playback.play();
        else if (mayControl)
            ordered(table.isPaused ? "resume" : "pause", "");
    }

    padded: false
    title: board.leagueName
    caption: (night ? qsTr("Night %1, %2 of %3 alive") : qsTr("Day %1, %2 of %3 alive")).arg(night ? table.night : table.day).arg(table.alive).arg(table.seatsInAll) + (table.seed !== "" ? qsTr(", seed %1").arg(Words.isolated(table.seed)) : "") + (table.isPaused ? qsTr(", paused") : "")
    beside: Chip {
        dense: true
        tone: "neutral"
        symbol: "mask"
        text: page.board.matchId === "" ? Words.game("mafia") : Words.game("mafia") + " " + page.board.matchId
    }
    actions: MafiaControls {
        board: page.board
        mayControl: page.mayControl
        playback: page.playback
        onOrdered: (command, value) => page.ordered(command, value)
        onAsked: what => page.show(what)
    }
    Accessible.name: qsTr("Mafia, match %1").arg(board.matchId)
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_V)
            board.nextView();
        else if (event.key === Qt.Key_T)
            showsThoughts = !showsThoughts;
        else if (event.key === Qt.Key_Space)
            pauseOrGoOn();
        else if (event.key === Qt.Key_N)
            board.isLive && !board.hasEnded ? ordered("advance", "") : board.next();
        else if (event.key === Qt.Key_L)
            show("timeline");
        else if (event.key === Qt.Key_G)
            show("suspicion");
        else if (event.key === Qt.Key_P && board.hasEnded)
            postmortemAsked();
        else if (event.key === Qt.Key_Left)
            board.previous();
        else if (event.key === Qt.Key_Right)
            board.next();
        else if (event.key === Qt.Key_End)
            board.follow();
        else
            event.accepted = false;
    }

    Binding {
        target: Theme
        property: "night"
        value: page.night
        restoreMode: Binding.RestoreBindingOrValue
    }
    PhaseStepper {
        id: stepper

        anchors.left: parent.left
        anchors.right: parent.right
        table: page.table
    }
    NightSky {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: stepper.bottom
        anchors.bottom: parent.bottom
    }
    Timeline {
        id: timeline

        anchors.left: parent.left
        anchors.right: panel.left
        anchors.top: stepper.bottom
        anchors.leftMargin: Theme.pageSide
        anchors.rightMargin: Theme.pageSide
        anchors.topMargin: page.hasTimeline ? Theme.space8 : 0
        height: page.hasTimeline ? implicitHeight : 0
        visible: page.hasTimeline
        board: page.board
    }
    Item { // mirrored with the page; the table itself is not
        anchors.left: parent.left
        anchors.right: panel.left
        anchors.top: timeline.bottom
        anchors.bottom: yard.top
        visible: page.table.seatsInAll > 0

        RoundTable {
            anchors.fill: parent
            board: page.board
            showsThoughts: page.showsThoughts
            held: page.held
            lamps: page.lamps
            onSeatChosen: playerId => {
                if (page.board.view === "player")
                    page.board.viewAs(playerId);
            }
        }
    }
    EmptyState {
        anchors.centerIn: parent
        visible: page.table.seatsInAll === 0
        symbol: "mask"
        title: qsTr("The table is not set yet")
        sentence: qsTr("Ten players are invited; then the roles are dealt.")
    }
    Graveyard {
        id: yard

        anchors.left: parent.left
        anchors.right: panel.left
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.pageSide
        anchors.rightMargin: Theme.pageSide
        anchors.bottomMargin: Theme.compact ? Theme.space8 : Theme.space20
        height: 40
        board: page.board
    }
    MafiaPanel {
        id: panel

        anchors.right: parent.right
        anchors.top: stepper.bottom
        anchors.bottom: parent.bottom
        anchors.rightMargin: page.hasPanel ? Theme.pageSide : 0
        anchors.topMargin: Theme.pageTop
        anchors.bottomMargin: Theme.pageTop
        width: page.hasPanel ? 372 : 0
        visible: page.hasPanel
        board: page.board
        held: page.held
        showsThoughts: page.showsThoughts
        onThoughtsAsked: shown => page.showsThoughts = shown
        onPostmortemAsked: page.postmortemAsked()
    }
    MafiaDrawer {
        id: drawer

        board: page.board
        showsThoughts: page.showsThoughts
        onThoughtsAsked: shown => page.showsThoughts = shown
        onPostmortemAsked: page.postmortemAsked()
    }
}
