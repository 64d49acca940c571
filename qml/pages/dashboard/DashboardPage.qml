import QtQuick
import League
import League.View

// The league while it is played, watched or replayed.
AppPage {
    id: page

    property var desk: Desk
    property var league: Desk.league
    readonly property bool replays: desk.playback !== null

    title: league.name
    chart: "league"
    word: league.state
    caption: {
        if (Theme.compact)
            return qsTr("Round %1 of %2, %3 of %4 matches").arg(league.round).arg(league.rounds).arg(league.matchesDone).arg(league.matchesInAll);
        const parts = [Words.game(league.game), qsTr("%n player(s)", "", league.players), qsTr("%n referee(s)", "", league.referees)];
        return parts.join(" · ");
    }
    actions: [
        LeagueProgress {
            anchors.verticalCenter: parent.verticalCenter
            visible: !Theme.compact && !page.replays
            league: page.league
        },
        LeagueControls {
            visible: page.desk.mayControl
            desk: page.desk
            league: page.league
            onStopAsked: Nav.ask("stop")
        },
        ReplayControls {
            visible: page.replays
            playback: page.desk.playback
        }
    ]

    TravelNote {
        id: note

        anchors.left: parent.left
        anchors.right: parent.right
        visible: page.league.shownRound >= 0
        round: page.league.shownRound
        onReturned: page.league.shownRound = -1
    }
    DashboardBody {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: note.visible ? note.bottom : parent.top
        anchors.topMargin: note.visible ? Theme.space8 : 0
        anchors.bottom: parent.bottom
        league: page.league
        byHand: page.desk.speed === "STEP" && page.desk.mayControl
    }
}
