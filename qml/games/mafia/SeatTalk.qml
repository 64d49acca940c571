pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// What was said at the table so far, and what was announced last.
ColumnLayout {
    id: talk

    required property var person

    spacing: Theme.space12

    PanelTitle {
        Layout.fillWidth: true
        text: qsTr("Discussion")
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

        delegate: MafiaTalkLine {
            width: list.width - Theme.space8
        }
    }
    Txt {
        Layout.fillWidth: true
        visible: talk.person.news !== ""
        text: talk.person.news
        type: Theme.small
        color: Theme.text2
        wrapMode: Text.Wrap
    }
}
