pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Dialogs
import QtQuick.Layouts
import League
import League.View

// Small agents to begin with, written into a folder.
SettingsCard {
    id: card

    property string kit
    property string note
    property bool wentWell: true

    title: qsTr("Write your own player")

    Repeater {
        model: StarterShelf.kits

        SettingLine {
            id: line

            required property var modelData

            Layout.fillWidth: true
            text: modelData.name
            about: modelData.summary

            PushButton {
                size: 28
                symbol: "download"
                text: qsTr("Write")
                Accessible.name: qsTr("Write the starter kit %1").arg(line.modelData.name)
                onClicked: {
                    card.kit = line.modelData.name;
                    dialog.open();
                }
            }
        }
    }
    Txt {
        Layout.fillWidth: true
        visible: text !== ""
        text: card.note
        type: Theme.small
        color: card.wentWell ? Theme.good : Theme.bad
        wrapMode: Text.Wrap
    }
    FolderDialog {
        id: dialog

        title: qsTr("Where to put the starter kit")
        onAccepted: StarterShelf.write(card.kit, selectedFolder)
    }
    Connections {
        target: StarterShelf
        function onWritten(folder: string, tryIt: string): void {
            card.wentWell = true;
            card.note = qsTr("Written to %1. Try it there: %2").arg(folder).arg(tryIt);
        }
        function onFailed(sentence: string): void {
            card.wentWell = false;
            card.note = sentence;
        }
    }
}
