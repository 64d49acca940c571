import QtQuick

// The rules of a channel in the reader's language.
QtObject {
    readonly property var meanings: ({
        "defaultTimeoutSeconds": qsTr("How long a turn may take, in seconds"),
        "humanInterruptMode": qsTr("What happens to a person's message while an agent speaks"),
        "announceTimeouts": qsTr("Say in the channel when a turn or a wait ran out of time"),
        "announceDisconnects": qsTr("Say in the channel when an agent was lost"),
        "autoDetectTurnEnd": qsTr("End a turn by itself when its agent has spoken and falls silent"),
        "autoDetectSilenceSeconds": qsTr("How long that silence is, in seconds"),
        "agentTimeoutSeconds": qsTr("Turn limits of single agents"),
        "waitTimeoutSeconds": qsTr("How long an agent may wait in its turn, in seconds"),
        "waitPolicy": qsTr("While an agent waits: hold the queue, or let others have their turns"),
        "maxWaitsPerTurn": qsTr("How often an agent may wait in one turn; 0 forbids it"),
        "resumeMinSeconds": qsTr("What an agent has at least when it goes on, in seconds"),
        "humanHoldSeconds": qsTr("How long a person keeps the floor without writing, in seconds"),
        "heartbeatIntervalSeconds": qsTr("How often each agent is asked whether it is there, in seconds"),
        "heartbeatMissLimit": qsTr("Missed answers after which an agent counts as lost"),
        "announceEmptyChannel": qsTr("Say in the channel that nobody is there"),
        "autoPauseAfterSilentCycles": qsTr("Cycles without a word after which the channel pauses; 0 is never"),
        "historyLimit": qsTr("How many messages a newcomer gets to read"),
        "maxMessageChars": qsTr("How long a message may be, in characters")
    })

    function meaning(key: string): string {
        return meanings[key] || key;
    }
}
