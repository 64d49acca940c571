import QtQuick
import League

// The words of a message. Constants of the protocol stand in equal letters; while more is coming a
// caret stands at the end.
Txt {
    id: words

    required property string said
    property bool streaming: false
    property bool dim: false
    readonly property bool hasConstants: /[A-Z]{2,}_[A-Z]/.test(said)

    function marked(plain: string): string {
        const safe = plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/\n/g, "<br>");
        return safe.replace(/\b[A-Z]{2,}(?:_[A-Z0-9]+)+\b/g, word => "<span style=\"font-family:'" + Theme.monoFamily + "'; font-size:13px\">" + word + "</span>");
    }

    text: hasConstants && !streaming ? marked(said) : said
    textFormat: hasConstants && !streaming ? Text.RichText : Text.PlainText
    color: dim ? Theme.text3 : Theme.text1
    wrapMode: Text.Wrap
    Accessible.name: said

    Loader {
        id: caret

        anchors.fill: parent
        source: words.streaming ? Qt.resolvedUrl("StreamCaret.qml") : ""

        Binding {
            target: caret.item
            property: "said"
            value: words.said
            when: caret.item !== null
        }
    }
}
