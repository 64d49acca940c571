import QtQuick
import League

// The shadow of what floats: toast, menu, hint, dialog. Lies under its parent.
BorderImage {
    readonly property int reach: 48 // of the picture around the shape
    readonly property int corner: 64

    anchors.fill: parent
    anchors.margins: -reach
    z: -1
    source: Theme.shadow
    border {
        left: corner
        right: corner
        top: corner
        bottom: corner
    }
}
