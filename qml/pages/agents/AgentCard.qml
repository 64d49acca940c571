import QtQuick
import League

// One agent: who, where, how fast it answers, and how its breaker stands.
ActionCard {
    id: card

    required property var agent
    property bool lit: false // the arrows are here
    readonly property string called: agent.role === "manager" ? qsTr("Manager") : agent.name
    readonly property string about: {
        if (agent.role === "manager")
            return qsTr("%1, %n player(s)", "id of the manager", agent.players).arg(agent.agentId);
        if (agent.role === "referee")
            return qsTr("%1, %2 of %n match(es)", "id of a referee; matches it has, and may have at a time", agent.maxMatches).arg(agent.agentId).arg(agent.matchesNow);
        return agent.strategy !== "" ? qsTr("%1, %2", "id and strategy of a player").arg(agent.agentId).arg(Words.strategy(agent.strategy)) : agent.agentId;
    }

    topPadding: Theme.space12
    edge: agent.breaker === "OPEN" || agent.lifecycle === "FAILED" ? Theme.badLine : Theme.line
    text: {
        const parts = [called, agent.agentId, States.spoken(agent.lifecycle)];
        if (agent.hasHealth)
            parts.push(qsTr("breaker %1").arg(States.spoken(agent.breaker)));
        parts.push(agent.errors > 0 ? qsTr("%n error(s)", "", agent.errors) : qsTr("no errors"));
        return parts.join(", ");
    }

    contentItem: AgentCardBody {
        agent: card.agent
        called: card.called
        about: card.about
    }
    FocusRing {
        visible: card.lit
        around: Theme.radius12
    }
    Rectangle {
        anchors.fill: parent
        visible: card.selected
        color: Theme.transparent
        radius: Theme.radius12
        border.color: Theme.accent
        border.width: Theme.strokeFocus
    }
}
