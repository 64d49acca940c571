pragma ComponentBehavior: Bound
import QtQuick
import League

// The phases as coloured blocks with deaths, saves, claims and votes; a click shows that moment.
ListView {
    id: line

    required property var board

    implicitHeight: 44
    orientation: ListView.Horizontal
    spacing: Theme.space4
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    model: board.phases
    activeFocusOnTab: true
    keyNavigationEnabled: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Timeline")
    Keys.onReturnPressed: board.jumpTo(board.phases.field(currentIndex, "seq"))
    onCountChanged: positionViewAtEnd()

    delegate: TimelineBlock {
        isFocused: ListView.isCurrentItem && line.activeFocus
        onChosen: line.board.jumpTo(seq)
    }
}
