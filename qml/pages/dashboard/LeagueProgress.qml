import QtQuick
import QtQuick.Layouts
import League

// How far the league is: rounds and matches.
ColumnLayout {
    id: progress

    required property var league

    spacing: Theme.space8
    width: Math.max(212, words.implicitWidth) // five digits of matches need more

    RowLayout {
        id: words

        Layout.fillWidth: true
        spacing: Theme.space16

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
