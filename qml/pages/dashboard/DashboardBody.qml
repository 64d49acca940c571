import QtQuick
import League
import League.View

// A running league: table, rounds, matches, crosstable, points and events. At low or narrow windows
// the three panels below share one place.
Item {
    id: page

    required property var league // a LeagueBoard
    property bool byHand: false // STEP
    readonly property bool small: Theme.compact || Theme.low
    readonly property int gap: Theme.cardGap

    RoundStrip {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        flat: Theme.low
        model: page.league.roundList
        round: page.league.round
        shownRound: page.league.shownRound
        onChosen: round => page.league.shownRound = round
    }
    StandingsPanel {
        id: standings

        anchors.left: parent.left
        anchors.top: strip.bottom
        anchors.topMargin: page.gap
        width: page.small ? Math.round((parent.width - page.gap) * 0.555) : 600
        height: page.small ? parent.height - strip.height - lower.height - 2 * page.gap : middle.wantedHeight
        narrow: page.small
        model: page.league.standings
        onOpened: playerId => Nav.openAgent(playerId)
    }
    MatchArea {
        id: middle

        anchors.left: standings.right
        // Every card has its gap at the right, also the last one, and also when mirrored.
        anchors.leftMargin: mirrored && !asLines ? 0 : page.gap
        anchors.right: parent.right
        anchors.rightMargin: mirrored || asLines ? 0 : -page.gap
        anchors.top: standings.top
        anchors.bottom: standings.bottom
        model: page.league.matches
        nowMs: page.league.nowMs
        byHand: page.byHand
        asLines: page.small
        rows: page.league.standings.count
        onOpened: matchId => Nav.openMatch(matchId)
    }
    RepaintArea {
        anchors.fill: middle
        model: middle.model
        position: middle.contentY
    }
    Loader {
        id: lower

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: page.small ? 160 : parent.height - standings.y - standings.height - page.gap
        source: page.small ? "LowerTabs.qml" : "LowerPanels.qml"

        Binding {
            target: lower.item
            property: "league"
            value: page.league
            when: lower.item !== null
        }
    }
}
