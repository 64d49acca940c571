import QtQuick
import League

// Something is live: a breathing dot, still when motion is reduced.
Rectangle {
    id: dot

    property int size: 7
    property bool live: true

    implicitWidth: size
    implicitHeight: size
    radius: size / 2
    color: Theme.accent
    Accessible.ignored: true

    SequentialAnimation on opacity {
        running: dot.live && dot.visible && !Theme.reducedMotion
        loops: Animation.Infinite
        alwaysRunToEnd: true

        NumberAnimation {
            from: 1
            to: 0.4
            duration: Theme.durationBreath / 2
            easing.type: Theme.easeBreath
        }
        NumberAnimation {
            from: 0.4
            to: 1
            duration: Theme.durationBreath / 2
            easing.type: Theme.easeBreath
        }
    }
}
