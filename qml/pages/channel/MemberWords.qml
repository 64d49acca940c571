import QtQuick

// What a member of a channel does just now, in words.
QtObject {
    function standing(word: string, seconds: int): string {
        switch (word) {
        case "has_turn":
            return qsTr("has the turn");
        case "paused":
            return seconds < 0 ? qsTr("paused") : qsTr("paused, %1 s left").arg(seconds);
        case "next":
            return qsTr("next");
        case "reads":
            return qsTr("reads along");
        case "waits":
            return seconds < 0 ? qsTr("on hold") : qsTr("on hold, %1 s left").arg(seconds);
        case "parked":
            return qsTr("waits to be spoken to");
        case "disabled":
            return qsTr("disabled");
        case "lost":
            return lost(seconds);
        case "elsewhere":
            return qsTr("in another channel");
        }
        return qsTr("online, no channel");
    }
    function lost(seconds: int): string {
        if (seconds < 0)
            return qsTr("lost");
        if (seconds < 60)
            return qsTr("lost %1 s ago").arg(seconds);
        if (seconds < 3600)
            return qsTr("lost %1 min ago").arg(Math.floor(seconds / 60));
        return qsTr("lost %1 h ago").arg(Math.floor(seconds / 3600));
    }
}
