import QtQuick
import League

Card {
    padding: 20

    Column {
        width: parent.width
        spacing: 8

        PanelTitle {
            height: 32
            text: "Toasts"
        }
        Toast {
            width: parent.width
            kind: "good"
            title: "Report saved"
            detail: "spring-cup-2025-05-19"
            action: "Open"
        }
        Toast {
            width: parent.width
            title: "Turing joined as P08"
            symbol: "lobby"
        }
        Toast {
            width: parent.width
            kind: "warn"
            title: "Gauss answers slowly"
            detail: "412 ms, limit 5 s"
            action: "Show"
        }
        Toast {
            width: parent.width
            kind: "bad"
            title: "Referee Beta stopped answering"
            detail: "R5M4 restarts with Referee Alpha"
            action: "Show"
        }
    }
}
