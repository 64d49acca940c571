import QtQuick
import League
import League.View

// What the status bar says at its start: role, address, health.
Row {
    id: facts

    required property var desk
    required property var league
    property var agents: AgentsBoard

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
        visible: facts.agents.hasHealth && !facts.league.isOver && facts.agents.attention === 0
        symbol: "check-circle"
        tone: "good"
        text: qsTr("%n agent(s) healthy", "", facts.agents.counts.healthy)
    }
    StatusFact {
        visible: facts.agents.attention > 0 && !facts.league.isOver
        symbol: "breaker-half"
        tone: "warn"
        text: qsTr("%n agent(s) need attention", "", facts.agents.attention)
    }
    StatusFact {
        visible: facts.league.isOver
        symbol: "check-circle"
        tone: "good"
        text: qsTr("League finished")
    }
}
