pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// One place in the table, for the back row.
Rectangle {
    id: row

    required property string name
    required property int number
    required property int rank
    required property int movement
    required property int points
    required property var form
    property real factor: 1
    readonly property var latest: form.slice(-3)

    implicitHeight: 76
    radius: Theme.radius16
    color: rank === 1 ? Theme.surface2 : Theme.transparent
    Accessible.role: Accessible.Row
    Accessible.name: qsTr("%1, %2, %n point(s)", "rank, name and points of a player", points).arg(rank).arg(name)

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space24
        anchors.rightMargin: Theme.space24
        spacing: 0

        Txt {
            Layout.preferredWidth: 62
            text: row.rank
            type: Theme.projector38
            color: row.rank === 1 ? Theme.text1 : Theme.text2
            Accessible.ignored: true
        }
        Icon {
            Layout.rightMargin: Theme.space16
            symbol: row.movement > 0 ? "rank-up" : row.movement < 0 ? "rank-down" : "rank-same"
            size: 24
            sourceSize.width: Math.ceil(24 * row.factor)
            sourceSize.height: Math.ceil(24 * row.factor)
            color: row.movement > 0 ? Theme.good : row.movement < 0 ? Theme.bad : Theme.text3
        }
        Avatar {
            Layout.preferredWidth: size
            Layout.rightMargin: Theme.space20
            size: 52
            name: row.name
            number: row.number
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: row.name
            type: Theme.projector38
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Repeater {
            model: row.latest.length // as a number: a list would make new marks for every change

            ResultMark {
                required property int index

                Layout.rightMargin: Theme.space12
                size: 26
                sourceSize.width: Math.ceil(26 * row.factor)
                sourceSize.height: Math.ceil(26 * row.factor)
                result: row.latest[index] || "none"
                Accessible.ignored: true
            }
        }
        Txt {
            Layout.preferredWidth: 84
            horizontalAlignment: Text.AlignRight
            text: row.points
            type: Theme.projector48
            Accessible.ignored: true
        }
    }
}
