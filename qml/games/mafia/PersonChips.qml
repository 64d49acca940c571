pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// A few people in a row: who speaks next, who has not voted.
ColumnLayout {
    id: people

    required property string title
    required property var model
    property int most: 10
    property bool ruled: false // a line above
    property string symbol // after each name

    spacing: Theme.space8

    Rule {
        Layout.fillWidth: true
        visible: people.ruled
    }
    Txt {
        text: people.title
        type: Theme.captionStrong
        color: Theme.text3
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space8

        Repeater {
            model: people.model

            Rectangle {
                id: person

                required property string name
                required property int number
                required property int index

                width: row.implicitWidth + Theme.space4 + Theme.space12
                height: 36
                radius: 18
                visible: index < people.most
                color: Theme.surface2
                border.color: Theme.line
                Accessible.role: Accessible.StaticText
                Accessible.name: name

                Row {
                    id: row

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.space4
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.space8

                    Avatar {
                        size: 26
                        name: person.name
                        number: person.number
                        Accessible.ignored: true
                    }
                    Txt {
                        anchors.verticalCenter: parent.verticalCenter
                        text: person.name
                        type: Theme.smallStrong
                        Accessible.ignored: true
                    }
                    Icon {
                        anchors.verticalCenter: parent.verticalCenter
                        symbol: people.symbol
                        size: Theme.icon14
                    }
                }
            }
        }
    }
}
