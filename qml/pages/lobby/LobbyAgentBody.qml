import QtQuick
import QtQuick.Layouts
import League

// What a line of the lobby shows.
RowLayout {
    id: body

    required property var agent
    readonly property color pulse: agent.isSilent ? Theme.bad : agent.isSlow ? Theme.warn : Theme.good
    signal removeAsked

    spacing: Theme.space8

    Avatar {
        Layout.rightMargin: Theme.space4
        size: 30
        kind: body.agent.isReferee ? Avatar.Referee : Avatar.Player
        name: body.agent.name
        number: body.agent.number
        Accessible.ignored: true
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.minimumWidth: 90
        spacing: 0

        Txt {
            Layout.fillWidth: true
            text: body.agent.name
            type: Theme.bodyStrong
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            visible: text !== ""
            text: body.agent.under
            type: Theme.caption
            color: Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    PreflightLight {
        light: body.agent.light
        finding: body.agent.finding
    }
    Txt {
        Layout.preferredWidth: 40
        text: body.agent.agentId === "" ? "–" : body.agent.agentId
        type: Theme.monoSmall
        color: Theme.text2
        Accessible.ignored: true
    }
    Txt {
        Layout.preferredWidth: 140
        visible: !Theme.compact
        text: Words.isolated(body.agent.place)
        type: Theme.monoSmall
        color: Theme.text3
        elide: Text.ElideRight
        Accessible.ignored: true
    }
    Sparkline {
        Layout.preferredWidth: 64
        Layout.preferredHeight: 24
        visible: !Theme.compact
        values: body.agent.latencies
        highest: 500
        colour: body.pulse
    }
    Txt {
        Layout.preferredWidth: 52
        horizontalAlignment: Text.AlignRight
        text: body.agent.isSilent ? qsTr("silent") : body.agent.latencyMs < 0 ? "" : qsTr("%1 ms").arg(body.agent.latencyMs)
        type: Theme.monoSmall
        color: body.agent.isSilent ? Theme.bad : body.agent.isSlow ? Theme.warn : Theme.text2
        Accessible.ignored: true
    }
    Chip {
        Layout.leftMargin: Theme.space4
        chart: "agent"
        word: body.agent.stateWord
        dense: true
    }
    IconButton {
        visible: body.agent.agentId !== ""
        kind: PushButton.Ghost
        size: 28
        symbol: "x"
        text: qsTr("Remove %1").arg(body.agent.name)
        onClicked: body.removeAsked()
    }
}
