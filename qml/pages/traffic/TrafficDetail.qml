pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Everything about the selected message.
ColumnLayout {
    id: detail

    required property var traffic
    property bool titled: true
    signal closed
    signal copied
    signal matchOpened(string matchId)
    signal conversationAsked

    spacing: Theme.space8

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space8

        Txt {
            Layout.fillWidth: true
            Layout.maximumWidth: Math.ceil(implicitWidth)
            visible: detail.titled
            text: detail.traffic.type
            type: Theme.h3
            font.family: Theme.monoFamily
            font.pixelSize: Theme.h3.pixelSize
            font.weight: Theme.h3.weight
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        Chip {
            text: detail.traffic.result
            tone: detail.traffic.resultTone
            symbol: tone === "bad" ? "error" : tone === "warn" ? "waiting" : "check"
            dense: true
        }
        Item {
            Layout.fillWidth: true
        }
        IconButton {
            visible: detail.titled
            kind: PushButton.Ghost
            size: 28
            symbol: "x"
            text: qsTr("Close")
            onClicked: detail.closed()
        }
    }
    Repeater {
        model: [{name: qsTr("From"), value: detail.traffic.from}, {name: qsTr("To"), value: detail.traffic.to}, {name: qsTr("Conversation"), value: detail.traffic.conversation}, {name: qsTr("Attempt"), value: detail.traffic.attempt}]

        DetailLine {
            required property var modelData

            Layout.fillWidth: true
            visible: value !== ""
            name: modelData.name
            value: modelData.value
        }
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space4

        Segmented {
            size: 28
            value: detail.traffic.part
            name: qsTr("Part of the exchange")
            segments: [{value: "request", text: qsTr("Request")}, {value: "response", text: qsTr("Response")}, {value: "timing", text: qsTr("Timing")}]
            onChosen: value => detail.traffic.part = value
        }
        Item {
            Layout.fillWidth: true
        }
        PushButton {
            kind: PushButton.Ghost
            size: 28
            symbol: "copy"
            text: qsTr("Copy")
            hint: qsTr("Copy what is shown (C)")
            onClicked: detail.copied()
        }
    }
    JsonView {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: detail.traffic.part !== "timing"
        text: detail.traffic.json
        name: qsTr("JSON of %1").arg(detail.traffic.type)
    }
    FieldTable {
        Layout.fillWidth: true
        Layout.fillHeight: true
        visible: detail.traffic.part === "timing"
        model: detail.traffic.timing
        name: qsTr("Timing of %1").arg(detail.traffic.type)
    }
    RowLayout {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space4
        spacing: Theme.space8

        PushButton {
            visible: detail.traffic.matchId !== ""
            size: 28
            symbol: "match"
            text: qsTr("Open match %1").arg(detail.traffic.matchId)
            onClicked: detail.matchOpened(detail.traffic.matchId)
        }
        PushButton {
            visible: detail.traffic.conversationLength > 1
            size: 28
            symbol: "filter"
            text: qsTr("Whole conversation, %1").arg(detail.traffic.conversationLength)
            onClicked: detail.conversationAsked()
        }
        Item {
            Layout.fillWidth: true
        }
    }
}
