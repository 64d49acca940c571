pragma ComponentBehavior: Bound
import QtQuick
import League

// What turned the match, in the order of time.
PostmortemSection {
    id: section

    property alias model: lines.model

    title: qsTr("Key moments")

    Repeater {
        id: lines

        MomentLine {
            width: section.lineWidth
        }
    }
    Txt {
        visible: lines.count === 0
        text: qsTr("Nothing stood out.")
        type: Theme.small
        color: Theme.text3
    }
}
