import QtQuick
import League

// A role as symbol, word and colour; what the viewer does not know is "Hidden".
Row {
    id: line

    required property string role
    property string text: role === "" ? qsTr("Hidden", "a role that is not known") : Words.role(role)
    readonly property string word: role === "" ? "unknown" : role
    readonly property bool plain: word === "unknown" || word === "villager"
    property bool large: false
    property color ink: plain ? Theme.text3 : States.colour("role", word)

    spacing: Theme.space4

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: States.icon("role", line.word)
        size: line.large ? Theme.icon22 : Theme.icon14
        color: line.ink
    }
    Txt {
        anchors.verticalCenter: parent.verticalCenter
        text: line.text
        type: line.large ? Theme.projector24Plain : line.plain ? Theme.caption : Theme.captionStrong
        color: line.ink
        Accessible.ignored: true
    }
}
