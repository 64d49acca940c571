import QtQuick
import League

// What the status bar says at its start: role, address, health.
Row {
    id: facts

    required property var desk
    required property var league

    spacing: Theme.space20

    StatusFact {
        symbol: facts.desk.mayControl ? "manager" : facts.desk.playback !== null ? "replay" : "watch"
        text: facts.desk.mayControl ? qsTr("League Manager") : facts.desk.playback !== null ? qsTr("Replay") : qsTr("Spectator")
    }
    StatusFact {
        visible: facts.desk.playback === null
        mono: true
        text: Words.isolated(facts.league.endpoint)
    }
    StatusFact {
        visible: facts.league.isOver
        symbol: "check-circle"
        tone: "good"
        text: qsTr("League finished")
    }
}
