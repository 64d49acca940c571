pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// A card with the agents of one kind.
Card {
    id: panel

    required property var rows
    required property string title
    property int count: 0
    property int expected: 0 // 0: nobody said
    property bool areReferees: false
    property string busyWords
    property string emptyWords
    property string footWords
    signal removed(string agentId)

    name: title
    padding: Theme.space8
    implicitWidth: 400
    implicitHeight: 200

    RowLayout {
        id: top

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space12
        height: 32
        spacing: Theme.space8

        Txt {
            text: panel.title
            type: Theme.h3
            Accessible.role: Accessible.Heading
        }
        Txt {
            Layout.fillWidth: true
            text: panel.expected > 0 ? qsTr("%1 of %2").arg(panel.count).arg(panel.expected) : panel.count
            color: Theme.text3
        }
        Spinner {
            visible: panel.busyWords !== ""
            size: Theme.icon14
        }
        Txt {
            visible: panel.busyWords !== ""
            text: panel.busyWords
            type: Theme.caption
            color: Theme.text2
        }
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        anchors.topMargin: Theme.space4
        height: Math.min(contentHeight, parent.height - y - (foot.visible ? foot.height : 0))
        clip: contentHeight > height
        reuseItems: true
        boundsBehavior: Flickable.StopAtBounds
        keyNavigationEnabled: true
        model: panel.rows
        Accessible.role: Accessible.List
        Accessible.name: panel.title
        T.ScrollBar.vertical: Scroller {}

        delegate: LobbyAgent {
            width: list.width
            isReferee: panel.areReferees
            onRemoveAsked: panel.removed(agentId)
        }
    }
    Txt {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        anchors.margins: Theme.space12
        visible: list.count === 0
        text: panel.emptyWords
        color: Theme.text3
        wrapMode: Text.Wrap
    }
    RowLayout {
        id: foot

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: list.bottom
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space12
        height: 48
        visible: panel.footWords !== "" && list.count > 0
        spacing: Theme.space12

        Icon {
            symbol: "plus"
            color: Theme.text3
        }
        Txt {
            Layout.fillWidth: true
            text: panel.footWords
            type: Theme.small
            color: Theme.text3
            elide: Text.ElideRight
        }
    }
}
