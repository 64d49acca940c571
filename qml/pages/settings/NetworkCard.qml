import QtQuick
import QtQuick.Layouts
import League

// Ports, and who may come in.
SettingsCard {
    id: card

    required property var preferences
    property string problem

    function takePort(text: string): void {
        const port = Number(text);
        const fits = /^\d+$/.test(text.trim()) && (port === 0 || port >= 1024 && port <= 65000);
        problem = fits ? "" : qsTr("A port is a number from 1024 to 65000; 0 takes any free ones.");
        if (fits)
            preferences.basePort = port;
    }

    title: qsTr("Network")

    Field {
        objectName: "port"
        Layout.fillWidth: true
        label: qsTr("First port")
        hint: qsTr("The manager listens here, referees from the next one on, players from 101 further.")
        error: card.problem
        mono: true
        text: String(card.preferences.basePort)
        onEdited: text => card.takePort(text)
    }
    SettingLine {
        Layout.fillWidth: true
        text: qsTr("Let other computers in")
        about: qsTr("For leagues you host. Off: only agents on this computer can join.")

        Toggle {
            width: 36
            checked: card.preferences.isOpenToNetwork
            Accessible.name: qsTr("Let other computers in")
            onToggled: card.preferences.isOpenToNetwork = checked
        }
    }
}
