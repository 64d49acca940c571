pragma ComponentBehavior: Bound
import QtQuick
import League

// What the picture of the design leaves to the screens: chart, sparkline, crosstable cells, JSON.
Row {
    spacing: 16

    Card {
        width: 508
        height: 330

        Column {
            width: parent.width

            PanelTitle {
                height: 24
                text: "Points over rounds"
            }
            LineChart {
                width: parent.width
                height: 270
                rounds: 7
                current: 5
                series: [{name: "Ada", number: 1, points: [1, 1, 4, 5, 8], highlighted: true}, {name: "Curie", number: 3, points: [1, 1, 4, 7], highlighted: true}, {name: "Hopper", number: 7, points: [1, 4, 7, 7], highlighted: true}, {name: "Turing", number: 8, points: [1, 2, 5, 6], highlighted: true}, {name: "Boole", number: 2, points: [1, 4, 4, 5, 5]}, {name: "Euler", number: 4, points: [1, 2, 4, 5, 5]}, {name: "Gauss", number: 6, points: [1, 2, 2, 3]}, {name: "Fermi", number: 5, points: [1, 1, 1, 2]}]
            }
        }
    }
    Card {
        width: 420
        height: 330

        Column {
            width: parent.width
            spacing: 12

            PanelTitle {
                height: 24
                text: "Figures"
            }
            Row {
                spacing: 4

                Repeater {
                    model: ["own", "", "3", "1", "0", "0t", "live"]

                    HeatCell {
                        required property string modelData

                        value: modelData
                    }
                }
            }
            Row {
                spacing: 12

                NumberTile {
                    number: 7
                }
                NumberTile {
                    number: 4
                    size: 48
                }
                NumberTile {
                    number: 10
                    size: 92
                }
            }
            Sparkline {
                values: [6, 6, 11, 9, 8.5, 8, 8.2, 7.5, 8.6, 9.5, 7.3, 7, 9.6, 8.4, 7, 8.8, 8]
                highest: 14
            }
            StageBars {
                width: parent.width
                stage: 2
            }
            ProgressLine {
                value: 17 / 28
            }
            Row {
                spacing: 6

                Repeater {
                    model: ["done", "technical", "live", "pending"]

                    MatchPip {
                        required property string modelData

                        status: modelData
                    }
                }
            }
        }
    }
    JsonView {
        width: 400
        height: 330
        text: JSON.stringify({jsonrpc: "2.0", id: 41, method: "handle_game_invitation", params: {protocol: "league.v2", message_type: "GAME_INVITATION", match_id: "R1M1", round_id: 1, opponents: ["P02"], nothing: null, fair: true, share: -0.25, empty: {}, text: "a \"quoted\" <b>word</b>"}})
    }
}
