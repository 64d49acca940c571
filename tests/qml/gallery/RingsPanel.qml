pragma ComponentBehavior: Bound
import QtQuick
import League

Card {
    padding: 20

    Column {
        width: parent.width
        spacing: 12

        PanelTitle {
            height: 24
            text: "Countdown ring"
        }
        Row {
            spacing: 16

            Repeater {
                model: [{caption: "over 10 s", left: 18000, total: 30000}, {caption: "last 10 s", left: 9000, total: 30000}, {caption: "last 5 s", left: 3000, total: 30000}]

                Specimen {
                    id: timed

                    required property var modelData

                    caption: modelData.caption

                    Ring {
                        total: timed.modelData.total
                        remaining: timed.modelData.left
                        running: false
                    }
                }
            }
            Specimen {
                caption: "no deadline"

                Ring {
                    symbol: "dice"
                    colour: Theme.violet
                    turning: false
                }
            }
            Specimen {
                caption: "done"

                Ring {
                    complete: true
                    colour: Theme.good
                }
            }
        }
        Row {
            spacing: 20

            Ring {
                anchors.verticalCenter: parent.verticalCenter
                size: 48
                total: 60000
                remaining: 42000
                running: false
                colour: Theme.good
            }
            Ring {
                size: 96
                total: 30000
                remaining: 18000
                running: false
            }
            Ring {
                anchors.verticalCenter: parent.verticalCenter
                total: 30000
                remaining: 18000
                running: false
                caption: "of 30 s"
            }
            Ring {
                anchors.verticalCenter: parent.verticalCenter
                total: 5000
                remaining: 3000
                running: false
                colour: Theme.warn
                caption: "of 5 s"
            }
        }
    }
}
