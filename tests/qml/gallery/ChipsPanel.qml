pragma ComponentBehavior: Bound
import QtQuick
import League

Card {
    id: panel

    padding: 20

    component Group: Column {
        id: group

        property string title
        property string chart

        width: parent ? parent.width : 0
        spacing: 8

        Txt {
            text: group.title
            type: Theme.smallStrong
            color: Theme.text2
        }
        Flow {
            width: parent.width
            spacing: 8

            Repeater {
                model: States.words(group.chart)

                Chip {
                    required property string modelData

                    chart: group.chart
                    word: modelData
                }
            }
        }
    }

    Column {
        width: parent.width
        spacing: 16

        PanelTitle {
            height: 24
            text: "State chips: icon, text and colour always together"
        }
        Group {
            title: "Match"
            chart: "match"
        }
        Row {
            width: parent.width

            Repeater {
                model: [["Agent lifecycle", "agent"], ["Turn in a channel", "turn"]]

                Group {
                    required property var modelData

                    width: 446
                    title: modelData[0]
                    chart: modelData[1]
                }
            }
        }
        Row {
            width: parent.width

            Repeater {
                model: [["Circuit breaker", "breaker"], ["Round", "round"]]

                Group {
                    required property var modelData

                    width: 446
                    title: modelData[0]
                    chart: modelData[1]
                }
            }
        }
        Group {
            title: "Mafia phase"
            chart: "phase"
        }
        Group {
            title: "League Manager"
            chart: "manager"
        }
        Row {
            width: parent.width

            Repeater {
                model: [["Mafia role", "role"], ["Strategy", "strategy"], ["Choice", "choice"]]

                Group {
                    required property var modelData

                    width: 300
                    title: modelData[0]
                    chart: modelData[1]
                }
            }
        }
    }
}
