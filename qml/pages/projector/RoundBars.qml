pragma ComponentBehavior: Bound
import QtQuick
import League

// The rounds of the league as one line: done, under way, to come.
Row {
    id: bars

    required property var model
    readonly property int count: Math.max(1, model.count)

    height: 10
    spacing: count > 24 ? 2 : Theme.space8
    Accessible.ignored: true

    Repeater {
        model: bars.model

        Rectangle {
            required property string stateWord
            required property bool isCurrent

            width: (bars.width - (bars.count - 1) * bars.spacing) / bars.count
            height: bars.height
            radius: Theme.radius4
            color: stateWord === "COMPLETED" ? Theme.goodFill : isCurrent || stateWord === "IN_PROGRESS" ? Theme.accent : Theme.surface3
        }
    }
}
