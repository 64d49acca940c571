pragma ComponentBehavior: Bound
import QtQuick
import League

// What can be done about a lobby: add agents, close it.
Row {
    id: actions

    required property var desk
    required property var lobby

    spacing: Theme.space8

    PushButton {
        id: addButton

        objectName: "addPlayerButton"
        symbol: "plus"
        text: qsTr("Add player")
        reason: actions.lobby.obstacle === "opening" ? qsTr("The lobby is still opening.") : ""
        onClicked: menu.popup(addButton, 0, addButton.height + Theme.space4)
    }
    PushButton {
        symbol: "referee"
        text: qsTr("Add referee")
        reason: addButton.reason
        onClicked: actions.desk.addReferee()
    }
    PushButton {
        kind: PushButton.Ghost
        symbol: "x"
        text: qsTr("Close lobby")
        onClicked: question.open()
    }
    PopupMenu {
        id: menu

        Instantiator {
            model: actions.lobby.strategies
            delegate: PopupMenuItem {
                required property string modelData

                symbol: "builtin"
                text: qsTr("Built-in, %1", "a strategy").arg(Words.strategy(modelData))
                onTriggered: actions.lobby.addBuiltIn(modelData)
            }
            onObjectAdded: (index, item) => menu.insertItem(index, item)
            onObjectRemoved: (index, item) => menu.removeItem(item)
        }
        PopupMenuItem {
            symbol: "human"
            text: qsTr("Yourself")
            enabled: !actions.lobby.hasPerson
            onTriggered: newcomer.ask("person")
        }
        PopupMenuItem {
            symbol: "script"
            text: qsTr("A program")
            onTriggered: newcomer.ask("script")
        }
        PopupMenuItem {
            symbol: "llm"
            text: qsTr("A language model")
            onTriggered: newcomer.ask("model")
        }
    }
    NewcomerDialog {
        id: newcomer

        lobby: actions.lobby
    }
    ConfirmDialog {
        id: question

        title: qsTr("Close the lobby?")
        sentence: qsTr("Everybody who has joined is sent away. Nothing has been played yet.")
        symbol: "x"
        confirmText: qsTr("Close lobby")
        cancelText: qsTr("Keep it open")
        onConfirmed: {
            actions.desk.leave();
            Nav.home();
        }
    }
}
