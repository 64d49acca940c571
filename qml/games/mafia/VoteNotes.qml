pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Who has not voted, who changed, who abstained, and what came of it.
ColumnLayout {
    id: notes

    required property var board
    readonly property var table: board.table
    readonly property string verdict: {
        if (!table.hasResult)
            return "";
        if (table.eliminated === "")
            return table.noElimination === "NO_VOTES" ? qsTr("Nobody voted, so nobody leaves.") : qsTr("Everybody has one vote, so nobody leaves.");
        if (table.tied.length > 0)
            return qsTr("Tie between %1. The seeded draw took %2.").arg(table.tied.join(", ")).arg(table.eliminated);
        return qsTr("%1 has most votes and leaves the table.").arg(table.eliminated);
    }

    spacing: Theme.space12

    PersonChips {
        Layout.fillWidth: true
        visible: notes.board.awaited.count > 0
        title: qsTr("Still to vote")
        model: notes.board.awaited
        symbol: "waiting"
    }
    Column { // not lines of the layout itself; see NightPanel
        id: changes

        Layout.fillWidth: true
        visible: notes.table.changes.length > 0
        spacing: Theme.space12

        Repeater {
            model: notes.table.changes

            VoteNote {
                required property var modelData

                width: changes.width
                symbol: "refresh"
                text: modelData.to === "" ? qsTr("%1 took the vote back").arg(modelData.name) : modelData.from === "" ? qsTr("%1 votes for %2 after all").arg(modelData.name).arg(modelData.to) : qsTr("%1 changed from %2 to %3").arg(modelData.name).arg(modelData.from).arg(modelData.to)
            }
        }
    }
    VoteNote {
        Layout.fillWidth: true
        visible: notes.table.abstained.length > 0
        symbol: "minus"
        text: qsTr("Abstained: %1").arg(notes.table.abstained.join(", "))
    }
    VoteNote {
        Layout.fillWidth: true
        visible: notes.verdict !== ""
        symbol: notes.table.tied.length > 0 ? "dice" : "gavel"
        text: notes.verdict
    }
}
