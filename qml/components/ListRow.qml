import QtQuick
import QtQuick.Templates as T
import League

// A row of a list or table that can be opened; its content goes into contentItem or inside.
T.ItemDelegate {
    id: control

    property bool selected: false
    property bool marked: false // the leader, the row just arrived
    property bool openable: true

    implicitHeight: 36
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    hoverEnabled: openable
    focusPolicy: openable ? Qt.StrongFocus : Qt.NoFocus
    Accessible.name: text
    Accessible.selected: selected
    Keys.onReturnPressed: control.clicked()
    Keys.onEnterPressed: control.clicked()

    background: Rectangle {
        radius: Theme.radius8
        color: control.selected ? Theme.accentBg : control.hovered && control.openable ? Theme.surface3 : control.marked ? Theme.surface2 : Theme.transparent
        border.width: control.visualFocus ? Theme.strokeFocus : control.selected ? Theme.strokeBorder : 0
        border.color: control.visualFocus ? Theme.accent : Theme.accentLine

        Behavior on color {
            ColorAnimation {
                duration: Theme.durationHover
            }
        }
    }
}
