import QtQuick
import QtQuick.Templates as T
import League

// A line through time: drag it, click it, or walk with the arrow keys; Home and End lead to its ends.
T.Slider {
    id: control

    property real length: 0 // ms
    property real moment: 0 // ms, as of now
    signal sought(real moment)

    implicitWidth: 240
    implicitHeight: 28
    from: 0
    to: Math.max(1, length)
    value: moment
    stepSize: 1000
    hoverEnabled: true
    Accessible.name: qsTr("Moment of the replay")
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home)
            value = from;
        else if (event.key === Qt.Key_End)
            value = to;
        else
            return;
        event.accepted = true;
    }
    onMomentChanged: if (!pressed) value = moment
    onValueChanged: if (pressed || activeFocus) {
        if (Math.abs(value - moment) >= 1)
            sought(value);
    }

    background: Rectangle {
        x: control.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        width: control.availableWidth
        height: 6
        radius: 3
        color: Theme.surface3

        Rectangle {
            width: control.visualPosition * parent.width
            height: parent.height
            radius: 3
            color: Theme.accentFill
        }
    }
    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        anchors.verticalCenter: parent.verticalCenter
        width: 16
        height: 16
        radius: 8
        color: Theme.text1
        border.color: control.visualFocus ? Theme.accent : Theme.line2
        border.width: control.visualFocus ? Theme.strokeFocus : Theme.strokeBorder
    }
}
