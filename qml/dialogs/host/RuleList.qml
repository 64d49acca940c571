pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// Every rule that can be changed before the lobby opens.
Item {
    id: panel

    required property var hosting

    RowLayout {
        id: top

        anchors.left: parent.left
        anchors.right: parent.right

        Txt {
            Layout.fillWidth: true
            text: panel.hosting.problem !== "" ? panel.hosting.problem : qsTr("These hold for the whole league. They cannot be changed once the lobby is open.")
            type: Theme.small
            color: panel.hosting.problem !== "" ? Theme.bad : Theme.text2
            wrapMode: Text.Wrap
        }
        PushButton {
            size: 28
            symbol: "refresh"
            text: qsTr("Usual rules")
            reason: panel.hosting.changedRules === 0 ? qsTr("These are the usual rules.") : ""
            onClicked: panel.hosting.resetRules()
        }
    }
    ListView {
        id: list

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        anchors.bottom: parent.bottom
        anchors.topMargin: Theme.space12
        clip: true
        spacing: Theme.space4
        boundsBehavior: Flickable.StopAtBounds
        model: panel.hosting.rules
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Rules and timing")
        T.ScrollBar.vertical: Scroller {}

        delegate: RuleLineRow {
            width: list.width - Theme.space12
            onChosen: text => panel.hosting.setRule(rule, text)
        }
    }
}
