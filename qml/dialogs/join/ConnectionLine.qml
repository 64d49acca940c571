import QtQuick
import QtQuick.Layouts
import League

// One check. The port and the code say it beside their fields when all is well.
RowLayout {
    id: line

    required property string check
    required property string title
    required property string verdict
    required property string value
    required property string cause
    readonly property bool quiet: (check === "port" || check === "code") && verdict !== "unknown"

    visible: !quiet
    spacing: Theme.space8
    Accessible.role: Accessible.ListItem
    Accessible.name: title
    Accessible.description: verdict === "unknown" ? cause : value

    Spinner {
        visible: line.verdict === "running"
    }
    Icon {
        visible: line.verdict !== "running"
        symbol: line.verdict === "passed" ? "check" : line.verdict === "failed" ? "x" : line.verdict === "unknown" ? "help" : "more"
        color: line.verdict === "passed" ? Theme.good : line.verdict === "failed" ? Theme.bad : Theme.text3
    }
    Txt {
        Layout.fillWidth: true
        text: line.verdict === "unknown" ? line.cause : line.title
        type: Theme.small
        color: line.verdict === "waiting" ? Theme.text3 : Theme.text1
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        text: Words.isolated(line.value)
        type: Theme.monoSmall
        color: Theme.text2
        Accessible.ignored: true
    }
}
