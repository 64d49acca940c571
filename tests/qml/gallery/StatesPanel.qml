import QtQuick
import League

Card {
    padding: 20

    component Pane: Rectangle {
        width: 318
        height: 226
        radius: Theme.radius8
        color: Theme.bg
        border.color: Theme.line
    }

    Column {
        width: parent.width
        spacing: 12

        PanelTitle {
            height: 24
            text: "Empty, loading and error"
        }
        Row {
            spacing: 12

            Pane {
                EmptyState {
                    anchors.centerIn: parent
                    width: parent.width - 64
                    symbol: "trophy"
                    title: "No leagues yet"
                    sentence: "Start one on this computer. It takes one click."
                    action: "Run a local league"
                    actionSymbol: "play"
                    actionKind: PushButton.Primary
                }
            }
            Pane {
                LoadingState {
                    x: 20
                    y: 20
                    width: parent.width - 40
                    sentence: "Asking the manager for standings"
                }
            }
            Pane {
                EmptyState {
                    anchors.centerIn: parent
                    width: parent.width - 64
                    symbol: "offline"
                    tone: "bad"
                    title: "The manager is gone"
                    sentence: "192.168.1.20:8000 stopped answering at 10:44:07. Trying again in 8 s."
                    action: "Try now"
                    actionSymbol: "refresh"
                }
            }
            Pane {
                EmptyState {
                    anchors.centerIn: parent
                    width: parent.width - 64
                    symbol: "search"
                    tone: ""
                    title: "Nothing matches “R9”"
                    sentence: "This league has 7 rounds."
                    action: "Clear filter"
                    actionSymbol: "x"
                    actionKind: PushButton.Ghost
                }
            }
        }
    }
}
