pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// A player in the last table; the best three have medals.
ListRow {
    id: row

    required property string playerId
    required property string name
    required property string strategy
    required property int number
    required property int rank
    required property int played
    required property int wins
    required property int draws
    required property int losses
    required property int points
    required property var form
    required property bool isWithdrawn
    property bool narrow: false
    property int countWidth: 44
    property int formWidth: 156
    property int pointsWidth: 68
    property int marksShown: 7
    readonly property bool onPodium: rank <= 3

    marked: onPodium
    leftPadding: Theme.space8
    rightPadding: Theme.space12
    text: qsTr("%1, %2, %n point(s)", "rank, name and points of a player", points).arg(rank).arg(name)

    contentItem: RowLayout {
        spacing: 0

        Item {
            Layout.preferredWidth: 46
            Layout.fillHeight: true

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                anchors.left: parent.left
                anchors.leftMargin: Theme.space4
                visible: row.onPodium
                symbol: "medal"
                size: Theme.icon18
                color: [Theme.gold, Theme.silver, Theme.bronze][Math.min(2, row.rank - 1)]
            }
            Txt {
                anchors.verticalCenter: parent.verticalCenter
                anchors.left: parent.left
                anchors.leftMargin: Theme.space4
                width: 20
                horizontalAlignment: Text.AlignHCenter
                visible: !row.onPodium
                text: row.rank
                type: Theme.score15
                Accessible.ignored: true
            }
        }
        Avatar {
            Layout.preferredWidth: size
            Layout.rightMargin: Theme.space12
            size: row.narrow ? 26 : 30
            name: row.name
            number: row.number
            Accessible.ignored: true
        }
        PlayerName {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            name: row.name
            strategy: row.narrow ? "" : row.strategy
            isWithdrawn: row.isWithdrawn
        }
        Repeater {
            model: row.narrow ? 3 : 4 // as a number: a list would make new texts for every change

            Txt {
                required property int index

                Layout.preferredWidth: row.countWidth
                horizontalAlignment: Text.AlignHCenter
                text: [row.played, row.wins, row.draws, row.losses][index + (row.narrow ? 1 : 0)]
                color: index === 0 && !row.narrow ? Theme.text3 : Theme.text2
                Accessible.ignored: true
            }
        }
        FormMarks {
            Layout.preferredWidth: row.formWidth
            form: row.form
            most: row.marksShown
        }
        Txt {
            Layout.preferredWidth: row.pointsWidth
            horizontalAlignment: Text.AlignHCenter
            text: row.points
            type: row.narrow ? Theme.score : Theme.score18
            Accessible.ignored: true
        }
    }
}
