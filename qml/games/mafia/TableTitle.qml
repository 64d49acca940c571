import QtQuick
import QtQuick.Layouts
import League

// What time it is at the table: "Night 2, villagers are asleep", with the phase's symbol or ring.
RowLayout {
    id: title

    required property var table
    property bool large: false
    property bool held: false
    readonly property bool talking: table.phase === "DAY_DISCUSSION"
    readonly property bool night: table.phase === "NIGHT_ACTIONS"

    spacing: Theme.space12
    Accessible.role: Accessible.Heading
    Accessible.name: heading.text + ", " + caption.text

    Ring {
        visible: title.talking && title.table.totalMs > 0
        size: 60
        total: title.table.totalMs
        remaining: title.table.remainingMs
        running: title.table.isRunning && !title.held
        colour: Theme.accent
    }
    Icon {
        visible: !title.talking || title.table.totalMs === 0
        symbol: States.icon("phase", title.table.phase)
        size: Theme.icon28
        color: States.colour("phase", title.table.phase)
    }
    ColumnLayout {
        spacing: 0

        Txt {
            id: heading

            text: title.table.isOver ? Words.winner(title.table.winner) : title.table.phase === "SETUP" ? qsTr("The roles are dealt") : title.night ? qsTr("Night %1").arg(title.table.night) : qsTr("Day %1").arg(title.table.day)
            type: title.large ? Theme.projector38 : Theme.h1
            Accessible.ignored: true
        }
        Txt {
            id: caption

            text: {
                switch (title.table.phase) {
                case "NIGHT_ACTIONS":
                    return qsTr("Villagers are asleep");
                case "MORNING_REVEAL":
                    return title.table.lastDeath !== "" ? qsTr("%1 was killed during the night").arg(title.table.lastDeath) : qsTr("Nobody died during the night");
                case "DAY_DISCUSSION":
                    return qsTr("Turn %1 of %2").arg(title.table.turn).arg(title.table.turnsInAll);
                case "DAY_VOTING":
                    return qsTr("Who leaves the table?");
                case "RESOLUTION":
                    return title.table.eliminated !== "" ? qsTr("%1 leaves the table").arg(title.table.eliminated) : qsTr("Nobody leaves the table");
                case "END":
                    return Words.endReason(title.table.reason);
                }
                return qsTr("%n player(s) at the table", "", title.table.seatsInAll);
            }
            type: title.large ? Theme.projector24Plain : Theme.body
            color: Theme.text2
            Accessible.ignored: true
        }
    }
}
