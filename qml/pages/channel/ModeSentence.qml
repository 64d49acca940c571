import QtQuick
import QtQuick.Layouts
import League

// What would happen to a message that is sent now.
RowLayout {
    id: line

    required property var channel
    property string problem
    readonly property var turn: channel.turn
    readonly property string sentence: {
        if (problem !== "")
            return problem;
        if (!channel.mayWrite)
            return channel.runWord === "CLOSED" ? qsTr("The channel is closed.") : qsTr("People may only watch in this channel.");
        if (channel.queued === 0)
            return qsTr("Nobody is in the queue: your message is kept, and nobody gets it.");
        if (channel.hasFloor)
            return qsTr("You have the floor: everyone gets your message at once.");
        if (!turn.isRunning)
            return channel.mode === "interrupt" ? qsTr("Nobody speaks: you take the floor.") : qsTr("Nobody speaks: delivered at once.");
        if (turn.isHeld && turn.waitFor === "human_input" && channel.mode !== "parallel")
            return qsTr("%1 waits for your answer and goes on with it.").arg(turn.name);
        switch (channel.mode) {
        case "queue":
            return qsTr("Delivered when %1 finishes.").arg(turn.name);
        case "interrupt":
            return turn.isHeld ? qsTr("Goes to everyone now.") : qsTr("%1 pauses and you speak first.").arg(turn.name);
        case "inject":
            return qsTr("%1 sees your message at once and keeps the turn.").arg(turn.name);
        }
        return qsTr("Goes to everyone now.");
    }

    spacing: Theme.space4

    Icon {
        symbol: line.problem !== "" ? "error" : "info"
        size: Theme.icon14
        color: line.problem !== "" ? Theme.bad : Theme.text3
    }
    Txt {
        objectName: "modeSentence"
        Layout.fillWidth: true
        text: line.sentence
        type: Theme.caption
        color: line.problem !== "" ? Theme.bad : Theme.text3
        elide: Text.ElideRight
    }
    Txt {
        visible: line.channel.heldMessages > 0
        text: qsTr("%n message(s) held", "", line.channel.heldMessages)
        type: Theme.captionStrong
        color: Theme.warn
    }
}
