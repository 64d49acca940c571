pragma Singleton
import QtQuick

// Every colour, size, duration and type style of the window. Pages write Theme.text2, Theme.space16,
// Theme.durationMove, and no literals. The window sets the properties of the first block.
SceneColours {
    id: theme

    property string mode: "dark" // "dark" or "light"
    property bool night: false // Mafia's night: the night palette, whatever the mode
    property bool reducedMotion: false
    property real scale: 1 // of the interface, 0.8 to 1.5; Shell and our popups apply it
    property bool compact: false // narrower than wideFrom
    property bool low: false // lower than highFrom

    readonly property bool light: mode === "light" && !night
    dayPalette: mode === "light" ? lightTones : darkTones
    nightPalette: nightTones
    nightShare: night ? 1 : 0

    readonly property ThemePalette darkTones: DarkPalette {}
    readonly property ThemePalette lightTones: LightPalette {}
    readonly property ThemePalette nightTones: NightPalette {}
    Behavior on nightShare {
        NumberAnimation {
            duration: theme.durationScene
            easing.type: theme.easeScene
        }
    }

    // Agents keep hue and marker everywhere; both come from the agent's number, 1 to 10 and round.
    readonly property var markers: ["disc", "square", "triangle-up", "diamond", "triangle-down",
        "plus", "cross", "hexagon", "ring", "open-square"]
    function series(number: int): color {
        return Qt.color((night ? nightPalette : dayPalette).series[seriesIndex(number)]);
    }
    function marker(number: int): string {
        return markers[seriesIndex(number)];
    }
    function seriesIndex(number: int): int {
        return ((number - 1) % 10 + 10) % 10;
    }
    function faded(colour: color, opacity: real): color {
        return Qt.rgba(colour.r, colour.g, colour.b, colour.a * opacity);
    }

    readonly property color heroTop: light ? theme.accentBg : "#172233" // welcome hero, down to surface1
    readonly property color scrimVeil: faded(scrim, 0.72) // behind dialogs
    readonly property color transparent: "transparent"
    readonly property color paper: "#FFFFFF" // QR codes stay black on white
    readonly property color ink: "#000000"
    readonly property url shadow: light ? "qrc:/shapes/shadow-light.png" : "qrc:/shapes/shadow-dark.png"

    // Space
    readonly property int space4: 4
    readonly property int space8: 8
    readonly property int space12: 12
    readonly property int space16: 16
    readonly property int space20: 20
    readonly property int space24: 24
    readonly property int space32: 32
    readonly property int space48: 48
    readonly property int cardGap: compact ? space12 : space16
    readonly property int cardPadding: space16
    readonly property int panelPadding: space20
    readonly property int dialogPadding: space24
    readonly property int pageSide: compact ? space16 : space20
    readonly property int pageTop: compact ? space12 : space16

    // Shape
    readonly property int radius4: 4 // segment, heat cell, key
    readonly property int radius6: 6 // small button
    readonly property int radius8: 8 // button, field, row, inner panel
    readonly property int radius12: 12 // card, bubble, large button
    readonly property int radius16: 16 // dialog, number tile
    readonly property int radius24: 24 // human choice
    readonly property real strokeBorder: 1
    readonly property real strokeAvatar: 1.5
    readonly property real strokeFocus: 2
    readonly property real strokeSpeaking: 3
    readonly property int focusOffset: 2

    // Icons
    readonly property int icon14: 14 // chip, caption
    readonly property int icon16: 16 // list
    readonly property int icon18: 18 // button
    readonly property int icon20: 20
    readonly property int icon22: 22 // navigation, large button
    readonly property int icon28: 28 // empty state

    // The window
    readonly property int wideFrom: 1360
    readonly property int highFrom: 760
    readonly property int railWidth: 80
    readonly property int headerHeight: 64
    readonly property int statusHeight: 28
    readonly property int drawerFrom: 320 // a wider side pane is a drawer when compact

    // Motion. With reduced motion nothing moves, and what fades takes 80 ms.
    readonly property int durationPress: 80
    readonly property int durationHover: reducedMotion ? 80 : 120
    readonly property int durationState: reducedMotion ? 80 : 180
    readonly property int durationFade: reducedMotion ? 80 : 280 // opacity of what also moves
    readonly property int durationFadeOut: reducedMotion ? 80 : 160
    readonly property int durationMove: reducedMotion ? 0 : 280
    readonly property int durationExit: reducedMotion ? 0 : 160
    readonly property int durationDraw: reducedMotion ? 0 : 900
    readonly property int durationPulse: reducedMotion ? 0 : 240
    readonly property int durationVote: reducedMotion ? 0 : 320
    readonly property int durationScene: reducedMotion ? 0 : 600
    readonly property int durationBreath: 1600 // a live dot; only when motion is not reduced
    readonly property int durationTurn: 1200 // a ring without a deadline
    readonly property int durationFresh: reducedMotion ? 80 : 1200 // a new row's background fades
    readonly property int durationChanged: 1000 // points that changed stay bold
    readonly property int durationToast: 5000
    readonly property int durationPage: 8000 // of a table that does not fit, on the projector
    readonly property int delayLoading: 400
    readonly property int delayToolTip: 600
    readonly property int delayPodium: reducedMotion ? 0 : 200
    readonly property int easePress: Easing.Linear
    readonly property int easeHover: Easing.OutCubic
    readonly property int easeMove: Easing.OutCubic
    readonly property int easeExit: Easing.InCubic
    readonly property int easeDraw: Easing.OutQuart
    readonly property int easePulse: Easing.OutBack
    readonly property int easeScene: Easing.InOutCubic
    readonly property int easeBreath: Easing.InOutSine

    // Type
    readonly property string displayFamily: "Inter Display"
    readonly property string monoFamily: "JetBrains Mono"
    readonly property TypeStyle display: TypeStyle { pixelSize: 40; lineHeight: 48; weight: Font.Bold; letterSpacing: -0.8; family: theme.displayFamily }
    readonly property TypeStyle h1: TypeStyle { pixelSize: 28; lineHeight: 36; weight: Font.Bold; letterSpacing: -0.4; family: theme.displayFamily }
    readonly property TypeStyle h2: TypeStyle { pixelSize: 20; lineHeight: 28; weight: Font.DemiBold; letterSpacing: -0.2; family: theme.displayFamily }
    readonly property TypeStyle h3: TypeStyle { pixelSize: 16; lineHeight: 24; weight: Font.DemiBold }
    readonly property TypeStyle lead: TypeStyle { pixelSize: 16; lineHeight: 24 } // under a display title
    readonly property TypeStyle body: TypeStyle { pixelSize: 14; lineHeight: 20 }
    readonly property TypeStyle bodyStrong: TypeStyle { pixelSize: 14; lineHeight: 20; weight: Font.DemiBold }
    readonly property TypeStyle bodyItalic: TypeStyle { pixelSize: 14; lineHeight: 20; italic: true }
    readonly property TypeStyle small: TypeStyle { pixelSize: 13; lineHeight: 18 }
    readonly property TypeStyle smallStrong: TypeStyle { pixelSize: 13; lineHeight: 18; weight: Font.DemiBold }
    readonly property TypeStyle smallItalic: TypeStyle { pixelSize: 13; lineHeight: 18; italic: true }
    readonly property TypeStyle caption: TypeStyle { pixelSize: 12; lineHeight: 16 }
    readonly property TypeStyle captionStrong: TypeStyle { pixelSize: 12; lineHeight: 16; weight: Font.DemiBold }
    readonly property TypeStyle mono: TypeStyle { pixelSize: 13; lineHeight: 18; weight: Font.Medium; family: theme.monoFamily }
    readonly property TypeStyle monoStrong: TypeStyle { pixelSize: 13; lineHeight: 18; weight: Font.DemiBold; family: theme.monoFamily }
    readonly property TypeStyle monoSmall: TypeStyle { pixelSize: 12; lineHeight: 16; weight: Font.Medium; family: theme.monoFamily }
    readonly property TypeStyle monoSmallStrong: TypeStyle { pixelSize: 12; lineHeight: 16; weight: Font.DemiBold; family: theme.monoFamily }
    readonly property TypeStyle score15: TypeStyle { pixelSize: 15; lineHeight: 20; weight: Font.Bold }
    readonly property TypeStyle score: TypeStyle { pixelSize: 16; lineHeight: 24; weight: Font.Bold }
    readonly property TypeStyle score18: TypeStyle { pixelSize: 18; lineHeight: 24; weight: Font.Bold }
    readonly property TypeStyle joinCode: TypeStyle { pixelSize: 40; lineHeight: 48; weight: Font.Bold; letterSpacing: 2; family: theme.monoFamily }
    readonly property TypeStyle choiceWord: TypeStyle { pixelSize: 64; lineHeight: 72; weight: Font.Bold; letterSpacing: -2; family: theme.displayFamily }
    readonly property TypeStyle choiceWordSmall: TypeStyle { pixelSize: 44; lineHeight: 52; weight: Font.Bold; letterSpacing: -1; family: theme.displayFamily }
    readonly property TypeStyle figure: TypeStyle { pixelSize: 20; lineHeight: 28; weight: Font.Bold; family: theme.displayFamily }
    readonly property TypeStyle button28: smallStrong
    readonly property TypeStyle button36: bodyStrong
    readonly property TypeStyle button48: h3
    readonly property TypeStyle button56: TypeStyle { pixelSize: 18; lineHeight: 24; weight: Font.DemiBold }
    readonly property TypeStyle projector24Plain: TypeStyle { pixelSize: 24; lineHeight: 32 }
    readonly property TypeStyle projector24: TypeStyle { pixelSize: 24; lineHeight: 32; weight: Font.DemiBold; family: theme.displayFamily }
    readonly property TypeStyle projector26: TypeStyle { pixelSize: 26; lineHeight: 34; weight: Font.DemiBold; family: theme.displayFamily }
    readonly property TypeStyle projector34: TypeStyle { pixelSize: 34; lineHeight: 42; weight: Font.DemiBold; family: theme.displayFamily }
    readonly property TypeStyle projector26Mono: TypeStyle { pixelSize: 26; lineHeight: 34; weight: Font.DemiBold; family: theme.monoFamily }
    readonly property TypeStyle projector34Mono: TypeStyle { pixelSize: 34; lineHeight: 42; weight: Font.DemiBold; family: theme.monoFamily }
    readonly property TypeStyle projectorCode: TypeStyle { pixelSize: 112; lineHeight: 128; weight: Font.Bold; letterSpacing: 4; family: theme.monoFamily }
    readonly property TypeStyle projector34Plain: TypeStyle { pixelSize: 34; lineHeight: 42 }
    readonly property TypeStyle projector34Strong: TypeStyle { pixelSize: 34; lineHeight: 42; weight: Font.Bold; letterSpacing: -0.6; family: theme.displayFamily }
    readonly property TypeStyle projector38: TypeStyle { pixelSize: 38; lineHeight: 46; weight: Font.Bold; letterSpacing: -0.6; family: theme.displayFamily }
    readonly property TypeStyle projector48: TypeStyle { pixelSize: 48; lineHeight: 56; weight: Font.Bold; letterSpacing: -0.6; family: theme.displayFamily }
    readonly property TypeStyle projector52: TypeStyle { pixelSize: 52; lineHeight: 60; weight: Font.Bold; letterSpacing: -1; family: theme.displayFamily }
}
