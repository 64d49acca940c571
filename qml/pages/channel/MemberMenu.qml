import QtQuick
import League

// What can be done with one agent of a channel.
PopupMenu {
    id: menu

    required property var channel
    property string agentId
    property string name
    property string stateWord
    property int position: 0
    property bool isDisabled: false
    property bool isMember: true
    readonly property bool isQueued: stateWord === "QUEUED"
    readonly property bool hasTurn: stateWord === "ACTIVE" || stateWord === "WAITING"

    function openFor(row: Item): void {
        const line = row as MemberLine;
        agentId = line.agentId;
        name = line.name;
        stateWord = line.stateWord;
        position = line.position;
        isDisabled = line.isDisabled;
        isMember = line.isMember;
        popup(row, row.width / 3, row.height - Theme.space8);
    }

    PopupMenuItem {
        objectName: "grantItem"
        symbol: "turn"
        text: qsTr("Give the next turn")
        enabled: menu.position > 0 && !menu.hasTurn
        onTriggered: menu.channel.grant(menu.agentId)
    }
    PopupMenuItem {
        objectName: "resumeItem"
        symbol: "play"
        text: qsTr("Let it go on")
        enabled: menu.stateWord === "WAITING"
        onTriggered: menu.channel.resumeTurnOf(menu.agentId)
    }
    PopupMenuItem {
        objectName: "skipItem"
        symbol: "step"
        text: qsTr("Skip its turn")
        enabled: menu.hasTurn
        onTriggered: menu.channel.skipTurnOf(menu.agentId)
    }
    PopupMenuItem {
        objectName: "upItem"
        symbol: "arrow-up"
        text: qsTr("Move up")
        keyCap: "Ctrl+↑"
        enabled: menu.isQueued && menu.position > 1
        onTriggered: menu.channel.moveTo(menu.agentId, menu.position - 1)
    }
    PopupMenuItem {
        objectName: "downItem"
        symbol: "arrow-down"
        text: qsTr("Move down")
        keyCap: "Ctrl+↓"
        enabled: menu.isQueued && menu.position < menu.channel.queued
        onTriggered: menu.channel.moveTo(menu.agentId, menu.position + 1)
    }
    PopupMenuItem {
        objectName: "addItem"
        symbol: "plus"
        text: qsTr("Put into the queue")
        enabled: menu.position === 0 && !menu.isDisabled && menu.stateWord !== "OFFLINE"
        onTriggered: menu.channel.add(menu.agentId)
    }
    PopupMenuItem {
        objectName: "disableItem"
        symbol: menu.isDisabled ? "check" : "offline"
        text: menu.isDisabled ? qsTr("Enable") : qsTr("Disable")
        enabled: menu.isMember
        onTriggered: menu.isDisabled ? menu.channel.enable(menu.agentId) : menu.channel.disable(menu.agentId)
    }
    PopupMenuItem {
        objectName: "removeItem"
        symbol: "trash"
        text: qsTr("Remove from the channel")
        dangerous: true
        enabled: menu.isMember
        onTriggered: menu.channel.remove(menu.agentId)
    }
}
