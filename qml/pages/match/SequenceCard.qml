import QtQuick
import QtQuick.Layouts
import League

// The sequence diagram with its legend.
Card {
    id: card

    required property var match

    implicitWidth: 0 // sized by the page
    implicitHeight: 0
    padding: 0

    SequenceDiagram {
        id: diagram

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: Theme.space12
        anchors.bottom: legend.top
        anchors.bottomMargin: Theme.space4
        focus: true
        visible: card.match.talk.count > 0
        match: card.match
    }
    EmptyState {
        anchors.centerIn: parent
        visible: !diagram.visible
        symbol: "waiting"
        title: qsTr("Nothing was said yet")
        sentence: qsTr("The referee has not sent the invitations.")
    }
    RowLayout {
        id: legend

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: Theme.space20
        anchors.rightMargin: Theme.space20
        anchors.bottomMargin: Theme.compact ? Theme.space8 : Theme.space16
        spacing: Theme.space8

        Rectangle {
            implicitWidth: Theme.space8
            implicitHeight: Theme.space8
            radius: Theme.space4
            color: Theme.accent
        }
        Txt {
            Layout.fillWidth: true
            text: qsTr("sent to both at the same instant")
            type: Theme.small
            color: Theme.text3
            elide: Text.ElideRight
        }
        Txt {
            text: qsTr("%n message(s)", "", card.match.messages)
            type: Theme.small
            color: Theme.text3
        }
        Txt {
            Layout.maximumWidth: 220
            text: card.match.conversation
            type: Theme.monoSmall
            color: Theme.text3
            elide: Text.ElideMiddle
        }
    }
}
