pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import League

// One of many, from a list that opens: model with textRole and valueRole, perhaps symbolRole.
T.ComboBox {
    id: control

    property string symbolRole
    property string label // for screen readers
    property int size: 40 // 36 in headers, 28 dense

    function symbolAt(index: int): string {
        return symbolRole !== "" && index >= 0 && model[index] ? model[index][symbolRole] : "";
    }

    implicitWidth: Math.max(120, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: size
    leftPadding: mirrored ? 2 * Theme.space12 + Theme.icon16 : Theme.space12
    rightPadding: mirrored ? Theme.space12 : 2 * Theme.space12 + Theme.icon16
    hoverEnabled: true
    opacity: enabled ? 1 : 0.5
    Accessible.name: label
    // On release, for then the combo box itself closes its list by Enter.
    Keys.onReleased: event => {
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !control.popup.visible) {
            control.popup.open();
            event.accepted = true;
        }
    }

    contentItem: DropDownLabel {
        text: control.displayText
        symbol: control.symbolAt(control.currentIndex)
        small: control.size < 40
    }
    indicator: Icon {
        x: control.mirrored ? Theme.space12 : control.width - width - Theme.space12
        y: (control.height - height) / 2
        symbol: "chevron-down"
    }
    background: Rectangle {
        color: control.size < 40 ? Theme.surface2 : Theme.bg
        radius: Theme.radius8
        border.width: control.visualFocus || control.popup.visible ? Theme.strokeFocus : Theme.strokeBorder
        border.color: control.visualFocus || control.popup.visible ? Theme.accent : control.size < 40 ? Theme.line2 : Theme.line3
    }
    delegate: T.ItemDelegate {
        id: option

        required property int index

        width: ListView.view ? ListView.view.width : 0
        implicitHeight: 36
        leftPadding: Theme.space8
        rightPadding: Theme.space8
        highlighted: control.highlightedIndex === index
        text: control.textAt(index)
        Accessible.name: text
        contentItem: DropDownLabel {
            text: option.text
            symbol: control.symbolAt(option.index)
            chosen: control.currentIndex === option.index
            small: control.size < 40
        }
        background: Rectangle {
            radius: Theme.radius4
            color: option.highlighted ? Theme.surface3 : Theme.transparent
        }
    }
    popup: T.Popup {
        y: control.height + Theme.space4
        width: control.width
        height: Math.min(contentItem.implicitHeight + 2 * padding, 360)
        padding: Theme.space4
        margins: Theme.space8
        scale: Theme.scale
        transformOrigin: T.Popup.TopLeft
        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
            highlightMoveDuration: 0
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Scroller {}
        }
        background: FloatingPanel {}
    }
}
