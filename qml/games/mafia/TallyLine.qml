pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// How many are against one player: a cell for every living voter, with a tick at the majority.
Rectangle {
    id: line

    required property string name
    required property int number
    required property int votes
    required property bool isLeading
    required property int voters
    required property int majority
    required property var names
    required property var numbers

    implicitHeight: column.implicitHeight + 2 * Theme.space12
    radius: Theme.radius8
    color: isLeading ? Theme.violetBg : Theme.surface2
    border.color: isLeading ? Theme.violetLine : Theme.line
    Accessible.role: Accessible.ListItem
    Accessible.name: isLeading ? qsTr("%1, %n vote(s), leading", "", votes).arg(name) : qsTr("%1, %n vote(s)", "", votes).arg(name)
    Accessible.description: names.join(", ")

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.space12
        spacing: Theme.space8

        RowLayout {
            spacing: Theme.space8

            Avatar {
                size: 26
                name: line.name
                number: line.number
                Accessible.ignored: true
            }
            Txt {
                text: line.name
                type: Theme.bodyStrong
                Accessible.ignored: true
            }
            Chip {
                visible: line.isLeading
                dense: true
                tone: "violet"
                symbol: "vote"
                text: qsTr("leading")
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: line.votes
                type: Theme.score18
                horizontalAlignment: Text.AlignRight
                Accessible.ignored: true
            }
        }
        Item {
            id: bar

            readonly property real cell: (width - (line.voters - 1) * Theme.space4) / Math.max(1, line.voters)

            Layout.fillWidth: true
            implicitHeight: 16

            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.space4

                Repeater {
                    model: line.voters

                    Rectangle {
                        required property int index

                        width: bar.cell
                        height: 8
                        radius: Theme.radius4
                        color: index < line.votes ? (line.isLeading ? Theme.violetFill : Theme.line3) : Theme.surface3
                    }
                }
            }
            Rectangle {
                readonly property real at: line.majority * (bar.cell + Theme.space4) - Theme.space4 / 2 - 1

                x: bar.LayoutMirroring.enabled ? bar.width - at - 2 : at
                width: 2
                height: parent.height
                color: Theme.text1
            }
        }
        RowLayout {
            spacing: Theme.space4

            Row { // not parts of the layout itself; see NightPanel
                spacing: Theme.space4

                Repeater {
                    model: line.names

                    Avatar {
                        required property string modelData
                        required property int index

                        size: 24
                        name: modelData
                        number: line.numbers[index] || 1
                        Accessible.ignored: true
                    }
                }
            }
            Txt {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.space4
                text: line.names.join(", ")
                type: Theme.caption
                color: Theme.text2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
}
