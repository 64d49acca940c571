import QtQuick

// Why something moved, in words. Messages of the protocol stay as they were sent.
QtObject {
    function why(trigger: string, seconds: int, trouble: string): string {
        switch (trigger) {
        case "AGENT_STARTED":
            return qsTr("Agent started");
        case "ENABLED":
            return qsTr("Enabled");
        case "ASSIGNED":
            return qsTr("Assigned to the channel");
        case "AGENT_STOPPED":
            return qsTr("Agent stopped");
        case "DISABLED":
            return qsTr("Disabled");
        case "TURN_GRANTED":
            return qsTr("Turn granted");
        case "REMOVED":
            return qsTr("Removed from the channel");
        case "DISCONNECTED":
            return qsTr("Agent disconnected");
        case "AUTO_DETECTED_END":
            return qsTr("Turn ended after silence");
        case "TURN_ERROR":
            return qsTr("Answered with an error");
        case "TIMEOUT":
            return qsTr("Timeout, %1 s").arg(seconds);
        case "SOLO_PARKED":
            return qsTr("Alone, waits to be spoken to");
        case "OPERATOR_SKIP":
            return qsTr("Skipped by the operator");
        case "WAIT_REQUESTED":
            return qsTr("Wait requested");
        case "HUMAN_INTERRUPT":
            return qsTr("Interrupted by a person");
        case "CRASH":
            return qsTr("Crashed in its turn");
        case "WAIT_RESOLVED":
            return qsTr("Wait is over");
        case "HUMAN_INPUT":
            return qsTr("A person answered");
        case "HUMAN_RELEASED":
            return qsTr("The floor was released");
        case "OPERATOR_RESUME":
            return qsTr("Resumed by the operator");
        case "WAIT_TIMEOUT":
            return qsTr("Waited too long");
        case "refused":
            return qsTr("Refused: %1").arg(trouble);
        case "deferred":
            return qsTr("Passed over, busy in another channel");
        case "crash":
            return trouble !== "" ? qsTr("Lost: %1").arg(trouble) : qsTr("Lost");
        case "warning":
        case "engine":
            return trouble;
        }
        return trigger;
    }
}
