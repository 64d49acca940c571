pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The proof of the draw, step by step, computed on this computer (protocol.md §1.3).
Card {
    id: card

    required property var match
    property bool bare: false // inside another card
    readonly property var looks: ({verified: ["good", "shield-check"], failed: ["bad", "error"], none: ["neutral", "cancelled"], open: ["neutral", "waiting"]})
    readonly property var look: looks[match.drawVerdict] || looks.open

    implicitWidth: 0 // sized by the page
    implicitHeight: column.implicitHeight + 2 * padding
    padding: bare ? 0 : Theme.space16
    color: bare ? Theme.transparent : Theme.surface1
    border.color: bare ? Theme.transparent : Theme.line
    name: qsTr("Fair draw, %1").arg(match.drawSentence)

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: 0

        PanelTitle {
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space4
            text: qsTr("Fair draw")

            Chip {
                text: card.match.drawSentence
                tone: card.look[0]
                symbol: card.look[1]
                dense: true
            }
        }
        Repeater {
            id: steps

            model: card.match.drawSteps

            DrawStepLine {
                required property int index

                Layout.fillWidth: true
                match: card.match
                isFirst: index === 0
                isLast: index === steps.count - 1
            }
        }
    }
}
