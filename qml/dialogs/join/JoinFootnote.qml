import QtQuick
import League

// Which message joining will send.
Row {
    id: note

    required property string role

    spacing: Theme.space4

    Txt {
        text: note.role === "spectator" ? qsTr("Reads the league and sends nothing.") : qsTr("Sends", "followed by the name of a message")
        type: Theme.caption
        color: Theme.text3
    }
    Txt {
        visible: note.role !== "spectator"
        text: note.role === "referee" ? "REFEREE_REGISTER_REQUEST" : "LEAGUE_REGISTER_REQUEST"
        type: Theme.monoSmall
        color: Theme.text2
    }
}
