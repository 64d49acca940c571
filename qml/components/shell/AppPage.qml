import QtQuick
import League

// What every page of the window is: a header, and content with the window's padding around it.
// The shell shows one at a time; F6 goes from the rail to its header and its content.
FocusScope {
    id: page

    default property alias content: body.data
    property alias title: pageHeader.title
    property alias caption: pageHeader.caption
    property alias chart: pageHeader.chart
    property alias word: pageHeader.word
    property alias actions: pageHeader.actions
    property alias beside: pageHeader.beside
    property bool padded: true
    readonly property Item header: pageHeader
    readonly property Item body: body

    focus: true

    Accessible.role: Accessible.Pane
    Accessible.name: title

    PageHeader {
        id: pageHeader

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
    }
    FocusScope {
        id: body

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: pageHeader.bottom
        anchors.bottom: parent.bottom
        anchors.leftMargin: page.padded ? Theme.pageSide : 0
        anchors.rightMargin: page.padded ? Theme.pageSide : 0
        anchors.topMargin: page.padded ? Theme.pageTop : 0
        anchors.bottomMargin: page.padded ? Theme.pageTop : 0
        focus: true
    }
}
