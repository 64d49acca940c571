import QtQuick
import QtQuick.Layouts
import League

// How far the league is: rounds and matches.
ColumnLayout {
    id: progress

    required property var league

    spacing: Theme.space8
    width: 212

    RowLayout {
        Layout.fillWidth: true

        Txt {
            Layout.fillWidth: true
            text: qsTr("Round %1 of %2").arg(progress.league.round).arg(progress.league.rounds)
            type: Theme.caption
        }
        Txt {
            text: qsTr("<b>%1</b> of %2 matches").arg(progress.league.matchesDone).arg(progress.league.matchesInAll)
            type: Theme.caption
            textFormat: Text.StyledText
        }
    }
    ProgressLine {
        Layout.fillWidth: true
        value: progress.league.matchesInAll > 0 ? progress.league.matchesDone / progress.league.matchesInAll : 0
        name: qsTr("%1 of %2 matches").arg(progress.league.matchesDone).arg(progress.league.matchesInAll)
    }
}
