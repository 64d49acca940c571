pragma ComponentBehavior: Bound
import QtQuick
import League
import League.View

// What happened at a table and why, when the match is over: the result, what mattered, who was who,
// and every night and day.
AppPage {
    id: page

    property var board: PostmortemBoard
    readonly property bool narrow: Theme.compact

    title: qsTr("Post-mortem of match %1").arg(board.matchId)
    caption: board.isFound ? Words.winner(board.result.winner) : ""
    beside: Chip {
        dense: true
        tone: "neutral"
        symbol: "mask"
        text: Words.game("mafia")
    }
    actions: [
        PushButton {
            visible: page.board.isFound
            kind: PushButton.Ghost
            symbol: "copy"
            text: qsTr("Copy")
            onClicked: clipboard.put(page.board.text)
        },
        PushButton {
            objectName: "backToTable"
            symbol: "arrow-left"
            text: qsTr("Back to the table")
            hint: "Esc"
            onClicked: Nav.back()
        }
    ]

    Keys.onPressed: event => {
        const steps = {
            [Qt.Key_Down]: 60,
            [Qt.Key_Up]: -60,
            [Qt.Key_PageDown]: scroll.height,
            [Qt.Key_PageUp]: -scroll.height,
            [Qt.Key_Home]: -scroll.contentHeight,
            [Qt.Key_End]: scroll.contentHeight
        };
        event.accepted = event.key in steps;
        if (event.accepted)
            scroll.move(steps[event.key]);
    }

    HelpScroll {
        id: scroll

        objectName: "postmortem"
        anchors.fill: parent
        visible: page.board.isFound
        name: page.title

        Flow {
            id: top

            readonly property real first: page.narrow ? width : Math.floor((width - Theme.cardGap) / 3)

            width: scroll.lineWidth
            spacing: Theme.cardGap

            PostmortemResult {
                width: top.first
                result: page.board.result
            }
            PostmortemMoments {
                width: page.narrow ? top.width : top.width - top.first - Theme.cardGap
                model: page.board.moments
            }
        }
        PostmortemPlayers {
            width: scroll.lineWidth
            model: page.board.players
        }
        Repeater {
            model: page.board.cycles

            PostmortemCycle {
                width: scroll.lineWidth
            }
        }
    }
    LoadingState {
        anchors.left: parent.left
        anchors.right: parent.right
        waiting: page.board.isReading
        sentence: qsTr("The record is being read")
    }
    EmptyState {
        anchors.centerIn: parent
        visible: !page.board.isReading && !page.board.isFound
        symbol: "grave"
        title: qsTr("There is no post-mortem")
        sentence: qsTr("Match %1 is not over, or its record is not on this computer.").arg(page.board.matchId)
    }
    Clipboard {
        id: clipboard
    }
}
