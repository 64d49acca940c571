pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Four ways into a league with others.
GridLayout {
    id: doors

    signal hostAsked
    signal joinAsked(string role)

    columns: 4
    columnSpacing: Theme.cardGap
    rowSpacing: Theme.cardGap

    WelcomeDoor {
        symbol: "host"
        key: "H"
        title: qsTr("Host a league")
        sentence: qsTr("Open a lobby the class can join.")
        onClicked: doors.hostAsked()
    }
    WelcomeDoor {
        symbol: "player"
        key: "P"
        title: qsTr("Join as player")
        sentence: qsTr("Bring an agent, or play yourself.")
        onClicked: doors.joinAsked("player")
    }
    WelcomeDoor {
        symbol: "referee"
        key: "R"
        title: qsTr("Join as referee")
        sentence: qsTr("Run matches for a league.")
        onClicked: doors.joinAsked("referee")
    }
    WelcomeDoor {
        symbol: "watch"
        key: "W"
        title: qsTr("Watch")
        sentence: qsTr("Follow a league live or replay it.")
        onClicked: doors.joinAsked("spectator")
    }
}
