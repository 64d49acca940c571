import QtQuick
import League

// One setting: what it is at the start, its control at the end.
Item {
    id: line

    default property alias control: place.data
    property string text
    property string about

    implicitHeight: Math.max(words.implicitHeight, place.implicitHeight)

    Column {
        id: words

        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - place.width - Theme.space16

        Txt {
            width: parent.width
            text: line.text
            wrapMode: Text.Wrap
        }
        Txt {
            width: parent.width
            visible: text !== ""
            text: line.about
            type: Theme.caption
            color: Theme.text3
            wrapMode: Text.Wrap
        }
    }
    Row {
        id: place

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space8
    }
}
