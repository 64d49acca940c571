import QtQuick
import League

// How a dialog comes: it fades in.
Transition {
    NumberAnimation {
        property: "opacity"
        from: 0
        to: 1
        duration: Theme.durationFade
        easing.type: Theme.easeMove
    }
}
