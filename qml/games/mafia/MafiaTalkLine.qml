import QtQuick
import QtQuick.Layouts
import League

// One turn: who, what was said, whether it was cut, late or passed, and what was thought.
ColumnLayout {
    id: line

    required property string name
    required property int number
    required property int day
    required property int turn
    required property string say
    required property string think
    required property bool isPass
    required property bool isTimedOut
    required property bool isCut
    required property bool isOpen
    required property string claimed
    required property bool opensDay
    property bool showsThoughts: true
    readonly property string note: isTimedOut ? qsTr("ran out of time") : isPass ? qsTr("passes") : isCut ? qsTr("was cut") : ""

    spacing: Theme.space4
    Accessible.role: Accessible.ListItem
    Accessible.name: qsTr("%1, turn %2", "player, number").arg(name).arg(turn)
    Accessible.description: say !== "" ? say : note

    Txt {
        Layout.bottomMargin: Theme.space4
        visible: line.opensDay
        text: qsTr("Day %1").arg(line.day)
        type: Theme.captionStrong
        color: Theme.text3
    }
    RowLayout {
        spacing: Theme.space8

        Avatar {
            Layout.alignment: Qt.AlignTop
            size: 26
            name: line.name
            number: line.number
            Accessible.ignored: true
        }
        ColumnLayout {
            spacing: 0

            RowLayout {
                spacing: Theme.space8

                Txt {
                    text: line.name
                    type: Theme.smallStrong
                    Accessible.ignored: true
                }
                Chip {
                    visible: line.claimed !== ""
                    dense: true
                    chart: "role"
                    word: line.claimed
                    text: qsTr("claims %1", "a role").arg(Words.role(line.claimed))
                }
                Txt {
                    Layout.fillWidth: true
                    text: qsTr("turn %1").arg(line.turn)
                    type: Theme.monoSmall
                    color: Theme.text3
                    horizontalAlignment: Text.AlignRight
                    Accessible.ignored: true
                }
            }
            SpokenText {
                Layout.fillWidth: true
                visible: line.say !== ""
                text: line.say
                streaming: line.isOpen
            }
            RowLayout {
                visible: line.note !== ""
                spacing: Theme.space4

                Icon {
                    symbol: line.isTimedOut ? "timeout" : line.isPass ? "minus" : "warning"
                    size: Theme.icon14
                    color: line.isTimedOut ? Theme.bad : Theme.text3
                }
                Txt {
                    text: line.note
                    type: Theme.caption
                    color: line.isTimedOut ? Theme.bad : Theme.text3
                }
            }
        }
    }
    ThoughtLine {
        Layout.fillWidth: true
        Layout.leftMargin: 34
        visible: line.showsThoughts && line.think !== ""
        text: line.think
    }
}
