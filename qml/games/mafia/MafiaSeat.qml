import QtQuick
import League

// One of the ten at the table: who, what is known of its role, whether it lives, speaks, has voted.
// The name stands above the face in the upper half of the table, below elsewhere.
FocusScope {
    id: seat

    required property string playerId
    required property string name
    required property int number
    required property bool isAlive
    required property string cause
    required property int cycle
    required property string role
    required property bool isCleared
    required property string claimed
    required property bool isInactive
    required property bool isSpeaking
    required property bool isYou
    required property bool isAsleep
    required property string mark
    required property int votes
    required property bool isLeading
    property string phase
    property int size: 60
    property bool above: false
    property bool large: false
    property string lamp // how it answers: good, slow or lost; empty when that is not known
    property bool isTarget: false // the viewer may choose it
    property bool isAimed: false // and has
    signal chosen

    readonly property bool night: phase === "NIGHT_ACTIONS"
    readonly property color edge: !isAlive ? Theme.line2 : isSpeaking ? Theme.accent : role === "mafia" ? Theme.crimson : night && role !== "" && role !== "villager" ? States.colour("role", role) : Theme.series(number)
    readonly property string spokenLamp: lamp === "lost" ? qsTr(", does not answer") : lamp === "slow" ? qsTr(", answers slowly") : ""
    readonly property string spokenRole: role !== "" ? Words.role(role) : qsTr("role hidden")
    readonly property string spokenState: {
        if (!isAlive)
            return Words.departure(cause, cycle);
        if (votes > 0)
            return isLeading ? qsTr("%n vote(s), leading", "", votes) : qsTr("%n vote(s)", "", votes);
        return isSpeaking ? qsTr("speaking") : mark === "waiting" ? qsTr("waited for") : mark === "done" ? qsTr("done") : qsTr("alive");
    }

    width: size
    height: size
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("%1, %2, %3", "player, role, state").arg(name).arg(spokenRole).arg(spokenState) + (claimed !== "" ? qsTr(", claims %1").arg(Words.role(claimed)) : "") + spokenLamp + (isTarget ? qsTr(", can be chosen") : "")
    Accessible.focusable: true
    Accessible.onPressAction: chosen()
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()

    Rectangle {
        anchors.fill: parent
        anchors.margins: -7
        visible: seat.isTarget || seat.isAimed
        radius: width / 2
        color: seat.isAimed || over.hovered ? Theme.faded(seat.night ? Theme.crimson : Theme.violet, 0.3) : Theme.transparent
        border.color: seat.night ? Theme.crimson : Theme.violet
        border.width: seat.isAimed ? Theme.strokeSpeaking : Theme.strokeFocus
    }
    Rectangle {
        id: face

        anchors.fill: parent
        radius: width / 2
        color: seat.isAlive ? Theme.surface2 : Theme.bg
        border.color: seat.edge
        border.width: seat.isSpeaking ? Theme.strokeSpeaking : seat.isAlive ? Theme.strokeFocus : Theme.strokeBorder

        Txt {
            anchors.centerIn: parent
            visible: seat.isAlive
            text: seat.name.slice(0, 2)
            opacity: seat.night && seat.isAsleep ? 0.55 : 1
            font.family: Theme.body.family
            font.pixelSize: Math.round(seat.size * 0.34)
            font.weight: Font.Bold
            lineHeight: 1
            lineHeightMode: Text.ProportionalHeight
            topPadding: 0
            bottomPadding: 0
            color: Theme.series(seat.number)
            Accessible.ignored: true
        }
        Icon {
            anchors.centerIn: parent
            visible: !seat.isAlive
            symbol: "grave"
            size: Math.round(seat.size * 0.4)
            color: Theme.text2
        }
        FocusRing {
            visible: seat.activeFocus
            around: parent.radius
        }
    }
    SeatLabel {
        anchors.horizontalCenter: parent.horizontalCenter
        y: seat.above ? -height - Theme.space4 : seat.size + Theme.space4
        seat: seat
    }
    SeatBadge {
        x: seat.size - width + 6
        y: seat.size - height + 4
        visible: seat.isAlive && (seat.isSpeaking || seat.mark !== "" || seat.isInactive)
        solid: seat.isSpeaking
        symbol: seat.isSpeaking ? "say" : seat.isInactive ? "offline" : seat.mark === "done" ? "check" : "waiting"
        ink: seat.isInactive ? Theme.bad : seat.night ? (seat.mark === "done" ? Theme.good : Theme.warn) : seat.mark === "done" ? Theme.violet : Theme.neutral
    }
    SeatLamp {
        x: -2
        y: seat.size - height + 2
        visible: seat.lamp !== "" && !seat.isInactive
        lamp: seat.lamp
    }
    Rectangle {
        x: seat.size - width + 8
        y: -6
        visible: seat.isAlive && seat.votes > 0
        width: 26
        height: 26
        radius: 13
        color: Theme.violetFill

        Txt {
            anchors.centerIn: parent
            text: seat.votes
            type: Theme.bodyStrong
            color: Theme.textOnFill
            Accessible.ignored: true
        }
    }
    HoverHandler {
        id: over

        cursorShape: seat.isTarget ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    TapHandler {
        onTapped: {
            seat.forceActiveFocus(Qt.MouseFocusReason);
            seat.chosen();
        }
    }
    Hint {
        text: seat.isInactive ? qsTr("%1 does not answer any more; the game plays for it.").arg(seat.name) : seat.lamp === "lost" ? qsTr("%1 did not answer the last call.").arg(seat.name) : seat.lamp === "slow" ? qsTr("%1 answers slowly.").arg(seat.name) : ""
        shown: over.hovered
    }
}
