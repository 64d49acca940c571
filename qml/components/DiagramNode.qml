import QtQuick
import League

// A state in a diagram: the present one, one that was passed, or one not reached.
Rectangle {
    id: node

    required property string chart
    required property string word
    property string status: "pending" // "current", "visited" or "pending"
    property int size: 36 // 30 in panes
    readonly property bool current: status === "current"
    readonly property bool visited: status === "visited"
    readonly property color tint: States.colour(chart, word)

    implicitWidth: row.implicitWidth + 2 * (size >= 36 ? Theme.space12 : Theme.space8) + 2
    implicitHeight: size
    radius: Theme.radius8
    color: current ? States.background(chart, word) : visited ? Theme.surface2 : Theme.transparent
    border.width: current ? Theme.strokeFocus : Theme.strokeBorder
    border.color: current ? tint : visited ? Theme.line3 : Theme.line2
    Accessible.role: Accessible.StaticText
    Accessible.name: current ? qsTr("State, %1, now").arg(States.spoken(word)) : visited ? qsTr("State, %1, passed").arg(States.spoken(word)) : qsTr("State, %1, not reached").arg(States.spoken(word))

    Rectangle {
        anchors.fill: parent
        anchors.margins: -4
        z: -1
        visible: node.current
        radius: Theme.radius12
        color: Theme.faded(node.tint, 0.22)
    }
    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space8

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            symbol: States.icon(node.chart, node.word)
            color: node.current || node.visited ? node.tint : Theme.text3
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: node.word
            type: Theme.monoSmallStrong
            color: node.current ? node.tint : node.visited ? Theme.text1 : Theme.text3
            Accessible.ignored: true
        }
    }
}
