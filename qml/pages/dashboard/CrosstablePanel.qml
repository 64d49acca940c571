pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// Who met whom and how it ended, a square of players by players. Cells shrink with more than ten
// players; with more than sixteen the square scrolls.
Card {
    id: panel

    required property var model // a CrosstableModel
    property bool titled: true
    signal opened(string matchId)

    readonly property bool dense: model.size > 10
    readonly property int cellWidth: dense ? 24 : 32
    readonly property int cellHeight: dense ? 20 : 24
    readonly property int nameWidth: 60
    readonly property int step: cellWidth + Theme.space4
    readonly property int rowStep: Math.max(cellHeight + (dense ? 3 : Theme.space4), dense ? 0 : Math.min(32, Math.floor(cells.height / Math.max(1, model.size))))

    padding: Theme.space12
    name: qsTr("Crosstable")

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
    // Names stay where they are while the square scrolls; only what is seen of them is made.
    ListView {
        id: columns

        x: panel.nameWidth
        anchors.top: panel.titled ? title.bottom : parent.top
        width: cells.width
        height: 24
        orientation: ListView.Horizontal
        contentX: cells.contentX
        interactive: false
        clip: cells.clip
        spacing: Theme.space4
        model: panel.model.names
        reuseItems: true
        LayoutMirroring.enabled: false

        delegate: Txt {
            required property string modelData

            width: panel.cellWidth
            horizontalAlignment: Text.AlignHCenter
            text: modelData.slice(0, 2)
            type: Theme.captionStrong
            color: Theme.text3
            Accessible.role: Accessible.ColumnHeader
            Accessible.name: modelData
        }
    }
    ListView {
        anchors.top: columns.bottom
        anchors.bottom: parent.bottom
        width: panel.nameWidth - Theme.space8
        contentY: cells.contentY
        interactive: false
        clip: cells.clip
        spacing: panel.rowStep - panel.cellHeight
        model: panel.model.names
        reuseItems: true

        delegate: Txt {
            required property string modelData

            width: ListView.view.width
            height: panel.cellHeight
            verticalAlignment: Text.AlignVCenter
            text: modelData
            type: Theme.caption
            color: Theme.text2
            elide: Text.ElideRight
            Accessible.role: Accessible.RowHeader
        }
    }
    TableView {
        id: cells

        x: panel.nameWidth
        anchors.top: columns.bottom
        anchors.bottom: parent.bottom
        width: parent.width - panel.nameWidth
        contentWidth: panel.model.size * panel.step
        contentHeight: panel.model.size * panel.rowStep
        clip: contentWidth > width || contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        model: panel.model
        reuseItems: true
        columnWidthProvider: () => panel.step
        rowHeightProvider: () => panel.rowStep
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Crosstable")
        T.ScrollBar.vertical: Scroller {}
        T.ScrollBar.horizontal: Scroller {}

        delegate: CrosstableCell {
            cellWidth: panel.cellWidth
            cellHeight: panel.cellHeight
            onOpened: matchId => panel.opened(matchId)
        }
    }
}
