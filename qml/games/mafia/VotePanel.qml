pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The vote: bars with the majority, who is missing, who changed, who abstained, how a tie ended.
ColumnLayout {
    id: panel

    required property var board
    property bool held: false
    readonly property var table: board.table

    spacing: Theme.space12

    PanelHead {
        Layout.fillWidth: true
        table: panel.table
        held: panel.held
        title: qsTr("Vote")
        caption: qsTr("%1 of %2 votes in, majority is %3").arg(panel.table.votesIn).arg(panel.table.voters).arg(panel.table.majority)
        timed: !panel.table.hasResult
    }
    ListView {
        id: tally

        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: Math.min(contentHeight, 100)
        Layout.maximumHeight: contentHeight
        clip: true
        spacing: Theme.space8
        boundsBehavior: Flickable.StopAtBounds
        model: panel.board.tally
        activeFocusOnTab: count > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Votes")
        move: Transition {
            NumberAnimation {
                property: "y"
                duration: Theme.durationMove
                easing.type: Theme.easeMove
            }
        }
        displaced: move

        delegate: TallyLine {
            width: tally.width
        }
    }
    VoteNotes {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space4
        board: panel.board
    }
    Item {
        Layout.fillHeight: true
    }
    Rule {
        Layout.fillWidth: true
    }
    Txt {
        Layout.fillWidth: true
        text: qsTr("Most votes leaves the game and the role is revealed. A tie is settled by the seeded draw.")
        type: Theme.small
        color: Theme.text2
        wrapMode: Text.Wrap
    }
}
