import QtQuick
import League

// Who: two letters in the agent's hue. The manager, referees and you are squares with a symbol.
Rectangle {
    id: avatar

    enum Kind { Player, Manager, Referee, You }

    property string name
    property int number: 1 // of the agent; gives the hue
    property int kind: Avatar.Player
    property int size: 34
    property string letters: name.slice(0, 2)
    readonly property bool person: kind === Avatar.Player
    readonly property color hue: [Theme.series(number), Theme.gold, Theme.text2, Theme.text1][kind]

    implicitWidth: size
    implicitHeight: size
    radius: person ? size / 2 : Theme.radius8
    color: Theme.surface2
    border.color: hue
    border.width: Theme.strokeAvatar
    Accessible.role: Accessible.Graphic
    Accessible.name: name
    Accessible.ignored: name === ""

    Txt {
        anchors.centerIn: parent
        visible: avatar.person
        text: avatar.letters
        font.family: Theme.body.family
        font.pixelSize: Math.round(avatar.size * 0.38)
        font.weight: Font.Bold
        lineHeight: 1
        lineHeightMode: Text.ProportionalHeight
        topPadding: 0
        bottomPadding: 0
        color: avatar.hue
        Accessible.ignored: true
    }
    Icon {
        anchors.centerIn: parent
        visible: !avatar.person
        symbol: ["", "manager", "referee", "human"][avatar.kind]
        size: Math.round(avatar.size * 0.55)
        color: avatar.hue
    }
}
