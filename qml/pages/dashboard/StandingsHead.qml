pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// The headings of the table's columns.
Item {
    id: head

    property bool narrow: false
    property int countWidth: 36
    property int formWidth: 112
    property int pointsWidth: 52
    property string formTitle: qsTr("Last 5")

    implicitHeight: 31

    RowLayout {
        anchors.fill: parent
        anchors.bottomMargin: Theme.space4
        anchors.rightMargin: Theme.space4
        spacing: 0

        ColumnHead {
            Layout.preferredWidth: 94
            text: "#"
        }
        ColumnHead {
            Layout.fillWidth: true
            text: qsTr("Player")
        }
        Repeater {
            model: head.narrow ? [qsTr("W", "matches won"), qsTr("D", "matches drawn"), qsTr("L", "matches lost")] : [qsTr("P", "matches played"), qsTr("W", "matches won"), qsTr("D", "matches drawn"), qsTr("L", "matches lost")]

            ColumnHead {
                required property string modelData

                Layout.preferredWidth: head.countWidth
                horizontalAlignment: Text.AlignHCenter
                text: modelData
            }
        }
        ColumnHead {
            Layout.preferredWidth: head.formWidth
            horizontalAlignment: Text.AlignHCenter
            text: head.formTitle
        }
        ColumnHead {
            Layout.preferredWidth: head.pointsWidth
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("Pts", "points, head of a column")
        }
    }
    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
}
