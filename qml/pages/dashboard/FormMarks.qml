pragma ComponentBehavior: Bound
import QtQuick
import League

// The latest results of a player, newest at the reading end.
Item {
    id: marks

    property var form: []
    property int most: 5
    property int size: 16
    readonly property var shown: Array(Math.max(0, most - form.length)).fill("none").concat(form.slice(-most))

    implicitHeight: size
    Accessible.role: Accessible.StaticText
    Accessible.name: form.length > 0 ? qsTr("Form: %1").arg(form.slice(-most).map(one => Words.result(one)).join(", ")) : qsTr("Form: nothing played yet")

    Row {
        anchors.centerIn: parent
        spacing: Theme.space4

        Repeater {
            model: marks.most // as a number: a list would make new marks for every change

            ResultMark {
                required property int index

                size: marks.size
                result: marks.shown[index] || "none"
                Accessible.ignored: true
            }
        }
    }
}
