pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// What was said at the table so far.
ColumnLayout {
    id: talk

    required property var person

    spacing: Theme.space12

    PanelTitle {
        Layout.fillWidth: true
        text: qsTr("Discussion")
    }
    Txt {
        Layout.fillWidth: true
        visible: list.count === 0
        text: qsTr("Nothing was said yet.")
        type: Theme.small
        color: Theme.text3
    }
    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        spacing: Theme.space12
        boundsBehavior: Flickable.StopAtBounds
        model: talk.person.statements
        activeFocusOnTab: count > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Discussion")
        T.ScrollBar.vertical: Scroller {}
        onCountChanged: positionViewAtEnd()
        onHeightChanged: positionViewAtEnd()

        delegate: MafiaTalkLine {
            width: list.width - Theme.space8
            showsThoughts: false
        }
    }
}
