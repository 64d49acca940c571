import QtQuick
import League

// Every message of the league, newest first. Slash searches, F follows, C copies.
AppPage {
    id: page

    required property var traffic // a TrafficBoard
    signal matchOpened(string matchId)
    signal saveAsked

    readonly property bool narrow: Theme.compact
    // Widths follow this and not visible, which every item loses when the page goes.
    readonly property bool hasDetail: hasSelection && !narrow
    readonly property bool hasSelection: traffic.selected > 0

    function copy(): void {
        clipboard.put(traffic.shownText());
    }

    title: qsTr("Traffic")
    caption: qsTr("JSON-RPC 2.0 over HTTP, %n message(s) kept", "", traffic.kept)
    actions: TrafficControls {
        traffic: page.traffic
        onSaveAsked: page.saveAsked()
    }
    Keys.onPressed: event => {
        event.accepted = true;
        if (event.key === Qt.Key_Slash || event.text === "/")
            filter.enter();
        else if (event.key === Qt.Key_F && event.modifiers === Qt.NoModifier)
            page.traffic.isFollowing = !page.traffic.isFollowing;
        else if (event.key === Qt.Key_C && event.modifiers === Qt.NoModifier && page.hasSelection)
            page.copy();
        else if (event.key === Qt.Key_Escape && page.hasSelection)
            page.traffic.select(-1);
        else
            event.accepted = false;
    }

    Clipboard {
        id: clipboard
    }
    RateCard {
        id: rate

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.right: detail.left
        anchors.rightMargin: page.hasDetail ? Theme.cardGap : 0
        height: Theme.low ? 56 : 72
        traffic: page.traffic
    }
    TrafficFilter {
        id: filter

        anchors.left: parent.left
        anchors.right: rate.right
        anchors.top: rate.bottom
        anchors.topMargin: Theme.space12
        traffic: page.traffic
        onDone: list.forceActiveFocus()
    }
    TrafficList {
        id: list

        anchors.left: parent.left
        anchors.right: rate.right
        anchors.top: filter.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        focus: true
        traffic: page.traffic
        onOpened: if (page.narrow) drawer.open()
    }
    Card {
        id: detail

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: page.hasDetail ? 436 : 0
        implicitWidth: 0
        implicitHeight: 0
        visible: page.hasDetail
        padding: Theme.panelPadding

        TrafficDetail {
            anchors.fill: parent
            traffic: page.traffic
            onClosed: page.traffic.select(-1)
            onCopied: page.copy()
            onMatchOpened: matchId => page.matchOpened(matchId)
            onConversationAsked: page.traffic.showConversation()
        }
    }
    EndDrawer {
        id: drawer

        title: page.traffic.type
        paneWidth: 436
        onClosed: page.traffic.select(-1)

        TrafficDetail {
            anchors.fill: parent
            traffic: page.traffic
            titled: false
            onCopied: page.copy()
            onMatchOpened: matchId => {
                drawer.close();
                page.matchOpened(matchId);
            }
            onConversationAsked: {
                page.traffic.showConversation();
                drawer.close();
            }
        }
    }
}
