import QtQuick
import QtQuick.Templates as T
import League

// One of several, with its words. Those with the same parent exclude one another.
T.RadioButton {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(28, implicitContentHeight)
    spacing: Theme.space8
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.name: text

    indicator: Rectangle {
        x: control.mirrored ? control.width - width : 0
        y: (control.height - height) / 2
        width: 20
        height: 20
        radius: 10
        color: Theme.bg
        border.width: control.checked ? Theme.strokeFocus : Theme.strokeBorder
        border.color: control.checked ? Theme.accent : control.hovered ? Theme.text3 : Theme.line3

        Rectangle {
            anchors.centerIn: parent
            visible: control.checked
            width: 10
            height: 10
            radius: 5
            color: Theme.accent
        }
        FocusRing {
            visible: control.visualFocus
            around: parent.radius
        }
    }
    contentItem: ChoiceLabel {
        control: control
    }
}
