import QtQuick
import QtQuick.Templates as T
import League

// A button: PushButton { text: qsTr("Pause"); symbol: "pause"; kind: PushButton.Primary }
// A link leads to another page and has its symbol behind the words. One primary button a screen. A button that cannot be pressed now says why: reason.
T.Button {
    id: control

    enum Kind { Secondary, Primary, Ghost, Danger, DangerFilled, Link }

    property int kind: PushButton.Secondary
    property int size: 36 // 28, 36, 48 or 56 high
    property string symbol
    property bool directional: false // the symbol means "next" and turns round when mirrored
    property string reason // why it cannot be pressed; a hint, and the button is dim
    property bool busy: false
    property string hint // shown when the mouse rests on it

    readonly property bool inert: busy || reason !== ""
    readonly property bool dim: !enabled || reason !== ""
    readonly property color ink: look.ink
    readonly property int measure: size >= 56 ? 3 : size >= 48 ? 2 : size >= 36 ? 1 : 0

    implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
    implicitHeight: size
    leftPadding: [8, 12, 20, 28][measure]
    rightPadding: leftPadding
    opacity: enabled || kind === PushButton.Ghost || kind === PushButton.Link ? 1 : 0.9
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Accessible.description: reason
    Keys.onReturnPressed: if (!control.inert) control.clicked()
    Keys.onEnterPressed: if (!control.inert) control.clicked()
    Keys.onSpacePressed: event => event.accepted = control.inert

    contentItem: ButtonContent {
        text: control.text
        symbol: control.symbol
        directional: control.directional
        busy: control.busy
        symbolLast: control.kind === PushButton.Link
        ink: control.ink
        symbolSize: [16, 18, 22, 22][control.measure]
        type: [Theme.button28, Theme.button36, Theme.button48, Theme.button56][control.measure]
    }
    background: Rectangle {
        radius: [Theme.radius6, Theme.radius8, Theme.radius8, Theme.radius12][control.measure]
        color: look.fill
        border.color: look.edge
        border.width: Theme.strokeBorder

        Behavior on color {
            ColorAnimation {
                duration: control.down ? Theme.durationPress : Theme.durationHover
            }
        }
        FocusRing {
            visible: control.visualFocus
            around: parent.radius
        }
    }

    ButtonLook {
        id: look

        kind: control.kind
        hovered: control.hovered && !control.inert
        down: control.down && !control.inert
        dim: control.dim
    }
    // Swallows the mouse while the button is inert; the button stays reachable, to say why.
    MouseArea {
        anchors.fill: parent
        enabled: control.inert
        visible: control.inert
    }
    Hint {
        text: control.reason !== "" ? control.reason : control.hint
        shown: control.hovered || (control.visualFocus && control.reason !== "")
    }
}
