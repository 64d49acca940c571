import QtQuick
import QtQuick.Layouts
import League

// Whose turn it is, how long, who is next, and what a person may do about it.
Card {
    id: head

    required property var channel
    readonly property var turn: channel.turn
    readonly property bool floorOnly: channel.hasFloor && !turn.isRunning
    readonly property string word: turn.isRunning ? turn.stateWord : ""
    readonly property string headline: {
        if (floorOnly)
            return qsTr("You have the floor");
        if (!turn.isRunning)
            return channel.runWord === "PAUSED" ? qsTr("The channel is paused") : channel.runWord === "CLOSED" ? qsTr("The channel is closed") : channel.queued === 0 ? qsTr("Nobody is in the queue") : qsTr("Nobody has the turn");
        if (turn.isInterrupted)
            return qsTr("%1 is paused").arg(turn.name);
        return turn.isHeld ? qsTr("%1 waits").arg(turn.name) : qsTr("%1 has the turn").arg(turn.name);
    }
    readonly property string sentence: {
        if (floorOnly)
            return qsTr("The next turn begins when you release it.");
        if (!turn.isRunning)
            return turn.nextName !== "" ? qsTr("%1 is next.").arg(turn.nextName) : channel.queued > 0 && channel.runWord === "RUNNING" ? qsTr("Write something, and the agent answers.") : "";
        if (turn.isInterrupted)
            return turn.hasDraft ? qsTr("You have the floor. A draft is kept until it goes on.") : qsTr("You have the floor. It goes on when you release it.");
        if (turn.isHeld)
            return turn.waitFor === "human_input" ? qsTr("for an answer of yours") : turn.reason !== "" ? turn.reason : turn.waitFor === "timer" ? qsTr("until its time is over") : qsTr("for something elsewhere");
        if (turn.limitSeconds === 0)
            return turn.nextName === "" ? qsTr("No time limit") : qsTr("No time limit, %1 is next").arg(turn.nextName);
        return turn.nextName === "" ? qsTr("%1 s limit").arg(turn.limitSeconds) : qsTr("%1 s limit, %2 is next").arg(turn.limitSeconds).arg(turn.nextName);
    }

    implicitWidth: 0
    implicitHeight: 0
    padding: Theme.panelPadding
    border.color: word !== "" ? States.line("turn", word) : floorOnly ? Theme.accentLine : Theme.line
    name: headline

    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space16

        Ring {
            visible: head.turn.isRunning || head.floorOnly
            size: 60
            colour: head.word !== "" ? States.colour("turn", head.word) : Theme.accent
            total: head.floorOnly ? head.channel.floorTotalMs : head.turn.totalMs
            remaining: head.floorOnly ? head.channel.floorLeftMs : head.turn.leftMs
        }
        IconTile {
            visible: !head.turn.isRunning && !head.floorOnly
            size: 48
            symbol: head.channel.runWord === "PAUSED" ? "pause" : "channel"
            tone: head.channel.runWord === "PAUSED" ? "warn" : ""
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            RowLayout {
                spacing: Theme.space8

                Txt {
                    Layout.fillWidth: true
                    Layout.maximumWidth: Math.ceil(implicitWidth)
                    text: head.headline
                    type: Theme.h2
                    elide: Text.ElideRight
                    Accessible.role: Accessible.Heading
                }
                Chip {
                    visible: head.word !== ""
                    dense: true
                    chart: "turn"
                    word: head.word
                }
                Item {
                    Layout.fillWidth: true
                }
            }
            Txt {
                Layout.fillWidth: true
                visible: text !== ""
                text: head.sentence
                type: Theme.small
                color: Theme.text2
                elide: Text.ElideRight
            }
        }
        TurnButtons {
            channel: head.channel
        }
    }
}
