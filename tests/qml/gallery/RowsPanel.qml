pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

Card {
    padding: 20

    Column {
        width: parent.width
        spacing: 6

        PanelTitle {
            height: 36
            text: "Standings rows"
        }
        Repeater {
            model: [["Ada", 1, 8], ["Curie", 3, 7], ["Hopper", 7, 7], ["Turing", 8, 6], ["Fermi", 5, 2]]

            ListRow {
                id: row

                required property var modelData
                required property int index

                width: 756
                marked: index === 0
                selected: index === 4
                text: modelData[0]
                contentItem: RowLayout {
                    spacing: 8

                    Txt {
                        Layout.preferredWidth: 20
                        text: row.index + 1
                        type: Theme.score
                        horizontalAlignment: Text.AlignHCenter
                    }
                    Avatar {
                        size: 26
                        name: row.modelData[0]
                        number: row.modelData[1]
                    }
                    Txt {
                        Layout.fillWidth: true
                        text: row.modelData[0]
                        type: Theme.bodyStrong
                    }
                    Repeater {
                        model: ["none", "draw", "win", "loss", "technical"]

                        ResultMark {
                            required property string modelData

                            result: modelData
                        }
                    }
                    Txt {
                        Layout.preferredWidth: 52
                        text: row.modelData[2]
                        type: Theme.score
                        horizontalAlignment: Text.AlignHCenter
                    }
                }
            }
        }
    }
}
