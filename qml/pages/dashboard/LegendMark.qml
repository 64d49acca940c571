import QtQuick
import League

// One mark of a legend, with its meaning.
Row {
    property alias result: mark.result
    property alias text: words.text

    spacing: Theme.space4

    ResultMark {
        id: mark

        anchors.verticalCenter: parent.verticalCenter
        size: 14
        Accessible.ignored: true
    }
    Txt {
        id: words

        type: Theme.caption
        color: Theme.text3
    }
}
