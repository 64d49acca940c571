import QtQuick
import QtQuick.Layouts
import League

// One step of the proof: an empty, a checked or a crossed disc, what it says, and when.
RowLayout {
    id: line

    required property string step
    required property string verdict // open, checked, failed
    required property string title
    required property string detail
    required property bool isCode
    required property string time
    required property var match
    required property bool isFirst
    required property bool isLast

    readonly property bool checked: verdict === "checked"
    readonly property bool failed: verdict === "failed"
    readonly property color ink: failed ? Theme.bad : checked ? Theme.good : Theme.text3
    readonly property bool showsChoices: step === "sealed" && (match.a.choice !== "" || match.b.choice !== "")

    spacing: Theme.space12
    Accessible.role: Accessible.ListItem
    Accessible.name: failed ? qsTr("%1, failed. %2").arg(title).arg(detail) : checked ? qsTr("%1, checked").arg(title) : qsTr("%1, open").arg(title)

    Item {
        Layout.fillHeight: true
        implicitWidth: 20
        implicitHeight: 20

        Rectangle {
            x: 9.5
            width: 1
            height: disc.y
            visible: !line.isFirst
            color: line.checked ? Theme.goodLine : Theme.line2
        }
        Rectangle {
            x: 9.5
            y: disc.y + disc.height
            width: 1
            height: parent.height - y
            visible: !line.isLast
            color: line.checked ? Theme.goodLine : Theme.line2
        }
        Rectangle {
            id: disc

            y: 4
            width: 20
            height: 20
            radius: 10
            color: line.failed ? Theme.badBg : line.checked ? Theme.goodBg : Theme.transparent
            border.color: line.failed ? Theme.badLine : line.checked ? Theme.goodLine : Theme.line2

            Icon {
                anchors.centerIn: parent
                symbol: line.failed ? "x" : line.checked ? "check" : ""
                size: 12
                color: line.ink
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.topMargin: 4
        Layout.bottomMargin: 2
        spacing: 0

        Txt {
            Layout.fillWidth: true
            text: line.title
            type: Theme.smallStrong
            color: line.failed ? Theme.bad : line.checked ? Theme.text1 : Theme.text3
            elide: Text.ElideRight
            Accessible.ignored: true
        }
        Txt {
            Layout.fillWidth: true
            visible: text !== ""
            text: line.detail
            type: line.isCode ? Theme.monoSmall : Theme.caption
            color: line.failed ? Theme.bad : Theme.text2
            elide: line.isCode ? Text.ElideMiddle : Text.ElideRight
            Accessible.ignored: true
        }
        Row {
            visible: line.showsChoices
            spacing: Theme.space12

            ChosenWord {
                who: line.match.a.name
                choice: line.match.a.choice
            }
            ChosenWord {
                who: line.match.b.name
                choice: line.match.b.choice
            }
        }
    }
    Txt {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 4
        text: line.time
        type: Theme.monoSmall
        color: Theme.text3
        Accessible.ignored: true
    }
}
