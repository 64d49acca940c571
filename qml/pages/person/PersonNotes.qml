pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// What to know while choosing; trouble comes first.
RowLayout {
    id: notes

    required property var seat
    required property var person
    property bool inOneLine: false
    readonly property bool inMatch: person.matchId !== "" && person.state !== "drawn"
    readonly property var list: {
        if (!inMatch)
            return [];
        const others = person.opponentHasChosen ? {symbol: "lock", tone: "accent", title: qsTr("%1 has chosen").arg(person.opponent), sentence: qsTr("What it is stays secret too.")} : {symbol: "waiting", tone: "text2", title: qsTr("%1 is choosing").arg(person.opponent), sentence: qsTr("Asked at the same moment as you.")};
        return [
            {symbol: "lock", tone: "accent", title: qsTr("Your choice stays secret"), sentence: qsTr("%1 cannot see it until both have chosen.").arg(person.opponent)},
            others,
            {symbol: "warning", tone: "warn", title: qsTr("No answer means a loss"), sentence: person.maxRetries > 0 ? qsTr("At 0 s the referee asks again, up to %n time(s).", "", person.maxRetries) : qsTr("The referee may ask again before that.")}
        ];
    }

    readonly property int noteHeight: inOneLine ? 44 : 96

    spacing: Theme.space16

    SeatTrouble {
        Layout.fillWidth: true
        Layout.preferredHeight: Math.max(72, notes.noteHeight)
        visible: notes.seat.phase === "reconnecting" || notes.seat.phase === "failed"
        seat: notes.seat
    }
    Repeater {
        model: notes.seat.phase === "reconnecting" || notes.seat.phase === "failed" ? [] : notes.list

        PersonNote {
            Layout.fillWidth: true
            Layout.preferredHeight: notes.noteHeight
            Layout.preferredWidth: 1
            inOneLine: notes.inOneLine
        }
    }
}
