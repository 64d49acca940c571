pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// One of a few: segments: [{value: "NORMAL", text: "NORMAL", mono: true}, {…, symbol: "queue"}].
// Arrow keys choose; Tab enters at the chosen one.
T.Control {
    id: control

    required property var segments
    property var value
    property int size: 36 // 28, 36 or 44 high
    property string name // for screen readers
    signal chosen(var value)

    function indexOf(wanted: var): int {
        return segments.findIndex(segment => segment.value === wanted);
    }
    function choose(index: int): void {
        if (index < 0 || index >= segments.length || segments[index].value === value)
            return;
        value = segments[index].value;
        chosen(value);
    }
    function step(by: int): void {
        choose(indexOf(value) + (mirrored ? -by : by));
    }

    padding: Theme.space4
    implicitWidth: implicitContentWidth + 2 * padding
    implicitHeight: size
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.PageTabList
    Accessible.name: name
    Accessible.focusable: true
    // Qt 6.4 takes the role away from a plain Control when it is completed for a screen reader.
    Component.onCompleted: Accessible.role = Accessible.PageTabList
    Keys.onLeftPressed: step(-1)
    Keys.onRightPressed: step(1)
    Keys.onUpPressed: choose(indexOf(value) - 1)
    Keys.onDownPressed: choose(indexOf(value) + 1)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Home)
            choose(0);
        else if (event.key === Qt.Key_End)
            choose(segments.length - 1);
    }

    contentItem: Row {
        Repeater {
            model: control.segments

            Segment {
                required property int index

                height: control.availableHeight
                sidePadding: control.size >= 36 ? Theme.space12 : Theme.space8
                small: control.size < 36
                selected: modelData.value === control.value
                onClicked: {
                    control.choose(index);
                    control.forceActiveFocus(Qt.MouseFocusReason);
                }
            }
        }
    }
    background: Rectangle {
        color: Theme.bg
        border.color: control.size > 36 ? Theme.line3 : Theme.line2
        radius: Theme.radius8

        FocusRing {
            visible: control.visualFocus
        }
    }
}
