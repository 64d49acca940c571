import QtQuick
import League
import League.View

// The match of Mafia that was opened; the match page of leagues of Mafia.
MafiaPage {
    id: game

    // Without a match of its own the page shows the first of the round, as soon as there is one.
    readonly property string wanted: Nav.matchId !== "" ? Nav.matchId : Desk.league.round > 0 && Desk.league.matches.count > 0 ? Desk.league.matches.field(0, "matchId") : ""

    board: Desk.mafia
    mayControl: Desk.mayControl && Desk.phase === Desk.Playing
    playback: Desk.playback
    onWantedChanged: {
        Desk.match.open(wanted);
        Desk.mafia.open(wanted);
    }
    onOrdered: (command, value) => Desk.steerMatch(wanted, command, value)
    onSaveAsked: save.open()
    onAbortAsked: abort.open()
    onPostmortemAsked: {
        PostmortemBoard.open(Desk.leagueFolder, wanted);
        Nav.open("postmortem");
    }
    lamps: AgentsBoard.lamps

    SaveDialog {
        id: save

        proposedName: game.wanted + ".json"
        onChosen: file => done(file, Desk.match.saveTo(file))
    }
    ConfirmDialog {
        id: abort

        title: qsTr("Abort the match?")
        sentence: qsTr("Match %1 ends at once and counts for nobody.").arg(game.wanted)
        symbol: "stop"
        confirmText: qsTr("Abort the match")
        cancelText: qsTr("Keep playing")
        onConfirmed: Desk.steerMatch(game.wanted, "abort", "")
    }
}
