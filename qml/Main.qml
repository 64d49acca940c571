import QtQuick
import QtQuick.Controls.Basic
import League

ApplicationWindow {
    visible: true
    width: 1440
    height: 900
    minimumWidth: 1024
    minimumHeight: 680
    title: qsTr("Agent League")
    color: Theme.bg
}
