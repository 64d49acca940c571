import QtQuick
import League

Card {
    padding: 20

    Column {
        width: parent.width
        spacing: 16

        PanelTitle {
            height: 24
            text: "Fields"
        }
        Grid {
            columns: 2
            columnSpacing: 12
            rowSpacing: 4

            Field {
                width: 195
                label: "Display name"
                placeholder: "Your name"
                hint: "Shown in the standings"
            }
            Field {
                width: 195
                label: "Display name"
                text: "Hopper"
                focus: true
            }
            Field {
                width: 195
                label: "Manager address"
                text: "192.168.1.44:8000"
                mono: true
                error: "No manager answers here."
            }
            Field {
                width: 195
                label: "My port"
                text: "8107"
                mono: true
                confirmed: true
                hint: "Free on this computer"
            }
            Column {
                spacing: 4

                Txt {
                    text: "Strategy"
                    type: Theme.smallStrong
                    color: Theme.text2
                }
                DropDown {
                    width: 195
                    label: "Strategy"
                    textRole: "text"
                    symbolRole: "symbol"
                    model: [{
                            text: "Adaptive",
                            symbol: "builtin"
                        }, {
                            text: "Script",
                            symbol: "script"
                        }]
                }
            }
            Field {
                width: 195
                label: "Search"
                placeholder: "Search"
                symbol: "search"
                keyCap: "/"
            }
        }
    }
}
