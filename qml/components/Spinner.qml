import QtQuick
import League

// Something is going on: a turning arc, still when motion is reduced.
Icon {
    id: spinner

    symbol: "progress"

    RotationAnimator {
        target: spinner
        running: spinner.visible && !Theme.reducedMotion
        from: 0
        to: 360
        duration: Theme.durationTurn
        loops: Animation.Infinite
    }
}
