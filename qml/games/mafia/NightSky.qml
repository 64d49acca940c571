pragma ComponentBehavior: Bound
import QtQuick
import League

// A few stars, for as long as it is night.
Item {
    id: sky

    opacity: Theme.nightShare
    visible: opacity > 0

    Repeater {
        model: 36

        Rectangle {
            required property int index

            // Scattered, and the same every night.
            x: (index * 617 + 131) % 997 / 997 * sky.width
            y: (index * 389 + 53) % 991 / 991 * sky.height
            width: index % 4 === 0 ? 2 : 1
            height: width
            radius: 1
            color: Theme.line3
        }
    }
}
