import QtQuick
import League

// What the status bar says at its start on the page of channels: where, and who is there.
Row {
    id: facts

    required property var desk // a ChannelDesk

    spacing: Theme.space20

    StatusFact {
        symbol: "manager"
        text: qsTr("League Manager")
    }
    StatusFact {
        visible: facts.desk.address !== ""
        mono: true
        text: Words.isolated(facts.desk.address)
    }
    StatusFact {
        visible: facts.desk.board.online > 0
        symbol: "check-circle"
        tone: "good"
        text: qsTr("%n agent(s) online", "", facts.desk.board.online)
    }
    StatusFact {
        visible: facts.desk.board.offline > 0
        symbol: "offline"
        tone: "neutral"
        text: qsTr("%n offline", "agents", facts.desk.board.offline)
    }
}
