pragma ComponentBehavior: Bound
import QtQuick
import League

// How much is said: the last second as a number, the last minute as bars.
Card {
    id: card

    required property var traffic

    name: qsTr("%n message(s) per second", "", traffic.perSecond)
    implicitWidth: 0 // sized by the page
    implicitHeight: 0
    padding: 0

    Column {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter

        Txt {
            text: card.traffic.perSecond
            type: Theme.h2
            font.family: Theme.h2.family
            font.pixelSize: Theme.h2.pixelSize
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        Txt {
            text: qsTr("messages per second")
            type: Theme.small
            color: Theme.text3
            Accessible.ignored: true
        }
    }
    Item {
        id: plot

        readonly property real step: width / Math.max(1, card.traffic.bars.count)

        anchors.left: parent.left
        anchors.leftMargin: 188
        anchors.right: legend.left
        anchors.rightMargin: Theme.space20
        anchors.top: parent.top
        anchors.topMargin: Theme.space16
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12

        Repeater {
            id: bars

            model: card.traffic.bars

            RateColumn {
                required property int index

                x: card.LayoutMirroring.enabled ? plot.width - (index + 1) * plot.step : index * plot.step
                width: Math.max(1, plot.step - 2)
                height: plot.height
                most: card.traffic.mostPerSecond
            }
        }
        Rule {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.bottom
            color: Theme.line2
        }
    }
    Column {
        id: legend

        anchors.right: parent.right
        anchors.rightMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space4

        RateKey {
            text: qsTr("delivered")
            tint: Theme.accentLine
        }
        RateKey {
            text: qsTr("failed")
            tint: Theme.bad
        }
    }
}
