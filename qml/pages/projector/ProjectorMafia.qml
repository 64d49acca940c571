import QtQuick
import League
import League.View

// A table of Mafia for the room: the audience's view, in large letters.
RoundTable {
    board: Desk.mafiaStage
    large: true
    showsThoughts: false
}
