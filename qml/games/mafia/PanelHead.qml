import QtQuick
import QtQuick.Layouts
import League

// The title of the panel beside the table, a line below it, and the time at its end.
RowLayout {
    id: head

    required property var table
    property alias title: title.text
    property alias caption: caption.text
    property bool timed: true
    property bool held: false // time stands still

    spacing: Theme.space12

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0

        Txt {
            id: title

            Layout.fillWidth: true
            type: Theme.h2
            elide: Text.ElideRight
            Accessible.role: Accessible.Heading
        }
        Txt {
            id: caption

            Layout.fillWidth: true
            visible: text !== ""
            type: Theme.small
            color: Theme.text2
            elide: Text.ElideRight
        }
    }
    Ring {
        visible: head.timed && (head.table.totalMs > 0 || head.table.speed === "STEP")
        size: 60
        total: head.table.totalMs
        remaining: head.table.remainingMs
        running: head.table.isRunning && !head.held
        turning: false
        symbol: head.table.totalMs > 0 ? "" : "hold"
        colour: States.colour("phase", head.table.phase)
    }
}
