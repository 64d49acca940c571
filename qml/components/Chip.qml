import QtQuick
import League

// A state as icon, word and colour together: Chip { chart: "match"; word: "FINISHED" }
// With a text of its own it says that instead of the word, in plain letters: "Paused, R5 of 7".
Rectangle {
    id: chip

    property string chart
    property string word
    property bool dense: false
    property string text
    property string symbol: States.icon(chart, word)
    property string tone: States.tone(chart, word)
    readonly property bool plain: text !== ""
    readonly property string backedTone: tone === "text3" ? "neutral" : tone
    readonly property color ink: Theme[tone]

    // Not the row's width: that changes a frame after the words, too late for a layout.
    implicitWidth: label.implicitWidth + (symbol === "" ? 0 : icon.size + row.spacing) + 2 * Theme.space8 + 2
    implicitHeight: dense ? 20 : 24
    radius: height / 2
    color: Theme[backedTone + "Bg"]
    border.color: Theme[backedTone + "Line"]
    Accessible.role: Accessible.StaticText
    Accessible.name: plain ? text : qsTr("State, %1").arg(States.spoken(word))

    Behavior on color {
        ColorAnimation {
            duration: Theme.durationState
            easing.type: Theme.easeMove
        }
    }

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space4

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            symbol: chip.symbol
            size: chip.dense ? 13 : Theme.icon14
            color: chip.ink
        }
        Txt {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            text: chip.plain ? chip.text : chip.word
            type: chip.plain ? Theme.captionStrong : Theme.monoSmallStrong
            color: chip.ink
            Accessible.ignored: true
        }
    }
}
