import QtQuick
import League

// One moment that mattered: when, and what happened.
Item {
    id: moment

    required property string kind
    required property int night
    required property int day
    required property string name
    required property string target
    required property string role
    required property string targetRole
    required property string claimed
    readonly property string when: night > 0 ? qsTr("Night %1").arg(night) : qsTr("Day %1").arg(day)
    readonly property var looks: ({
        "FIRST_MAFIA_OUT": {symbol: "vote", ink: Theme.good},
        "SAVE": {symbol: "shield-check", ink: Theme.good},
        "TRUE_REPORT": {symbol: "sheriff", ink: Theme.accent},
        "FALSE_CLAIM": {symbol: "mask", ink: Theme.bad},
        "SPECIAL_ROLE_LOST": {symbol: "grave", ink: Theme.bad},
        "TIE_BREAK": {symbol: "dice", ink: Theme.violet},
        "LAST_CHANCE": {symbol: "clock", ink: Theme.warn}
    })
    readonly property var look: looks[kind] || ({symbol: "info", ink: Theme.text2})
    readonly property string sentence: {
        switch (kind) {
        case "FIRST_MAFIA_OUT":
            return qsTr("%1 was the first of the mafia to be voted out.").arg(target);
        case "SAVE":
            return name === "" ? qsTr("Somebody was saved.") : qsTr("%1, the Doctor, saved %2.").arg(name).arg(target);
        case "TRUE_REPORT":
            return targetRole === "mafia" ? qsTr("%1, the Sheriff, told the truth: %2 is mafia.").arg(name).arg(target) : qsTr("%1, the Sheriff, told the truth: %2 is not mafia.").arg(name).arg(target);
        case "FALSE_CLAIM":
            return qsTr("%1 claimed a role that was not true: %2 instead of %3.", "player, claimed role, true role").arg(name).arg(Words.role(claimed)).arg(Words.role(role));
        case "SPECIAL_ROLE_LOST":
            return qsTr("The town voted out one of its own: %1, %2.", "player, role").arg(target).arg(Words.role(targetRole));
        case "TIE_BREAK":
            return qsTr("The vote was a tie; the draw took %1.").arg(target);
        case "LAST_CHANCE":
            return target === "" ? qsTr("With this vote the town could still have won; nobody left.") : qsTr("With this vote the town could still have won; it took %1.").arg(target);
        }
        return kind;
    }

    implicitHeight: words.height
    Accessible.role: Accessible.ListItem
    Accessible.name: when + ": " + sentence

    Icon {
        id: symbol

        anchors.left: parent.left
        symbol: moment.look.symbol
        color: moment.look.ink
    }
    Txt {
        id: time

        anchors.left: symbol.right
        anchors.leftMargin: Theme.space8
        width: 72
        text: moment.when
        type: Theme.smallStrong
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        id: words

        anchors.left: time.right
        anchors.right: parent.right
        text: moment.sentence
        type: Theme.small
        color: Theme.text2
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
}
