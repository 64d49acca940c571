import QtQuick
import QtQuick.Layouts
import League

// The manager is lost, or joining has failed: why, what is done about it, and one button.
Rectangle {
    id: trouble

    required property var seat
    readonly property bool reconnects: seat.phase === "reconnecting"
    readonly property string tone: reconnects ? "warn" : "bad"

    implicitHeight: row.implicitHeight + 2 * Theme.space12
    radius: Theme.radius12
    color: Theme[tone + "Bg"]
    border.color: Theme[tone + "Line"]
    Accessible.role: Accessible.AlertMessage
    Accessible.name: heading.text
    Accessible.description: trouble.seat.sentence

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.space12
        anchors.leftMargin: Theme.space20
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
                text: !trouble.reconnects ? qsTr("Joining did not work") : trouble.seat.retryInSeconds > 0 ? qsTr("Reconnecting in %n s", "", trouble.seat.retryInSeconds) : qsTr("Reconnecting")
                type: Theme.bodyStrong
                elide: Text.ElideRight
            }
            Txt {
                Layout.fillWidth: true
                text: trouble.seat.sentence
                type: Theme.small
                color: Theme.text2
                wrapMode: Text.Wrap
                maximumLineCount: 2
                elide: Text.ElideRight
            }
        }
        PushButton {
            objectName: "tryNowButton"
            symbol: "refresh"
            text: trouble.reconnects ? qsTr("Try now") : qsTr("Try again")
            onClicked: trouble.reconnects ? trouble.seat.retryNow() : trouble.seat.joinAgain()
        }
    }
}
