pragma ComponentBehavior: Bound
import QtQuick
import League

// The head of the page: whose view, pause and advance and speed of the match, or its replay.
Row {
    id: controls

    required property var board
    property bool mayControl: false
    property var playback: null // of a league that is replayed
    readonly property var table: board.table
    readonly property bool replays: board.hasEnded || !board.isLive
    readonly property bool steers: mayControl && !replays
    readonly property var speeds: ["NORMAL", "FAST", "DEBUG", "STEP"]
    readonly property bool byHand: table.speed === "STEP"
    signal ordered(string command, string value)
    signal asked(string what) // panel, timeline, suspicion, export, postmortem, abort

    spacing: Theme.space8

    ViewSwitch {
        board: controls.board
    }
    Item {
        width: Theme.space8
        height: 1
    }
    PushButton {
        visible: controls.steers
        kind: PushButton.Primary
        symbol: controls.table.isPaused ? "play" : "pause"
        text: controls.table.isPaused ? qsTr("Go on") : qsTr("Pause")
        hint: qsTr("Space")
        onClicked: controls.ordered(controls.table.isPaused ? "resume" : "pause", "")
    }
    PushButton {
        visible: controls.steers && !Theme.compact
        symbol: "step"
        text: controls.byHand ? qsTr("Advance") : qsTr("Step")
        hint: "N"
        onClicked: controls.ordered("advance", "")
    }
    IconButton {
        visible: controls.steers && Theme.compact
        symbol: "step"
        text: qsTr("Advance")
        onClicked: controls.ordered("advance", "")
    }
    Segmented {
        id: speedSwitch

        readonly property string ofMatch: controls.table.speed !== "" ? controls.table.speed
                                                                      : "NORMAL"

        visible: controls.steers && !Theme.compact
        LayoutMirroring.enabled: false // Latin words, slow to fast, in every language
        LayoutMirroring.childrenInherit: true
        name: qsTr("Speed")
        value: ofMatch
        segments: controls.speeds.map(speed => ({value: speed, text: speed, mono: true}))
        onChosen: speed => {
            controls.ordered("set_speed", speed)
            value = Qt.binding(() => speedSwitch.ofMatch) // as the match says, not the click
        }
    }
    DropDown {
        id: speedChoice

        readonly property int ofMatch: Math.max(0, controls.speeds.indexOf(controls.table.speed))

        visible: controls.steers && Theme.compact
        width: 108
        model: controls.speeds
        currentIndex: ofMatch
        label: qsTr("Speed")
        size: 36
        onActivated: index => {
            controls.ordered("set_speed", controls.speeds[index])
            currentIndex = Qt.binding(() => speedChoice.ofMatch) // likewise
        }
    }
    ReplayControls {
        visible: controls.playback !== null && !controls.replays
        playback: controls.playback
    }
    MafiaReplay {
        visible: controls.replays
        board: controls.board
    }
    IconButton {
        visible: Theme.compact
        symbol: "discuss"
        text: qsTr("What happens now")
        onClicked: controls.asked("panel")
    }
    IconButton {
        id: more

        symbol: "more"
        text: qsTr("More")
        onClicked: menu.popup(more, 0, more.height + Theme.space4)

        PopupMenu {
            id: menu

            PopupMenuItem {
                text: qsTr("Timeline")
                symbol: "clock"
                keyCap: "L"
                onTriggered: controls.asked("timeline")
            }
            PopupMenuItem {
                text: qsTr("Who suspects whom")
                symbol: "target"
                keyCap: "G"
                onTriggered: controls.asked("suspicion")
            }
            PopupMenuItem {
                text: qsTr("Transcript")
                symbol: "discuss"
                onTriggered: controls.asked("transcript")
            }
            PopupMenuItem {
                text: qsTr("Post-mortem")
                symbol: "grave"
                keyCap: "P"
                enabled: controls.board.hasEnded
                onTriggered: controls.asked("postmortem")
            }
            PopupMenuItem {
                text: qsTr("Export")
                symbol: "download"
                onTriggered: controls.asked("export")
            }
            PopupMenuItem {
                text: qsTr("Abort the match")
                symbol: "stop"
                dangerous: true
                enabled: controls.steers
                onTriggered: controls.asked("abort")
            }
        }
    }
}
