import QtQuick
import League

// How much of something is done, 0 to 1; fills from the reading side.
Rectangle {
    id: line

    property real value: 0
    property string name
    property color fill: Theme.accentFill

    implicitWidth: 212
    implicitHeight: 6
    radius: height / 2
    color: Theme.surface3
    Accessible.role: Accessible.ProgressBar
    Accessible.name: name

    Rectangle {
        anchors.left: parent.left
        height: parent.height
        width: Math.round(Math.max(0, Math.min(1, line.value)) * parent.width)
        radius: parent.radius
        color: line.fill

        Behavior on width {
            NumberAnimation {
                duration: Theme.durationMove
                easing.type: Theme.easeMove
            }
        }
    }
}
