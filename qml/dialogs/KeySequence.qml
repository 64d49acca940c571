pragma ComponentBehavior: Bound
import QtQuick
import League

// Keys as caps. Always left to right, as on the keyboard.
Row {
    id: sequence

    property string keys
    // Pressed together: Ctrl+K. One or the other: Home End.
    readonly property var caps: keys === "" ? [] : keys.split(/[+ ]/)

    spacing: Theme.space4
    layoutDirection: Qt.LeftToRight
    LayoutMirroring.enabled: false
    Accessible.role: Accessible.StaticText
    Accessible.name: caps.join(" ")

    Repeater {
        model: sequence.caps

        KeyCap {
            required property string modelData

            text: modelData
        }
    }
}
