import QtQuick
import QtQuick.Layouts
import League

// What somebody was and what became of it.
RowLayout {
    id: fate

    required property string name
    required property int number
    required property string role
    required property bool isAlive
    required property string cause
    required property int cycle
    required property int meanAnswerMs
    required property int timeouts
    readonly property string end: isAlive ? qsTr("survived") : Words.departure(cause, cycle)

    height: 40
    spacing: Theme.space8
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3", "player, role, how it left").arg(name).arg(Words.role(role)).arg(end)

    Avatar {
        size: 30
        name: fate.name
        number: fate.number
        Accessible.ignored: true
    }
    Txt {
        Layout.fillWidth: true
        text: fate.name
        type: Theme.bodyStrong
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    RoleLine {
        Layout.preferredWidth: 76
        role: fate.role
    }
    Txt {
        Layout.preferredWidth: 82
        text: fate.end
        type: Theme.caption
        color: Theme.text3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        Layout.preferredWidth: 40
        text: fate.meanAnswerMs >= 0 ? Words.isolated((fate.meanAnswerMs / 1000).toFixed(1) + " s") : ""
        type: Theme.monoSmall
        color: fate.timeouts > 0 ? Theme.warn : Theme.text3
        Accessible.name: qsTr("mean answer time %1").arg(text)
    }
}
