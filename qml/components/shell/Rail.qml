pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The navigation at the start edge. places: [{page: "league", text: …, symbol: …, badge: 0,
// bottom: false, key: "Ctrl+1"}]. Arrow keys walk, Enter opens.
FocusScope {
    id: rail

    required property var places
    property string current
    signal opened(string page)

    function walk(by: int): void {
        const order = Array.from(upper.children).concat(Array.from(lower.children)).filter(child => child instanceof RailItem);
        const at = order.findIndex(child => child.activeFocus);
        order[(at + by + order.length) % order.length].forceActiveFocus(Qt.TabFocusReason);
    }

    implicitWidth: Theme.railWidth
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Navigation")
    Keys.onUpPressed: walk(-1)
    Keys.onDownPressed: walk(1)

    Rectangle {
        anchors.fill: parent
        color: Theme.rail
    }
    Rule {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: parent.bottom
    }
    Logo {
        id: logo

        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.space12
        size: 40
    }
    Column {
        id: upper

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: logo.bottom
        anchors.topMargin: Theme.space16
        spacing: Theme.space4

        Repeater {
            model: rail.places.filter(place => !place.bottom)
            delegate: entry
        }
    }
    Column {
        id: lower

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space8
        spacing: Theme.space4

        Repeater {
            model: rail.places.filter(place => place.bottom)
            delegate: entry
        }
    }
    Component {
        id: entry

        RailItem {
            required property var modelData

            text: modelData.text
            symbol: modelData.symbol
            badge: modelData.badge || 0
            key: modelData.key || ""
            selected: modelData.page === rail.current
            focus: selected
            onClicked: rail.opened(modelData.page)
        }
    }
}
