import QtQuick
import League

// A notice of the channel, in the reader's language; one that we do not know in the engine's words.
NoticeLine {
    id: notice

    required property string kind
    required property string mark // the notice, as the protocol calls it
    required property string agent
    required property string words
    required property int seconds
    readonly property string told: {
        if (kind === "passed")
            return qsTr("%1 passed").arg(agent);
        switch (mark) {
        case "AGENT_DISCONNECTED":
            return qsTr("%1 disconnected and left the queue").arg(agent);
        case "TURN_TIMED_OUT":
            return qsTr("%1 ran out of time after %2 s, the queue moved on").arg(agent).arg(seconds);
        case "WAIT_TIMED_OUT":
            return qsTr("%1 waited too long, the queue moved on").arg(agent);
        case "NO_AGENTS":
            return qsTr("No agents available in this channel");
        case "AGENT_JOINED":
            return qsTr("%1 joined the queue").arg(agent);
        case "AGENT_LEFT":
            return qsTr("%1 left the channel").arg(agent);
        case "TURN_SKIPPED":
            return qsTr("%1 was skipped").arg(agent);
        case "CHANNEL_PAUSED":
            return qsTr("The channel was paused");
        case "CHANNEL_RESUMED":
            return qsTr("The channel goes on");
        }
        return words;
    }

    text: told
    symbol: ({AGENT_DISCONNECTED: "offline", TURN_TIMED_OUT: "timeout", WAIT_TIMED_OUT: "timeout", NO_AGENTS: "warning", AGENT_JOINED: "online", AGENT_LEFT: "shutdown", TURN_SKIPPED: "step", CHANNEL_PAUSED: "pause", CHANNEL_RESUMED: "play"})[mark] || "minus"
    tint: mark === "TURN_TIMED_OUT" || mark === "WAIT_TIMED_OUT" || mark === "NO_AGENTS" ? Theme.warn : Theme.text3
}
