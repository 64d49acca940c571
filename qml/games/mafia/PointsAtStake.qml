import QtQuick
import QtQuick.Layouts
import League

// What the match is worth to everybody at the table, while it is played.
RowLayout {
    id: stake

    required property var table
    readonly property string worth: qsTr("win %1, draw %2, loss 0").arg(table.winPoints).arg(table.drawPoints)

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Points at stake: %1").arg(worth)

    Icon {
        symbol: "trophy"
        size: Theme.icon14
    }
    Txt {
        Layout.fillWidth: true
        text: qsTr("Points at stake")
        type: Theme.caption
        color: Theme.text3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Txt {
        text: stake.worth
        type: Theme.captionStrong
        color: Theme.text2
        Accessible.ignored: true
    }
}
