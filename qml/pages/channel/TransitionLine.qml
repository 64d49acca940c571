import QtQuick
import QtQuick.Layouts
import League

// One transition: who, from where to where, why, when.
Item {
    id: line

    required property string name
    required property string fromWord
    required property string toWord
    required property string trigger
    required property string time
    required property int seconds
    required property string trouble
    readonly property bool isTrouble: fromWord === ""
    readonly property string told: words.why(trigger, seconds, trouble)

    implicitHeight: column.implicitHeight + 2 * Theme.space8 + 1
    Accessible.role: Accessible.ListItem
    Accessible.name: isTrouble ? qsTr("%1: %2").arg(name).arg(told) : qsTr("%1 from %2 to %3: %4").arg(name).arg(States.spoken(fromWord)).arg(States.spoken(toWord)).arg(told)

    TransitionWords {
        id: words
    }
    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: Theme.space8
        spacing: 2

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space8

            Txt {
                Layout.fillWidth: true
                text: line.name
                type: Theme.smallStrong
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            Txt {
                text: line.time
                type: Theme.monoSmall
                color: Theme.text3
                Accessible.ignored: true
            }
        }
        Row {
            visible: !line.isTrouble
            spacing: Theme.space8

            StateWord {
                word: line.fromWord
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                symbol: "arrow-right"
                directional: true
                size: Theme.icon14
                color: Theme.text3
            }
            StateWord {
                word: line.toWord
            }
        }
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space4

            Icon {
                visible: line.isTrouble
                symbol: "warning"
                size: Theme.icon14
                color: Theme.warn
            }
            Txt {
                Layout.fillWidth: true
                text: line.told
                type: Theme.caption
                color: line.isTrouble ? Theme.warn : Theme.text3
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    Rule {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
    }
}
