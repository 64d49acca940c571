import QtQuick
import League

// Between the two players: the time that is left, the work that goes on, or the number drawn.
Item {
    id: middle

    required property var match
    property int size: 68
    property int tileSize: 60
    readonly property bool hasNumber: match.drawnNumber >= 0 && match.stateWord !== "DRAWING_NUMBER"
    readonly property bool idle: match.stateWord === "CREATED" || match.stateWord === "CANCELLED" || match.stateWord === "ABORTED"
    readonly property bool broken: match.isCounted && !hasNumber

    Accessible.ignored: true

    Ring {
        anchors.centerIn: parent
        visible: !middle.hasNumber && !middle.idle && !middle.broken
        size: middle.size
        colour: States.colour("match", middle.match.stateWord)
        total: middle.match.byHand ? 0 : middle.match.windowMs
        remaining: Math.max(0, middle.match.deadlineMs - middle.match.nowMs)
        running: false
        symbol: middle.match.byHand ? "human" : middle.match.windowMs > 0 ? "" : States.icon("match", middle.match.stateWord)
        caption: middle.size >= 60 && middle.match.windowMs > 0 ? qsTr("of %1 s", "seconds that a deadline allows").arg(Math.round(middle.match.windowMs / 1000)) : ""
        turning: !middle.match.byHand
    }
    Icon {
        anchors.centerIn: parent
        visible: !middle.hasNumber && (middle.idle || middle.broken)
        symbol: middle.broken ? (middle.match.status === "TECHNICAL_LOSS" ? "timeout" : "cancelled") : States.icon("match", middle.match.stateWord)
        size: Theme.icon28
        color: middle.broken && middle.match.status === "TECHNICAL_LOSS" ? Theme.bad : Theme.text3
    }
    Column {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: words.visible ? Theme.space8 : 0
        visible: middle.hasNumber
        spacing: Theme.space8

        NumberTile {
            id: tile

            anchors.horizontalCenter: parent.horizontalCenter
            size: middle.tileSize
            number: Math.max(0, middle.match.drawnNumber)
            choice: middle.match.parity === "odd" ? "odd" : "even"
        }
        ChoiceWord {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            visible: middle.size >= 60
            choice: middle.match.parity
        }
    }
    onHasNumberChanged: if (hasNumber) tile.draw()
}
