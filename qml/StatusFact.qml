import QtQuick
import League

// One fact in the status bar.
Row {
    id: fact

    property string symbol
    property string tone: "text3"
    property alias text: words.text
    property bool mono: false

    spacing: 6

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        symbol: fact.symbol
        size: Theme.icon14
        color: Theme[fact.tone]
    }
    Txt {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        type: fact.mono ? Theme.monoSmall : Theme.caption
        color: fact.tone === "text3" || fact.tone === "good" ? Theme.text3 : Theme[fact.tone]
    }
}
