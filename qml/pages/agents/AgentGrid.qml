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

    delegate: AgentCell {
        width: grid.cellWidth
        height: grid.cellHeight
        gap: grid.gap
        selected: agentId === grid.chosenId
        lit: GridView.isCurrentItem && grid.activeFocus && grid.byKeyboard
        onOpened: {
            grid.currentIndex = index;
            grid.chosen(agentId);
        }
    }
}
