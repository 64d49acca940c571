import QtQuick
import QtQuick.Shapes
import League

// A small line of recent values, the newest at the reading end with a dot.
Item {
    id: line

    property var values: [] // numbers, oldest first
    property real highest: 0 // of the scale; 0: of the values
    property color colour: Theme.good
    readonly property real ceiling: highest > 0 ? highest : Math.max(1, ...values)
    readonly property var places: points()

    function points(): var {
        const step = (width - 2 * inset) / Math.max(1, values.length - 1);
        return values.map((value, index) => Qt.point(inset + index * step, inset + (height - 2 * inset) * (1 - Math.min(1, value / ceiling))));
    }

    readonly property int inset: 3

    implicitWidth: 256
    implicitHeight: 34
    transform: Scale {
        origin.x: line.width / 2
        xScale: line.LayoutMirroring.enabled ? -1 : 1
    }
    Accessible.ignored: true

    Shape {
        anchors.fill: parent
        visible: line.values.length > 1

        ShapePath {
            strokeColor: line.colour
            strokeWidth: 1.5
            fillColor: Theme.transparent
            joinStyle: ShapePath.RoundJoin

            PathPolyline {
                path: line.places
            }
        }
    }
    Rectangle {
        readonly property point last: line.places.length > 0 ? line.places[line.places.length - 1] : Qt.point(0, 0)

        visible: line.values.length > 0
        x: last.x - width / 2
        y: last.y - height / 2
        width: 5
        height: 5
        radius: 2.5
        color: line.colour
    }
}
