import QtQuick
import League

// A step of the podium comes up.
NumberAnimation {
    property: "risen"
    to: 1
    duration: Theme.durationMove
    easing.type: Theme.easeMove
}
