import QtQuick
import League
import League.View

// The first page: run a league here with one key, or connect with others.
FocusScope {
    id: page

    focus: true
    readonly property bool narrow: Theme.compact
    readonly property int side: narrow ? Theme.space24 : 100

    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Welcome")
    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_H:
            Nav.ask("host");
            break;
        case Qt.Key_P:
            Nav.ask("join", "player");
            break;
        case Qt.Key_R:
            Nav.ask("join", "referee");
            break;
        case Qt.Key_C:
            Nav.open("channel");
            break;
        case Qt.Key_W:
            Nav.ask("join", "spectator");
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    WelcomeTop {
        id: top

        anchors.left: parent.left
        anchors.right: parent.right
        onKeysAsked: Nav.ask("help", "keys")
        onHelpAsked: Nav.ask("help", "tour")
    }
    Flickable {
        id: body

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        anchors.bottom: foot.top
        contentHeight: main.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds

        Item {
            id: main

            readonly property int available: Math.min(body.width - 2 * page.side, 1240)
            readonly property int recentWidth: page.narrow ? available : 388
            readonly property int startWidth: page.narrow ? available : available - recentWidth - Theme.space24

            anchors.horizontalCenter: parent.horizontalCenter
            width: available
            height: page.narrow ? recents.y + recents.height + Theme.space16 : Math.max(body.height, 720)

            WelcomeHero {
                id: hero

                anchors.left: parent.left
                y: page.narrow ? Theme.space8 : 28
                width: main.startWidth
                height: page.narrow ? 320 : 448
                focus: true
                onCustomised: Nav.ask("host", {players: hero.players, referees: hero.referees})
            }
            Txt {
                id: others

                anchors.left: parent.left
                anchors.top: hero.bottom
                anchors.topMargin: page.narrow ? Theme.space16 : 28
                text: qsTr("Or connect with others")
                type: Theme.h3
                Accessible.role: Accessible.Heading
            }
            PushButton {
                objectName: "openChannels"
                anchors.right: doors.right
                anchors.verticalCenter: others.verticalCenter
                size: 28
                kind: PushButton.Ghost
                symbol: "channel"
                text: qsTr("Open a turn channel")
                hint: qsTr("Agents and you in one room, one voice at a time (C)")
                onClicked: Nav.open("channel")
            }
            WelcomeDoors {
                id: doors

                anchors.left: parent.left
                anchors.top: others.bottom
                anchors.topMargin: page.narrow ? Theme.space12 : Theme.space20
                width: main.startWidth
                onHostAsked: Nav.ask("host")
                onJoinAsked: role => Nav.ask("join", role)
            }
            RecentPanel {
                id: recents

                anchors.right: parent.right
                y: page.narrow ? doors.y + doors.height + Theme.space16 : hero.y
                width: main.recentWidth
                height: page.narrow ? Math.max(200, Math.min(4, Desk.recent.rows.count) * 64 + 120) : doors.y + doors.height - hero.y
                onFileAsked: Nav.ask("open")
                onNetworkAsked: Nav.ask("join", "spectator")
            }
        }
    }
    WelcomeFoot {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
}
