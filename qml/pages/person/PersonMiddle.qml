import QtQuick
import League

// Between the buttons: the time, or the number that was drawn, or what is waited for.
Column {
    id: middle

    required property var seat
    required property var person
    readonly property bool timed: person.state === "choosing"
    readonly property bool drawn: person.state === "drawn" && person.drawnNumber >= 0
    readonly property string words: {
        switch (person.state) {
        case "choosing":
            return qsTr("seconds left");
        case "locked":
            return person.opponentHasChosen ? qsTr("The number is being drawn") : qsTr("Waiting for %1").arg(person.opponent);
        case "invited":
            return qsTr("Waiting for the referee");
        case "late":
            return qsTr("Waiting for the referee");
        case "drawn":
            return person.drawnNumber < 0 ? qsTr("No number was drawn") : person.drawnNumber % 2 === 0 ? qsTr("The number is even") : qsTr("The number is odd");
        }
        return "";
    }

    spacing: Theme.space16

    Ring {
        id: ring

        anchors.horizontalCenter: parent.horizontalCenter
        visible: middle.timed
        size: 196
        total: middle.person.windowMs
        remaining: middle.person.remainingMs
        turning: false
    }
    Ring {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: !middle.timed && !middle.drawn
        size: 196
        complete: middle.seat.phase === "over" || middle.person.state === "drawn"
        symbol: middle.person.state === "locked" ? "lock" : ""
        turning: middle.seat.phase !== "failed"
    }
    Item {
        anchors.horizontalCenter: parent.horizontalCenter
        visible: middle.drawn
        width: 196
        height: 196

        NumberTile {
            id: tile

            anchors.centerIn: parent
            size: 148
            number: Math.max(0, middle.person.drawnNumber)
            highest: Math.max(1, middle.person.drawMax)
        }
    }
    Txt {
        anchors.horizontalCenter: parent.horizontalCenter
        text: middle.words
        type: Theme.lead
        color: Theme.text2
        width: 280
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    onDrawnChanged: if (drawn) tile.draw()

    Connections {
        target: middle.person
        function onAsked(): void {
            ring.start();
        }
    }
}
