import QtQuick
import League

// What the speaker says, as it comes, and below it what only observers may read.
Column {
    id: speech

    required property var table
    property bool showsThoughts: true
    property bool fromRight: false
    readonly property int mostCharacters: Theme.compact ? 110 : 240 // the rest stands in the transcript

    function tail(text: string): string {
        return text.length <= mostCharacters ? text : "… " + text.slice(-mostCharacters);
    }

    spacing: speech.table.say === "" ? Theme.space8 : Theme.compact ? Theme.space16 : Theme.space32

    SayBubble {
        width: speech.width
        visible: speech.table.say !== ""
        heading: qsTr("%1 says").arg(speech.table.speaker)
        text: speech.tail(speech.table.say)
        streaming: speech.table.isRunning && speech.table.totalMs > 0
        tail: speech.fromRight ? "end" : "start"
    }
    ThinkBubble {
        x: speech.fromRight ? 0 : speech.width - width
        width: Theme.compact ? speech.width : speech.width * 0.8
        visible: speech.showsThoughts && speech.table.think !== ""
        heading: qsTr("%1 thinks").arg(speech.table.speaker)
        text: speech.tail(speech.table.think)
    }
}
