import QtQuick
import QtQuick.Layouts
import League

// Ways to keep a league: four kinds of files, and the folder it is in.
Card {
    id: bar

    property bool available: true // there is a journal on this computer
    property bool busy: false
    property string folder
    signal asked(string format)
    signal folderAsked

    implicitWidth: 0 // the page decides
    implicitHeight: 0
    padding: Theme.compact ? Theme.space8 : Theme.cardPadding
    name: qsTr("Keep the results")

    Txt {
        anchors.centerIn: parent
        visible: !bar.available
        text: qsTr("This league is kept on the computer of its manager. Export it there.")
        color: Theme.text2
    }
    RowLayout {
        anchors.fill: parent
        visible: bar.available
        spacing: Theme.compact ? Theme.space8 : Theme.space12

        ExportButton {
            symbol: "file-html"
            text: qsTr("HTML report")
            about: qsTr("one file, prints well")
            busy: bar.busy
            onClicked: bar.asked("html")
        }
        ExportButton {
            symbol: "file-csv"
            text: qsTr("CSV")
            about: qsTr("standings and matches")
            busy: bar.busy
            onClicked: bar.asked("csv")
        }
        ExportButton {
            symbol: "file-json"
            text: qsTr("JSON")
            about: qsTr("every message, for replay")
            busy: bar.busy
            onClicked: bar.asked("json")
        }
        ExportButton {
            symbol: "download"
            text: qsTr("Bundle")
            about: qsTr("everything in one .zip")
            busy: bar.busy
            onClicked: bar.asked("bundle")
        }
        Rule {
            Layout.fillHeight: true
            Layout.leftMargin: Theme.space8
            Layout.rightMargin: Theme.space8
            visible: !Theme.compact
        }
        ColumnLayout {
            Layout.fillWidth: false
            Layout.preferredWidth: 196
            visible: !Theme.compact
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: qsTr("Saved on this computer")
                type: Theme.smallStrong
                elide: Text.ElideRight
            }
            Txt {
                Layout.fillWidth: true
                text: bar.folder.slice(bar.folder.lastIndexOf("/") + 1)
                type: Theme.monoSmall
                color: Theme.text3
                elide: Text.ElideMiddle
            }
        }
        PushButton {
            kind: PushButton.Ghost
            symbol: "folder"
            text: qsTr("Open folder")
            onClicked: bar.folderAsked()
        }
    }
}
