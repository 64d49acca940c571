import QtQuick
import League

// The life of an agent as its chart draws it. The order follows the reading direction.
Item {
    id: diagram

    property string current
    property var passed: []
    readonly property bool mirrored: diagram.LayoutMirroring.enabled
    readonly property int lower: 60
    readonly property int node: 30

    function status(word: string): string {
        return word === current ? "current" : passed.includes(word) ? "visited" : "pending";
    }
    function been(word: string): bool {
        return word === current || passed.includes(word);
    }
    function at(x: real, y: real): point {
        return Qt.point(mirrored ? width - x : x, y);
    }
    // Where a node stands, measured from the reading side.
    function lead(item: Item): real {
        return mirrored ? width - item.x - item.width : item.x;
    }
    function place(item: Item, from: real): real {
        return mirrored ? width - from - item.width : from;
    }
    function middle(item: Item): real {
        return lead(item) + item.width / 2;
    }
    function end(item: Item): real {
        return lead(item) + item.width;
    }

    implicitHeight: lower + node + 22
    implicitWidth: 364
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Lifecycle, now %1").arg(States.spoken(current))

    DiagramEdge {
        points: [diagram.at(diagram.end(init) + 2, 15), diagram.at(diagram.lead(registering) - 2, 15)]
        passed: diagram.been("REGISTERING")
    }
    DiagramEdge {
        points: [diagram.at(diagram.end(registering) + 2, 15), diagram.at(diagram.lead(registered) - 2, 15)]
        passed: diagram.been("REGISTERED")
    }
    DiagramEdge {
        points: [diagram.at(diagram.middle(registering), 32), diagram.at(diagram.middle(registering), diagram.lower - 2)]
        passed: diagram.current === "FAILED" && !diagram.passed.includes("REGISTERED")
    }
    DiagramEdge {
        points: [diagram.at(diagram.middle(active), 32), diagram.at(diagram.middle(active), diagram.lower - 6)]
        passed: diagram.been("ACTIVE")
    }
    DiagramEdge {
        points: [diagram.at(diagram.lead(failed) - 2, diagram.lower + 15), diagram.at(diagram.end(shut) + 2, diagram.lower + 15)]
        passed: diagram.passed.includes("FAILED")
    }
    DiagramEdge {
        readonly property real deep: diagram.lower + diagram.node + 14

        points: [diagram.at(diagram.middle(active), diagram.lower + 34), diagram.at(diagram.middle(active), deep), diagram.at(diagram.middle(shut), deep), diagram.at(diagram.middle(shut), diagram.lower + 34)]
        passed: diagram.current === "SHUTDOWN" && diagram.passed.includes("ACTIVE")
    }
    DiagramNode {
        id: init

        x: diagram.place(init, 0)
        chart: "agent"
        word: "INIT"
        size: diagram.node
        status: diagram.status(word)
    }
    DiagramNode {
        id: registering

        x: diagram.place(registering, (diagram.width - width) / 2 - 16)
        chart: "agent"
        word: "REGISTERING"
        size: diagram.node
        status: diagram.status(word)
    }
    DiagramNode {
        id: registered

        x: diagram.place(registered, diagram.width - width)
        chart: "agent"
        word: "REGISTERED"
        size: diagram.node
        status: diagram.status(word)
    }
    DiagramNode {
        id: shut

        x: diagram.place(shut, 0)
        y: diagram.lower
        chart: "agent"
        word: "SHUTDOWN"
        size: diagram.node
        status: diagram.status(word)
    }
    DiagramNode {
        id: failed

        x: diagram.place(failed, diagram.middle(registering) - width / 2)
        y: diagram.lower
        chart: "agent"
        word: "FAILED"
        size: diagram.node
        status: diagram.status(word)
    }
    DiagramNode {
        id: active

        x: diagram.place(active, diagram.width - width - 14)
        y: diagram.lower
        chart: "agent"
        word: "ACTIVE"
        size: diagram.node
        status: diagram.status(word)
    }
}
