import QtQuick
import QtQuick.Layouts
import League

// How the test of the connection stands, in one line.
RowLayout {
    id: heading

    required property var join
    readonly property string stage: join.testState
    readonly property bool under: stage === "running" || stage === "pending"

    spacing: Theme.space8

    Spinner {
        visible: heading.under
        size: Theme.icon18
    }
    Icon {
        visible: !heading.under
        symbol: heading.stage === "works" ? "check-circle" : heading.stage === "fails" ? "error" : "signal"
        size: Theme.icon18
        color: heading.stage === "works" ? Theme.good : heading.stage === "fails" ? Theme.bad : Theme.text3
    }
    Txt {
        Layout.fillWidth: true
        text: {
            switch (heading.stage) {
            case "works":
                return qsTr("Connection works");
            case "fails":
                return heading.join.failedCheck === "port" ? qsTr("Your port is taken") : heading.join.failedCheck === "code" ? qsTr("The join code was not accepted") : heading.join.failedCheck === "reachable" ? qsTr("The manager cannot reach you") : qsTr("No connection");
            case "idle":
                return heading.join.missing === "address" ? qsTr("Type the address of a manager") : heading.join.invitedTo === "" ? qsTr("Not tested yet") : qsTr("Invited to %1, not tested yet").arg(heading.join.invitedTo);
            }
            return qsTr("Testing the connection");
        }
        type: Theme.bodyStrong
        color: heading.stage === "works" ? Theme.good : heading.stage === "fails" ? Theme.bad : Theme.text2
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
    }
    Txt {
        visible: heading.stage === "works" || heading.stage === "fails"
        text: qsTr("tested %n s ago", "", heading.join.secondsAgo)
        type: Theme.caption
        color: Theme.text2
    }
}
