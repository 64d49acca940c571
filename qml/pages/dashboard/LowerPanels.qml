import QtQuick
import League
import League.View

// Crosstable (where players meet in pairs), points and events side by side. Extra width goes to the
// last two.
Item {
    id: panels

    property var league: Desk.league

    readonly property int taken: league.hasCrosstable ? 380 + Theme.cardGap : 0
    readonly property int extra: Math.max(0, width - taken - 508 - 400 - Theme.cardGap)

    CrosstablePanel {
        width: 380
        visible: panels.league.hasCrosstable
        height: parent.height
        anchors.left: parent.left
        model: panels.league.crosstable
        onOpened: matchId => Nav.openMatch(matchId)
    }
    PointsPanel {
        id: points

        anchors.left: parent.left
        anchors.leftMargin: panels.taken
        width: 508 + Math.round(panels.extra / 2)
        height: parent.height
        series: panels.league.series
        rounds: panels.league.rounds
        current: panels.league.shownRound >= 0 ? panels.league.shownRound : panels.league.round
    }
    EventsPanel {
        anchors.left: points.right
        anchors.leftMargin: Theme.cardGap
        anchors.right: parent.right
        height: parent.height
        model: panels.league.events
        live: panels.league.shownRound < 0 && !panels.league.isOver
        onOpened: matchId => Nav.openMatch(matchId)
    }
}
