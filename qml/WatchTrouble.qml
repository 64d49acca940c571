import QtQuick
import QtQuick.Layouts
import League
import League.View

// The manager of a league that is watched does not answer, or lets nobody watch: why, what is done
// about it, and one button.
Rectangle {
    id: trouble

    property var desk: Desk
    readonly property bool reconnects: desk.phase === Desk.Lost
    readonly property string tone: reconnects ? "warn" : "bad"
    signal homeAsked

    implicitHeight: visible ? row.implicitHeight + 2 * Theme.space12 : 0
    visible: reconnects || (desk.source === Desk.Remote && desk.phase === Desk.Failed)
    color: Theme[tone + "Bg"]
    border.color: Theme[tone + "Line"]
    Accessible.role: Accessible.AlertMessage
    Accessible.name: heading.text
    Accessible.description: trouble.desk.problem

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.pageSide
        anchors.rightMargin: Theme.pageSide
        spacing: Theme.space16

        Icon {
            symbol: trouble.reconnects ? "offline" : "error"
            size: Theme.icon22
            color: Theme[trouble.tone]
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0

            Txt {
                id: heading

                Layout.fillWidth: true
                text: !trouble.reconnects ? qsTr("This league cannot be watched") : trouble.desk.retryInSeconds > 0 ? qsTr("Reconnecting in %n s", "", trouble.desk.retryInSeconds) : qsTr("Reconnecting")
                type: Theme.bodyStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                Layout.fillWidth: true
                text: trouble.desk.problem
                type: Theme.small
                color: Theme.text2
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
        PushButton {
            objectName: "watchTroubleButton"
            symbol: trouble.reconnects ? "refresh" : "home"
            text: trouble.reconnects ? qsTr("Try now") : qsTr("Back to the welcome page")
            onClicked: trouble.reconnects ? trouble.desk.retryNow() : trouble.homeAsked()
        }
    }
}
