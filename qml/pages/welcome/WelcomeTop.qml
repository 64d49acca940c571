import QtQuick
import League
import League.View

// Name, language, theme, keys and help.
Item {
    id: top

    signal keysAsked
    signal helpAsked

    implicitHeight: 72

    Row {
        anchors.left: parent.left
        anchors.leftMargin: 40
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space12

        Logo {
            anchors.verticalCenter: parent.verticalCenter
            size: 36
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Agent League")
            type: Theme.h3
            Accessible.role: Accessible.Heading
        }
    }
    Row {
        anchors.right: parent.right
        anchors.rightMargin: 40
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space12

        PushButton {
            id: language

            kind: PushButton.Ghost
            symbol: "globe"
            text: Languages.currentName
            Accessible.name: qsTr("Language: %1").arg(Languages.currentName)
            onClicked: languages.popup(language, 0, language.height)

            LanguageMenu {
                id: languages
            }
        }
        IconButton {
            kind: PushButton.Ghost
            symbol: Theme.light ? "sun" : "moon"
            text: Theme.light ? qsTr("Dark theme") : qsTr("Light theme")
            onClicked: Preferences.theme = Theme.light ? "dark" : "light"
        }
        IconButton {
            kind: PushButton.Ghost
            symbol: "keyboard"
            text: qsTr("Keyboard")
            onClicked: top.keysAsked()
        }
        IconButton {
            kind: PushButton.Ghost
            symbol: "help"
            text: qsTr("Help")
            hint: qsTr("Help (F1)")
            onClicked: top.helpAsked()
        }
    }
}
