pragma ComponentBehavior: Bound
import QtQuick
import League

// Ten seats in a circle, clockwise from the upper right, around the table; arrows for what they do
// to each other, bubbles for what is said.
Item {
    id: round

    required property var board // a MafiaBoard
    property bool showsThoughts: true
    property bool held: false // time stands still
    property bool large: false // for a room: nothing small
    property var targets: [] // who can be chosen now, by id
    property string aimedAt // who was
    property var lamps: ({}) // how players answer, by id: good, slow or lost
    readonly property var table: board.table
    readonly property int seatSize: large ? 84 : Theme.compact ? 48 : 60
    // As drawn, or as much of it as there is room for.
    readonly property real share: Math.min(large ? 1.3 : 1, (width - 180) / 768, (height - seatSize - (large ? 88 : 72)) / 524)
    readonly property real radiusX: 384 * share
    readonly property real radiusY: 262 * share
    readonly property point middle: Qt.point(width / 2, height / 2 + 2)
    signal seatChosen(string playerId)

    function angleOf(seat: int): real {
        return (seat - 0.5) * Math.PI / 5;
    }
    function centreOf(seat: int): point {
        return Qt.point(middle.x + radiusX * Math.sin(angleOf(seat)), middle.y - radiusY * Math.cos(angleOf(seat)));
    }

    LayoutMirroring.enabled: false // a circle, and clockwise everywhere
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Table, %1 of %2 alive").arg(table.alive).arg(table.seatsInAll)

    Felt {
        x: round.middle.x - width / 2
        y: round.middle.y - height / 2
        width: 644 * round.share
        height: 408 * round.share
    }
    TableTitle {
        id: title

        readonly property bool voting: round.table.phase === "DAY_VOTING" || round.table.phase === "RESOLUTION"
        readonly property bool talking: round.table.phase === "DAY_DISCUSSION"
        readonly property bool busy: voting || talking || round.table.phase === "NIGHT_ACTIONS"

        // While they vote it stands at the right, as far as there is room before the next seat.
        x: round.middle.x - (voting ? Math.max(-30 * round.share, width - 240 * round.share) : talking ? width / 2 : busy ? 80 * round.share : width / 2)
        y: round.middle.y + (voting ? 80 * round.share : busy ? -164 * round.share : -height / 2)
        table: round.table
        large: round.large
        held: round.held
    }
    Repeater {
        model: round.board.arrows

        TableArrow {
            required property int fromSeat
            required property int toSeat

            from: round.centreOf(fromSeat)
            to: round.centreOf(toSeat)
            middle: round.middle
            gap: round.seatSize / 2 + 8
        }
    }
    TableSpeech {
        x: round.middle.x - width / 2
        y: Theme.compact ? title.y + title.height + Theme.space4 : round.middle.y - 74 * round.share
        width: Theme.compact ? 280 : 430 * Math.max(0.8, round.share)
        visible: title.talking && round.table.speaker !== "" && !round.large
        table: round.table
        showsThoughts: round.showsThoughts
        fromRight: round.table.speakerSeat <= 5
    }
    Txt {
        x: round.middle.x - width / 2
        y: title.y + title.height + Theme.space12
        width: 560
        visible: round.large && title.talking && round.table.speaker !== ""
        text: qsTr("%1: %2", "speaker, words").arg(round.table.speaker).arg(round.table.say.slice(-180))
        type: Theme.projector24Plain
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
    }
    Repeater {
        model: round.board.seats

        MafiaSeat {
            required property int seat
            readonly property point centre: round.centreOf(seat)

            x: centre.x - size / 2
            y: centre.y - size / 2
            size: round.seatSize
            large: round.large
            above: centre.y < round.middle.y - round.radiusY * 0.2
            phase: round.table.phase
            lamp: isAlive ? round.lamps[playerId] || "" : ""
            isTarget: round.targets.includes(playerId)
            isAimed: round.aimedAt === playerId
            onChosen: round.seatChosen(playerId)
        }
    }
}
