pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// What the person is asked now: a choice of the night, a turn to speak, or a vote; or what was
// answered and may still be changed; otherwise what the table does meanwhile.
FocusScope {
    id: question

    required property var person
    property bool isInFront: true // what is typed goes to this page, not to a dialog over it
    readonly property var table: person.table
    readonly property bool asks: person.state === "asked"
    readonly property bool changes: person.mayChange
    readonly property bool speaks: person.kind === "discussion_turn"
    readonly property bool votes: person.kind === "vote"
    readonly property color tone: speaks ? Theme.accent : votes ? Theme.violet : Theme.crimson
    readonly property string heading: {
        if (person.state === "over")
            return ending;
        if (asks)
            return speaks ? qsTr("It is your turn to speak") : votes ? qsTr("Who leaves the table?") : person.action === "KILL" ? qsTr("Whom do the mafia kill?") : person.action === "PROTECT" ? qsTr("Whom do you protect?") : qsTr("Whom do you investigate?");
        if (!person.isAlive)
            return qsTr("You have left the table");
        if (changes)
            return person.aimedAt === "" ? qsTr("You abstain") : votes ? qsTr("Your vote: %1").arg(person.aimedName) : qsTr("Your choice: %1").arg(person.aimedName);
        return person.state === "sent" ? qsTr("Your answer is in") : person.state === "late" ? qsTr("Too late: the game went on.") : meanwhile;
    }
    readonly property string ending: {
        switch (person.result) {
        case "win":
            return qsTr("You have won");
        case "loss":
            return qsTr("You have lost");
        case "draw":
            return qsTr("Nobody has won");
        case "technical":
            return qsTr("You have lost: you did not answer");
        }
        return qsTr("The match was called off");
    }
    readonly property string meanwhile: {
        switch (table.phase) {
        case "NIGHT_ACTIONS":
            return qsTr("The town is asleep");
        case "MORNING_REVEAL":
            return table.lastDeath !== "" ? qsTr("%1 was killed during the night").arg(table.lastDeath) : qsTr("Nobody died during the night");
        case "DAY_DISCUSSION":
            return table.speaker !== "" ? qsTr("%1 speaks").arg(table.speaker) : qsTr("The discussion begins");
        case "DAY_VOTING":
            return qsTr("The table votes");
        case "RESOLUTION":
            return table.eliminated !== "" ? qsTr("%1 leaves the table").arg(table.eliminated) : qsTr("Nobody leaves the table");
        }
        return qsTr("Nothing is asked of you now");
    }
    readonly property string caption: {
        if (person.state === "over")
            return Words.winner(table.winner) + (table.reason !== "" ? ". " + Words.endReason(table.reason) : "");
        if (asks)
            return speaks ? qsTr("Everybody at the table will read it.") : qsTr("Choose here, or at the table.");
        if (changes)
            return votes ? qsTr("It stands. You may change it while the vote is open.") : qsTr("It stands. You may change it while the night lasts.");
        return person.isAlive ? qsTr("The others go on; you are asked when it is your turn.") : qsTr("You may watch until the end.");
    }

    implicitHeight: column.implicitHeight
    // What is asked is at hand at once; nobody has to look for it.
    onAsksChanged: takeFocus()
    onSpeaksChanged: takeFocus()

    function takeFocus(): void {
        if (asks && isInFront)
            (speaks ? speech : targets).forceActiveFocus(Qt.OtherFocusReason);
    }

    Connections {
        target: question.person
        function onAsked(): void {
            ring.start();
        }
    }
    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space12

        RowLayout {
            spacing: Theme.space12

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Txt {
                    Layout.fillWidth: true
                    text: question.heading
                    type: Theme.h2
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                }
                Txt {
                    Layout.fillWidth: true
                    text: question.caption
                    type: Theme.small
                    color: Theme.text2
                    wrapMode: Text.Wrap
                }
            }
            Ring {
                id: ring

                visible: (question.asks || question.changes) && question.person.windowMs > 0
                size: 60
                total: question.person.windowMs
                remaining: question.person.remainingMs
                colour: question.tone
            }
        }
        NoticeLine {
            symbol: "warning"
            Layout.fillWidth: true
            visible: question.person.problem !== ""
            text: question.person.problem
        }
        SeatTargets {
            id: targets

            Layout.fillWidth: true
            visible: (question.asks && !question.speaks) || question.changes
            focus: visible
            person: question.person
            tone: question.tone
        }
        SeatSpeech {
            id: speech

            Layout.fillWidth: true
            visible: question.asks && question.speaks
            focus: visible
            person: question.person
        }
    }
}
