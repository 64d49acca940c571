import QtQuick
import QtQuick.Layouts
import League

// One thing that happened to an agent.
Item {
    id: line

    required property string symbol
    required property string tone
    required property string sentence
    required property string time

    implicitHeight: 26
    Accessible.role: Accessible.ListItem
    Accessible.name: sentence.replace(/<[^>]*>/g, "")

    RowLayout {
        anchors.fill: parent
        spacing: Theme.space8

        Txt {
            text: line.time
            type: Theme.monoSmall
            color: Theme.text3
            Accessible.ignored: true
        }
        Icon {
            symbol: line.symbol
            size: Theme.icon14
            color: Theme[line.tone]
        }
        Txt {
            Layout.fillWidth: true
            text: line.sentence.replace(/<\/?code[^>]*>/g, "")
            type: Theme.caption
            textFormat: Text.StyledText
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
