pragma ComponentBehavior: Bound
import QtQuick
import League

// Whose eyes: everything, what the audience may know, or what one player knows.
Item {
    id: control

    required property var board
    property bool narrow: Theme.compact
    readonly property var views: [{value: "god", text: qsTr("God view"), symbol: "eye"}, {value: "audience", text: qsTr("Audience"), symbol: "users"}, {value: "player", text: board.view === "player" ? qsTr("Player view: %1").arg(board.viewerName) : qsTr("Player view"), symbol: "user"}]
    readonly property var offered: board.knowsSecrets ? views : views.slice(1, 2)

    function choose(view: string): void {
        if (view === "player")
            players.popup(control, 0, height + Theme.space4);
        else
            board.view = view;
        segments.value = Qt.binding(() => control.board.view);
    }

    implicitWidth: narrow ? drop.implicitWidth : segments.implicitWidth
    implicitHeight: 36

    Segmented {
        id: segments

        visible: !control.narrow
        name: qsTr("Whose view it is")
        value: control.board.view
        segments: control.offered
        onChosen: view => control.choose(view)
    }
    DropDown {
        id: drop

        visible: control.narrow
        width: 136
        implicitWidth: 136
        size: 36
        label: qsTr("Whose view it is")
        textRole: "text"
        symbolRole: "symbol"
        model: control.offered
        currentIndex: Math.max(0, control.offered.findIndex(view => view.value === control.board.view))
        onActivated: index => control.choose(control.offered[index].value)
    }
    PopupMenu {
        id: players

        Instantiator {
            model: control.board.seats
            delegate: PopupMenuItem {
                required property string playerId
                required property string name

                text: name
                symbol: "user"
                onTriggered: control.board.viewAs(playerId)
            }
            onObjectAdded: (index, object) => players.insertItem(index, object)
            onObjectRemoved: (index, object) => players.removeItem(object)
        }
    }
}
