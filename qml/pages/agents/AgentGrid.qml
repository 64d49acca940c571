pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// The agents as cards; arrows walk, Enter opens one in the pane.
GridView {
    id: grid

    property string chosenId
    property int columns: 3
    property bool byKeyboard: false // the ring shows where the arrows are
    readonly property int gap: Theme.space12
    // What a card shows whose agent has just gone, until it goes itself.
    readonly property var nobody: ({
        agentId: "", name: "", role: "player", number: 1, address: "", strategy: "",
        lifecycle: "INIT", reason: "", matchesNow: 0, maxMatches: 0, players: 0, errors: 0,
        hasHealth: false, latencyMs: -1, latency: [], breaker: "CLOSED", failures: 0, threshold: 5
    })
    signal chosen(string agentId)

    cellWidth: Math.floor(width / columns)
    cellHeight: 172 + gap
    clip: contentHeight > height
    reuseItems: true
    boundsBehavior: Flickable.StopAtBounds
    keyNavigationEnabled: true
    activeFocusOnTab: true
    Keys.onPressed: event => {
        byKeyboard = true;
        event.accepted = false;
    }
    onActiveFocusChanged: if (!activeFocus) byKeyboard = false
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Agents")
    T.ScrollBar.vertical: Scroller {}

    delegate: FocusScope {
        id: cell

        required property int index
        required property var model
        required property string agentId

        width: grid.cellWidth
        height: grid.cellHeight

        AgentCard {
            width: parent.width - grid.gap
            height: parent.height - grid.gap
            agent: cell.model || grid.nobody
            selected: cell.agentId === grid.chosenId
            focus: true
            lit: cell.GridView.isCurrentItem && grid.activeFocus && grid.byKeyboard
            onClicked: {
                grid.currentIndex = cell.index;
                grid.chosen(cell.agentId);
            }
        }
    }
}
