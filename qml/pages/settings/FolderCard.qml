import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import League
import League.View

// Where leagues are kept.
SettingsCard {
    id: card

    required property var preferences

    title: qsTr("Data folder")

    Txt {
        Layout.fillWidth: true
        text: card.preferences.dataFolder
        type: Theme.mono
        color: Theme.text2
        elide: Text.ElideMiddle
    }
    Txt {
        Layout.fillWidth: true
        visible: card.preferences.isDataFolderFixed
        text: qsTr("AGENT_LEAGUE_DATA decides it while it is set.")
        type: Theme.caption
        color: Theme.text3
        wrapMode: Text.Wrap
    }
    Row {
        spacing: Theme.space8

        PushButton {
            symbol: "folder"
            text: qsTr("Open folder")
            onClicked: Qt.openUrlExternally(ExportDesk.address(card.preferences.dataFolder))
        }
        PushButton {
            symbol: "edit"
            text: qsTr("Choose another")
            reason: card.preferences.isDataFolderFixed ? qsTr("AGENT_LEAGUE_DATA decides it while it is set.") : ""
            onClicked: dialog.open()
        }
    }
    FolderDialog {
        id: dialog

        title: qsTr("Where leagues are kept")
        onAccepted: {
            card.preferences.dataFolder = ExportDesk.path(selectedFolder);
            Desk.refreshRecent();
        }
    }
}
