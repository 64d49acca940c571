pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Rounds and matches of the league as it would be now.
Rectangle {
    id: figures

    required property var lobby
    readonly property var list: [
        {value: lobby.rounds, text: qsTr("round(s)", "", lobby.rounds)},
        {value: lobby.matches, text: qsTr("match(es)", "", lobby.matches)},
        {value: lobby.perRound, text: qsTr("per round")}
    ]

    implicitHeight: 94
    radius: Theme.radius8
    color: Theme.bg
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1, %2", "rounds, matches").arg(qsTr("%n round(s)", "", lobby.rounds)).arg(qsTr("%n match(es)", "", lobby.matches))

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.space8
        spacing: Theme.space4

        RowLayout {
            Layout.fillWidth: true
            spacing: 0

            Repeater {
                model: figures.list

                ScheduleFigure {
                    required property var modelData
                    required property int index

                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    value: modelData.value
                    text: modelData.text
                    ruled: index > 0
                }
            }
        }
        Txt {
            Layout.alignment: Qt.AlignHCenter
            text: qsTr("Schedule with %n player(s)", "", figures.lobby.registeredPlayers)
            type: Theme.caption
            color: Theme.text3
            Accessible.ignored: true
        }
    }
}
