pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// One agent: what is wrong, what can be done, where it stands in its machines, and its log.
FocusScope {
    id: detail

    required property var agent
    required property var log
    property var complaints: []
    property real nowMs: 0
    property bool live: false
    property bool started: false
    property bool over: false
    property bool closable: true
    readonly property bool may: live && !over && agent.role !== "manager"
    signal closed
    signal pinged
    signal removalAsked
    signal restartAsked
    signal resetAsked
    signal trafficAsked

    Keys.onEscapePressed: closed()

    ColumnLayout {
        anchors.fill: parent
        spacing: Theme.space16

        AgentDetailHead {
            Layout.fillWidth: true
            agent: detail.agent
            closable: detail.closable
            onClosed: detail.closed()
        }
        AgentTrouble {
            Layout.fillWidth: true
            visible: text !== ""
            agent: detail.agent
            nowMs: detail.nowMs
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.space8
            visible: detail.may

            PushButton {
                size: 28
                symbol: "signal"
                text: qsTr("Ping now")
                onClicked: detail.pinged()
            }
            PushButton {
                visible: detail.agent.hasHealth && detail.agent.failures > 0
                size: 28
                symbol: "refresh"
                text: qsTr("Reset breaker")
                onClicked: detail.resetAsked()
            }
            PushButton {
                visible: detail.agent.role === "referee" && detail.started
                size: 28
                symbol: "refresh"
                text: qsTr("Restart")
                onClicked: detail.restartAsked()
            }
            PushButton {
                visible: !detail.agent.isWithdrawn && (detail.agent.role === "player" || !detail.started)
                size: 28
                kind: PushButton.Danger
                symbol: "trash"
                text: detail.started ? qsTr("Withdraw") : qsTr("Remove")
                onClicked: detail.removalAsked()
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            Txt {
                text: qsTr("Lifecycle")
                type: Theme.captionStrong
                color: Theme.text3
                Accessible.role: Accessible.Heading
            }
            LifecycleDiagram {
                Layout.fillWidth: true
                current: detail.agent.lifecycle
                passed: detail.agent.passed
            }
        }
        ColumnLayout {
            Layout.fillWidth: true
            visible: detail.agent.hasHealth
            spacing: Theme.space8

            Txt {
                text: qsTr("Circuit breaker")
                type: Theme.captionStrong
                color: Theme.text3
                Accessible.role: Accessible.Heading
            }
            BreakerDiagram {
                Layout.fillWidth: true
                current: detail.agent.breaker
                threshold: detail.agent.threshold
                seconds: Math.round(detail.agent.recoveryMs / 1000)
            }
        }
        AgentStderr {
            Layout.fillWidth: true
            lines: detail.complaints
        }
        RowLayout {
            Txt {
                Layout.fillWidth: true
                text: qsTr("Log")
                type: Theme.captionStrong
                color: Theme.text3
                Accessible.role: Accessible.Heading
            }
            PushButton {
                visible: detail.live
                size: 28
                kind: PushButton.Link
                symbol: "chevron-right"
                directional: true
                text: qsTr("Open in Traffic")
                onClicked: detail.trafficAsked()
            }
        }
        ListView {
            id: lines

            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.topMargin: -Theme.space8
            clip: true
            model: detail.log
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: count > 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Log of %1").arg(detail.agent.name)
            T.ScrollBar.vertical: Scroller {}

            delegate: AgentLogLine {
                width: ListView.view.width
            }
        }
    }
}
