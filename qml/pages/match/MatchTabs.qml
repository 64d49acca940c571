pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic as Basic
import League

// The right column of a narrow window: message and proof take turns below the sequence.
Card {
    id: card

    required property var match

    implicitWidth: 0 // sized by the page
    implicitHeight: 0
    padding: Theme.space12

    Segmented {
        id: tabs

        anchors.left: parent.left
        size: 28
        value: "message"
        name: qsTr("What is shown below")
        segments: [{value: "message", text: qsTr("Message")}, {value: "draw", text: qsTr("Fair draw")}]
    }
    MessageCard {
        anchors.fill: parent
        visible: tabs.value === "message"
        bare: true
        lead: tabs.width + Theme.space24
        match: card.match
    }
    Basic.ScrollView {
        id: scroll

        anchors.fill: parent
        anchors.topMargin: tabs.height + Theme.space8
        visible: tabs.value === "draw"
        contentWidth: availableWidth
        clip: true

        FairDraw {
            width: scroll.availableWidth
            bare: true
            match: card.match
        }
    }
}
