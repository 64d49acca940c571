pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Who this agent is, where it listens, what it has done.
ColumnLayout {
    id: facts

    required property var seat
    required property string heading
    readonly property var list: [
        {title: qsTr("Role"), value: seat.isReferee ? qsTr("Referee") : qsTr("Player, %1", "and its strategy").arg(Words.strategy(seat.strategy)), mono: false},
        {title: qsTr("Listens at"), value: seat.endpoint === "" ? "–" : Words.isolated(seat.endpoint), mono: true},
        {title: seat.isReferee ? qsTr("Matches run") : qsTr("Matches so far"), value: seat.matches, mono: false},
        {title: qsTr("Warnings"), value: seat.warnings === 0 ? qsTr("None", "warnings") : qsTr("%n, the last: %1", "warnings", seat.warnings).arg(seat.lastWarning), mono: false}
    ]

    spacing: Theme.space12

    RowLayout {
        spacing: Theme.space16

        Avatar {
            size: 52
            kind: facts.seat.isReferee ? Avatar.Referee : Avatar.Player
            name: facts.seat.name
            number: Math.max(1, parseInt(facts.seat.agentId.replace(/\D/g, "")) || 1)
            Accessible.ignored: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: facts.heading
                type: Theme.h2
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Txt {
                Layout.fillWidth: true
                text: facts.seat.name
                color: Theme.text2
                elide: Text.ElideRight
            }
        }
        Spinner {
            visible: facts.seat.phase === "joining"
            size: Theme.icon22
        }
        Chip {
            chart: "agent"
            word: facts.seat.lifecycle
        }
    }
    Rule {
        Layout.fillWidth: true
    }
    Repeater {
        model: facts.list

        RowLayout {
            id: line

            required property var modelData

            spacing: Theme.space12

            Txt {
                Layout.preferredWidth: 140
                text: line.modelData.title
                type: Theme.small
                color: Theme.text3
            }
            Txt {
                Layout.fillWidth: true
                text: line.modelData.value
                type: line.modelData.mono ? Theme.mono : Theme.body
                wrapMode: Text.Wrap
            }
        }
    }
}
