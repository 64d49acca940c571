import QtQuick
import QtQuick.Layouts
import League

// One line of the ticker. A new one has a background that fades.
ListRow {
    id: line

    required property string symbol
    required property string tone
    required property string sentence
    required property string time
    required property string matchId
    required property int index

    implicitHeight: Theme.compact ? 28 : 32
    text: sentence.replace(/<[^>]*>/g, "")
    openable: matchId !== ""
    leftPadding: Theme.space8
    rightPadding: Theme.space8

    contentItem: RowLayout {
        spacing: Theme.space8

        Icon {
            symbol: line.symbol
            color: Theme[line.tone]
        }
        Txt {
            Layout.fillWidth: true
            text: line.sentence
            type: Theme.small
            // Only rich text sets constants in another font, and it cannot be elided.
            textFormat: line.sentence.includes("<code") ? Text.RichText : Text.StyledText
            clip: textFormat === Text.RichText
            Layout.preferredHeight: 18
            verticalAlignment: Text.AlignVCenter
            topPadding: textFormat === Text.RichText ? 0 : type.drop
            bottomPadding: -topPadding
            color: Theme.text2
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

    Rectangle {
        anchors.fill: parent
        z: -1
        radius: Theme.radius8
        color: Theme.surface2
        visible: fade.running

        NumberAnimation on opacity {
            id: fade

            running: line.index === 0
            from: 1
            to: 0
            duration: Theme.durationFresh
        }
    }
}
