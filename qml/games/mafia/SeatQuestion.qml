pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// What the person is asked now: a choice of the night, a turn to speak, or a vote.
FocusScope {
    id: question

    required property var person
    readonly property bool asks: person.state === "asked"
    readonly property bool speaks: person.kind === "discussion_turn"
    readonly property string heading: {
        if (person.state === "over")
            return qsTr("The match is over: you %1").arg(Words.result(person.result));
        if (!asks)
            return person.state === "sent" ? qsTr("Sent. The others go on.") : person.state === "late" ? qsTr("Too late: the game went on.") : qsTr("Nothing is asked of you now");
        if (speaks)
            return qsTr("It is your turn to speak");
        if (person.kind === "vote")
            return qsTr("Who leaves the table?");
        return person.action === "KILL" ? qsTr("Whom do the mafia kill?") : person.action === "PROTECT" ? qsTr("Whom do you protect?") : qsTr("Whom do you investigate?");
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space16

        RowLayout {
            spacing: Theme.space16

            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0

                Txt {
                    text: question.person.kind === "night_action" ? qsTr("Night %1").arg(question.person.night) : qsTr("Day %1").arg(question.person.day)
                    visible: question.person.kind !== ""
                    type: Theme.smallStrong
                    color: Theme.text3
                }
                Txt {
                    Layout.fillWidth: true
                    text: question.heading
                    type: Theme.h1
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                }
            }
            Ring {
                visible: question.asks && question.person.windowMs > 0
                size: 96
                total: question.person.windowMs
                remaining: question.person.remainingMs
                colour: question.speaks ? Theme.accent : question.person.kind === "vote" ? Theme.violet : Theme.crimson
            }
        }
        NoticeLine {
            symbol: "warning"
            Layout.fillWidth: true
            visible: question.person.problem !== ""
            text: question.person.problem
        }
        SeatTargets {
            Layout.fillWidth: true
            Layout.fillHeight: true
            visible: question.asks && !question.speaks
            focus: visible
            person: question.person
        }
        SeatSpeech {
            Layout.fillWidth: true
            visible: question.asks && question.speaks
            focus: visible
            person: question.person
        }
        Item {
            Layout.fillHeight: true
            visible: !question.asks || question.speaks
        }
    }
}
