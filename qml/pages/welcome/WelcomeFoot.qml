import QtQuick
import League

// What the program is, and what it does with results.
Item {
    implicitHeight: 44

    Row {
        anchors.left: parent.left
        anchors.leftMargin: 40
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.space16

        Txt {
            text: qsTr("Agent League %1").arg(Qt.application.version)
            type: Theme.caption
            color: Theme.text3
        }
        Txt {
            text: qsTr("Protocol %1").arg(Words.isolated("league.v2"))
            type: Theme.caption
            color: Theme.text3
        }
    }
    Txt {
        anchors.right: parent.right
        anchors.rightMargin: 40
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Works offline. Results stay on this computer.")
        type: Theme.caption
        color: Theme.text3
    }
}
