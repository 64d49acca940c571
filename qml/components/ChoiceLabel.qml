import QtQuick
import QtQuick.Templates as T
import League

// The words beside a switch, a check box or a radio button.
Txt {
    required property T.AbstractButton control

    leftPadding: control.mirrored || text === "" ? 0 : control.indicator.width + control.spacing
    rightPadding: control.mirrored && text !== "" ? control.indicator.width + control.spacing : 0
    text: control.text
    wrapMode: Text.Wrap
    verticalAlignment: Text.AlignVCenter
    topPadding: 0
    bottomPadding: 0
    Accessible.ignored: true
}
