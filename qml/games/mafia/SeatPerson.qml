import QtQuick
import QtQuick.Layouts
import League

// Somebody at the table, as the person who plays knows it.
RowLayout {
    id: line

    required property string name
    required property int number
    required property bool isAlive
    required property string cause
    required property int cycle
    required property string role
    required property bool isYou

    height: 36
    spacing: Theme.space8
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2", "player, state").arg(name).arg(isAlive ? qsTr("alive") : Words.departure(cause, cycle))

    Avatar {
        size: 26
        name: line.name
        number: line.number
        opacity: line.isAlive ? 1 : 0.5
        Accessible.ignored: true
    }
    Txt {
        Layout.fillWidth: true
        text: line.isYou ? qsTr("%1 (you)").arg(line.name) : line.name
        type: Theme.smallStrong
        font.strikeout: !line.isAlive
        color: line.isAlive ? Theme.text1 : Theme.text3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    RoleLine {
        visible: line.role !== ""
        role: line.role
    }
    Txt {
        visible: !line.isAlive
        text: Words.departure(line.cause, line.cycle)
        type: Theme.caption
        color: Theme.text3
        Accessible.ignored: true
    }
}
