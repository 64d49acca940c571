pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// What one player did to the others: a chip for everybody it accused, defended or voted against;
// below them how much it suspects whom, where it tells.
RowLayout {
    id: line

    required property string name
    required property int number
    required property bool isAlive
    required property var cells
    readonly property var deeds: {
        const list = [];
        for (const cell of cells) {
            for (const kind of ["accused", "defended", "voted"]) {
                if (cell[kind] > 0)
                    list.push({kind: kind, name: cell.name, times: cell[kind]});
            }
        }
        return list;
    }
    readonly property var scores: cells.filter(cell => cell.score !== undefined).map(cell => ({name: cell.name, score: cell.score})).sort((one, other) => other.score - one.score)
    readonly property var symbols: ({"accused": "target", "defended": "shield-check", "voted": "vote"})
    readonly property var tones: ({"accused": "bad", "defended": "good", "voted": "violet"})

    function words(deed: var): string {
        return deed.times > 1 ? qsTr("%1 × %2", "name, times").arg(deed.name).arg(deed.times) : deed.name;
    }
    function spoken(deed: var): string {
        return deed.kind === "accused" ? qsTr("accused %1").arg(words(deed)) : deed.kind === "defended" ? qsTr("defended %1").arg(words(deed)) : qsTr("voted against %1").arg(words(deed));
    }

    spacing: Theme.space8
    Accessible.role: Accessible.ListItem
    Accessible.name: name
    Accessible.description: deeds.map(deed => spoken(deed)).concat(scores.map(each => qsTr("suspects %1: %2", "name, number").arg(each.name).arg(each.score))).join(", ")

    Avatar {
        Layout.alignment: Qt.AlignTop
        size: 26
        name: line.name
        number: line.number
        opacity: line.isAlive ? 1 : 0.6
        Accessible.ignored: true
    }
    Txt {
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 84
        text: line.name
        type: Theme.smallStrong
        font.strikeout: !line.isAlive
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Column {
        Layout.fillWidth: true
        spacing: Theme.space4

        Flow {
            width: parent.width
            spacing: Theme.space4

            Repeater {
                model: line.deeds

                Chip {
                    required property var modelData

                    dense: true
                    symbol: line.symbols[modelData.kind]
                    tone: line.tones[modelData.kind]
                    text: line.words(modelData)
                    Accessible.ignored: true
                }
            }
            Txt {
                visible: line.deeds.length === 0 && line.scores.length === 0
                text: qsTr("nothing yet")
                type: Theme.caption
                color: Theme.text3
                Accessible.ignored: true
            }
        }
        Flow {
            width: parent.width
            visible: line.scores.length > 0
            spacing: Theme.space8

            Repeater {
                model: line.scores

                SuspicionScore {
                }
            }
        }
    }
}
