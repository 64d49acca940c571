import QtQuick
import League

// One thing in the conversation: what an agent or a person said, or a notice.
Item {
    id: line

    required property string kind
    required property string agentId
    required property string name
    required property int number
    required property string time
    required property string text
    required property string think
    required property string mark
    required property string reason
    required property string delivery
    required property string mode
    required property string addressed
    required property int seconds
    readonly property bool isNotice: kind === "notice" || kind === "passed"

    implicitHeight: isNotice ? notice.height : words.height
    Accessible.role: Accessible.ListItem
    Accessible.name: isNotice ? notice.told : words.spoken

    SpeechNotice {
        id: notice

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        visible: line.isNotice
        kind: line.kind
        mark: line.mark
        agent: line.name
        words: line.text
        seconds: line.seconds
    }
    SpeechBody {
        id: words

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space16
        anchors.rightMargin: Theme.space16
        visible: !line.isNotice
        line: line
    }
}
