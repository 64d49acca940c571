import QtQuick
import League

// Who chose what.
Row {
    id: chosen

    required property string who
    required property string choice

    spacing: Theme.space8
    visible: choice !== ""

    Txt {
        text: chosen.who
        type: Theme.caption
        color: Theme.text2
    }
    ChoiceWord {
        choice: chosen.choice
    }
}
