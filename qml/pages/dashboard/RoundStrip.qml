pragma ComponentBehavior: Bound
import QtQuick
import League

// The rounds of a league, and a time machine: a round that was played shows the league as it was
// after it; the current one leads back to now.
ListView {
    id: strip

    property int round: 0 // the one that is played
    property int shownRound: -1
    property bool flat: false // a low window: one line, no pips
    signal chosen(int round)

    readonly property int cellWidth: {
        const wide = flat ? 200 : 292;
        const rest = (width - wide - (count - 1) * spacing) / Math.max(1, count - 1);
        return Math.max(flat ? 76 : 132, Math.floor(rest));
    }
    readonly property int currentWidth: Math.max(flat ? 196 : 292, count > 0 ? width - (count - 1) * (cellWidth + spacing) : 0)

    implicitHeight: flat ? 36 : 56
    orientation: ListView.Horizontal
    spacing: flat ? Theme.space4 : Theme.space8
    boundsBehavior: Flickable.StopAtBounds
    clip: contentWidth > width
    activeFocusOnTab: true
    keyNavigationEnabled: true
    highlightMoveDuration: Theme.durationMove
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Rounds")
    // In a league of two hundred rounds the one that is played would soon be out of sight.
    onRoundChanged: if (!activeFocus && !moving && shownRound < 0) following.restart()
    onCountChanged: following.restart()

    Timer {
        id: following

        interval: 0 // after the layout that is going on
        onTriggered: if (strip.round > 0) strip.positionViewAtIndex(strip.round - 1, ListView.Center)
    }

    delegate: RoundCell {
        width: isCurrent ? strip.currentWidth : strip.cellWidth
        height: strip.height
        thin: strip.flat
        travelled: strip.shownRound >= 0 && isShown
        onClicked: strip.chosen(isCurrent ? -1 : round)
    }
}
