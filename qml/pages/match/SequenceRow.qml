pragma ComponentBehavior: Bound
import QtQuick
import League

// One message of the sequence diagram: its time, its arrow, and the lifelines it crosses.
Item {
    id: row

    required property int step
    required property string time
    required property string kind
    required property string from
    required property string to
    required property string label
    required property string note
    required property string tone
    required property real gap
    required property real centre
    required property bool selected
    required property bool focused
    required property bool future
    required property color hueA
    required property color hueB
    required property bool isLast
    signal chosen

    readonly property bool isTile: kind === "draw" || kind === "decided" || kind === "aborted"
    readonly property bool isReport: kind === "report"
    readonly property color ink: ({request: Theme.accent, reply: Theme.good, error: Theme.bad, report: Theme.cyan, draw: Theme.violet, quiet: Theme.neutral})[tone]

    height: 42
    opacity: future ? 0.3 : 1
    Accessible.role: Accessible.ListItem
    Accessible.selected: selected
    Accessible.onPressAction: row.chosen()

    function lane(name: string): real {
        return name === "a" ? centre - gap : name === "b" ? centre + gap : centre;
    }

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.space8
        anchors.rightMargin: Theme.space8
        anchors.topMargin: 1
        anchors.bottomMargin: 1
        radius: Theme.radius8
        color: row.selected ? Theme.surface2 : over.hovered ? Theme.faded(Theme.surface2, 0.5) : Theme.transparent
        border.width: row.focused ? Theme.strokeBorder : 0
        border.color: Theme.line2
    }
    Rectangle {
        x: row.lane("a")
        width: 1
        height: parent.height
        visible: !row.isReport
        color: Theme.faded(row.hueA, 0.6)
    }
    Rectangle {
        x: row.lane("referee")
        width: 1
        height: row.isLast && row.isReport ? parent.height - Theme.space8 : parent.height
        color: Theme.line3
    }
    Rectangle {
        x: row.lane("b")
        width: 1
        height: parent.height
        visible: !row.isReport
        color: Theme.faded(row.hueB, 0.6)
    }
    Txt {
        x: Theme.space20
        anchors.verticalCenter: parent.verticalCenter
        text: row.time
        type: Theme.mono
        color: Theme.text3
        Accessible.ignored: true
    }
    SequenceTile {
        anchors.verticalCenter: parent.verticalCenter
        x: row.centre - width / 2
        visible: row.isTile
        text: row.label
        symbol: row.kind === "draw" ? "dice" : row.kind === "decided" ? "manager" : "cancelled"
        tone: row.kind === "draw" ? "violet" : row.kind === "decided" ? "cyan" : "neutral"
    }
    SequenceReport {
        anchors.fill: parent
        visible: row.isReport
        label: row.label
        ink: row.ink
        start: row.centre
    }
    // One arrow, or two when both got it.
    Repeater {
        model: row.isTile || row.isReport ? [] : row.to === "both" ? ["a", "b"] : [row.to]

        SequenceArrow {
            required property string modelData

            anchors.fill: parent
            start: row.lane(row.from)
            end: row.lane(modelData)
            label: row.label
            note: row.note
            ink: row.ink
            dashed: row.kind === "silence"
        }
    }
    Rectangle {
        x: row.centre - 4
        y: 19
        width: Theme.space8
        height: Theme.space8
        radius: Theme.space4
        visible: row.to === "both"
        color: Theme.accent
    }
    HoverHandler {
        id: over
    }
    TapHandler {
        onTapped: row.chosen()
    }
}
