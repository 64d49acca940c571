pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import League

// Who decides for a player: four cards, and what the chosen one needs.
ColumnLayout {
    id: choice

    property bool inOneRow: false
    required property var join // mind, strategy, command, modelUrl, modelName
    readonly property var minds: [
        {mind: "built_in", symbol: "builtin", title: qsTr("Built-in"), sentence: qsTr("Random, Pattern, Adaptive")},
        {mind: "person", symbol: "human", title: qsTr("Human"), sentence: qsTr("I press Even or Odd")},
        {mind: "script", symbol: "script", title: qsTr("Script"), sentence: qsTr("Run a program on this computer")},
        {mind: "model", symbol: "llm", title: qsTr("LLM", "a language model"), sentence: qsTr("Ask a language model")}
    ]

    spacing: Theme.space4

    Txt {
        text: qsTr("Strategy")
        type: Theme.smallStrong
        color: Theme.text2
        Accessible.role: Accessible.Heading
    }
    GridLayout {
        Layout.fillWidth: true
        columns: choice.inOneRow ? 4 : 2
        columnSpacing: Theme.space8
        rowSpacing: Theme.space8

        Repeater {
            model: choice.minds

            MindCard {
                required property var modelData

                objectName: "mind_" + modelData.mind
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                symbol: modelData.symbol
                title: modelData.title
                sentence: modelData.sentence
                selected: choice.join.mind === modelData.mind
                onClicked: choice.join.mind = modelData.mind
            }
        }
    }
    DropDown {
        readonly property var words: choice.join.strategies

        Layout.fillWidth: true
        Layout.topMargin: Theme.space8
        visible: choice.join.mind === "built_in"
        label: qsTr("Built-in strategy")
        model: words.map(word => Words.strategy(word))
        currentIndex: words.indexOf(choice.join.strategy)
        onActivated: index => choice.join.strategy = words[index]
    }
    Field {
        Layout.fillWidth: true
        Layout.topMargin: Theme.space8
        visible: choice.join.mind === "script"
        label: qsTr("Command")
        placeholder: "python3 my_player.py"
        symbol: "script"
        mono: true
        text: choice.join.command
        onEdited: text => choice.join.command = text
    }
    RowLayout {
        Layout.topMargin: Theme.space8
        visible: choice.join.mind === "model"
        spacing: Theme.space16

        Field {
            Layout.fillWidth: true
            Layout.alignment: Qt.AlignTop
            label: qsTr("Address of the model’s server")
            placeholder: "http://localhost:11434/v1"
            mono: true
            text: choice.join.modelUrl
            hint: choice.join.hasModelKey ? qsTr("The key comes from the environment.") : qsTr("Needs a key? Set AGENT_LEAGUE_LLM_KEY before you start the program.")
            onEdited: text => choice.join.modelUrl = text
        }
        Field {
            Layout.preferredWidth: 200
            Layout.fillWidth: false
            Layout.alignment: Qt.AlignTop
            label: qsTr("Model")
            placeholder: "llama3.2"
            mono: true
            text: choice.join.modelName
            onEdited: text => choice.join.modelName = text
        }
    }
}
