import QtQuick
import League

// What a WelcomeDoor shows.
Item {
    id: body

    required property var door

    IconTile {
        id: tile

        anchors.left: parent.left
        size: 40
        tone: ""
        symbol: body.door.symbol
    }
    KeyCap {
        anchors.right: parent.right
        anchors.verticalCenter: tile.verticalCenter
        text: body.door.key
    }
    Column {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: tile.bottom
        anchors.topMargin: Theme.low ? Theme.space8 : Theme.space12

        Txt {
            width: parent.width
            text: body.door.title
            type: Theme.h3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            width: parent.width
            text: body.door.sentence
            type: Theme.small
            color: Theme.text2
            wrapMode: Text.Wrap
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
