import QtQuick
import League

// One of the dead: name, role, cause and when.
Rectangle {
    id: grave

    required property string name
    required property string role
    required property string cause
    required property int cycle
    property bool isCurrent: false

    width: row.implicitWidth + 2 * Theme.space12
    height: 40
    radius: Theme.radius8
    color: Theme.surface1
    border.color: Theme.line2
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3", "player, role, how it left").arg(name).arg(role === "" ? qsTr("role hidden") : Words.role(role)).arg(Words.departure(cause, cycle))

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.space8

        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: grave.name
            type: Theme.smallStrong
            Accessible.ignored: true
        }
        RoleLine {
            anchors.verticalCenter: parent.verticalCenter
            role: grave.role
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: Words.departure(grave.cause, grave.cycle)
            type: Theme.caption
            color: Theme.text3
            Accessible.ignored: true
        }
    }
    FocusRing {
        visible: grave.isCurrent
        inside: true
    }
}
