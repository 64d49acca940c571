import QtQuick
import QtQuick.Layouts
import League

// A fact about a message and its name.
RowLayout {
    id: line

    property string name
    property string value

    spacing: 0
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2").arg(name).arg(value)

    Txt {
        Layout.preferredWidth: 120
        text: line.name
        type: Theme.small
        color: Theme.text3
        Accessible.ignored: true
    }
    Txt {
        Layout.fillWidth: true
        text: line.value
        type: Theme.mono
        elide: Text.ElideMiddle
        Accessible.ignored: true
    }
}
