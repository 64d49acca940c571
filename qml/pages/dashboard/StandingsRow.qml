pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// One player in the table.
ListRow {
    id: row

    required property string playerId
    required property string name
    required property string strategy
    required property int number
    required property int rank
    required property int movement
    required property int played
    required property int wins
    required property int draws
    required property int losses
    required property int points
    required property var form
    required property bool isPlaying
    required property bool isWithdrawn
    property bool narrow: false
    property int countWidth: 36
    property int formWidth: 112
    property int pointsWidth: 52
    property int marksShown: 5

    marked: rank === 1
    leftPadding: Theme.space8
    rightPadding: Theme.space12
    text: qsTr("%1, %2, %n point(s)", "rank, name and points of a player", points).arg(rank).arg(name)

    contentItem: RowLayout {
        spacing: 0

        Rank {
            Layout.preferredWidth: 58
            rank: row.rank
            movement: row.movement
        }
        Avatar {
            Layout.preferredWidth: size
            Layout.rightMargin: Theme.space8
            size: 26
            name: row.name
            number: row.number
            Accessible.ignored: true
        }
        PlayerName {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            name: row.name
            strategy: row.narrow ? "" : row.strategy
            isPlaying: row.isPlaying && !row.narrow
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
            type: Theme.score
            color: fresh.running ? Theme.accent : Theme.text1
            Accessible.ignored: true
        }
    }
    // Points that have just changed stand out for a moment.
    onPointsChanged: fresh.restart()
    ListView.onReused: fresh.stop()

    Timer {
        id: fresh

        interval: Theme.durationChanged
    }
}
