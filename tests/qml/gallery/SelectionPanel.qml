import QtQuick
import League

Card {
    id: panel

    padding: 20

    Column {
        spacing: 16
        width: parent.width

        PanelTitle {
            height: 24
            text: "Selection"
        }
        Segmented {
            width: parent.width
            value: "NORMAL"
            segments: Array.from(["NORMAL", "FAST", "DEBUG", "STEP"], word => ({
                        value: word,
                        text: word,
                        mono: true
                    }))
        }
        Segmented {
            width: parent.width
            value: "inject"
            segments: Array.from(["queue", "interrupt", "inject", "parallel"], word => ({
                        value: word,
                        text: word,
                        symbol: word
                    }))
        }
        Row {
            spacing: 20

            Toggle {
                text: "On"
                checked: true
            }
            Toggle {
                text: "Off"
            }
            Check {
                text: "Checked"
                checked: true
            }
            Check {
                text: "Unchecked"
            }
        }
        Row {
            spacing: 20

            Radio {
                anchors.verticalCenter: parent.verticalCenter
                text: "Selected"
                checked: true
            }
            Stepper {
                size: 40
                from: 2
                to: 10
                value: 4
            }
            Row {
                anchors.verticalCenter: parent.verticalCenter
                spacing: 4

                KeyCap {
                    text: "Ctrl"
                }
                KeyCap {
                    text: "P"
                }
            }
        }
    }
}
