import QtQuick
import QtQuick.Layouts
import League

// The name of the league, who is brought along, and who may come.
ColumnLayout {
    id: form

    required property var hosting
    property var games: [] // what can be played
    property string problem
    property int freePort: 0
    signal accepted
    signal portTaken(int port)

    function takeFocus(): void {
        name.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: Theme.space20

    RowLayout {
        spacing: Theme.space16

        Field {
            id: name

            objectName: "leagueNameField"
            focus: true
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            label: qsTr("Name of the league")
            placeholder: qsTr("Our league")
            text: form.hosting.name
            onEdited: text => form.hosting.name = text
            onAccepted: form.accepted()
        }
        Field {
            objectName: "hostPortField"
            Layout.preferredWidth: 148
            Layout.fillWidth: false
            Layout.alignment: Qt.AlignTop
            label: qsTr("Port")
            placeholder: qsTr("any", "a port")
            mono: true
            text: form.hosting.port
            error: form.hosting.isPortValid ? "" : qsTr("Not a port.")
            onEdited: text => form.hosting.port = text
            onAccepted: form.accepted()
        }
    }
    LabelledBox {
        label: qsTr("Game")
        visible: form.games.length > 1

        Segmented {
            size: 36
            name: qsTr("Game")
            value: form.hosting.game
            segments: form.games.map(game => ({value: game, text: Words.game(game), symbol: Words.gameSymbol(game)}))
            onChosen: game => form.hosting.game = game
        }
    }
    GridLayout {
        columns: 3
        columnSpacing: Theme.space24
        rowSpacing: Theme.space16

        LabelledBox {
            label: qsTr("Built-in players")

            Stepper {
                size: 40
                from: 0
                to: 50
                value: form.hosting.players
                Accessible.name: qsTr("Built-in players")
                onValueModified: form.hosting.players = value
            }
        }
        LabelledBox {
            label: qsTr("Referees")

            Stepper {
                size: 40
                from: 0
                to: 10
                value: form.hosting.referees
                Accessible.name: qsTr("Referees")
                onValueModified: form.hosting.referees = value
            }
        }
        LabelledBox {
            label: qsTr("Players expected in all")

            Stepper {
                size: 40
                cell: 44
                from: 0
                to: 200
                value: form.hosting.expectedPlayers
                textFromValue: number => number === 0 ? qsTr("any", "number of players") : number
                Accessible.name: qsTr("Players expected in all")
                onValueModified: form.hosting.expectedPlayers = value
            }
        }
    }
    ColumnLayout {
        spacing: Theme.space8

        Toggle {
            text: qsTr("Other computers may join")
            checked: form.hosting.openToNetwork
            onToggled: form.hosting.openToNetwork = checked
        }
        Toggle {
            text: qsTr("Spectators may watch")
            checked: form.hosting.spectators
            onToggled: form.hosting.spectators = checked
        }
    }
    RunProblem {
        Layout.fillWidth: true
        visible: form.problem !== ""
        sentence: form.problem
        freePort: form.freePort
        onPortTaken: port => form.portTaken(port)
    }
}
