import QtQuick
import QtQuick.Shapes
import League

// An arrow along a few points; the last stretch has the head.
Shape {
    id: edge

    property var points: []
    property bool passed: false
    readonly property color ink: passed ? Theme.text2 : Theme.line2
    readonly property var head: {
        if (points.length < 2)
            return [];
        const end = points[points.length - 1];
        const before = points[points.length - 2];
        const angle = Math.atan2(end.y - before.y, end.x - before.x);
        const barb = turn => Qt.point(end.x - 7 * Math.cos(angle + turn), end.y - 7 * Math.sin(angle + turn));
        return [barb(0.6), end, barb(-0.6)];
    }

    anchors.fill: parent
    Accessible.ignored: true

    ShapePath {
        strokeColor: edge.ink
        strokeWidth: 1.5
        fillColor: Theme.transparent
        joinStyle: ShapePath.RoundJoin
        capStyle: ShapePath.RoundCap

        PathPolyline {
            path: edge.points
        }
    }
    ShapePath {
        strokeColor: edge.ink
        strokeWidth: 1.5
        fillColor: Theme.transparent
        joinStyle: ShapePath.RoundJoin
        capStyle: ShapePath.RoundCap

        PathPolyline {
            path: edge.head
        }
    }
}
