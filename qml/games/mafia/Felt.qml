import QtQuick
import QtQuick.Shapes
import League

// The table itself, by day and by night.
Item {
    id: felt

    readonly property real rim: 14
    readonly property color edge: Theme.between(Theme.dayPalette.dayLine, Theme.nightPalette.nightLine)

    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: felt.edge
            strokeWidth: Theme.strokeAvatar
            fillColor: Theme.light ? Theme.surface1 : Theme.bg

            PathAngleArc {
                centerX: felt.width / 2
                centerY: felt.height / 2
                radiusX: felt.width / 2
                radiusY: felt.height / 2
                sweepAngle: 360
            }
        }
        ShapePath {
            strokeColor: felt.edge
            strokeWidth: Theme.strokeAvatar
            fillGradient: LinearGradient {
                x1: 0
                y1: 0
                x2: 0
                y2: felt.height

                GradientStop {
                    position: 0
                    color: Theme.between(Theme.dayPalette.dayFelt, Theme.nightPalette.nightFelt)
                }
                GradientStop {
                    position: 1
                    color: Theme.between(Theme.dayPalette.dayFelt2, Theme.nightPalette.nightFelt2)
                }
            }

            PathAngleArc {
                centerX: felt.width / 2
                centerY: felt.height / 2
                radiusX: felt.width / 2 - felt.rim
                radiusY: felt.height / 2 - felt.rim
                sweepAngle: 360
            }
        }
    }
}
