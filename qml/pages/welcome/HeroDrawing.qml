pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import League

// A league as a drawing: four players, two referees between them, the manager in the middle. It is
// a picture and is not mirrored.
Item {
    id: drawing

    readonly property int half: 118
    readonly property int arm: 72

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    implicitWidth: 2 * half
    implicitHeight: 2 * half
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.transparent
        border.color: Theme.line
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.line2
            strokeWidth: 1
            strokeStyle: ShapePath.DashLine
            dashPattern: [4, 5]
            fillColor: Theme.transparent

            PathAngleArc {
                centerX: drawing.half
                centerY: drawing.half
                radiusX: 102
                radiusY: 102
                startAngle: 0
                sweepAngle: 360
            }
        }
        ShapePath {
            strokeColor: Theme.line2
            strokeWidth: 1
            fillColor: Theme.transparent

            PathMultiline {
                paths: {
                    const near = drawing.half - drawing.arm;
                    const far = drawing.half + drawing.arm;
                    const middle = Qt.point(drawing.half, drawing.half);
                    return [[Qt.point(near, near), middle, Qt.point(far, far)], [Qt.point(far, near), middle, Qt.point(near, far)], [Qt.point(near, near), Qt.point(near, far)], [Qt.point(far, near), Qt.point(far, far)]];
                }
            }
        }
        ShapePath {
            strokeColor: Theme.accent
            strokeWidth: 2.5
            fillColor: Theme.transparent

            PathMultiline {
                paths: {
                    const near = drawing.half - drawing.arm;
                    const far = drawing.half + drawing.arm;
                    return [[Qt.point(near, near), Qt.point(far, near)], [Qt.point(near, far), Qt.point(far, far)]];
                }
            }
        }
    }
    Repeater {
        model: [
            {name: "Ada", number: 1, x: -1, y: -1},
            {name: "Boole", number: 2, x: 1, y: -1},
            {name: "Curie", number: 3, x: 1, y: 1},
            {name: "Euler", number: 4, x: -1, y: 1}
        ]

        Avatar {
            required property var modelData

            x: drawing.half + modelData.x * drawing.arm - size / 2
            y: drawing.half + modelData.y * drawing.arm - size / 2
            size: 52
            name: modelData.name
            number: modelData.number
            Accessible.ignored: true
        }
    }
    Repeater {
        model: [-1, 1]

        Avatar {
            required property int modelData

            x: drawing.half - size / 2
            y: drawing.half + modelData * drawing.arm - size / 2
            size: 32
            kind: Avatar.Referee
            Accessible.ignored: true
        }
    }
    Rectangle {
        anchors.centerIn: parent
        width: 40
        height: 40
        radius: Theme.radius8
        color: Theme.accentFill

        Icon {
            anchors.centerIn: parent
            symbol: "manager"
            size: Theme.icon22
            color: Theme.textOnFill
        }
    }
}
