import QtQuick
import League
import League.View

// The page of the match that was opened.
MatchPage {
    id: route

    // Without a match of its own the page shows the first of the round.
    readonly property string wanted: Nav.matchId !== "" ? Nav.matchId : Desk.league.matches.field(0, "matchId") || ""

    match: Desk.match
    onWantedChanged: Desk.match.open(wanted)
    onBackAsked: Nav.back()
    onSaveAsked: save.open()

    SaveDialog {
        id: save

        proposedName: route.wanted + ".json"
        onChosen: file => done(file, Desk.match.saveTo(file))
    }
}
