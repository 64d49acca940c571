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

    contentItem: WelcomeDoorBody {
        door: door
    }
}
