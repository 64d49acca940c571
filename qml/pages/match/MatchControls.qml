import QtQuick
import League

// Attempts of the match, its replay message by message, and its export.
Row {
    id: controls

    required property var match
    readonly property var speeds: [0.5, 1, 2, 4]
    signal saveAsked

    spacing: Theme.space4
    LayoutMirroring.enabled: false // transport is never mirrored
    LayoutMirroring.childrenInherit: false

    DropDown {
        visible: controls.match.attempts.length > 1
        width: 124
        size: 36
        model: controls.match.attempts.map(attempt => qsTr("Attempt %1").arg(attempt))
        currentIndex: controls.match.attempts.indexOf(controls.match.attempt)
        label: qsTr("Attempt that is shown")
        onActivated: index => controls.match.attempt = controls.match.attempts[index]
    }
    DropDown {
        visible: !Theme.compact
        width: 84
        size: 36
        model: controls.speeds.map(speed => speed + "×")
        currentIndex: Math.max(0, controls.speeds.indexOf(controls.match.speed))
        label: qsTr("Speed of the replay")
        onActivated: index => controls.match.speed = controls.speeds[index]
    }
    IconButton {
        symbol: "step-back"
        text: qsTr("Previous message (Left)")
        onClicked: controls.match.previous()
    }
    PushButton {
        symbol: controls.match.isPlaying ? "pause" : "play"
        text: controls.match.isPlaying ? qsTr("Pause") : qsTr("Replay")
        enabled: controls.match.isOver
        onClicked: controls.match.isPlaying ? controls.match.pause() : controls.match.play()
    }
    IconButton {
        symbol: "step"
        text: qsTr("Next message (Right)")
        onClicked: controls.match.next()
    }
    Item {
        width: Theme.space4
        height: 1
    }
    PushButton {
        symbol: "download"
        text: qsTr("Export")
        hint: qsTr("Saves the transcript of the match as JSON")
        onClicked: controls.saveAsked()
    }
}
