import QtQuick
import League

// Beside the name: that somebody speaks, is paused, or has a draft.
Row {
    id: state

    required property string mark
    readonly property string text: mark === "speaking" ? qsTr("speaking") : mark === "paused" ? qsTr("paused") : mark === "draft" ? qsTr("draft, posted when it goes on") : ""
    readonly property color ink: mark === "speaking" ? Theme.good : Theme.warn

    spacing: Theme.space4

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: state.mark === "speaking" ? "turn" : state.mark === "paused" ? "hold" : "edit"
        size: Theme.icon14
        color: state.ink
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: state.text
        type: Theme.captionStrong
        color: state.ink
    }
}
