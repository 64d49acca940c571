import QtQuick
import QtQuick.Templates as T
import League

// A card that one can open with the mouse, Enter or Space. Give it a text for screen readers.
T.Button {
    id: control

    property color edge: Theme.line
    property bool selected: false

    padding: Theme.cardPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Rectangle {
        radius: Theme.radius12
        color: control.down ? Theme.surface3 : control.visualFocus || control.hovered ? Theme.surface2 : Theme.surface1
        border.color: control.visualFocus ? Theme.accent : control.selected ? Theme.accentLine : control.hovered ? Theme.line2 : control.edge
        border.width: control.visualFocus ? Theme.strokeFocus : Theme.strokeBorder

        Behavior on color {
            ColorAnimation {
                duration: Theme.durationHover
            }
        }
    }
}
