import QtQuick
import League

// Whether the list follows the newest, and saving it.
Row {
    id: controls

    required property var traffic
    signal saveAsked

    spacing: Theme.space16

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space8

        LiveDot {
            anchors.verticalCenter: parent.verticalCenter
            live: controls.traffic.isFollowing
            color: live ? Theme.accent : Theme.neutral
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: controls.traffic.isFollowing ? qsTr("Following the newest") : controls.traffic.heldBack > 0 ? qsTr("Paused, %n new", "", controls.traffic.heldBack) : qsTr("Paused")
            type: Theme.small
            color: Theme.text2
        }
    }
    PushButton {
        symbol: controls.traffic.isFollowing ? "pause" : "play"
        text: controls.traffic.isFollowing ? qsTr("Pause list") : qsTr("Follow")
        hint: qsTr("Follow the newest message (F)")
        onClicked: controls.traffic.isFollowing = !controls.traffic.isFollowing
    }
    PushButton {
        symbol: "download"
        text: qsTr("Save as JSON")
        onClicked: controls.saveAsked()
    }
}
