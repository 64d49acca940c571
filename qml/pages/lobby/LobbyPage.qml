import QtQuick
import League
import League.View

// The lobby of the own league: invites, shows who has come, and starts.
AppPage {
    id: page

    property var desk: Desk
    property var league: Desk.league
    property var lobby: LobbyBoard
    readonly property string obstacle: {
        switch (lobby.obstacle) {
        case "opening":
            return qsTr("The lobby is still opening.");
        case "referees":
            return qsTr("A league needs a referee. Add one, or wait for one to join.");
        case "players":
            return qsTr("A league needs at least two players.");
        }
        return "";
    }

    function start(): void {
        if (lobby.obstacle === "")
            desk.start();
    }

    title: league.name
    chart: "league"
    word: league.state
    caption: qsTr("%1 · League Manager on port %2").arg(Words.game(league.game)).arg(lobby.port)
    actions: LobbyActions {
        desk: page.desk
        lobby: page.lobby
    }

    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        onActivated: page.start()
    }
    Shortcut {
        sequence: "Ctrl+Shift+C"
        onActivated: invitation.copyAddress()
    }
    Shortcut {
        sequence: "Ctrl+Shift+L"
        onActivated: invitation.copyLink()
    }
    Invitation {
        id: invitation

        anchors.left: parent.left
        anchors.top: parent.top
        width: Theme.compact ? parent.width : 322 // by anchors it would keep the width of before
        height: Theme.compact ? implicitHeight : parent.height
        asStrip: Theme.compact
        lobby: page.lobby
        onCopied: sentence => page.desk.said(sentence, true)
    }
    LobbyAgents {
        anchors.left: Theme.compact ? parent.left : invitation.right
        anchors.leftMargin: Theme.compact ? 0 : Theme.cardGap
        anchors.right: side.left
        anchors.rightMargin: Theme.cardGap
        anchors.top: Theme.compact ? invitation.bottom : parent.top
        anchors.topMargin: Theme.compact ? Theme.cardGap : 0
        anchors.bottom: parent.bottom
        desk: page.desk
        lobby: page.lobby
    }
    Item {
        id: side

        anchors.right: parent.right
        anchors.top: Theme.compact ? invitation.bottom : parent.top
        anchors.topMargin: Theme.compact ? Theme.cardGap : 0
        anchors.bottom: parent.bottom
        width: 266

        Readiness {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: startButton.top
            anchors.bottomMargin: Theme.cardGap
            lobby: page.lobby
        }
        PushButton {
            id: startButton

            objectName: "startButton"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            implicitHeight: 64
            kind: PushButton.Primary
            size: 56
            symbol: "play"
            text: qsTr("Start the league")
            hint: "Ctrl+Enter"
            reason: page.obstacle
            focus: true
            onClicked: page.start()
        }
    }
}
