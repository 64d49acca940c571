pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League
import League.View

// The rules of new leagues; those under way keep theirs.
Card {
    id: card

    required property var rules
    readonly property var games: Preferences.games // what can be played

    implicitWidth: 0 // the page decides
    implicitHeight: 0
    name: qsTr("Rules of new leagues")

    PanelTitle {
        id: title

        width: parent.width
        text: card.name

        Segmented {
            objectName: "rulesGame"
            name: qsTr("Game")
            value: card.rules.game
            segments: card.games.map(game => ({value: game, text: Words.game(game)}))
            onChosen: game => card.rules.game = game
        }
        PushButton {
            size: 28
            kind: PushButton.Ghost
            symbol: "refresh"
            text: qsTr("Reset all")
            visible: !card.rules.isDefault
            onClicked: card.rules.reset("")
        }
    }
    Txt {
        id: note

        anchors.top: title.bottom
        width: parent.width
        text: card.rules.warning !== "" ? card.rules.warning : qsTr("A league under way keeps the rules it began with.")
        type: Theme.caption
        color: card.rules.warning !== "" ? Theme.warn : Theme.text3
        wrapMode: Text.Wrap
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: note.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: parent.bottom
        clip: true
        model: card.rules.rows
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: card.name
        T.ScrollBar.vertical: Scroller {}

        delegate: RuleLine {
            width: ListView.view.width - Theme.space12
            onEdited: text => card.rules.set(ruleKey, text)
            onResetAsked: card.rules.reset(ruleKey)
        }
    }
}
