import QtQuick
import QtQuick.Layouts
import League

// The time machine does not stand at now: says so, and leads back.
Rectangle {
    id: note

    property int round: 0
    signal returned

    implicitHeight: 40
    radius: Theme.radius8
    color: Theme.accentBg
    border.color: Theme.accentLine

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.space12
        anchors.rightMargin: Theme.space4
        spacing: Theme.space8

        Icon {
            symbol: "clock"
            color: Theme.accent
        }
        Txt {
            Layout.fillWidth: true
            text: qsTr("The league as it was after round %1.").arg(note.round)
            type: Theme.small
        }
        PushButton {
            size: 28
            text: qsTr("Back to now")
            onClicked: note.returned()
        }
    }
}
