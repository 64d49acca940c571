import QtQuick
import QtQuick.Layouts
import League

// One place that was joined before. Delete forgets it.
ListRow {
    id: row

    required property int index
    required property string address
    required property string place
    required property string name
    required property string game
    property bool chosen: false
    signal forgotten

    implicitHeight: 88
    topPadding: Theme.space12
    bottomPadding: Theme.space12
    selected: chosen
    text: qsTr("%1 at %2").arg(name === "" ? qsTr("A league") : name).arg(place)
    Keys.onDeletePressed: row.forgotten()

    contentItem: ColumnLayout {
        spacing: 2

        RowLayout {
            spacing: Theme.space8

            Txt {
                Layout.fillWidth: true
                text: row.name === "" ? qsTr("A league") : row.name
                type: Theme.bodyStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Icon {
                visible: row.chosen
                symbol: "check"
                color: Theme.accent
            }
            IconButton {
                visible: row.hovered && !row.chosen
                kind: PushButton.Ghost
                size: 28
                symbol: "x"
                text: qsTr("Forget %1").arg(row.place)
                focusPolicy: Qt.NoFocus
                onClicked: row.forgotten()
            }
        }
        Txt {
            Layout.fillWidth: true
            visible: text !== ""
            text: Words.game(row.game)
            type: Theme.caption
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            text: Words.isolated(row.place)
            type: Theme.monoSmall
            color: Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
