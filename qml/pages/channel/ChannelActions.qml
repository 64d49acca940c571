pragma ComponentBehavior: Bound
import QtQuick
import League

// What can be done with a channel as a whole: choose another, make one, pause, step.
Row {
    id: actions

    required property var desk
    required property var channel
    readonly property bool isPaused: channel.runWord === "PAUSED"
    readonly property bool isRunning: channel.runWord === "RUNNING"
    signal newAsked
    signal guideAsked
    signal sideAsked
    signal exportAsked

    spacing: Theme.space16

    PushButton {
        id: all

        objectName: "allChannels"
        symbol: "chevron-down"
        text: qsTr("All channels")
        onClicked: menu.popup(all, 0, all.height + Theme.space4)
    }
    PushButton {
        objectName: "stepChannel"
        visible: actions.isPaused
        symbol: "step"
        text: qsTr("One turn")
        hint: qsTr("Grant one turn and stay paused")
        reason: actions.channel.turn.isRunning ? qsTr("%1 has the turn. Let it end, or skip it.").arg(actions.channel.turn.name) : ""
        onClicked: actions.channel.step()
    }
    PushButton {
        objectName: "pauseChannel"
        visible: actions.isPaused || actions.isRunning
        symbol: actions.isPaused ? "play" : "pause"
        text: actions.isPaused ? qsTr("Go on") : Theme.compact ? qsTr("Pause") : qsTr("Pause channel")
        onClicked: actions.isPaused ? actions.channel.proceed() : actions.channel.pause()
    }
    IconButton {
        objectName: "sideButton"
        visible: Theme.compact && actions.channel.runWord !== ""
        symbol: "settings"
        text: qsTr("Transitions and rules")
        onClicked: actions.sideAsked()
    }
    PopupMenu {
        id: menu

        Instantiator {
            model: actions.channel.channels
            delegate: PopupMenuItem {
                required property string channelId
                required property string title
                required property bool isCurrent
                required property int members

                symbol: isCurrent ? "check" : "channel"
                text: qsTr("%1, %n agent(s)", "a channel", members).arg(title)
                onTriggered: actions.channel.open(channelId)
            }
            onObjectAdded: (index, item) => menu.insertItem(index, item)
            onObjectRemoved: (index, item) => menu.removeItem(item)
        }
        PopupMenuItem {
            objectName: "newChannelItem"
            symbol: "plus"
            text: qsTr("New channel")
            onTriggered: actions.newAsked()
        }
        PopupMenuItem {
            symbol: "download"
            text: qsTr("Save what was said")
            enabled: actions.channel.runWord !== ""
            onTriggered: actions.exportAsked()
        }
        PopupMenuItem {
            symbol: "info"
            text: qsTr("Guide for agent authors")
            onTriggered: actions.guideAsked()
        }
        PopupMenuItem {
            symbol: "x"
            text: qsTr("Close this channel")
            dangerous: true
            enabled: actions.isPaused || actions.isRunning
            onTriggered: question.open()
        }
    }
    ConfirmDialog {
        id: question

        title: qsTr("Close the channel %1?").arg(actions.channel.title)
        sentence: qsTr("Everybody is sent away and nobody can come back. What was said stays and can be read and saved.")
        symbol: "x"
        confirmText: qsTr("Close channel")
        cancelText: qsTr("Keep it open")
        onConfirmed: actions.channel.close()
    }
}
