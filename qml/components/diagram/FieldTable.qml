pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Fields and their values, a line each; rows of FieldRow (app/view/rows/field_rows.h).
Rectangle {
    id: table

    required property var model // path, value, kind
    property string name

    color: Theme.bg
    border.color: Theme.line
    radius: Theme.radius8

    ListView {
        id: list

        anchors.fill: parent
        anchors.margins: Theme.space12
        clip: true
        activeFocusOnTab: true
        keyNavigationEnabled: true
        boundsBehavior: Flickable.StopAtBounds
        model: table.model
        Accessible.role: Accessible.Table
        Accessible.name: table.name
        T.ScrollBar.vertical: Scroller {}

        delegate: Item {
            id: line

            required property string path
            required property string value
            required property string kind

            width: list.width
            height: 24
            Accessible.role: Accessible.Row
            Accessible.name: qsTr("%1: %2").arg(path).arg(value)

            Txt {
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.42
                text: line.path
                type: Theme.monoSmall
                color: Theme.text3
                elide: Text.ElideMiddle
                Accessible.ignored: true
            }
            Txt {
                anchors.left: parent.left
                anchors.leftMargin: parent.width * 0.42 + Theme.space8
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: line.value
                type: Theme.monoSmall
                color: line.kind === "number" ? Theme.odd : line.kind === "word" ? Theme.violet : Theme.text1
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    FocusRing {
        inside: true
        visible: list.activeFocus
    }
}
