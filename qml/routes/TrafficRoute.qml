import QtQuick
import League
import League.View

// The page of everything that was said.
TrafficPage {
    id: route

    traffic: Desk.traffic
    onMatchOpened: matchId => Nav.openMatch(matchId)
    onSaveAsked: save.open()

    SaveDialog {
        id: save

        proposedName: "traffic.json"
        onChosen: file => done(file, Desk.traffic.saveTo(file))
    }
}
