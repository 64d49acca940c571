import QtQuick
import League

// What a choice button shows: sign, word, its numbers, and the keys.
Item {
    id: face

    required property string choice
    required property string text
    required property string letter
    required property string arrow
    required property bool small
    required property bool chosen
    required property int lowest // of the draw; highest is 0 when it is not known
    required property int highest
    readonly property string numbers: {
        const from = highest > 0 ? lowest : 1;
        const to = highest > 0 ? Math.min(highest, from + 11) : 10;
        const fitting = [];
        for (let number = from; number <= to; ++number) {
            if ((number % 2 === 0) === (choice === "even"))
                fitting.push(number);
        }
        return fitting.join(", ") + (highest > to || highest === 0 ? " …" : "");
    }

    Column {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: face.small ? 0 : Theme.space8
        spacing: face.small ? Theme.space4 : Theme.space8

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            symbol: face.choice
            size: face.small ? 72 : 104
            color: Theme[face.choice]
        }
        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            text: face.text
            type: face.small ? Theme.choiceWordSmall : Theme.choiceWord
            Accessible.ignored: true
        }
        Txt {
            anchors.horizontalCenter: parent.horizontalCenter
            text: Words.isolated(face.numbers)
            type: Theme.lead
            color: Theme.text2
            Accessible.ignored: true
        }
        Item {
            width: 1
            height: face.small ? 0 : Theme.space8
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: !face.chosen
            spacing: Theme.space8

            KeyCap {
                width: 28
                height: 28
                text: face.letter
            }
            Txt {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("or")
                type: Theme.caption
                color: Theme.text3
                Accessible.ignored: true
            }
            Rectangle {
                width: 28
                height: 28
                radius: Theme.radius4
                color: Theme.surface2
                border.color: Theme.line2

                Icon {
                    anchors.centerIn: parent
                    symbol: face.arrow
                    size: Theme.icon14
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: face.chosen
            spacing: Theme.space8

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                symbol: "lock"
                color: Theme.text1
            }
            Txt {
                text: qsTr("Locked in")
                type: Theme.bodyStrong
                Accessible.ignored: true
            }
        }
    }
}
