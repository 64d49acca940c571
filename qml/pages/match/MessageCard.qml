import QtQuick
import QtQuick.Layouts
import League

// The selected message as JSON or as a table, or all of them.
Card {
    id: card

    required property var match
    property bool bare: false // inside another card
    property real lead: 0 // room for what stands in front of the row on top
    readonly property bool asTable: view.value === "table"

    implicitWidth: 0 // sized by the page
    implicitHeight: 0
    padding: bare ? 0 : Theme.space16
    color: bare ? Theme.transparent : Theme.surface1
    border.color: bare ? Theme.transparent : Theme.line

    RowLayout {
        id: top

        anchors.left: parent.left
        anchors.leftMargin: card.lead
        anchors.right: parent.right
        spacing: Theme.space8

        Segmented {
            id: view

            size: 28
            value: "message"
            name: qsTr("What is shown of the messages")
            segments: [{value: "message", text: qsTr("Message")}, {value: "all", text: qsTr("All %1").arg(card.match.messages)}, {value: "table", text: qsTr("Table")}]
            onChosen: value => card.match.detail = value === "all" ? "all" : "message"
        }
        Txt {
            Layout.fillWidth: true
            Layout.minimumWidth: 40
            text: card.match.detail === "all" ? "" : card.match.jsonType
            type: Theme.monoStrong
            elide: Text.ElideRight
        }
        Txt {
            Layout.maximumWidth: 160
            visible: card.match.detail !== "all" && !Theme.compact
            text: card.match.jsonMethod
            type: Theme.small
            color: Theme.text3
            elide: Text.ElideRight
        }
        IconButton {
            kind: PushButton.Ghost
            size: 28
            symbol: "copy"
            text: qsTr("Copy the JSON")
            onClicked: json.copy()
        }
    }
    JsonView {
        id: json

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: parent.bottom
        visible: !card.asTable
        text: card.match.json
        name: qsTr("JSON of %1").arg(card.match.jsonType)
    }
    FieldTable {
        anchors.fill: json
        visible: card.asTable
        model: card.match.fields
        name: qsTr("Fields of %1").arg(card.match.jsonType)
    }
}
