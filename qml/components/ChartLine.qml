pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import League

// One highlighted line of a LineChart with its markers.
Item {
    id: line

    required property var places
    required property int number
    property bool markAll: true
    readonly property color hue: Theme.series(number)
    readonly property int last: places.length - 1

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: line.hue
            strokeWidth: 2.25
            fillColor: Theme.transparent
            joinStyle: ShapePath.RoundJoin
            capStyle: ShapePath.RoundCap

            PathPolyline {
                path: line.places
            }
        }
    }
    Repeater {
        model: line.markAll ? Math.max(0, line.last - 1) : 0

        Rectangle {
            required property int index

            readonly property point at: line.places[index + 1] || Qt.point(0, 0)

            x: at.x - width / 2
            y: at.y - height / 2
            width: 7
            height: 7
            radius: 3.5
            color: Theme.surface1
            border.width: 1.5
            border.color: line.hue
        }
    }
    Marker {
        visible: line.last > 0
        x: line.places[line.last].x - width / 2
        y: line.places[line.last].y - height / 2
        number: line.number
    }
}
