import QtQuick
import QtQuick.Shapes
import League

// Light behind the champion, fading outwards.
Shape {
    id: rays

    readonly property real middle: width / 2
    readonly property int count: 14

    // A closed triangle for each ray, all in one line that returns to the middle.
    function star(): var {
        const points = [];
        const half = Math.PI / count * 0.36;
        for (let ray = 0; ray < count; ++ray) {
            const angle = 2 * Math.PI * ray / count;
            points.push(Qt.point(middle, middle));
            points.push(Qt.point(middle * (1 + Math.cos(angle - half)), middle * (1 + Math.sin(angle - half))));
            points.push(Qt.point(middle * (1 + Math.cos(angle + half)), middle * (1 + Math.sin(angle + half))));
        }
        points.push(Qt.point(middle, middle));
        return points;
    }

    Accessible.ignored: true

    ShapePath {
        strokeWidth: -1
        fillGradient: RadialGradient {
            centerX: rays.middle
            centerY: rays.middle
            centerRadius: Math.max(1, rays.middle)
            focalX: rays.middle
            focalY: rays.middle

            GradientStop {
                position: 0
                color: Theme.faded(Theme.gold, 0.3)
            }
            GradientStop {
                position: 1
                color: Theme.faded(Theme.gold, 0)
            }
        }

        PathPolyline {
            path: rays.star()
        }
    }
}
