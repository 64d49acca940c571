pragma ComponentBehavior: Bound
import QtQuick
import League

// Grid, numbers and round names of a LineChart, and the line of the present round.
Item {
    id: axes

    required property ChartScale places
    required property int current
    required property int margin // beside the plot, for the numbers
    property int every: 1 // which rounds are named

    Repeater {
        model: 5

        Item {
            required property int index

            Rule {
                x: axes.places.plot.x
                y: Math.round(axes.places.y(parent.index * axes.places.step))
                width: axes.places.plot.width
            }
            Txt {
                x: axes.places.mirrored ? axes.places.plot.right + Theme.space8 : 0
                y: axes.places.y(parent.index * axes.places.step) - height / 2
                width: axes.margin - Theme.space8
                text: parent.index * axes.places.step
                type: Theme.caption
                color: Theme.text3
                Accessible.ignored: true
            }
        }
    }
    Rectangle {
        visible: axes.current > 0
        x: Math.round(axes.places.x(axes.current))
        y: axes.places.plot.y - Theme.space4
        width: 1
        height: axes.places.plot.height + Theme.space4
        color: Theme.accentLine
    }
    Repeater {
        model: Math.floor(axes.places.rounds / axes.every)

        Txt {
            required property int index
            readonly property int round: (index + 1) * axes.every

            x: axes.places.x(round) - width / 2
            y: axes.places.plot.bottom + Theme.space8
            text: "R" + round
            type: round === axes.current ? Theme.captionStrong : Theme.caption
            color: round === axes.current ? Theme.accent : Theme.text3
            Accessible.ignored: true
        }
    }
}
