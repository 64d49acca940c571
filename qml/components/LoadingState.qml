pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Waiting for rows to come: their shapes, still, after 400 ms; before that nothing, so that what is
// fast does not flicker.
ColumnLayout {
    id: loading

    property string sentence // what is being waited for
    property int rows: 4
    property bool waiting: true
    readonly property bool shown: waiting && late

    property bool late: false

    spacing: Theme.space16
    opacity: shown ? 1 : 0
    visible: waiting
    Accessible.role: Accessible.Animation
    Accessible.name: sentence
    onWaitingChanged: late = false

    Timer {
        interval: Theme.delayLoading
        running: loading.waiting && !loading.late
        onTriggered: loading.late = true
    }
    Row {
        spacing: Theme.space8

        Spinner {
            visible: loading.shown
            color: Theme.accent
        }
        Txt {
            text: loading.sentence
            type: Theme.small
            color: Theme.text2
        }
    }
    Repeater {
        model: loading.rows

        LoadingRow {
            required property int index

            Layout.fillWidth: true
            share: [0.58, 0.46, 0.66, 0.5][index % 4]
        }
    }
}
