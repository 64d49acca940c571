import QtQuick
import League

// One message of the traffic table.
Item {
    id: line

    required property real number
    required property string time
    required property string icon
    required property string tone
    required property string from
    required property string to
    required property string type
    required property string about
    required property string result
    required property string resultTone
    required property string took
    required property string spoken
    required property var columns
    required property bool selected
    required property bool focused
    signal chosen

    readonly property bool failed: resultTone === "bad"

    implicitHeight: 31
    Accessible.role: Accessible.Row
    Accessible.name: spoken
    Accessible.selected: selected
    Accessible.onPressAction: line.chosen()

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: Theme.space8
        anchors.rightMargin: Theme.space8
        radius: Theme.radius8
        color: line.selected ? Theme.accentBg : over.hovered ? Theme.surface2 : Theme.transparent
        border.width: line.focused ? Theme.strokeFocus : line.selected ? Theme.strokeBorder : 0
        border.color: line.focused ? Theme.accent : Theme.accentLine
    }
    TrafficCell {
        at: line.columns.time
        text: line.time
        color: Theme.text3
    }
    Icon {
        anchors.left: parent.left
        anchors.leftMargin: line.columns.symbol
        anchors.verticalCenter: parent.verticalCenter
        symbol: line.icon
        size: Theme.icon14
        color: Theme[line.tone]
    }
    TrafficCell {
        at: line.columns.from
        width: line.columns.arrow - line.columns.from - Theme.space4
        text: line.from
    }
    Icon {
        anchors.left: parent.left
        anchors.leftMargin: line.columns.arrow
        anchors.verticalCenter: parent.verticalCenter
        symbol: "arrow-right"
        directional: true
        size: Theme.icon14
        color: Theme.text3
    }
    TrafficCell {
        at: line.columns.to
        width: line.columns.message - line.columns.to - Theme.space4
        text: line.to
    }
    TrafficCell {
        id: message

        at: line.columns.message
        width: Math.min(implicitWidth, line.columns.about - line.columns.message - Theme.space8)
        text: line.type
        type: Theme.monoStrong
        color: line.failed ? Theme.bad : Theme.text1
    }
    TrafficCell {
        at: line.columns.folded ? message.at + message.width + Theme.space12 : line.columns.about
        visible: !line.columns.folded || at + implicitWidth < line.columns.result
        text: line.about
        color: Theme.text2
    }
    TrafficCell {
        at: line.columns.result
        text: line.result
        color: Theme[line.resultTone]
    }
    Txt {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space20
        anchors.verticalCenter: parent.verticalCenter
        text: line.took
        type: Theme.mono
        color: Theme.text2
        Accessible.ignored: true
    }
    HoverHandler {
        id: over
    }
    TapHandler {
        onTapped: line.chosen()
    }
}
