import QtQuick
import League

// How the agents do, in figures. What is zero is not shown.
Row {
    id: chips

    required property var counts
    property bool live: true

    spacing: Theme.space8
    visible: !Theme.compact

    Chip {
        visible: chips.live && chips.counts.healthy > 0
        tone: "good"
        symbol: "active"
        text: qsTr("%n healthy", "agents", chips.counts.healthy)
    }
    Chip {
        visible: chips.counts.testing > 0
        tone: "warn"
        symbol: "breaker-half"
        text: qsTr("%n testing", "agents whose breaker is half open", chips.counts.testing)
    }
    Chip {
        visible: chips.counts.unreachable > 0
        tone: "bad"
        symbol: "breaker-open"
        text: qsTr("%n unreachable", "agents", chips.counts.unreachable)
    }
    Chip {
        visible: chips.counts.failed > 0
        tone: "bad"
        symbol: "failed"
        text: qsTr("%n failed", "agents", chips.counts.failed)
    }
}
