import QtQuick
import League

// What a player has done in a match, as sign and words.
Row {
    id: status

    required property var seat
    required property var match

    readonly property bool technical: seat.outcome === "TECHNICAL_LOSS"
    readonly property bool technicalWin: match.status === "TECHNICAL_LOSS" && seat.outcome === "WIN"
    readonly property bool revealed: seat.choice !== "" && (match.isCounted || match.stateWord === "EVALUATING" || match.stateWord === "FINISHED")
    // [icon, words, token]
    readonly property var said: {
        if (technical)
            return ["timeout", cause(), "bad"];
        if (technicalWin)
            return ["", qsTr("technical win"), "text2"];
        if (match.stateWord === "CREATED")
            return ["", qsTr("not invited yet"), "text3"];
        if (match.stateWord === "CANCELLED" || match.stateWord === "ABORTED")
            return seat.hasJoined ? ["check", qsTr("Joined"), "text2"] : ["cancelled", qsTr("No join"), "text3"];
        if (match.stateWord === "WAITING_FOR_PLAYERS")
            return seat.hasJoined ? ["check", seat.joinedAfterMs >= 0 ? qsTr("Joined %1 ms").arg(seat.joinedAfterMs) : qsTr("Joined"), "text2"] : ["waiting", qsTr("Invited…"), "text3"];
        if (seat.hasChosen)
            return ["lock", qsTr("Locked in"), "text2"];
        if (seat.retries > 0)
            return ["refresh", qsTr("retry %1 of %2").arg(seat.retries).arg(match.maxRetries), "bad"];
        return ["waiting", qsTr("Thinking…"), "text3"];
    }

    function cause(): string {
        switch (seat.cause) {
        case "NO_SHOW":
            return qsTr("No join");
        case "TIMEOUT":
            return qsTr("No answer");
        case "UNREACHABLE":
            return qsTr("Unreachable");
        }
        return qsTr("technical loss");
    }

    spacing: Theme.space4

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        visible: !status.revealed && symbol !== ""
        symbol: status.said[0]
        size: Theme.icon14
        color: status.said[0] === "lock" ? Theme.accent : status.said[0] === "check" ? Theme.good : Theme[status.said[2]]
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        visible: !status.revealed
        text: status.said[1]
        type: Theme.caption
        color: Theme[status.said[2]]
    }
    ChoiceWord {
        anchors.verticalCenter: parent.verticalCenter
        visible: status.revealed
        choice: status.seat.choice
    }
    Gain {
        anchors.verticalCenter: parent.verticalCenter
        visible: status.match.isCounted && status.seat.outcome !== ""
        points: status.seat.points
    }
}
