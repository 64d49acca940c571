import QtQuick
import QtQuick.Layouts
import League

// What a match card shows: id and state, two players around time or number, and the stages.
Item {
    id: body

    required property var match

    RowLayout {
        id: top

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space8

        Txt {
            text: body.match.matchId
            type: Theme.monoStrong
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: body.match.referee
            type: Theme.monoSmall
            color: Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Chip {
            dense: true
            chart: "match"
            word: body.match.stateWord
        }
    }
    MatchSeat {
        id: first

        anchors.left: parent.left
        anchors.top: top.bottom
        anchors.bottom: bars.top
        width: (parent.width - 92) / 2
        seat: body.match.a
        match: body.match
    }
    MatchMiddle {
        anchors.left: first.right
        anchors.right: second.left
        anchors.top: top.bottom
        anchors.bottom: bars.top
        match: body.match
    }
    MatchSeat {
        id: second

        anchors.right: parent.right
        anchors.top: top.bottom
        anchors.bottom: bars.top
        width: first.width
        seat: body.match.b
        match: body.match
    }
    StageBars {
        id: bars

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space4
        stage: body.match.stage
        tone: States.tone("match", body.match.stateWord)
    }
}
