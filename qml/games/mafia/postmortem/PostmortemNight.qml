pragma ComponentBehavior: Bound
import QtQuick
import League

// What everybody did in a night, what they thought, and what came of it.
PostmortemSection {
    id: section

    required property int number
    required property var deeds // see PostmortemCycleRow
    required property var night
    readonly property var outcome: {
        const lines = [];
        if (night.decision === "majority" || night.decision === "single")
            lines.push({symbol: "mask", text: qsTr("The mafia chose %1.").arg(night.killTarget)});
        else if (night.killTarget !== "")
            lines.push({symbol: "dice", text: qsTr("The mafia did not agree; the draw took %1.").arg(night.killTarget)});
        if (night.saved !== "")
            lines.push({symbol: "shield-check", text: qsTr("%1 was saved.").arg(night.saved)});
        if (night.found === "mafia")
            lines.push({symbol: "sheriff", text: qsTr("The Sheriff learned that %1 is mafia.").arg(night.looked)});
        else if (night.found === "town")
            lines.push({symbol: "sheriff", text: qsTr("The Sheriff learned that %1 is not mafia.").arg(night.looked)});
        lines.push({symbol: "sunrise", text: night.killed !== "" ? qsTr("%1 was killed during the night").arg(night.killed) : qsTr("Nobody died during the night")});
        return lines;
    }

    title: qsTr("Night %1").arg(number)

    Repeater {
        model: section.deeds

        Column {
            id: deed

            required property var modelData

            width: section.lineWidth
            spacing: Theme.space4
            Accessible.role: Accessible.ListItem
            Accessible.name: qsTr("%1, %2, %3", "player, deed, target").arg(modelData.who.name).arg(States.spoken(modelData.action)).arg(modelData.target)

            Row {
                spacing: Theme.space8

                Avatar {
                    visible: deed.modelData.who.name !== ""
                    size: 26
                    name: deed.modelData.who.name
                    number: deed.modelData.who.number
                    Accessible.ignored: true
                }
                Txt {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 96
                    text: deed.modelData.who.name
                    type: Theme.smallStrong
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
                Item { // as wide for every deed, so that the targets stand in a column
                    anchors.verticalCenter: parent.verticalCenter
                    width: 124
                    height: chip.height

                    Chip {
                        id: chip

                        anchors.left: parent.left
                        dense: true
                        chart: "action"
                        word: deed.modelData.action
                        Accessible.ignored: true
                    }
                }
                Icon {
                    anchors.verticalCenter: parent.verticalCenter
                    symbol: "arrow-right"
                    directional: true
                }
                Txt {
                    anchors.verticalCenter: parent.verticalCenter
                    text: deed.modelData.target
                    type: Theme.smallStrong
                    Accessible.ignored: true
                }
                Txt {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: deed.modelData.isDefault
                    text: qsTr("drawn, no answer in time")
                    type: Theme.small
                    color: Theme.warn
                    Accessible.ignored: true
                }
            }
            ThoughtLine {
                width: parent.width
                visible: deed.modelData.think !== ""
                text: deed.modelData.think
            }
        }
    }
    Rule {
        width: section.lineWidth
    }
    Repeater {
        model: section.outcome

        Row {
            id: line

            required property var modelData

            spacing: Theme.space8

            Icon {
                symbol: line.modelData.symbol
            }
            Txt {
                width: section.lineWidth - 24
                text: line.modelData.text
                type: Theme.small
                color: Theme.text2
                wrapMode: Text.Wrap
            }
        }
    }
}
