import QtQuick
import QtQuick.Shapes
import League

// A deadline: empties clockwise from 12 o'clock, in every reading direction. Set remaining when it
// is known anew; the ring runs on by itself. Without a deadline a part of it turns around a symbol.
Item {
    id: ring

    property int size: 68 // 48, 60, 68, 96 or 196
    property int total: 0 // ms; 0: no deadline
    property int remaining: total // ms, as of now
    property bool running: true // time passes
    property color colour: Theme.accent // of the state
    property string symbol // in the middle, instead of the seconds
    property string caption // under the seconds: "of 30 s"
    property bool turning: true // without a deadline: work goes on; false in STEP
    property bool complete: false // done: a full ring with its symbol, by default a check mark

    readonly property bool hasDeadline: total > 0 && !complete
    readonly property int seconds: Math.ceil(Math.min(timeLeft, total) / 1000)
    // A deadline that begins below a threshold keeps its state's colour there.
    readonly property bool pressing: hasDeadline && total > 5000 && seconds <= 5
    readonly property bool near: hasDeadline && total > 10000 && seconds <= 10 && !pressing
    readonly property color ink: pressing ? Theme.bad : near ? Theme.warn : colour
    readonly property real stroke: (size >= 196 ? 12 : size >= 96 ? 8 : size >= 60 ? 5 : 4) + (pressing ? 2 : 0)
    readonly property real share: complete ? 1 : hasDeadline ? Math.min(1, shown / total) : 0.3
    // Half a pixel at a time, or whole seconds: no eye sees more, and every step is painted.
    readonly property real grain: Theme.reducedMotion ? 1000 : Math.max(16, total / (2 * Math.PI * size))
    readonly property real shown: Math.min(total, Math.ceil(timeLeft / grain) * grain)
    property real timeLeft: 0

    function start(): void {
        countDown.stop();
        timeLeft = remaining;
        if (!running || !hasDeadline || remaining <= 0)
            return;
        countDown.duration = remaining;
        countDown.start();
    }

    implicitWidth: size
    implicitHeight: size
    Accessible.role: Accessible.ProgressBar
    Accessible.name: hasDeadline ? qsTr("Time left, %1 of %2 seconds").arg(seconds).arg(Math.round(total / 1000)) : complete ? qsTr("Done") : qsTr("No time limit")
    onRemainingChanged: start()
    onRunningChanged: start()
    onHasDeadlineChanged: start()
    Component.onCompleted: start()

    NumberAnimation {
        id: countDown

        target: ring
        property: "timeLeft"
        to: 0
    }
    Shape {
        id: drawing

        anchors.fill: parent

        ShapePath {
            strokeColor: Theme.line2
            strokeWidth: ring.stroke
            fillColor: Theme.transparent

            PathAngleArc {
                centerX: ring.size / 2
                centerY: ring.size / 2
                radiusX: (ring.size - ring.stroke) / 2
                radiusY: radiusX
                sweepAngle: 360
            }
        }
        ShapePath {
            strokeColor: ring.hasDeadline || ring.complete || ring.turning ? ring.ink : Theme.transparent
            strokeWidth: ring.stroke
            fillColor: Theme.transparent
            capStyle: ShapePath.RoundCap

            PathAngleArc {
                centerX: ring.size / 2
                centerY: ring.size / 2
                radiusX: (ring.size - ring.stroke) / 2
                radiusY: radiusX
                startAngle: -90
                sweepAngle: Math.max(0.1, 360 * ring.share)
            }
        }
        RotationAnimator {
            target: drawing
            running: !ring.hasDeadline && !ring.complete && ring.turning && ring.visible && !Theme.reducedMotion
            from: 0
            to: 360
            duration: Theme.durationTurn
            loops: Animation.Infinite
            onStopped: drawing.rotation = 0
        }
    }
    RingFace {
        anchors.centerIn: parent
        size: ring.size
        ink: ring.ink
        symbol: ring.symbol !== "" ? ring.symbol : ring.complete ? "check" : ring.hasDeadline ? "" : "waiting"
        seconds: ring.seconds
        caption: ring.caption
    }
}
