pragma ComponentBehavior: Bound
import QtQuick
import League

// One player: role and fate, points, and the figures of its play.
Row {
    id: line

    required property string name
    required property int number
    required property string role
    required property string cause
    required property int cycle
    required property int points
    required property int votes
    required property int goodVotePercent
    required property int accusationsRight
    required property int accusationsWrong
    required property int saves
    required property int mafiaFound
    required property int passes
    required property int timeouts
    required property int meanMs
    required property int longestMs
    required property int statements
    required property int characters
    required property var columns
    readonly property string end: cause === "" ? qsTr("survived") : Words.departure(cause, cycle)
    readonly property var figures: [
        end, points, goodVotePercent < 0 ? "–" : qsTr("%1 % of %2", "share of votes").arg(goodVotePercent).arg(votes), accusationsRight + " / " + accusationsWrong, saves, mafiaFound, passes, timeouts, meanMs < 0 ? "–" : seconds(meanMs) + " / " + seconds(longestMs), statements + " / " + characters
    ]

    function seconds(ms: int): string {
        return (ms / 1000).toFixed(1);
    }

    height: 28
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, %2, %3", "player, role, how it left").arg(name).arg(Words.role(role)).arg(end)
    Accessible.description: figures.slice(1).map((figure, at) => columns[at + 3].title + " " + figure).join(", ")

    Row {
        width: Math.floor(line.width * line.columns[0].width)
        height: line.height
        spacing: Theme.space8

        Avatar {
            anchors.verticalCenter: parent.verticalCenter
            size: 26
            name: line.name
            number: line.number
            Accessible.ignored: true
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 26 - Theme.space16
            text: line.name
            type: Theme.smallStrong
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Item {
        width: Math.floor(line.width * line.columns[1].width)
        height: line.height

        RoleLine {
            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            role: line.role
        }
    }
    Repeater {
        model: line.figures

        Item {
            id: figure

            required property var modelData
            required property int index

            width: Math.floor(line.width * line.columns[index + 2].width)
            height: line.height

            Txt {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: figure.index > 1 ? Words.isolated(figure.modelData) : figure.modelData
                type: figure.index === 1 ? Theme.smallStrong : Theme.small
                color: figure.index === 1 ? Theme.text1 : Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
