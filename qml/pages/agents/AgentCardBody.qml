pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// What an AgentCard shows.
Item {
    id: body

    required property var agent
    required property string called
    required property string about
    readonly property color pulse: agent.breaker === "OPEN" ? Theme.bad : agent.latencyMs > 250 || agent.breaker === "HALF_OPEN" ? Theme.warn : Theme.good

    RowLayout {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        spacing: Theme.space4

        AgentFace {
            Layout.rightMargin: Theme.space8
            agent: body.agent
            size: 34
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: body.called
                type: Theme.h3
                lineHeight: 20
                elide: Text.ElideRight
            }
            Txt {
                Layout.fillWidth: true
                text: body.about
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
            }
        }
        Chip {
            Layout.alignment: Qt.AlignTop
            Layout.topMargin: Theme.space8
            chart: "agent"
            word: body.agent.lifecycle
            dense: true
        }
    }
    RowLayout {
        id: where

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: head.bottom
        anchors.topMargin: Theme.space8

        Txt {
            Layout.fillWidth: true
            text: Words.isolated(body.agent.address)
            type: Theme.mono
            color: Theme.text2
            elide: Text.ElideRight
        }
        Txt {
            visible: body.agent.hasHealth
            text: body.agent.latencyMs < 0 || body.agent.breaker === "OPEN" ? "–" : qsTr("%1 ms", "milliseconds").arg(body.agent.latencyMs)
            type: Theme.mono
            color: body.pulse === Theme.good ? Theme.text1 : body.pulse
        }
    }
    Sparkline {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: where.bottom
        anchors.topMargin: Theme.space4
        height: 34
        visible: body.agent.hasHealth
        values: body.agent.latency
        highest: Math.max(20, ...body.agent.latency)
        colour: body.pulse
    }
    RowLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: 24
        spacing: Theme.space8

        Chip {
            visible: body.agent.hasHealth
            chart: "breaker"
            word: body.agent.breaker
            dense: true
        }
        FailurePips {
            visible: body.agent.hasHealth
            failures: body.agent.failures
            threshold: body.agent.threshold
            open: body.agent.breaker === "OPEN"
        }
        Txt {
            Layout.fillWidth: true
            visible: body.agent.lifecycle === "FAILED"
            text: body.agent.reason
            type: Theme.caption
            color: Theme.text2
            elide: Text.ElideRight
        }
        Item {
            Layout.fillWidth: true
            visible: body.agent.lifecycle !== "FAILED"
        }
        Icon {
            visible: body.agent.errors > 0
            symbol: "warning"
            size: Theme.icon14
            color: Theme.bad
        }
        Txt {
            visible: body.agent.role !== "manager"
            text: body.agent.errors > 0 ? qsTr("%n error(s)", "", body.agent.errors) : qsTr("No errors")
            type: body.agent.errors > 0 ? Theme.captionStrong : Theme.caption
            color: body.agent.errors > 0 ? Theme.bad : Theme.text3
        }
    }
}
