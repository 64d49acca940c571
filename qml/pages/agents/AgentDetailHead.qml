import QtQuick
import QtQuick.Layouts
import League

// Who is in the pane.
RowLayout {
    id: head

    required property var agent
    property bool closable: true
    signal closed

    spacing: Theme.space12

    AgentFace {
        agent: head.agent
        size: 44
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        RowLayout {
            spacing: Theme.space8

            Txt {
                Layout.fillWidth: true
                Layout.maximumWidth: Math.ceil(implicitWidth)
                text: head.agent.role === "manager" ? qsTr("Manager") : head.agent.name
                type: Theme.h2
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Txt {
                text: head.agent.agentId
                type: Theme.mono
                color: Theme.text3
            }
            Item {
                Layout.fillWidth: true
            }
        }
        Txt {
            Layout.fillWidth: true
            visible: text !== ""
            text: head.agent.endpoint
            type: Theme.monoSmall
            color: Theme.text3
            elide: Text.ElideRight
        }
    }
    IconButton {
        visible: head.closable
        kind: PushButton.Ghost
        symbol: "x"
        text: qsTr("Close")
        onClicked: head.closed()
    }
}
