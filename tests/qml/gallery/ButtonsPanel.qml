import QtQuick
import League

Card {
    padding: 20

    Column {
        spacing: 16

        PanelTitle {
            height: 24
            text: "Buttons"
        }
        Row {
            spacing: 12

            Specimen {
                caption: "primary 36"

                PushButton {
                    text: "Pause"
                    symbol: "pause"
                    kind: PushButton.Primary
                }
            }
            Specimen {
                caption: "disabled"

                PushButton {
                    text: "Pause"
                    symbol: "pause"
                    kind: PushButton.Primary
                    reason: "The league has not started."
                }
            }
            Specimen {
                caption: "busy"

                PushButton {
                    text: "Starting"
                    kind: PushButton.Primary
                    busy: true
                }
            }
        }
        Row {
            spacing: 12

            Specimen {
                caption: "secondary"

                PushButton {
                    text: "Step"
                    symbol: "step"
                }
            }
            Specimen {
                caption: "ghost"

                PushButton {
                    text: "Cancel"
                    kind: PushButton.Ghost
                }
            }
            Specimen {
                caption: "danger"

                PushButton {
                    text: "Stop"
                    symbol: "stop"
                    kind: PushButton.Danger
                }
            }
            Specimen {
                caption: "danger, filled"

                PushButton {
                    text: "Stop league"
                    symbol: "stop"
                    kind: PushButton.DangerFilled
                }
            }
            Specimen {
                caption: "icon 36"

                IconButton {
                    text: "Copy"
                    symbol: "copy"
                }
            }
            Specimen {
                caption: "small 28"

                PushButton {
                    text: "Ping now"
                    symbol: "signal"
                    size: 28
                }
            }
        }
        Row {
            spacing: 12

            Specimen {
                caption: "large 48"

                PushButton {
                    text: "Join league"
                    symbol: "arrow-right"
                    directional: true
                    size: 48
                    kind: PushButton.Primary
                }
            }
            Specimen {
                caption: "extra large 56"

                PushButton {
                    text: "Run a local league"
                    symbol: "play"
                    size: 56
                    kind: PushButton.Primary
                }
            }
        }
    }
}
