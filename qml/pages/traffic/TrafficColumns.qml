import QtQuick
import League

// Where the columns of the traffic table begin, from the start edge. When it is narrow, what a
// message is about stands behind its name.
QtObject {
    property real width

    readonly property bool folded: Theme.compact
    readonly property int time: Theme.space20
    readonly property int symbol: 130
    readonly property int from: 155
    readonly property int arrow: 208
    readonly property int to: 229
    readonly property int message: 312
    readonly property real took: 72 // wide, at the end
    readonly property real result: width - Theme.space20 - took - 84
    readonly property real about: folded ? result : result - 82
}
