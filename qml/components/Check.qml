import QtQuick
import QtQuick.Templates as T
import League

// A check box with its words.
T.CheckBox {
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
        width: 20
        height: 20
        radius: Theme.radius4
        color: control.checked ? Theme.accentFill : Theme.bg
        border.color: control.checked ? Theme.accentFill : control.hovered ? Theme.text3 : Theme.line3

        Icon {
            anchors.centerIn: parent
            visible: control.checked
            symbol: "check"
            size: Theme.icon14
            color: Theme.textOnFill
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
