pragma ComponentBehavior: Bound
import QtQuick
import League

// Who was who, how everybody left, and what they did: a line for each.
PostmortemSection {
    id: section

    property alias model: lines.model
    readonly property var columns: [
        {title: qsTr("Player"), width: 0.16},
        {title: qsTr("Role"), width: 0.10},
        {title: qsTr("Left"), width: 0.11},
        {title: qsTr("Points"), width: 0.06},
        {title: qsTr("Good votes"), width: 0.09},
        {title: qsTr("Right / wrong"), width: 0.10},
        {title: qsTr("Saves"), width: 0.06},
        {title: qsTr("Found"), width: 0.06},
        {title: qsTr("Passes"), width: 0.06},
        {title: qsTr("Late"), width: 0.05},
        {title: qsTr("Answers in"), width: 0.08},
        {title: qsTr("Said"), width: 0.07}
    ]

    title: qsTr("Who was who")

    Row {
        Repeater {
            model: section.columns

            ColumnHead {
                required property var modelData

                width: Math.floor(section.lineWidth * modelData.width)
                text: modelData.title
            }
        }
    }
    Repeater {
        id: lines

        PostmortemPlayer {
            width: section.lineWidth
            columns: section.columns
        }
    }
    Txt {
        width: section.lineWidth
        text: qsTr("Good votes: on the mafia by the town, on the town by the mafia. Right / wrong: accusations of mafia and of others. Answers in: mean and longest, in seconds. Said: statements and characters.")
        type: Theme.caption
        color: Theme.text3
        wrapMode: Text.Wrap
    }
}
