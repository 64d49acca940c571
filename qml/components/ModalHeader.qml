import QtQuick
import QtQuick.Layouts
import League

// The top of a dialog or drawer.
Item {
    id: header

    property string title
    property string subtitle
    property bool closable: true
    property alias beside: besideTitle.data // more beside the title
    signal closed

    implicitHeight: 68

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: Theme.dialogPadding
        anchors.rightMargin: Theme.space16
        spacing: Theme.space12

        ColumnLayout {
            Layout.fillWidth: besideTitle.children.length === 0
            spacing: 0

            Txt {
                Layout.fillWidth: true
                text: header.title
                type: Theme.h2
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
            }
            Txt {
                Layout.fillWidth: true
                visible: text !== ""
                text: header.subtitle
                type: Theme.caption
                color: Theme.text3
                elide: Text.ElideRight
            }
        }
        Row {
            id: besideTitle

            visible: children.length > 0
            spacing: Theme.space8
        }
        Item {
            visible: besideTitle.visible
            Layout.fillWidth: true
        }
        IconButton {
            visible: header.closable
            kind: PushButton.Ghost
            symbol: "x"
            text: qsTr("Close")
            onClicked: header.closed()
        }
    }
    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.leftMargin: 1
        anchors.rightMargin: 1
    }
}
