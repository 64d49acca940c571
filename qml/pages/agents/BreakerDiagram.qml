import QtQuick
import League

// The circuit breaker of those who call an agent. Never mirrored.
Item {
    id: diagram

    property string current
    property int threshold: 5
    property int seconds: 30
    readonly property int node: 30
    readonly property int lower: 82

    function status(word: string): string {
        return word === current ? "current" : "pending";
    }

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    implicitHeight: lower + node + 4
    implicitWidth: 364
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Circuit breaker, now %1").arg(States.spoken(current))

    DiagramEdge {
        points: [Qt.point(closed.width + 2, 15), Qt.point(open.x - 6, 15)]
        passed: diagram.current !== "CLOSED"
    }
    DiagramEdge {
        readonly property real far: open.x + open.width - 24

        points: [Qt.point(far, 34), Qt.point(far, diagram.lower + 15), Qt.point(half.x + half.width + 4, diagram.lower + 15)]
        passed: diagram.current === "HALF_OPEN"
    }
    DiagramEdge {
        readonly property real bend: half.x + half.width - 22

        points: [Qt.point(bend, diagram.lower - 4), Qt.point(bend, 60), Qt.point(open.x + 22, 60), Qt.point(open.x + 22, 34)]
    }
    DiagramEdge {
        points: [Qt.point(half.x - 4, diagram.lower + 15), Qt.point(48, diagram.lower + 15), Qt.point(48, 34)]
    }
    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: 4
        y: -4
        text: qsTr("%n failure(s) in a row", "", diagram.threshold)
        type: Theme.caption
        color: Theme.text2
    }
    Txt {
        anchors.right: open.left
        anchors.rightMargin: -10
        y: 40
        text: qsTr("test fails")
        type: Theme.caption
        color: Theme.text3
    }
    Txt {
        x: 56
        y: 60
        text: qsTr("test succeeds")
        type: Theme.caption
        color: Theme.text3
    }
    Txt {
        anchors.right: parent.right
        y: diagram.lower + 20
        text: qsTr("after %1 s", "seconds").arg(diagram.seconds)
        type: Theme.caption
        color: Theme.text3
    }
    DiagramNode {
        id: closed

        chart: "breaker"
        word: "CLOSED"
        size: diagram.node
        status: diagram.status(word)
    }
    DiagramNode {
        id: open

        x: diagram.width - width
        chart: "breaker"
        word: "OPEN"
        size: diagram.node
        status: diagram.status(word)
    }
    DiagramNode {
        id: half

        x: (diagram.width - width) / 2
        y: diagram.lower
        chart: "breaker"
        word: "HALF_OPEN"
        size: diagram.node
        status: diagram.status(word)
    }
}
