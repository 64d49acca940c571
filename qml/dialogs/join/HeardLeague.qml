import QtQuick
import QtQuick.Layouts
import League

// One league that calls on this network: what it plays, how many have come, and whether one may
// still join.
ListRow {
    id: row

    required property int index
    required property string address
    required property string place
    required property string name
    required property string game
    required property int players
    required property int expectedPlayers
    required property bool isOpen
    required property bool needsCode
    required property bool isWatchable
    property bool chosen: false
    readonly property string seats: expectedPlayers > 0 ? qsTr("%1 of %n player(s)", "how many have come", expectedPlayers).arg(players) : qsTr("%n player(s)", "", players)
    readonly property string detail: qsTr("%1, %2", "game, players").arg(Words.game(game)).arg(seats)
    readonly property string standing: isOpen ? (needsCode ? qsTr("Open, asks for a join code") : qsTr("Open", "a league that can be joined")) : isWatchable ? qsTr("Watch only") : qsTr("Closed", "a league that can neither be joined nor watched")

    implicitHeight: 88
    topPadding: Theme.space12
    bottomPadding: Theme.space12
    selected: chosen
    text: qsTr("%1 at %2").arg(name).arg(place)
    Accessible.description: qsTr("%1. %2.", "what is played and by how many, whether one may join").arg(detail).arg(standing)

    contentItem: ColumnLayout {
        spacing: 2

        RowLayout {
            spacing: Theme.space8

            Txt {
                Layout.fillWidth: true
                text: row.name
                type: Theme.bodyStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                visible: row.chosen
                symbol: "check"
                color: Theme.accent
            }
        }
        Txt {
            Layout.fillWidth: true
            text: row.detail
            type: Theme.caption
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        RowLayout {
            spacing: Theme.space8

            Txt {
                Layout.fillWidth: true
                text: Words.isolated(row.place)
                type: Theme.monoSmall
                color: Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                visible: row.isOpen && row.needsCode
                symbol: "lock"
                size: Theme.icon14
                color: Theme.text3
            }
            Chip {
                dense: true
                symbol: row.isOpen ? "lobby" : row.isWatchable ? "watch" : "lock"
                tone: row.isOpen ? "warn" : "neutral"
                text: row.isOpen ? qsTr("Open", "a league that can be joined") : row.isWatchable ? qsTr("Watch only") : qsTr("Closed", "a league that can neither be joined nor watched")
                Accessible.ignored: true
            }
        }
    }
}
