import QtQuick
import QtQuick.Layouts
import League

// One agent in the lobby. Delete removes it.
ListRow {
    id: row

    required property string agentId
    required property string name
    required property int number
    required property string strategy
    required property bool isBuiltIn
    required property string place
    required property int maxMatches
    required property string stateWord
    required property int latencyMs
    required property var latencies
    required property bool isSlow
    required property bool isSilent
    required property string light
    required property string finding
    property bool isReferee: false
    readonly property bool arrives: stateWord === "REGISTERING"
    readonly property string under: isReferee ? qsTr("up to %n match(es)", "", maxMatches) : isBuiltIn ? qsTr("Built-in, %1", "a strategy").arg(Words.strategy(strategy)) : Words.strategy(strategy)
    signal removeAsked

    implicitHeight: 53
    marked: arrives
    text: agentId === "" ? qsTr("%1 is registering").arg(name) : qsTr("%1, %2, %3").arg(name).arg(agentId).arg(States.spoken(stateWord))
    Accessible.description: finding
    Keys.onDeletePressed: if (row.agentId !== "") row.removeAsked()

    contentItem: LobbyAgentBody {
        agent: row
        onRemoveAsked: row.removeAsked()
    }
}
