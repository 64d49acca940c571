import QtQuick
import QtQuick.Layouts
import League

// Which match it is, how it stands, and who plays: the score large, the rest beside it.
RowLayout {
    id: heading

    required property var match
    signal backAsked

    spacing: Theme.space12

    IconButton {
        kind: PushButton.Ghost
        symbol: "arrow-left"
        directional: true
        text: qsTr("Back to the league")
        onClicked: heading.backAsked()
    }
    Txt {
        text: heading.match.matchId
        type: Theme.h2
        font.family: Theme.monoFamily
        font.pixelSize: Theme.h2.pixelSize
        font.weight: Theme.h2.weight
        Accessible.role: Accessible.Heading
    }
    Chip {
        chart: "match"
        word: heading.match.state
    }
    Rule {
        Layout.preferredHeight: 32
        Layout.leftMargin: Theme.space4
        Layout.rightMargin: Theme.space4
        implicitWidth: 1
        color: Theme.line2
    }
    Score {
        match: heading.match
    }
    Txt {
        id: where

        Layout.fillWidth: true
        Layout.leftMargin: Theme.space4
        text: qsTr("%1, round %2, %3").arg(heading.match.leagueName).arg(heading.match.round).arg(heading.match.referee)
        type: Theme.small
        color: Theme.text3
        elide: Text.ElideRight

        HoverHandler {
            id: over
        }
        Hint {
            text: where.truncated ? where.text : ""
            shown: over.hovered
        }
    }
}
