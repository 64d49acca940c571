import QtQuick
import QtQuick.Layouts
import League

// The lists of the join dialog where there is no room for them: as drop-downs on top.
RowLayout {
    id: lists

    required property var join
    readonly property int count: network.count + before.count

    spacing: Theme.space16

    DropDown {
        id: network

        objectName: "networkDropDown"
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: count > 0
        label: qsTr("On this network")
        displayText: qsTr("On this network")
        model: lists.join.heard
        textRole: "listed"
        currentIndex: -1
        onActivated: index => lists.join.pickHeard(index)
    }
    DropDown {
        id: before

        Layout.fillWidth: true
        Layout.preferredWidth: 1
        visible: count > 0
        label: qsTr("Joined before")
        displayText: qsTr("Joined before")
        model: lists.join.places
        textRole: "place"
        currentIndex: -1
        onActivated: index => lists.join.pick(index)
    }
}
