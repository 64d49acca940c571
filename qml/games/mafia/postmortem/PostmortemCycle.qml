pragma ComponentBehavior: Bound
import QtQuick
import League

// A night and the day after it, side by side where there is room.
Flow {
    id: cycle

    required property int number
    required property var deeds
    required property var night
    required property var statements
    required property var votes
    required property var targets
    required property var vote
    required property bool hasDay
    readonly property real half: Theme.compact ? width : Math.floor((width - Theme.cardGap) / 2)

    spacing: Theme.cardGap

    PostmortemNight {
        width: cycle.half
        number: cycle.number
        deeds: cycle.deeds
        night: cycle.night
    }
    PostmortemVotes {
        visible: cycle.votes.length > 0
        width: cycle.half
        number: cycle.number
        votes: cycle.votes
        targets: cycle.targets
        vote: cycle.vote
    }
    PostmortemTalk {
        visible: cycle.statements.length > 0
        width: cycle.width
        number: cycle.number
        statements: cycle.statements
    }
}
