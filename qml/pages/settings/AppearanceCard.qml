import QtQuick
import QtQuick.Layouts
import League
import League.View

// Theme, scale, motion and language.
SettingsCard {
    id: card

    required property var preferences
    readonly property var languages: [{code: "system", name: qsTr("As the desktop")}, ...Languages.all]

    title: qsTr("Appearance")

    SettingLine {
        Layout.fillWidth: true
        text: qsTr("Theme")

        Segmented {
            objectName: "theme"
            name: qsTr("Theme")
            value: card.preferences.theme
            segments: [
                {value: "system", text: qsTr("System")},
                {value: "dark", text: qsTr("Dark"), symbol: "moon"},
                {value: "light", text: qsTr("Light"), symbol: "sun"}
            ]
            onChosen: value => card.preferences.theme = value
        }
    }
    SettingLine {
        Layout.fillWidth: true
        text: qsTr("Size of the interface")
        about: qsTr("80 to 150 %")

        Stepper {
            objectName: "scale"
            width: 160
            size: 40
            from: 80
            to: 150
            stepSize: 10
            value: Math.round(card.preferences.scale * 100)
            textFromValue: percent => qsTr("%1 %").arg(percent)
            Accessible.name: qsTr("Size of the interface")
            onValueModified: card.preferences.scale = value / 100
        }
    }
    SettingLine {
        Layout.fillWidth: true
        text: qsTr("Less motion")
        about: qsTr("Nothing slides or grows; changes only fade.")

        Toggle {
            objectName: "motion"
            width: 36
            checked: card.preferences.reducedMotion
            Accessible.name: qsTr("Less motion")
            onToggled: card.preferences.reducedMotion = checked
        }
    }
    SettingLine {
        Layout.fillWidth: true
        text: qsTr("Language")

        DropDown {
            objectName: "language"
            width: 200
            model: card.languages
            textRole: "name"
            valueRole: "code"
            label: qsTr("Language")
            currentIndex: Math.max(0, card.languages.findIndex(one => one.code === card.preferences.language))
            onActivated: index => card.preferences.language = card.languages[index].code
        }
    }
}
