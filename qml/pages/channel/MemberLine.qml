import QtQuick
import QtQuick.Layouts
import League

// An agent in the queue or beside it: its place, who it is, what it does, its state.
ListRow {
    id: line

    required property int index
    required property string agentId
    required property string name
    required property int number
    required property int position
    required property string stateWord
    required property string standing
    required property int seconds
    required property bool isCurrent
    required property bool isDisabled
    required property bool isMember
    property int rowHeight: 64
    property bool headsOthers: false // the first that is not in the queue: a heading stands above it
    readonly property int lead: headsOthers ? 38 : 0
    property bool chosen: false
    property bool lit: false
    readonly property string told: words.standing(standing, seconds)
    signal picked
    signal menuAsked
    signal dropped(int place)

    implicitHeight: rowHeight + lead
    topPadding: lead
    topInset: lead
    focusPolicy: Qt.NoFocus
    leftPadding: Theme.space12
    rightPadding: Theme.space12
    marked: isCurrent || chosen
    text: position > 0 ? qsTr("%1, %2, place %3 in the queue, %4").arg(name).arg(States.spoken(stateWord)).arg(position).arg(told) : qsTr("%1, %2, %3").arg(name).arg(States.spoken(stateWord)).arg(told)
    z: drag.active ? 1 : 0
    opacity: drag.active ? 0.85 : 1
    transform: Translate {
        y: drag.active ? drag.activeTranslation.y : 0
    }
    onClicked: picked()
    onDoubleClicked: menuAsked()

    MemberWords {
        id: words
    }
    Txt {
        anchors.left: parent.left
        anchors.leftMargin: Theme.space12
        y: line.lead - height - Theme.space4
        visible: line.headsOthers
        text: qsTr("Not in the queue")
        type: Theme.captionStrong
        color: Theme.text3
        Accessible.role: Accessible.Heading
    }
    DragHandler {
        id: drag

        target: null
        enabled: line.position > 0
        xAxis.enabled: false
        onActiveChanged: {
            if (active)
                line.picked();
            else
                line.dropped(line.position + Math.round(activeTranslation.y / line.rowHeight));
        }
    }
    TapHandler {
        acceptedButtons: Qt.RightButton
        onTapped: line.menuAsked()
    }
    background: Rectangle {
        radius: Theme.radius8
        color: line.isCurrent || line.chosen ? Theme.surface2 : line.hovered ? Theme.surface3 : Theme.transparent
        border.width: line.lit ? Theme.strokeFocus : line.isCurrent ? Theme.strokeBorder : 0
        border.color: line.lit ? Theme.accent : States.line("turn", line.stateWord)
    }
    contentItem: RowLayout {
        spacing: Theme.compact ? Theme.space8 : Theme.space12

        Txt {
            Layout.preferredWidth: Theme.space16
            text: line.position > 0 ? line.position : ""
            type: Theme.bodyStrong
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
        Avatar {
            Layout.leftMargin: -Theme.space4
            name: line.name
            number: line.number
            size: 36
            opacity: line.stateWord === "OFFLINE" ? 0.6 : 1
            Accessible.ignored: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: line.name
                type: Theme.bodyStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: line.told
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        Chip {
            dense: true
            chart: "turn"
            word: line.stateWord
            Accessible.ignored: true
        }
    }
}
