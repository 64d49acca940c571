pragma ComponentBehavior: Bound
import QtQuick
import League
import League.View

// Everybody in the league: state, latency, breaker, errors; one of them in detail.
AppPage {
    id: page

    property var desk: Desk
    property var league: Desk.league
    property var agents: AgentsBoard
    readonly property bool live: agents.hasHealth
    readonly property bool showsPane: agents.chosen.agentId !== ""
    readonly property bool hasPane: showsPane && !Theme.compact // sizes follow it and not visible, which goes with the page

    function ping(): void {
        if (page.live)
            page.desk.pingAll();
    }

    function showTraffic(): void {
        page.desk.traffic.search = page.agents.chosen.agentId;
        Nav.open("traffic");
    }

    title: qsTr("Agents")
    caption: qsTr("%1, %n agent(s)", "name of a league and how many are in it", agents.counts.all).arg(league.name)
    Component.onCompleted: if (Nav.agentId !== "") {
        agents.chosenId = Nav.agentId;
        Nav.agentId = "";
    }
    actions: [
        AgentChips {
            anchors.verticalCenter: parent.verticalCenter
            counts: page.agents.counts
            live: page.live
        },
        Item {
            width: Theme.space4
            height: 1
        },
        PushButton {
            visible: page.live
            symbol: "signal"
            text: qsTr("Ping all")
            hint: "G"
            onClicked: page.ping()
        },
        PushButton {
            visible: page.desk.mayControl && page.desk.phase === Desk.Lobby
            kind: PushButton.Primary
            symbol: "plus"
            text: qsTr("Add player")
            onClicked: page.desk.addBuiltInPlayer("random")
        }
    ]

    Shortcut {
        sequence: "G"
        enabled: page.live && page.enabled
        onActivated: page.ping()
    }
    Shortcut {
        sequence: "/"
        enabled: page.enabled
        onActivated: tools.focusSearch()
    }
    AgentTools {
        id: tools

        anchors.left: parent.left
        anchors.right: grid.right
        anchors.rightMargin: grid.gap
        agents: page.agents
        live: page.live
    }
    AgentGrid {
        id: grid

        anchors.left: parent.left
        anchors.right: page.hasPane ? pane.left : parent.right
        anchors.rightMargin: (page.hasPane ? Theme.space16 : 0) - gap // the gap after the last column
        anchors.top: tools.bottom
        anchors.topMargin: Theme.space12
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -gap
        model: page.agents.rows
        chosenId: page.agents.chosenId
        columns: Theme.compact ? 2 : page.hasPane ? 3 : 4
        focus: true
        onChosen: agentId => page.agents.chosenId = agentId
    }
    Card {
        id: pane

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: 404
        implicitWidth: 0 // the page decides
        implicitHeight: 0
        padding: Theme.panelPadding
        visible: page.hasPane
        name: page.agents.chosen.name

        AgentDetail {
            anchors.fill: parent
            agent: page.agents.chosen
            log: page.agents.log
            complaints: page.agents.complaints
            nowMs: page.league.nowMs
            live: page.live
            started: page.league.isStarted
            over: page.league.isOver
            onClosed: page.agents.chosenId = ""
            onPinged: page.ping()
            onRemovalAsked: removal.ask(page.agents.chosen)
            onRestartAsked: page.desk.restartReferee(page.agents.chosen.agentId)
            onResetAsked: page.desk.resetBreaker(page.agents.chosen.agentId)
            onTrafficAsked: page.showTraffic()
        }
    }
    EndDrawer {
        id: drawer

        title: qsTr("Agent")
        visible: Theme.compact && page.showsPane
        onClosed: if (Theme.compact) page.agents.chosenId = ""

        AgentDetail {
            anchors.fill: parent
            agent: page.agents.chosen
            log: page.agents.log
            complaints: page.agents.complaints
            nowMs: page.league.nowMs
            live: page.live
            started: page.league.isStarted
            over: page.league.isOver
            closable: false
            onPinged: page.ping()
            onRemovalAsked: removal.ask(page.agents.chosen)
            onRestartAsked: page.desk.restartReferee(page.agents.chosen.agentId)
            onResetAsked: page.desk.resetBreaker(page.agents.chosen.agentId)
            onTrafficAsked: page.showTraffic()
        }
    }
    RemovalQuestion {
        id: removal

        started: page.league.isStarted
        onRemoved: agentId => page.league.isStarted ? page.desk.withdraw(agentId) : page.desk.removeAgent(agentId)
    }
    EmptyState {
        anchors.centerIn: grid
        visible: grid.count === 0
        symbol: "agents"
        tone: ""
        title: qsTr("Nobody here")
        sentence: page.agents.filter === "attention" && page.agents.search === "" ? qsTr("All agents are well.") : qsTr("No agent fits what you look for.")
        action: qsTr("Show all")
        onActed: {
            page.agents.search = "";
            page.agents.filter = "all";
        }
    }
}
