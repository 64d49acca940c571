import QtQuick
import QtQuick.Layouts
import League

// What somebody said: who, when, the words, and what became of it.
Item {
    id: body

    required property var line
    readonly property bool isPerson: line.kind === "human" || line.kind === "side"
    readonly property bool isLive: line.mark === "speaking"
    readonly property string who: isPerson ? qsTr("You") : line.name
    readonly property string spoken: qsTr("%1: %2", "who says what").arg(who).arg(line.text)

    implicitHeight: Math.max(32, column.implicitHeight)
    height: implicitHeight

    Avatar {
        id: face

        anchors.left: parent.left
        anchors.top: parent.top
        size: 32
        kind: body.isPerson ? Avatar.You : Avatar.Player
        name: body.who
        number: body.line.number
        Accessible.ignored: true
    }
    ColumnLayout {
        id: column

        anchors.left: face.right
        anchors.leftMargin: Theme.space12
        anchors.right: parent.right
        spacing: 0

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            Txt {
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                text: body.who
                type: Theme.bodyStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            DeliveryChip {
                visible: body.isPerson
                delivery: body.line.delivery
                mode: body.line.mode
                agent: body.line.name
                addressed: body.line.addressed
            }
            SpeechState {
                visible: !body.isPerson && text !== ""
                mark: body.line.mark
            }
            Txt {
                Layout.fillWidth: true
                visible: !body.isPerson && body.line.addressed !== ""
                text: qsTr("to %1").arg(body.line.addressed)
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
            }
            Item {
                Layout.fillWidth: true
            }
            Txt {
                text: body.line.time
                type: Theme.monoSmall
                color: Theme.text3
                Accessible.ignored: true
            }
        }
        ThinkBubble {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space4
            Layout.bottomMargin: Theme.space4
            visible: body.line.think !== ""
            heading: qsTr("%1 thinks").arg(body.who)
            text: body.line.think
        }
        SpokenWords {
            Layout.fillWidth: true
            visible: body.line.text !== "" || body.isLive
            said: body.line.text
            streaming: body.isLive
            dim: body.line.mark === "paused" || body.line.mark === "draft" || body.line.delivery === "held"
        }
        SpeechEnd {
            Layout.fillWidth: true
            visible: text !== ""
            mark: body.line.mark
            reason: body.line.reason
        }
    }
}
