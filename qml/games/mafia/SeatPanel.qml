import QtQuick
import QtQuick.Layouts
import League

// Beside the table of the person who plays: the own role, the question, and what was said.
FocusScope {
    id: panel

    required property var person
    property bool isInFront: true

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.cardGap

        Card {
            Layout.fillWidth: true
            implicitWidth: 0
            implicitHeight: role.implicitHeight + 2 * padding
            visible: panel.person.role !== ""
            padding: Theme.low ? Theme.space12 : Theme.cardPadding
            name: qsTr("Your role")

            SeatRole {
                id: role

                anchors.left: parent.left
                anchors.right: parent.right
                person: panel.person
            }
        }
        Card {
            Layout.fillWidth: true
            implicitWidth: 0
            implicitHeight: question.implicitHeight + 2 * padding
            padding: Theme.low ? Theme.space12 : Theme.panelPadding
            border.color: panel.person.state === "asked" ? question.tone : Theme.line
            border.width: panel.person.state === "asked" ? Theme.strokeFocus : Theme.strokeBorder
            name: qsTr("What you are asked")

            SeatQuestion {
                id: question

                anchors.left: parent.left
                anchors.right: parent.right
                focus: true
                isInFront: panel.isInFront
                person: panel.person
            }
        }
        Card {
            Layout.fillWidth: true
            Layout.fillHeight: true
            implicitWidth: 0
            implicitHeight: 0
            padding: Theme.low ? Theme.space12 : Theme.panelPadding
            name: qsTr("Discussion")

            SeatTalk {
                anchors.fill: parent
                person: panel.person
            }
        }
    }
}
