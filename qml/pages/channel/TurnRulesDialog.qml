pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Every rule of the channel. What is changed applies from the next turn, the mode at once.
ModalDialog {
    id: dialog

    required property var channel

    title: qsTr("All turn rules")
    subtitle: qsTr("What you change applies from the next turn, the mode at once.")
    width: Math.min(720, room - 2 * Theme.space32)
    actions: PushButton {
        size: 48
        text: qsTr("Done")
        focus: true
        onClicked: dialog.close()
    }

    ListView {
        objectName: "allRulesList"
        anchors.fill: parent
        clip: true
        model: dialog.opened || dialog.visible ? dialog.channel.rules : null
        boundsBehavior: Flickable.StopAtBounds
        Accessible.role: Accessible.List
        Accessible.name: dialog.title
        T.ScrollBar.vertical: Scroller {}
        delegate: TurnRuleLine {
            width: ListView.view.width - Theme.space12
            onEdited: text => dialog.channel.setRule(ruleKey, text)
        }
    }
}
