import QtQuick
import QtQuick.Layouts
import League

// One player of the table in the drawer.
ListRow {
    id: row

    required property string name
    required property int number
    required property int rank
    required property int played
    required property int points
    required property bool isMe

    openable: false
    selected: isMe
    implicitHeight: 44
    text: qsTr("%1, %2, %n point(s)", "rank, name and points of a player", points).arg(rank).arg(name)

    contentItem: RowLayout {
        spacing: Theme.space12

        Txt {
            Layout.preferredWidth: 24
            text: row.rank
            type: Theme.score
            color: row.rank === 1 ? Theme.gold : Theme.text2
            Accessible.ignored: true
        }
        Avatar {
            size: 26
            name: row.name
            number: row.number
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: row.isMe ? qsTr("%1 (you)").arg(row.name) : row.name
            type: Theme.bodyStrong
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            text: qsTr("%n played", "", row.played)
            type: Theme.caption
            color: Theme.text3
            Accessible.ignored: true
        }
        Txt {
            Layout.preferredWidth: 36
            horizontalAlignment: Text.AlignRight
            text: row.points
            type: Theme.score
            Accessible.ignored: true
        }
    }
}
