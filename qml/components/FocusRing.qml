import QtQuick
import League

// The ring around what has the keyboard. Outside of buttons and cards, inside of rows and fields.
Rectangle {
    property bool inside: false
    property real around: Theme.radius8 // the radius of what it surrounds
    readonly property int distance: Theme.focusOffset + Theme.strokeFocus

    anchors.fill: parent
    anchors.margins: inside ? 0 : -distance
    radius: inside ? around : around + distance
    color: Theme.transparent
    border.width: Theme.strokeFocus
    border.color: Theme.accent
}
