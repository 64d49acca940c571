import QtQuick
import League
import League.View

// Whether the ports of the league are free; when not, which is taken and one button that helps.
Row {
    id: line

    property alias players: check.players
    property alias referees: check.referees
    property alias active: check.active
    readonly property bool free: check.taken === 0

    spacing: Theme.space8
    visible: Preferences.basePort > 0

    PortCheck {
        id: check

        basePort: Preferences.basePort
    }
    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: line.free ? "check" : "warning"
        color: line.free ? Theme.good : Theme.warn
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: line.free ? qsTr("Ports %1–%2 and %3–%4 are free").arg(check.basePort).arg(check.lastReferee).arg(check.firstPlayer).arg(check.lastPlayer) : qsTr("Port %1 is taken").arg(check.taken)
        type: Theme.small
        color: Theme.text2
    }
    PushButton {
        anchors.verticalCenter: parent.verticalCenter
        objectName: "otherPortsButton"
        visible: check.suggestion > 0
        size: 28
        text: qsTr("Use %1", "a port number").arg(check.suggestion)
        onClicked: Preferences.basePort = check.suggestion
    }
}
