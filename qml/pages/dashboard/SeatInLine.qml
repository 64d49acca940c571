import QtQuick
import League

// A player of a match in one line: the name, and a sign for what it has done.
Row {
    id: side

    required property var seat
    required property var match
    readonly property bool revealed: seat.choice !== "" && (match.isCounted || match.stateWord === "EVALUATING")
    readonly property string symbol: {
        if (seat.outcome === "TECHNICAL_LOSS")
            return "timeout";
        if (revealed)
            return seat.choice === "odd" ? "odd" : "even";
        if (match.stateWord === "WAITING_FOR_PLAYERS")
            return seat.hasJoined ? "check" : "waiting";
        if (match.stateWord === "CREATED" || match.isCounted)
            return "";
        return seat.hasChosen ? "lock" : seat.retries > 0 ? "refresh" : "waiting";
    }

    spacing: Theme.space8

    Txt {
        text: side.seat.name
        type: Theme.bodyStrong
        color: side.seat.outcome === "LOSS" ? Theme.text2 : Theme.text1
        Accessible.ignored: true
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: side.symbol
        size: Theme.icon14
        color: side.symbol === "odd" ? Theme.odd : side.symbol === "even" ? Theme.even : side.symbol === "lock" ? Theme.accent : side.symbol === "check" ? Theme.good : side.symbol === "timeout" || side.symbol === "refresh" ? Theme.bad : Theme.text3
    }
    Gain {
        anchors.verticalCenter: parent.verticalCenter
        visible: side.match.isCounted && side.seat.points > 0
        points: side.seat.points
    }
}
