pragma ComponentBehavior: Bound
import QtQuick
import League

// Who won and why, how long it took, and whether the draw was honest.
PostmortemSection {
    id: section

    required property var result
    readonly property var reasons: ({"town": "All mafia eliminated", "mafia": "Mafia reached parity"})
    readonly property var facts: [
        {name: qsTr("Reason"), value: Words.endReason(reasons[result.winner] || "Day limit reached")},
        {name: qsTr("Days"), value: result.days},
        {name: qsTr("Duration"), value: Words.duration(result.durationMs)},
        {name: qsTr("Seed"), value: result.seed === "" ? "–" : Words.isolated(result.seed)}
    ]

    title: Words.winner(result.winner)

    Repeater {
        model: section.facts

        Item {
            id: fact

            required property var modelData

            width: section.lineWidth
            height: Math.max(name.height, value.height)
            Accessible.role: Accessible.StaticText
            Accessible.name: modelData.name + ": " + modelData.value

            Txt {
                id: name

                anchors.left: parent.left
                width: 96
                text: fact.modelData.name
                type: Theme.small
                color: Theme.text3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                id: value

                anchors.left: name.right
                anchors.right: parent.right
                text: fact.modelData.value
                type: Theme.smallStrong
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
    Chip {
        visible: section.result.commitment !== ""
        dense: true
        tone: section.result.commitment === "fits" ? "good" : "bad"
        symbol: section.result.commitment === "fits" ? "check-circle" : "error"
        text: section.result.commitment === "fits" ? qsTr("The seed is the one that was promised") : qsTr("The seed is not the one that was promised")
    }
}
