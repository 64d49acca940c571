import QtQuick
import League

Card {
    padding: 20

    Column {
        spacing: 12

        PanelTitle {
            height: 24
            text: "Diagram nodes"
        }
        DiagramNode {
            chart: "match"
            word: "WAITING_FOR_PLAYERS"
            status: "visited"
        }
        DiagramNode {
            chart: "match"
            word: "COLLECTING_CHOICES"
            status: "current"
        }
        DiagramNode {
            chart: "match"
            word: "DRAWING_NUMBER"
        }
        DiagramNode {
            chart: "match"
            word: "TIMEOUT_ERROR"
            status: "current"
            size: 30
        }
    }
}
