pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Whether the manager can be joined, check by check; what is wrong, and what to do about it.
ColumnLayout {
    id: panel

    required property var join
    readonly property bool works: join.testState === "works"
    readonly property bool fails: join.testState === "fails"
    readonly property string tone: works ? "good" : fails ? "bad" : "neutral"

    spacing: Theme.space8

    RowLayout {
        Txt {
            Layout.fillWidth: true
            text: qsTr("Connection")
            type: Theme.smallStrong
            color: Theme.text2
            Accessible.role: Accessible.Heading
        }
        PushButton {
            size: 28
            symbol: "signal"
            text: qsTr("Test connection")
            reason: panel.join.missing === "address" ? qsTr("Type the address of the manager first.") : ""
            onClicked: panel.join.test()
        }
    }
    Rectangle {
        Layout.fillWidth: true
        implicitHeight: inside.implicitHeight + 2 * Theme.space12
        radius: Theme.radius8
        color: Theme[panel.tone + "Bg"]
        border.color: Theme[panel.tone + "Line"]

        ColumnLayout {
            id: inside

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.margins: Theme.space12
            spacing: Theme.space8

            ConnectionHeading {
                Layout.fillWidth: true
                join: panel.join
            }
            // Not lines of the layout itself: it would remember those that are taken away while the
            // dialog closes, and lay them out once more.
            Column {
                id: lines

                Layout.fillWidth: true
                visible: !panel.fails && panel.join.checks.count > 0
                spacing: Theme.space8

                Repeater {
                    model: panel.fails ? null : panel.join.checks

                    ConnectionLine {
                        width: lines.width
                    }
                }
            }
            ConnectionProblem {
                Layout.fillWidth: true
                visible: panel.fails
                join: panel.join
            }
        }
    }
}
