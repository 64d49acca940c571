import QtQuick
import QtQuick.Layouts
import League

// One check before the start.
RowLayout {
    id: line

    required property string check
    required property string tone
    required property string name
    required property int number
    required property int of
    required property string finding
    readonly property string heading: {
        switch (check) {
        case "referees":
            return tone === "bad" ? qsTr("No referee yet") : qsTr("Referees ready");
        case "players":
            return tone === "bad" ? qsTr("Too few players") : qsTr("Enough players");
        case "answers":
            return tone === "good" ? qsTr("Every agent answers") : qsTr("Waiting for answers");
        case "tokens":
            return qsTr("Tokens issued");
        case "silent":
            return qsTr("%1 does not answer").arg(name);
        case "slow":
            return qsTr("%1 is slow").arg(name);
        case "preflight":
            return qsTr("%1 has trouble").arg(name);
        case "looking":
            return qsTr("%1 is being checked").arg(name);
        }
        return qsTr("%1 is arriving").arg(name);
    }
    readonly property string sentence: {
        switch (check) {
        case "referees":
            return tone === "bad" ? qsTr("A league needs at least one.") : qsTr("%1, %2", "referees, matches at a time").arg(qsTr("%n referee(s)", "", number)).arg(qsTr("%n match(es) at a time", "", of));
        case "players":
            return qsTr("%n registered, minimum 2", "", number);
        case "answers":
            return qsTr("%1 of %2 health checks").arg(number).arg(of);
        case "tokens":
            return qsTr("%n auth token(s)", "", number);
        case "silent":
            return qsTr("It loses its matches by default. Remove it, or start it again.");
        case "slow":
            return qsTr("%1 ms, still inside the %2 s join limit").arg(number).arg(of);
        case "preflight":
            return finding;
        case "looking":
            return qsTr("A sham match shows whether it can play.");
        }
        return qsTr("It is left out if you start now.");
    }

    spacing: Theme.space12
    Accessible.role: Accessible.ListItem
    Accessible.name: heading
    Accessible.description: sentence

    Spinner {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 1
        visible: line.tone === "busy"
    }
    Icon {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 1
        visible: line.tone !== "busy"
        symbol: line.tone === "good" ? "check-circle" : line.tone === "bad" ? "error" : "warning"
        color: line.tone === "good" ? Theme.good : line.tone === "bad" ? Theme.bad : Theme.warn
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Txt {
            Layout.fillWidth: true
            text: line.heading
            type: Theme.smallStrong
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: line.sentence
            type: Theme.caption
            color: Theme.text2
            wrapMode: Text.Wrap
            maximumLineCount: 4
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
