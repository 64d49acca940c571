import QtQuick

// Where the rail leads. A page that cannot be shown now is not there.
QtObject {
    readonly property var list: [
        {page: "league", text: qsTr("League"), symbol: "league", key: "Ctrl+1"},
        {page: "match", text: qsTr("Match"), symbol: "match", key: "Ctrl+2"},
        {page: "traffic", text: qsTr("Traffic"), symbol: "traffic", key: "Ctrl+4"}
    ]
}
