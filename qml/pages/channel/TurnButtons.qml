import QtQuick
import League

// Hold and skip, or release and resume, as the turn stands.
Row {
    id: buttons

    required property var channel
    readonly property var turn: channel.turn

    spacing: Theme.space16

    PushButton {
        objectName: "holdTurn"
        visible: buttons.turn.isRunning && !buttons.turn.isHeld
        symbol: "hold"
        text: qsTr("Hold")
        hint: qsTr("The agent waits and you have the floor (Ctrl+H)")
        onClicked: buttons.channel.toggleHold()
    }
    PushButton {
        objectName: "releaseFloor"
        visible: buttons.channel.hasFloor
        symbol: "play"
        text: qsTr("Release")
        hint: qsTr("Give the floor back (Ctrl+H)")
        onClicked: buttons.channel.releaseFloor()
    }
    PushButton {
        objectName: "resumeTurn"
        visible: buttons.turn.isHeld && !buttons.turn.isInterrupted
        symbol: "play"
        text: qsTr("Resume")
        hint: qsTr("The agent goes on with the time it had left")
        onClicked: buttons.channel.resumeTurn()
    }
    PushButton {
        objectName: "skipTurn"
        visible: buttons.turn.isRunning
        symbol: "step"
        text: Theme.compact ? qsTr("Skip") : qsTr("Skip turn")
        hint: qsTr("The turn ends and the next agent speaks (Ctrl+J)")
        onClicked: buttons.channel.skip()
    }
}
