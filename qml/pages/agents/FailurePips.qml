pragma ComponentBehavior: Bound
import QtQuick
import League

// Failures in a row, up to those that open the breaker.
Row {
    id: pips

    property int failures: 0
    property int threshold: 5
    property bool open: false

    spacing: Theme.space4
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1 of %n failure(s) in a row", "", threshold).arg(failures)

    Repeater {
        model: Math.min(10, pips.threshold)

        Rectangle {
            required property int index

            width: 8
            height: 6
            radius: 2
            color: index < pips.failures || pips.open ? (pips.open ? Theme.bad : Theme.warn) : Theme.surface3
        }
    }
}
