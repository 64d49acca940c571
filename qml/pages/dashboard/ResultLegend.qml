import QtQuick
import League

// What the marks of results mean.
Row {
    spacing: Theme.space12

    LegendMark {
        result: "win"
        text: qsTr("Win 3")
    }
    LegendMark {
        result: "draw"
        text: qsTr("Draw 1")
    }
    LegendMark {
        result: "loss"
        text: qsTr("Loss 0")
    }
    LegendMark {
        result: "technical"
        text: qsTr("Technical loss")
    }
}
