import QtQuick
import League

// Asks before an agent is taken out: before the start it leaves, later it is withdrawn.
ConfirmDialog {
    id: question

    property string agentId
    property string agentName
    property bool started: false
    signal removed(string agentId)

    function ask(agent: var): void {
        agentId = agent.agentId;
        agentName = agent.name;
        open();
    }

    title: started ? qsTr("Withdraw %1?").arg(agentName) : qsTr("Remove %1?").arg(agentName)
    sentence: started ? qsTr("What it has played stays in the table. Its other matches are decided by the rules of the league.") : qsTr("The agent is told, and may join again.")
    symbol: "trash"
    confirmText: started ? qsTr("Withdraw") : qsTr("Remove")
    onConfirmed: removed(agentId)
}
