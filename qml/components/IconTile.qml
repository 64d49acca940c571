import QtQuick
import League

// A symbol on a tinted square, for empty states, dialogs and lists.
Rectangle {
    id: tile

    property string symbol
    property string tone: "accent" // "" for a quiet one
    property int size: 56

    implicitWidth: size
    implicitHeight: size
    radius: size >= 56 ? Theme.radius16 : Theme.radius8
    color: tone === "" ? Theme.surface3 : Theme[tone + "Bg"]
    Accessible.ignored: true

    Icon {
        anchors.centerIn: parent
        symbol: tile.symbol
        size: tile.size >= 56 ? Theme.icon28 : Theme.icon18
        color: tile.tone === "" ? Theme.text1 : Theme[tile.tone]
    }
}
