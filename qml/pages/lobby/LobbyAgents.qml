import QtQuick
import League

// Referees above, players below.
Item {
    id: agents

    required property var desk
    required property var lobby

    LobbyList {
        id: referees

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        height: Math.min(52 + Math.max(1, rows.count) * 53 + Theme.space8, agents.height * 0.4)
        title: qsTr("Referees")
        count: rows.count
        emptyWords: qsTr("No referee yet. Add one, or let one join.")
        rows: agents.lobby.referees
        areReferees: true
        onRemoved: id => agents.desk.removeAgent(id)
    }
    LobbyList {
        objectName: "lobbyPlayers"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: referees.bottom
        anchors.topMargin: Theme.cardGap
        anchors.bottom: parent.bottom
        title: qsTr("Players")
        count: agents.lobby.registeredPlayers
        expected: agents.lobby.expectedPlayers
        busyWords: agents.lobby.arriving === "" ? "" : qsTr("%1 is registering").arg(agents.lobby.arriving)
        emptyWords: qsTr("No player yet. Show the code to the class, or add players.")
        footWords: agents.lobby.hasBye ? qsTr("More players can join until you start. An odd number gives one player a bye each round.") : qsTr("More players can join until you start.")
        rows: agents.lobby.players
        onRemoved: id => agents.desk.removeAgent(id)
    }
}
