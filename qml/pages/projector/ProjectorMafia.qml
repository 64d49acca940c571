import QtQuick
import League

// A table of Mafia for the room: the audience's view, in large letters.
Item {
    id: table

    required property var board

    RoundTable {
        anchors.fill: parent
        board: table.board
        large: true
        showsThoughts: false
    }
}
