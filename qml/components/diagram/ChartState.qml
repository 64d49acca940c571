import QtQuick
import League

// A node of a StateDiagram, with how long the state lasted below it.
DiagramNode {
    id: node

    required property int column
    required property int line
    required property bool isVisited
    required property bool isCurrent
    required property string spent
    required property bool mirrored
    property var place // {x, y} once the diagram is arranged

    status: isCurrent ? "current" : isVisited ? "visited" : "pending"
    visible: place !== undefined
    x: place ? place.x : 0
    y: place ? place.y : 0
    Accessible.description: spent

    // A way down leaves from the middle; the time keeps clear of it.
    Txt {
        readonly property real half: node.width / 2 - Theme.space8

        anchors.top: parent.bottom
        anchors.topMargin: Theme.space4
        x: node.line > 0 ? node.width + Theme.space8 : node.mirrored ? node.width - half : half - implicitWidth
        visible: text !== "" && node.line === 0
        text: node.spent
        type: Theme.monoSmall
        color: Theme.text2
        Accessible.ignored: true
    }
}
