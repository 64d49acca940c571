import QtQuick
import QtQuick.Layouts
import League

// What is wrong, what to do, and the buttons that help. A plain column: a layout gives lines the
// height they had before they were wrapped.
Column {
    id: problem

    required property var join

    spacing: Theme.space4
    Accessible.role: Accessible.AlertMessage
    Accessible.name: join.cause
    Accessible.description: join.remedy

    Txt {
        width: problem.width
        text: problem.join.cause
        type: Theme.small
        wrapMode: Text.Wrap
    }
    Txt {
        width: problem.width
        text: problem.join.remedy
        type: Theme.small
        color: Theme.text2
        wrapMode: Text.Wrap
    }
    RowLayout {
        spacing: Theme.space8

        PushButton {
            objectName: "freePortButton"
            visible: problem.join.freePort > 0
            size: 28
            symbol: "check"
            text: qsTr("Use %1", "a port number").arg(problem.join.freePort)
            onClicked: problem.join.useFreePort()
        }
        PushButton {
            objectName: "tryAgainButton"
            size: 28
            symbol: "refresh"
            text: qsTr("Try again")
            onClicked: problem.join.test()
        }
        PushButton {
            kind: PushButton.Ghost
            size: 28
            symbol: "copy"
            text: qsTr("Copy details")
            onClicked: clipboard.put(problem.join.details())
        }
    }
    Clipboard {
        id: clipboard
    }
}
