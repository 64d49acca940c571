import QtQuick
import QtQuick.Templates as T
import League

// On or off, at once: a switch with its words.
T.Switch {
    id: control

    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: Math.max(28, implicitContentHeight)
    spacing: Theme.space8
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.name: text
    Keys.onReturnPressed: toggle()
    Keys.onEnterPressed: toggle()

    indicator: Rectangle {
        x: control.mirrored ? control.width - width : 0
        y: (control.height - height) / 2
        width: 36
        height: 20
        radius: height / 2
        color: control.checked ? Theme.accentFill : Theme.surface3
        border.color: control.checked ? Theme.accentFill : Theme.line3

        Rectangle {
            readonly property bool atEnd: control.checked !== control.mirrored

            x: atEnd ? parent.width - width - 3 : 3
            anchors.verticalCenter: parent.verticalCenter
            width: 14
            height: 14
            radius: 7
            color: control.checked ? Theme.textOnFill : Theme.text2

            Behavior on x {
                NumberAnimation {
                    duration: Theme.durationExit
                    easing.type: Theme.easeMove
                }
            }
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
