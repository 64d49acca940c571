import QtQuick
import League

// How a dialog goes.
Transition {
    NumberAnimation {
        property: "opacity"
        from: 1
        to: 0
        duration: Theme.durationFadeOut
        easing.type: Theme.easeExit
    }
}
