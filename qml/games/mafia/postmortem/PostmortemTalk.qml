pragma ComponentBehavior: Bound
import QtQuick
import League

// What was said on a day, with the thought beside it; roles that were claimed, true or false.
PostmortemSection {
    id: section

    required property int number
    required property var statements // see PostmortemCycleRow
    readonly property real half: Math.floor((lineWidth - 140 - Theme.space16) / 2)

    title: qsTr("What was said on day %1").arg(number)

    Repeater {
        model: section.statements

        Row {
            id: turn

            required property var modelData
            readonly property string note: modelData.isTimedOut ? qsTr("ran out of time") : modelData.isPass ? qsTr("passes") : modelData.isCut ? qsTr("was cut") : ""

            spacing: Theme.space8
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.who.name
            Accessible.description: modelData.say !== "" ? modelData.say : note

            Avatar {
                size: 26
                name: turn.modelData.who.name
                number: turn.modelData.who.number
                Accessible.ignored: true
            }
            Txt {
                width: 98
                text: turn.modelData.who.name
                type: Theme.smallStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Column {
                width: section.half
                spacing: Theme.space4

                Txt {
                    width: parent.width
                    visible: text !== ""
                    text: turn.modelData.say
                    type: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.ignored: true
                }
                Txt {
                    visible: text !== ""
                    text: turn.note
                    type: Theme.caption
                    color: turn.modelData.isTimedOut ? Theme.warn : Theme.text3
                    Accessible.ignored: true
                }
                Repeater {
                    model: turn.modelData.claims

                    Chip {
                        required property var modelData

                        dense: true
                        tone: modelData.isTrue ? "good" : "bad"
                        symbol: modelData.isTrue ? "check-circle" : "error"
                        text: modelData.isTrue ? qsTr("says %1, which is true", "a role").arg(Words.role(modelData.role)) : qsTr("says %1, which is false", "a role").arg(Words.role(modelData.role))
                    }
                }
            }
            ThoughtLine {
                width: section.half
                visible: turn.modelData.think !== ""
                text: turn.modelData.think
            }
        }
    }
}
