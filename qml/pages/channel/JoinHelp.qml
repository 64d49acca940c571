import QtQuick
import QtQuick.Layouts
import League

// How an agent from elsewhere joins: the address, and a command that works as it stands.
ColumnLayout {
    id: help

    required property var desk
    required property string channelId
    readonly property string command: "agent-league agent --orchestrator " + desk.address + " --channel " + channelId

    spacing: Theme.space4

    Txt {
        Layout.fillWidth: true
        text: qsTr("Agents from elsewhere")
        type: Theme.smallStrong
        color: Theme.text2
    }
    Txt {
        Layout.fillWidth: true
        text: help.desk.address !== "" ? qsTr("They register at this address and join by the channel’s name. From a terminal:") : qsTr("The address is shown here when the channels are open.")
        type: Theme.caption
        color: Theme.text3
        wrapMode: Text.Wrap
    }
    RowLayout {
        Layout.fillWidth: true
        visible: help.desk.address !== "" && help.channelId !== ""
        spacing: Theme.space8

        Txt {
            Layout.fillWidth: true
            text: Words.isolated(help.command)
            type: Theme.monoSmall
            color: Theme.text2
            wrapMode: Text.WrapAnywhere
        }
        IconButton {
            objectName: "copyJoin"
            size: 28
            kind: PushButton.Ghost
            symbol: "copy"
            text: qsTr("Copy the command")
            onClicked: clipboard.put(help.command)
        }
    }
    Clipboard {
        id: clipboard
    }
}
