import QtQuick
import League

// One place in the grid of agents. It holds what the card shows: the model's own object may be gone
// before the card is.
FocusScope {
    id: cell

    required property int index
    required property string agentId
    required property string name
    required property string role
    required property int number
    required property string address
    required property string strategy
    required property string dialect
    required property string lifecycle
    required property string reason
    required property int matchesNow
    required property int maxMatches
    required property int players
    required property int errors
    required property bool hasHealth
    required property real latencyMs
    required property var latency
    required property string breaker
    required property int failures
    required property int threshold
    property bool selected: false
    property bool lit: false
    property int gap: 0
    signal opened

    Accessible.ignored: true

    AgentCard {
        anchors.left: parent.left // in a mirrored window the gap is on the left too
        width: cell.width - cell.gap
        height: cell.height - cell.gap
        agent: cell
        selected: cell.selected
        lit: cell.lit
        focus: true
        onClicked: cell.opened()
    }
}
