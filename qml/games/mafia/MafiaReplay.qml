import QtQuick
import League

// Walking through a match: step back, play, step, speed, and to the newest.
Row {
    id: replay

    required property var board
    readonly property var speeds: [0.5, 1, 2, 4, 16]

    spacing: Theme.space4
    LayoutMirroring.enabled: false // transport is never mirrored
    LayoutMirroring.childrenInherit: false

    DropDown {
        visible: !Theme.compact
        width: 84
        size: 36
        model: replay.speeds.map(speed => speed + "×")
        currentIndex: Math.max(0, replay.speeds.indexOf(replay.board.speed))
        label: qsTr("Speed of the replay")
        onActivated: index => replay.board.speed = replay.speeds[index]
    }
    IconButton {
        symbol: "step-back"
        text: qsTr("Step back")
        onClicked: replay.board.previous()
    }
    PushButton {
        kind: PushButton.Primary
        symbol: replay.board.isPlaying ? "pause" : "play"
        text: replay.board.isPlaying ? qsTr("Pause") : qsTr("Replay")
        onClicked: replay.board.isPlaying ? replay.board.pause() : replay.board.play()
    }
    IconButton {
        symbol: "step"
        text: qsTr("Step")
        onClicked: replay.board.next()
    }
    PushButton {
        visible: !replay.board.isLive
        symbol: "signal"
        text: replay.board.hasEnded ? qsTr("To the end") : qsTr("Live")
        onClicked: replay.board.follow()
    }
}
