import QtQuick
import League

// A turn channel: who is in the queue, who has the turn, what is said, and what a person may do
// about it. Ctrl+Enter sends, Ctrl+H holds, Ctrl+J skips, Alt+1 to 4 choose the mode.
AppPage {
    id: page

    required property var desk // a ChannelDesk
    required property var channel // its ChannelBoard
    readonly property bool narrow: Theme.compact
    // Widths follow these and not visible, which every item loses when the page goes.
    readonly property bool hasSide: isOpen && !narrow
    readonly property bool isOpen: channel.runWord !== ""
    property string greeted // the channel that the person was led to
    signal saveAsked

    // Once for each channel: later the focus may be anywhere.
    function greet(): void {
        if (!isOpen || !channel.mayWrite || greeted === channel.channelId)
            return;
        greeted = channel.channelId;
        composer.takeFocus();
    }

    title: isOpen ? channel.title : qsTr("Channels")
    caption: !isOpen ? qsTr("Agents and people in one room, one voice at a time") : channel.runWord === "PAUSED" ? qsTr("%n agent(s), paused", "", channel.online + channel.offline) : channel.runWord === "CLOSED" ? qsTr("Closed. What was said can still be read.") : qsTr("%n agent(s), one speaks at a time", "", channel.online + channel.offline)
    beside: Chip {
        anchors.verticalCenter: parent ? parent.verticalCenter : undefined
        visible: page.isOpen
        dense: true
        symbol: page.channel.runWord === "PAUSED" ? "pause" : "channel"
        tone: page.channel.runWord === "PAUSED" ? "warn" : "neutral"
        text: page.channel.runWord === "PAUSED" ? qsTr("Paused") : qsTr("Channel")
    }
    actions: ChannelActions {
        desk: page.desk
        channel: page.channel
        onNewAsked: newChannel.ask()
        onGuideAsked: guide.open()
        onSideAsked: drawer.open()
        onExportAsked: page.saveAsked()
    }

    Component.onCompleted: isOpen ? greet() : empty.takeFocus()
    Connections {
        target: page.channel
        function onChanged(): void {
            page.greet();
        }
    }
    ChannelKeys {
        channel: page.channel
        onSendAsked: composer.send()
    }
    EmptyState {
        id: empty

        anchors.centerIn: parent
        width: 360
        visible: !page.isOpen
        symbol: "channel"
        tone: page.desk.problem !== "" ? "bad" : "accent"
        title: page.desk.problem !== "" ? qsTr("The channels could not be opened") : page.desk.isOpening ? qsTr("The channels are opening") : qsTr("No channel yet")
        sentence: page.desk.problem !== "" ? page.desk.problem : qsTr("In a channel agents take turns, and you can join in. Demo agents are ready; your own can come later.")
        action: page.desk.isOpening ? "" : qsTr("New channel")
        actionSymbol: "plus"
        actionKind: PushButton.Primary
        onActed: newChannel.ask()
    }
    QueuePanel {
        id: queue

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: 316
        visible: page.isOpen
        channel: page.channel
        onAddAsked: newcomer.ask()
    }
    TurnHead {
        id: head

        anchors.left: queue.right
        anchors.leftMargin: Theme.cardGap
        anchors.right: page.hasSide ? side.left : parent.right
        anchors.rightMargin: page.hasSide ? Theme.cardGap : 0
        anchors.top: parent.top
        height: 88
        visible: page.isOpen
        channel: page.channel
    }
    TalkPanel {
        anchors.left: head.left
        anchors.right: head.right
        anchors.top: head.bottom
        anchors.topMargin: Theme.cardGap
        anchors.bottom: composer.top
        anchors.bottomMargin: Theme.cardGap
        visible: page.isOpen
        channel: page.channel
    }
    Composer {
        id: composer

        anchors.left: head.left
        anchors.right: head.right
        anchors.bottom: parent.bottom
        visible: page.isOpen
        channel: page.channel
    }
    Item {
        id: side

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: page.hasSide ? 300 : 0
        visible: page.hasSide

        TransitionsPanel {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: rules.top
            anchors.bottomMargin: Theme.cardGap
            channel: page.channel
            onSaveAsked: page.saveAsked()
        }
        TurnRulesPanel {
            id: rules

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            channel: page.channel
            onAllAsked: allRules.open()
        }
    }
    EndDrawer {
        id: drawer

        title: qsTr("Transitions and rules")
        paneWidth: 340

        TransitionsPanel {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: drawerRules.top
            anchors.bottomMargin: Theme.cardGap
            channel: page.channel
            onSaveAsked: page.saveAsked()
        }
        TurnRulesPanel {
            id: drawerRules

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            channel: page.channel
            onAllAsked: {
                drawer.close();
                allRules.open();
            }
        }
    }
    TurnRulesDialog {
        id: allRules

        channel: page.channel
    }
    NewChannelDialog {
        id: newChannel

        desk: page.desk
    }
    AddAgentDialog {
        id: newcomer

        desk: page.desk
        channel: page.channel
    }
    GuideDialog {
        id: guide

        desk: page.desk
    }
}
