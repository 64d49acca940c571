pragma ComponentBehavior: Bound
import QtQuick
import League

Card {
    padding: 20

    Column {
        width: parent.width
        spacing: 12

        PanelTitle {
            height: 24
            text: "Colour"
        }
        Grid {
            columns: 12
            columnSpacing: 12
            rowSpacing: 16

            Repeater {
                model: ["bg", "surface1", "surface2", "surface3", "line", "line2", "line3", "text3", "text2", "text1", "accentFill", "accent", "good", "warn", "bad", "violet", "cyan", "neutral", "crimson", "even", "odd", "gold", "silver", "bronze"]

                Specimen {
                    id: swatch

                    required property string modelData

                    caption: modelData

                    Rectangle {
                        width: 60
                        height: 36
                        radius: Theme.radius8
                        color: Theme[swatch.modelData]
                        border.color: Theme.line2
                    }
                }
            }
        }
    }
}
