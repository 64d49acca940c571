import QtQuick
import QtQuick.Layouts
import League

// One award: for what, who, and the figures that prove it.
Card {
    id: award

    required property string kind
    required property string playerId
    required property int number
    required property int matches
    required property int medianMs
    required property int even
    required property int odd
    required property int fromRank
    required property int afterRound
    required property int toRank
    required property int streak
    required property var model
    readonly property string who: model.name
    readonly property bool flat: height < 100

    readonly property string heading: ({
            fastest: qsTr("Fastest choice"),
            present: qsTr("Always there"),
            unreadable: qsTr("Hardest to read"),
            climb: qsTr("Biggest climb"),
            streak: qsTr("Longest streak"),
            unbeaten: qsTr("Unbeaten")
        })[kind]
    readonly property string symbol: ({
            fastest: "speed",
            present: "shield-check",
            unreadable: "evaluating",
            climb: "chart",
            streak: "arrow-up",
            unbeaten: "trophy"
        })[kind]
    readonly property string tone: ({
            fastest: "accent",
            present: "good",
            unreadable: "cyan",
            climb: "violet",
            streak: "warn",
            unbeaten: "gold"
        })[kind]
    readonly property string proof: {
        switch (kind) {
        case "fastest":
            return qsTr("Chose in %1 ms, median of %n match(es)", "", matches).arg(medianMs);
        case "present":
            return qsTr("No retry and no timeout in %n match(es)", "", matches);
        case "unreadable":
            return qsTr("%1 even and %2 odd, no pattern found").arg(even).arg(odd);
        case "climb":
            return toRank === 1 ? qsTr("From place %1 after round %2 to the title").arg(fromRank).arg(afterRound) : qsTr("From place %1 after round %2 to place %3").arg(fromRank).arg(afterRound).arg(toRank);
        case "streak":
            return qsTr("%n win(s) in a row", "", streak);
        }
        return qsTr("No defeat in %n match(es)", "", matches);
    }

    implicitWidth: 0 // the page decides
    implicitHeight: 0
    padding: flat ? Theme.space12 : Theme.cardPadding
    name: heading
    Accessible.description: who + ", " + proof

    ColumnLayout {
        width: parent.width
        spacing: award.flat ? Theme.space4 : Theme.space12

        RowLayout {
            spacing: Theme.space8

            Icon {
                symbol: award.symbol
                size: award.flat ? Theme.icon16 : Theme.icon20
                color: Theme[award.tone]
            }
            Txt {
                Layout.fillWidth: !award.flat
                text: award.heading
                type: Theme.smallStrong
                color: Theme.text2
                elide: Text.ElideRight
            }
            Txt {
                Layout.fillWidth: true
                visible: award.flat
                text: award.who
                type: Theme.smallStrong
                horizontalAlignment: Text.AlignRight
                elide: Text.ElideRight
            }
        }
        RowLayout {
            visible: !award.flat
            spacing: Theme.space8

            Avatar {
                size: 30
                name: award.who
                number: award.number
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: award.who
                type: Theme.h3
                elide: Text.ElideRight
            }
        }
        Txt {
            Layout.fillWidth: true
            Layout.topMargin: award.flat ? 0 : -Theme.space4
            text: award.proof
            type: Theme.small
            color: Theme.text2
            elide: Text.ElideRight
        }
    }
}
