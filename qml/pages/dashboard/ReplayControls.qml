import QtQuick
import League

// A replay's buttons: step back, play or pause, step, speed, and a line to any moment.
Row {
    id: controls

    required property var playback
    readonly property bool there: playback !== null
    readonly property var speeds: [0.5, 1, 2, 4, 16]

    spacing: Theme.space8

    Scrubber {
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.compact ? 120 : 240
        length: controls.there ? controls.playback.lengthMs : 0
        moment: controls.there ? controls.playback.positionMs : 0
        onSought: moment => controls.playback.positionMs = moment
    }
    IconButton {
        symbol: "step-back"
        text: qsTr("Step back")
        onClicked: controls.playback.stepBack()
    }
    PushButton {
        kind: PushButton.Primary
        symbol: controls.there && controls.playback.isPlaying ? "pause" : "play"
        text: controls.there && controls.playback.isPlaying ? qsTr("Pause") : qsTr("Play")
        onClicked: controls.playback.isPlaying ? controls.playback.pause() : controls.playback.play()
    }
    IconButton {
        symbol: "step"
        text: qsTr("Step")
        onClicked: controls.playback.step()
    }
    DropDown {
        width: 84
        model: controls.speeds.map(speed => speed + "×")
        currentIndex: Math.max(0, controls.speeds.indexOf(controls.there ? controls.playback.speed : 1))
        label: qsTr("Speed of the replay")
        size: 36
        onActivated: index => controls.playback.speed = controls.speeds[index]
    }
}
