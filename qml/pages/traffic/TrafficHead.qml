import QtQuick
import League

// The names of the columns.
Item {
    id: head

    required property var columns

    implicitHeight: 36

    ColumnHead {
        anchors.left: parent.left
        anchors.leftMargin: head.columns.time
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Time")
    }
    ColumnHead {
        anchors.left: parent.left
        anchors.leftMargin: head.columns.from
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("From, to")
    }
    ColumnHead {
        anchors.left: parent.left
        anchors.leftMargin: head.columns.message
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Message")
    }
    ColumnHead {
        anchors.left: parent.left
        anchors.leftMargin: head.columns.about
        anchors.verticalCenter: parent.verticalCenter
        visible: !head.columns.folded
        text: qsTr("About")
    }
    ColumnHead {
        anchors.left: parent.left
        anchors.leftMargin: head.columns.result
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Result")
    }
    ColumnHead {
        anchors.right: parent.right
        anchors.rightMargin: Theme.space20
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Took")
    }
    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.space20
        anchors.rightMargin: Theme.space20
        anchors.bottom: parent.bottom
    }
}
