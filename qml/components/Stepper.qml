import QtQuick
import QtQuick.Templates as T
import League

// A small number between two limits, by two buttons or the arrow keys.
T.SpinBox {
    id: control

    property int size: 44 // 40 in forms
    property int cell: 36

    implicitWidth: 3 * cell + 2
    implicitHeight: size
    leftPadding: cell
    rightPadding: cell
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.5
    Accessible.role: Accessible.SpinBox
    Accessible.focusable: true

    contentItem: Txt {
        text: control.displayText
        type: Theme.score18
        topPadding: 0
        bottomPadding: 0
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    down.indicator: StepperEnd {
        x: control.mirrored ? control.width - width : 0
        height: control.height
        width: control.cell
        symbol: "minus"
        possible: control.value > control.from
        hovered: control.down.hovered
        pressed: control.down.pressed
    }
    up.indicator: StepperEnd {
        x: control.mirrored ? 0 : control.width - width
        height: control.height
        width: control.cell
        symbol: "plus"
        possible: control.value < control.to
        hovered: control.up.hovered
        pressed: control.up.pressed
    }
    background: Rectangle {
        color: Theme.bg
        radius: Theme.radius8
        border.width: control.visualFocus ? Theme.strokeFocus : Theme.strokeBorder
        border.color: control.visualFocus ? Theme.accent : Theme.line3
    }
}
