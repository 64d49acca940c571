import QtQuick
import QtQuick.Layouts
import League
import League.View

// The big card: a league in this program, with one button that has the focus from the start.
FocusScope {
    id: hero

    readonly property var games: Preferences.games // what can be played
    readonly property string game: Preferences.game
    readonly property int players: playersBox.value
    readonly property int referees: refereesBox.value
    readonly property bool isMafia: game === "mafia" // a table of ten, everybody plays three times
    readonly property int rounds: isMafia ? 3 : players % 2 === 0 ? players - 1 : players
    readonly property int matches: isMafia ? 3 : players * (players - 1) / 2
    readonly property bool drawn: !Theme.compact
    signal customised

    function run(): void {
        Desk.runLocal(game, players, referees);
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Run a local league")

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius12
        border.color: Theme.accentLine
        gradient: Gradient {
            GradientStop {
                position: 0
                color: Theme.heroTop
            }
            GradientStop {
                position: 1
                color: Theme.surface1
            }
        }
    }
    ColumnLayout {
        id: words

        anchors.left: parent.left
        anchors.top: parent.top
        anchors.leftMargin: 36
        anchors.topMargin: Theme.low ? Theme.space20 : 36
        width: Math.min(hero.width - 72, hero.drawn ? 500 : hero.width - 72)
        spacing: Theme.space8

        Txt {
            Layout.fillWidth: true
            text: qsTr("Run a local league")
            type: Theme.low ? Theme.h1 : Theme.display
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        Txt {
            Layout.fillWidth: true
            Layout.maximumWidth: 430
            text: qsTr("One League Manager, the referees and the players all start on this computer. Nothing to set up.")
            type: Theme.lead
            color: Theme.text2
            wrapMode: Text.Wrap
        }
        RowLayout {
            Layout.topMargin: Theme.low ? Theme.space8 : Theme.space24
            spacing: Theme.space20

            LabelledBox {
                label: qsTr("Game")
                visible: hero.games.length > 1

                Segmented {
                    size: 44
                    name: qsTr("Game")
                    value: hero.game
                    segments: hero.games.map(game => ({value: game, text: Words.game(game), symbol: Words.gameSymbol(game)}))
                    onChosen: game => Preferences.game = game
                }
            }
            LabelledBox {
                label: qsTr("Players")

                Stepper {
                    id: playersBox

                    from: hero.isMafia ? 10 : 2
                    to: hero.isMafia ? 10 : 50
                    enabled: !hero.isMafia
                    value: hero.isMafia ? 10 : Preferences.players
                    Accessible.name: qsTr("Players")
                }
            }
            LabelledBox {
                label: qsTr("Referees")

                Stepper {
                    id: refereesBox

                    from: 1
                    to: 10
                    value: Preferences.referees
                    Accessible.name: qsTr("Referees")
                }
            }
        }
        Row {
            spacing: Theme.space8

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                symbol: "queue"
                color: Theme.text3
            }
            Txt {
                text: qsTr("%1, %2", "rounds, matches").arg(qsTr("%n round(s)", "", hero.rounds)).arg(qsTr("%n match(es)", "", hero.matches))
                type: Theme.small
                color: Theme.text2
            }
            PortLine {
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: Theme.space8
                players: hero.players
                referees: hero.referees
                active: hero.visible && Desk.phase !== Desk.Opening
            }
        }
    }
    RunProblem {
        anchors.left: words.left
        anchors.right: words.right
        anchors.bottom: buttons.top
        anchors.bottomMargin: Theme.space12
        visible: Desk.phase === Desk.Failed
        sentence: Desk.problem
        freePort: Desk.freePort
        onPortTaken: port => Desk.runLocalFrom(port)
    }
    Row {
        id: buttons

        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.leftMargin: 36
        anchors.bottomMargin: Theme.low ? Theme.space20 : 36
        spacing: Theme.space16

        PushButton {
            id: go

            kind: PushButton.Primary
            size: 56
            symbol: "play"
            text: qsTr("Run a local league")
            busy: Desk.phase === Desk.Opening
            focus: true
            Accessible.name: qsTr("Run a local league, %1, %2, %3", "game, players, referees").arg(Words.game(hero.game)).arg(qsTr("%n player(s)", "", hero.players)).arg(qsTr("%n referee(s)", "", hero.referees))
            onClicked: hero.run()
        }
        KeyCap {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Enter", "the key")
        }
        PushButton {
            anchors.verticalCenter: parent.verticalCenter
            kind: PushButton.Ghost
            text: qsTr("Customise first")
            onClicked: hero.customised()
        }
    }
    Item { // takes the drawing to the other side in a mirrored window; the drawing itself stays as it is
        anchors.right: parent.right
        anchors.rightMargin: 28
        anchors.verticalCenter: parent.verticalCenter
        width: drawing.width
        height: drawing.height
        visible: hero.drawn

        HeroDrawing {
            id: drawing
        }
    }
}
