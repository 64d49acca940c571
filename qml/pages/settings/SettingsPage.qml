import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League
import League.View

// How the window looks and speaks, and what new leagues begin with. Every change counts at once.
AppPage {
    id: page

    property var preferences: Preferences
    property var rules: RulesBoard

    title: qsTr("Settings")
    caption: qsTr("Every change counts at once.")
    actions: [
        PushButton {
            kind: PushButton.Ghost
            symbol: "keyboard"
            text: qsTr("Keyboard")
            hint: "?"
            onClicked: Nav.ask("help", "keys")
        },
        PushButton {
            kind: PushButton.Ghost
            symbol: "info"
            text: qsTr("About")
            onClicked: Nav.ask("about")
        },
        PushButton {
            symbol: "check"
            text: qsTr("Done")
            onClicked: Nav.back()
        }
    ]

    Flickable {
        id: left

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        width: Theme.compact ? 440 : 520
        contentHeight: column.implicitHeight
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        ColumnLayout {
            id: column

            width: left.width - (left.contentHeight > left.height ? Theme.space12 : 0)
            spacing: Theme.cardGap

            AppearanceCard {
                Layout.fillWidth: true
                preferences: page.preferences
            }
            NetworkCard {
                Layout.fillWidth: true
                preferences: page.preferences
            }
            FolderCard {
                Layout.fillWidth: true
                preferences: page.preferences
            }
            StarterCard {
                Layout.fillWidth: true
            }
        }
    }
    RulesCard {
        anchors.left: left.right
        anchors.leftMargin: Theme.cardGap
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        rules: page.rules
    }
}
