pragma ComponentBehavior: Bound
import QtQuick
import League

Card {
    padding: 20

    Column {
        spacing: 12

        PanelTitle {
            height: 24
            text: "Agent identity: letters, colour and marker"
        }
        Grid {
            columns: 5
            columnSpacing: 32
            rowSpacing: 12

            Repeater {
                model: ["Ada", "Boole", "Curie", "Euler", "Fermi", "Gauss", "Hopper", "Turing", "Zuse", "Noether"]

                Column {
                    id: who

                    required property string modelData
                    required property int index

                    spacing: 6

                    Avatar {
                        anchors.horizontalCenter: parent.horizontalCenter
                        size: 36
                        name: who.modelData
                        number: who.index + 1
                    }
                    Item {
                        width: 48
                        height: 12

                        Rectangle {
                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width
                            height: 2
                            color: Theme.series(who.index + 1)
                        }
                        Marker {
                            anchors.centerIn: parent
                            number: who.index + 1
                        }
                    }
                }
            }
        }
        Row {
            spacing: 12

            Avatar {
                kind: Avatar.Manager
                size: 30
            }
            Avatar {
                kind: Avatar.Referee
                size: 30
            }
            Avatar {
                name: "Ada"
                size: 30
            }
            Avatar {
                kind: Avatar.You
                size: 30
            }
        }
    }
}
