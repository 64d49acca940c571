import QtQuick
import QtQuick.Templates as T
import League

// One choice of a Segmented.
T.Button {
    id: segment

    required property var modelData
    required property bool selected
    property int sidePadding: Theme.space12
    property bool small: false
    readonly property color ink: selected ? Theme.text1 : hovered ? Theme.text2 : Theme.text3

    leftPadding: sidePadding
    rightPadding: sidePadding
    implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    text: modelData.text
    Accessible.role: Accessible.PageTab
    Accessible.name: text
    Accessible.checked: selected

    contentItem: ButtonContent {
        text: segment.text
        symbol: segment.modelData.symbol || ""
        symbolSize: Theme.icon16
        ink: segment.ink
        type: segment.modelData.mono ? Theme.monoSmallStrong : segment.small ? Theme.captionStrong : Theme.smallStrong
    }
    background: Rectangle {
        radius: Theme.radius4
        color: segment.selected ? Theme.surface3 : Theme.transparent
        border.color: segment.selected ? Theme.line2 : Theme.transparent
    }
}
