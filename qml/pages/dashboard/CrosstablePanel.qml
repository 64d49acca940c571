pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Who met whom and how it ended, a square of players by players. Cells shrink with more than ten
// players; what does not fit scrolls under the names.
Card {
    id: panel

    required property var model // a CrosstableModel
    property bool titled: true
    signal opened(string matchId)

    readonly property bool dense: model.size > 10
    readonly property int cellWidth: dense ? 24 : 32
    readonly property int cellHeight: dense ? 20 : 24
    readonly property int nameWidth: 60
    readonly property int headHeight: 24
    readonly property int step: cellWidth + Theme.space4
    readonly property int rowStep: Math.max(cellHeight + (dense ? 3 : Theme.space4), dense ? 0 : Math.min(32, Math.floor((table.height - headHeight) / Math.max(1, model.size))))
    readonly property bool turned: panel.LayoutMirroring.enabled

    onRowStepChanged: again.restart()
    onStepChanged: again.restart()

    padding: Theme.space12
    name: qsTr("Crosstable")

    Timer {
        id: again

        interval: 0 // after the layout that is going on
        onTriggered: cells.forceLayout()
    }
    PanelTitle {
        id: title

        y: Theme.space4
        width: parent.width
        visible: panel.titled
        text: qsTr("Crosstable")

        LiveDot {
            anchors.verticalCenter: parent.verticalCenter
            size: 6
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("live")
            type: Theme.caption
            color: Theme.text3
        }
        Txt {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("0t technical loss")
            type: Theme.caption
            color: Theme.text3
        }
    }
    Item {
        id: table

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: panel.titled ? title.bottom : parent.top
        anchors.bottom: parent.bottom

        CrosstableHead {
            anchors.left: parent.left
            anchors.leftMargin: panel.nameWidth
            anchors.right: parent.right
            height: panel.headHeight
            names: panel.model.names
            step: panel.step
            cellWidth: panel.cellWidth
            from: cells.contentX
        }
        CrosstableNames {
            anchors.left: parent.left
            anchors.top: parent.top
            anchors.topMargin: panel.headHeight
            anchors.bottom: parent.bottom
            width: panel.nameWidth - Theme.space8
            names: panel.model.names
            step: panel.rowStep
            cellHeight: panel.cellHeight
            from: cells.contentY
        }
        Item {
            anchors.left: parent.left
            anchors.leftMargin: panel.nameWidth
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.topMargin: panel.headHeight
            anchors.bottom: parent.bottom

            TableView {
                id: cells

                anchors.fill: parent
                // A TableView of Qt 6.4 knows no mirroring: it is turned over, and each cell again.
                transform: Scale {
                    origin.x: cells.width / 2
                    xScale: panel.turned ? -1 : 1
                }
                model: panel.model
                clip: contentWidth > width + 1 || contentHeight > height + 1
                reuseItems: true
                boundsBehavior: Flickable.StopAtBounds
                columnWidthProvider: () => panel.step
                rowHeightProvider: () => panel.rowStep
                T.ScrollBar.vertical: Scroller {}
                T.ScrollBar.horizontal: Scroller {}
                Accessible.role: Accessible.Table
                Accessible.name: qsTr("Crosstable")

                delegate: CrosstableCell {
                    turned: panel.turned
                    cellWidth: panel.cellWidth
                    cellHeight: panel.cellHeight
                    onOpened: matchId => panel.opened(matchId)
                }
            }
        }
    }
}
