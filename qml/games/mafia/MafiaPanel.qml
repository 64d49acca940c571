import QtQuick
import League

// What stands beside the table: the panel of the present phase.
Card {
    id: panel

    required property var board
    property bool showsThoughts: true
    property bool held: false // time stands still
    property bool bare: false // inside a drawer
    readonly property string phase: board.table.phase
    readonly property bool isDecided: phase === "END"
    readonly property real footHeight: stake.height + Theme.space12
    signal thoughtsAsked(bool shown)
    signal postmortemAsked

    implicitWidth: 0
    implicitHeight: 0
    padding: bare ? 0 : Theme.panelPadding
    color: bare ? Theme.transparent : Theme.surface1
    border.color: bare ? Theme.transparent : Theme.line
    name: qsTr("What happens now")

    NightPanel {
        anchors.fill: parent
        anchors.bottomMargin: panel.footHeight
        visible: panel.phase === "NIGHT_ACTIONS"
        board: panel.board
        held: panel.held
        showsThoughts: panel.showsThoughts
    }
    VotePanel {
        anchors.fill: parent
        anchors.bottomMargin: panel.footHeight
        visible: panel.phase === "DAY_VOTING" || panel.phase === "RESOLUTION"
        board: panel.board
        held: panel.held
    }
    EndPanel {
        anchors.fill: parent
        visible: panel.isDecided
        board: panel.board
        onPostmortemAsked: panel.postmortemAsked()
    }
    MafiaTalk {
        anchors.fill: parent
        anchors.bottomMargin: panel.footHeight
        visible: panel.phase === "SETUP" || panel.phase === "MORNING_REVEAL" || panel.phase === "DAY_DISCUSSION"
        board: panel.board
        showsThoughts: panel.showsThoughts
        knowsThoughts: panel.board.view !== "audience" || panel.board.table.isOver
        onThoughtsAsked: shown => panel.thoughtsAsked(shown)
    }
    PointsAtStake {
        id: stake

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        visible: !panel.isDecided
        table: panel.board.table
    }
}
