import QtQuick
import QtQuick.Layouts
import League

// Why the league could not start, beside the button that starts it, and what to press.
Rectangle {
    id: problem

    property string sentence
    property int freePort: 0
    signal portTaken(int port)

    implicitHeight: row.implicitHeight + 2 * Theme.space8
    radius: Theme.radius8
    color: Theme.badBg
    border.color: Theme.badLine
    Accessible.role: Accessible.AlertMessage
    Accessible.name: sentence

    RowLayout {
        id: row

        anchors.fill: parent
        anchors.margins: Theme.space8
        anchors.leftMargin: Theme.space12
        spacing: Theme.space8

        Icon {
            symbol: "error"
            color: Theme.bad
        }
        Txt {
            Layout.fillWidth: true
            text: problem.sentence
            type: Theme.small
            wrapMode: Text.Wrap
        }
        PushButton {
            visible: problem.freePort > 0
            size: 28
            text: qsTr("Use %1", "a port number").arg(problem.freePort)
            onClicked: problem.portTaken(problem.freePort)
        }
    }
}
