pragma ComponentBehavior: Bound
import QtQuick
import League

// The vote of a day as a matrix: who voted down, for whom across. A full mark is where the vote
// stood in the end, a ring where it was before.
PostmortemSection {
    id: section

    required property int number
    required property var votes // see PostmortemCycleRow
    required property var targets
    required property var vote
    readonly property real nameWidth: 132
    readonly property real cell: Math.floor(Math.min(84, (lineWidth - nameWidth) / Math.max(1, targets.length)))
    readonly property string outcome: vote.eliminated === "" ? qsTr("Nobody leaves the table") : vote.tied.length > 0 ? qsTr("Tie between %1. The seeded draw took %2.").arg(vote.tied.join(", ")).arg(vote.eliminated) : qsTr("%1 leaves the table").arg(vote.eliminated)

    function nameAt(place: int): string {
        return targets[place].who.name === "" ? qsTr("abstained") : targets[place].who.name;
    }
    function spoken(one: var): string {
        if (one.isMissing)
            return qsTr("%1: no vote came").arg(one.who.name);
        const now = qsTr("%1: %2", "voter, target").arg(one.who.name).arg(nameAt(one.target));
        return one.before.length > 0 ? qsTr("%1, before that %2").arg(now).arg(one.before.map(place => nameAt(place)).join(", ")) : now;
    }

    title: qsTr("Vote of day %1").arg(number)

    Row {
        Item {
            width: section.nameWidth
            height: 1
        }
        Repeater {
            model: section.targets

            Column {
                id: head

                required property var modelData
                required property int index

                width: section.cell

                Txt {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: section.nameAt(head.index)
                    type: Theme.captionStrong
                    color: Theme.text3
                    elide: Text.ElideRight
                    Accessible.role: Accessible.ColumnHeader
                }
                Txt {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: head.modelData.votes
                    type: Theme.smallStrong
                }
            }
        }
    }
    Repeater {
        model: section.votes

        Row {
            id: line

            required property var modelData

            Accessible.role: Accessible.ListItem
            Accessible.name: section.spoken(modelData)

            Row {
                width: section.nameWidth
                spacing: Theme.space8

                Avatar {
                    size: 22
                    name: line.modelData.who.name
                    number: line.modelData.who.number
                    Accessible.ignored: true
                }
                Txt {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - 22 - Theme.space16
                    text: line.modelData.who.name
                    type: Theme.small
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            Repeater {
                model: section.targets.length

                Item {
                    id: place

                    required property int index
                    readonly property bool isVote: line.modelData.target === index
                    readonly property bool wasVote: line.modelData.before.includes(index)

                    width: section.cell
                    height: 22

                    Rectangle {
                        anchors.centerIn: parent
                        width: place.isVote || place.wasVote ? 12 : 4
                        height: width
                        radius: width / 2
                        color: place.isVote ? Theme.violet : place.wasVote ? Theme.transparent : Theme.line
                        border.color: Theme.violet
                        border.width: place.wasVote && !place.isVote ? Theme.strokeFocus : 0
                    }
                }
            }
            Txt {
                visible: line.modelData.isMissing
                text: qsTr("no vote came")
                type: Theme.caption
                color: Theme.warn
                Accessible.ignored: true
            }
        }
    }
    Txt {
        width: section.lineWidth
        text: section.outcome
        type: Theme.smallStrong
        color: Theme.text2
        wrapMode: Text.Wrap
    }
}
