import QtQuick
import QtQuick.Layouts
import League

// One way into a league: symbol, key, title and a sentence.
ActionCard {
    id: door

    property string symbol
    property string key
    property string title
    property string sentence

    Layout.fillWidth: true
    Layout.preferredWidth: 1
    implicitHeight: Theme.low ? 140 : 172
    padding: Theme.space20
    text: qsTr("%1, %2", "a button and what it does").arg(title).arg(sentence)

    contentItem: Item {
        IconTile {
            id: tile

            anchors.left: parent.left
            size: 40
            tone: ""
            symbol: door.symbol
        }
        KeyCap {
            anchors.right: parent.right
            anchors.verticalCenter: tile.verticalCenter
            text: door.key
        }
        Column {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: tile.bottom
            anchors.topMargin: Theme.low ? Theme.space8 : Theme.space12

            Txt {
                width: parent.width
                text: door.title
                type: Theme.h3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                width: parent.width
                text: door.sentence
                type: Theme.small
                color: Theme.text2
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
