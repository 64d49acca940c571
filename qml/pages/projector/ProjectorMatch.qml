import QtQuick
import QtQuick.Layouts
import League

// A match in plain words.
Card {
    id: match

    required property var model
    required property string stateWord
    required property var a
    required property var b
    required property int drawnNumber
    required property string parity
    required property string status
    required property string winner
    required property bool isCounted
    required property real deadlineMs
    required property int windowMs
    property real nowMs: 0
    property real factor: 1

    readonly property bool hasNumber: drawnNumber >= 0 && stateWord !== "DRAWING_NUMBER"
    readonly property bool waits: stateWord === "WAITING_FOR_PLAYERS" || stateWord === "COLLECTING_CHOICES"
    readonly property bool decided: isCounted && winner !== ""
    readonly property string winnerName: winner === a.playerId ? a.name : b.name
    readonly property string loserName: winner === a.playerId ? b.name : a.name
    readonly property string waitedFor: {
        const ready = seat => stateWord === "COLLECTING_CHOICES" ? seat.hasChosen : seat.hasJoined;
        return ready(a) === ready(b) ? "" : ready(a) ? b.name : a.name;
    }
    readonly property string tone: decided ? "good" : isCounted ? "neutral" : States.tone("match", stateWord)
    readonly property string sentence: {
        if (decided && hasNumber)
            return parity === "even" ? qsTr("%1 is even: %2 wins", "a number and a name").arg(drawnNumber).arg(winnerName) : qsTr("%1 is odd: %2 wins", "a number and a name").arg(drawnNumber).arg(winnerName);
        if (decided)
            return qsTr("%1 did not answer: %2 wins").arg(loserName).arg(winnerName);
        if (isCounted && hasNumber)
            return parity === "even" ? qsTr("%1 is even: a draw").arg(drawnNumber) : qsTr("%1 is odd: a draw").arg(drawnNumber);
        if (isCounted)
            return status === "DRAW" ? qsTr("A draw") : qsTr("Does not count");
        if (waits && waitedFor !== "")
            return qsTr("Waiting for %1").arg(waitedFor);
        return ({
                CREATED: qsTr("About to begin"),
                WAITING_FOR_PLAYERS: qsTr("Getting ready"),
                COLLECTING_CHOICES: qsTr("Choosing"),
                DRAWING_NUMBER: qsTr("Drawing a number"),
                EVALUATING: qsTr("Looking who is right"),
                TIMEOUT_ERROR: qsTr("The time is up"),
                ABORTED: qsTr("Starts over")
            })[stateWord] || qsTr("Does not count");
    }

    implicitWidth: 0 // the list decides
    implicitHeight: 146
    padding: Theme.space24 + Theme.space4
    name: qsTr("%1 against %2, %3").arg(a.name).arg(b.name).arg(sentence)

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space20

        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space4

            ProjectorPair {
                Layout.fillWidth: true
                first: match.a.name
                second: match.b.name
                firstLost: match.decided && match.winner !== match.a.playerId
                secondLost: match.decided && match.winner !== match.b.playerId
            }
            RowLayout {
                spacing: Theme.space16

                Icon {
                    symbol: match.isCounted ? "finished" : States.icon("match", match.stateWord)
                    size: 26
                    sourceSize.width: Math.ceil(26 * match.factor)
                    sourceSize.height: Math.ceil(26 * match.factor)
                    color: Theme[match.tone]
                }
                Txt {
                    Layout.fillWidth: true
                    text: match.sentence
                    type: Theme.projector26
                    color: Theme[match.tone]
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
        }
        NumberTile {
            visible: match.hasNumber
            Layout.preferredWidth: size
            Layout.preferredHeight: size
            size: 92
            number: Math.max(0, match.drawnNumber)
            choice: match.parity === "odd" ? "odd" : "even"
        }
        Ring {
            visible: !match.hasNumber && !match.isCounted && match.stateWord !== "CREATED"
            Layout.preferredWidth: size
            Layout.preferredHeight: size
            size: 96
            colour: Theme[match.tone]
            total: match.windowMs
            remaining: Math.max(0, match.deadlineMs - match.nowMs)
            running: false
            symbol: match.windowMs > 0 ? "" : States.icon("match", match.stateWord)
        }
    }
}
