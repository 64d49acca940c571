pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import League

// Points over rounds. series: [{name, number, points: [after round 1, …], highlighted}]; those
// highlighted have hue and markers, the others are quiet lines. Time runs with the reading direction.
Item {
    id: chart

    property var series: []
    property int rounds: 1
    property int current: 0 // the round under way; 0: none
    property int labelWidth: 96
    property string name: qsTr("Points over rounds")
    readonly property bool mirrored: chart.LayoutMirroring.enabled
    readonly property var labels: layout.labels()
    readonly property var bright: series.filter(one => one.highlighted)
    readonly property bool markEveryRound: layout.plot.width / Math.max(1, rounds) >= 14
    readonly property int axisWidth: 24
    readonly property int roundsShown: Math.max(1, Math.floor(layout.plot.width / 34))

    implicitWidth: 508
    implicitHeight: 312
    Accessible.role: Accessible.Chart
    Accessible.name: name
    Accessible.description: labels.map(label => label.name + " " + label.value).join(", ")

    ChartScale {
        id: layout

        series: chart.series
        rounds: chart.rounds
        mirrored: chart.mirrored
        plot: Qt.rect(chart.mirrored ? chart.labelWidth : chart.axisWidth, Theme.space8, Math.max(1, chart.width - chart.axisWidth - chart.labelWidth), Math.max(1, chart.height - Theme.space8 - Theme.space32))
    }
    ChartAxes {
        anchors.fill: parent
        places: layout
        current: chart.current
        margin: chart.axisWidth
        every: Math.ceil(chart.rounds / chart.roundsShown)
    }
    Shape {
        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.faded(Theme.line3, 0.55)
            strokeWidth: 1.25
            fillColor: Theme.transparent
            joinStyle: ShapePath.RoundJoin

            PathMultiline {
                paths: chart.series.filter(one => !one.highlighted).map(one => layout.path(one.points))
            }
        }
    }
    Repeater {
        model: chart.bright.length

        ChartLine {
            required property int index
            // Before the list of lines is as short as the series, some have none.
            readonly property var one: chart.bright[index] || ({number: 1, points: []})

            // The leader lies on top.
            z: chart.bright.length - index
            anchors.fill: parent
            places: layout.path(one.points)
            number: one.number
            markAll: chart.markEveryRound
        }
    }
    Repeater {
        model: chart.labels.length // as a number: the labels stay, and say something else

        ChartLabel {
            required property int index

            x: chart.mirrored ? 0 : chart.width - width
            y: label.y - height / 2
            width: chart.labelWidth - Theme.space8
            label: chart.labels[index] || ({name: "", number: 1, highlighted: false, value: 0, y: 0})
        }
    }
}
