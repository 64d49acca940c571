pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import League

// What is filled in to join, and whether it works.
FocusScope {
    id: form

    required property var join
    property bool narrow: false
    readonly property bool spectates: join.role === "spectator"
    readonly property string reason: {
        switch (join.missing) {
        case "address":
            return qsTr("Type the address of the manager first.");
        case "name":
            return qsTr("Type a display name first.");
        case "port":
            return qsTr("The port is a number up to 65535.");
        case "command":
            return qsTr("Type the command that starts your program.");
        case "model_url":
            return qsTr("Type the address of the model’s server.");
        case "model_name":
            return qsTr("Type which model is to play.");
        }
        return join.testState === "fails" ? qsTr("The connection does not work yet.") : join.testState === "idle" ? qsTr("Test the connection first.") : qsTr("The connection is being tested.");
    }
    signal accepted

    function takeFocus(): void {
        const first = join.address !== "" && join.name === "" && name.visible ? name : address;
        first.forceActiveFocus(Qt.TabFocusReason);
        first.input.selectAll();
    }

    // What is wrong comes into sight.
    Connections {
        target: form.join
        function onTested(): void {
            if (form.join.testState === "fails")
                scroll.contentY = Math.max(0, scroll.contentHeight - scroll.height);
        }
    }
    Flickable {
        id: scroll

        anchors.fill: parent
        anchors.topMargin: form.narrow ? Theme.space12 : Theme.space20
        anchors.bottomMargin: Theme.space12
        contentHeight: column.height
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: Scroller {}

        ColumnLayout {
            id: column

            x: Theme.dialogPadding
            width: form.width - 2 * Theme.dialogPadding
            spacing: form.narrow ? Theme.space12 : Theme.space16

            PlacesDropDowns {
                Layout.fillWidth: true
                visible: form.narrow && count > 0
                join: form.join
            }
            RowLayout {
                spacing: Theme.space16

                Field {
                    id: address

                    objectName: "addressField"
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    label: qsTr("Manager address")
                    placeholder: "192.168.1.20:8000"
                    symbol: "link"
                    mono: true
                    focus: true
                    text: form.join.address
                    error: form.join.failedCheck === "manager" || form.join.failedCheck === "protocol" ? qsTr("No manager answers here.") : form.join.failedCheck === "game" ? qsTr("This league plays another game.") : form.join.failedCheck === "spectators" ? qsTr("This league cannot be watched.") : ""
                    onEdited: text => form.join.address = text
                    onAccepted: form.accepted()
                }
                Field {
                    objectName: "codeField"
                    Layout.preferredWidth: 148
                    Layout.fillWidth: false
                    Layout.alignment: Qt.AlignTop
                    visible: !form.spectates
                    label: qsTr("Join code")
                    mono: true
                    text: form.join.code
                    error: form.join.failedCheck === "code" ? qsTr("Not accepted.") : ""
                    onEdited: text => form.join.code = text
                    onAccepted: form.accepted()
                }
            }
            RowLayout {
                visible: !form.spectates
                spacing: Theme.space16

                Field {
                    id: name

                    objectName: "nameField"
                    Layout.fillWidth: true
                    Layout.alignment: Qt.AlignTop
                    label: qsTr("Display name")
                    text: form.join.name
                    onEdited: text => form.join.name = text
                    onAccepted: form.accepted()
                }
                Field {
                    objectName: "portField"
                    Layout.preferredWidth: 148
                    Layout.fillWidth: false
                    Layout.alignment: Qt.AlignTop
                    label: qsTr("My port")
                    placeholder: qsTr("any", "a port")
                    mono: true
                    text: form.join.port
                    confirmed: form.join.testState === "works"
                    error: form.join.failedCheck === "port" ? qsTr("Taken.") : form.join.missing === "port" ? qsTr("Not a port.") : ""
                    onEdited: text => form.join.port = text
                    onAccepted: form.accepted()
                }
            }
            MindChoice {
                Layout.fillWidth: true
                visible: form.join.role === "player"
                inOneRow: form.narrow
                join: form.join
            }
            RefereeLimits {
                Layout.fillWidth: true
                visible: form.join.role === "referee"
                join: form.join
            }
            ConnectionPanel {
                Layout.fillWidth: true
                join: form.join
            }
        }
    }
}
