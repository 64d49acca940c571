import QtQuick
import QtQuick.Layouts
import League

// The rules that are changed most, at once; the others are behind a button.
Card {
    id: panel

    required property var channel
    readonly property bool isClosed: channel.runWord === "CLOSED"
    signal allAsked

    implicitWidth: 0
    implicitHeight: column.implicitHeight + 2 * Theme.space12
    height: implicitHeight
    padding: 0
    name: qsTr("Turn rules")

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        spacing: 0

        PanelTitle {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space4
            text: panel.name

            IconButton {
                objectName: "allRules"
                kind: PushButton.Ghost
                size: 28
                symbol: "settings"
                text: qsTr("All turn rules")
                onClicked: panel.allAsked()
            }
        }
        TurnLimit {
            Layout.fillWidth: true
            enabled: !panel.isClosed
            channel: panel.channel
        }
        RuleSwitch {
            Layout.fillWidth: true
            enabled: !panel.isClosed
            channel: panel.channel
            ruleKey: "announceTimeouts"
            text: qsTr("Announce timeouts")
        }
        RuleSwitch {
            Layout.fillWidth: true
            enabled: !panel.isClosed
            channel: panel.channel
            ruleKey: "announceDisconnects"
            text: qsTr("Announce disconnects")
        }
        RuleSwitch {
            Layout.fillWidth: true
            enabled: !panel.isClosed
            channel: panel.channel
            ruleKey: "autoDetectTurnEnd"
            text: qsTr("End turn after silence")
        }
    }
}
