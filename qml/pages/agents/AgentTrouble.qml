import QtQuick
import QtQuick.Layouts
import League

// What is wrong with an agent, and what follows.
Rectangle {
    id: trouble

    required property var agent
    property real nowMs: 0
    readonly property bool open: agent.breaker === "OPEN"
    readonly property bool testing: agent.breaker === "HALF_OPEN"
    readonly property bool failed: agent.lifecycle === "FAILED"
    readonly property real leftMs: Math.max(0, agent.trialAtMs - nowMs)
    readonly property string tone: testing && !failed ? "warn" : "bad"
    readonly property string text: failed ? qsTr("The agent has failed") : open ? qsTr("Breaker is OPEN") : testing ? qsTr("Breaker is HALF_OPEN") : ""
    readonly property string sentence: failed ? (agent.reason !== "" ? agent.reason : agent.lastError) : open ? qsTr("Requests are refused. Test in %n second(s).", "", Math.ceil(leftMs / 1000)) : testing ? qsTr("One request tries whether it answers again.") : ""

    implicitHeight: row.implicitHeight + 2 * Theme.space12
    radius: Theme.radius8
    color: Theme[tone + "Bg"]
    border.color: Theme[tone + "Line"]
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Accessible.description: sentence

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space12

        Ring {
            visible: trouble.open && !trouble.failed
            size: 48
            colour: Theme.bad
            total: Math.max(1, trouble.agent.recoveryMs)
            remaining: trouble.leftMs
            running: false
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            RowLayout {
                spacing: Theme.space8

                Icon {
                    symbol: trouble.failed ? "failed" : trouble.open ? "breaker-open" : "breaker-half"
                    color: Theme[trouble.tone]
                }
                Txt {
                    Layout.fillWidth: true
                    text: trouble.text
                    type: Theme.bodyStrong
                    color: Theme[trouble.tone]
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }
            }
            Txt {
                Layout.fillWidth: true
                text: trouble.sentence
                type: Theme.small
                color: Theme.text2
                wrapMode: Text.Wrap
                Accessible.ignored: true
            }
        }
    }
}
