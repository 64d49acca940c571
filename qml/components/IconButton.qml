import QtQuick
import League

// A button that is only a symbol; its text is the hint and what a screen reader says.
PushButton {
    id: control

    property int symbolSize: size >= 36 ? Theme.icon18 : Theme.icon16

    implicitWidth: size
    leftPadding: 0
    rightPadding: 0
    hint: text
    contentItem: ButtonContent {
        text: ""
        symbol: control.symbol
        directional: control.directional
        busy: control.busy
        ink: control.ink
        symbolSize: control.symbolSize
    }
}
