import QtQuick
import League

// The operator's buttons: pause or go on, one step, stop, and how fast.
Row {
    id: controls

    required property var desk
    required property var league
    signal stopAsked

    readonly property bool held: league.isPaused || desk.speed === "STEP"
    readonly property var speeds: ["NORMAL", "FAST", "DEBUG", "STEP", "MAX"]

    spacing: Theme.space8

    Item {
        width: Theme.space8
        height: 1
    }
    PushButton {
        visible: !controls.held
        kind: PushButton.Primary
        symbol: "pause"
        text: qsTr("Pause")
        hint: qsTr("Space")
        onClicked: controls.desk.pause()
    }
    PushButton {
        visible: controls.held
        kind: PushButton.Primary
        symbol: "play"
        text: qsTr("Go on")
        hint: qsTr("Space")
        onClicked: controls.desk.speed === "STEP" ? controls.desk.speed = "NORMAL" : controls.desk.proceed()
    }
    PushButton {
        visible: !Theme.compact
        symbol: "step"
        text: qsTr("Step")
        hint: "N"
        onClicked: controls.desk.step()
    }
    IconButton {
        visible: Theme.compact
        symbol: "step"
        text: qsTr("Step")
        onClicked: controls.desk.step()
    }
    PushButton {
        visible: !Theme.compact
        kind: PushButton.Danger
        symbol: "stop"
        text: qsTr("Stop")
        hint: "Ctrl+."
        onClicked: controls.stopAsked()
    }
    IconButton {
        visible: Theme.compact
        kind: PushButton.Danger
        symbol: "stop"
        text: qsTr("Stop")
        onClicked: controls.stopAsked()
    }
    Item {
        visible: !Theme.compact
        width: 2 * Theme.space8 + 1
        height: 36

        Rule {
            anchors.centerIn: parent
            height: 28
            width: 1
        }
    }
    Segmented {
        visible: !Theme.compact
        LayoutMirroring.enabled: false // Latin words, slow to fast, in every language
        LayoutMirroring.childrenInherit: true
        name: qsTr("Speed")
        value: controls.desk.speed
        segments: controls.speeds.map(speed => ({value: speed, text: speed, mono: true}))
        onChosen: speed => controls.desk.speed = speed
    }
    DropDown {
        visible: Theme.compact
        width: 108
        model: controls.speeds
        currentIndex: Math.max(0, controls.speeds.indexOf(controls.desk.speed))
        label: qsTr("Speed")
        size: 36
        onActivated: index => controls.desk.speed = controls.speeds[index]
    }
}
