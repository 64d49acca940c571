import QtQuick
import QtQuick.Layouts
import League

// Search and filter of the agents page.
RowLayout {
    id: tools

    required property var agents
    property bool live: true

    function focusSearch(): void {
        search.input.forceActiveFocus(Qt.ShortcutFocusReason);
    }

    spacing: Theme.space12

    Field {
        id: search

        Layout.preferredWidth: Theme.compact ? 200 : 240
        size: 36
        symbol: "search"
        placeholder: qsTr("Find an agent")
        clearable: true
        keyCap: "/"
        text: tools.agents.search
        onEdited: text => tools.agents.search = text
    }
    Segmented {
        name: qsTr("Which agents")
        value: tools.agents.filter
        segments: [
            {value: "all", text: qsTr("All %1", "agents, and how many").arg(tools.agents.counts.all)},
            {value: "referees", text: qsTr("Referees %1", "how many").arg(tools.agents.counts.referees)},
            {value: "players", text: qsTr("Players %1", "how many").arg(tools.agents.counts.players)},
            {value: "attention", text: qsTr("Needs attention %1", "how many").arg(tools.agents.counts.attention)}
        ]
        onChosen: value => tools.agents.filter = value
    }
    Item {
        Layout.fillWidth: true
    }
    Txt {
        visible: !Theme.compact
        text: tools.live ? qsTr("Latency: last 60 s") : qsTr("Latency is measured only where the league is played.")
        type: Theme.caption
        color: Theme.text3
    }
}
