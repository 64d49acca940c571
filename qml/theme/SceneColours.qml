import QtQuick

// The colours as they are now: those of the day, those of the night, or, while one scene turns into
// the other, something between.
QtObject {
    id: scene

    required property ThemePalette dayPalette
    required property ThemePalette nightPalette
    required property real nightShare // 0 by day, 1 by night

    function between(day: color, night: color): color {
        if (nightShare === 0)
            return day;
        if (nightShare === 1)
            return night;
        const rest = 1 - nightShare;
        return Qt.rgba(day.r * rest + night.r * nightShare, day.g * rest + night.g * nightShare,
                       day.b * rest + night.b * nightShare, 1);
    }

    readonly property color bg: between(dayPalette.bg, nightPalette.bg)
    readonly property color rail: between(dayPalette.rail, nightPalette.rail)
    readonly property color surface1: between(dayPalette.surface1, nightPalette.surface1)
    readonly property color surface2: between(dayPalette.surface2, nightPalette.surface2)
    readonly property color surface3: between(dayPalette.surface3, nightPalette.surface3)
    readonly property color scrim: between(dayPalette.scrim, nightPalette.scrim)
    readonly property color line: between(dayPalette.line, nightPalette.line)
    readonly property color line2: between(dayPalette.line2, nightPalette.line2)
    readonly property color line3: between(dayPalette.line3, nightPalette.line3)
    readonly property color text1: between(dayPalette.text1, nightPalette.text1)
    readonly property color text2: between(dayPalette.text2, nightPalette.text2)
    readonly property color text3: between(dayPalette.text3, nightPalette.text3)
    readonly property color textOnFill: between(dayPalette.textOnFill, nightPalette.textOnFill)
    readonly property color accent: between(dayPalette.accent, nightPalette.accent)
    readonly property color accentFill: between(dayPalette.accentFill, nightPalette.accentFill)
    readonly property color accentFillHi: between(dayPalette.accentFillHi, nightPalette.accentFillHi)
    readonly property color accentBg: between(dayPalette.accentBg, nightPalette.accentBg)
    readonly property color accentLine: between(dayPalette.accentLine, nightPalette.accentLine)
    readonly property color good: between(dayPalette.good, nightPalette.good)
    readonly property color goodFill: between(dayPalette.goodFill, nightPalette.goodFill)
    readonly property color goodBg: between(dayPalette.goodBg, nightPalette.goodBg)
    readonly property color goodLine: between(dayPalette.goodLine, nightPalette.goodLine)
    readonly property color warn: between(dayPalette.warn, nightPalette.warn)
    readonly property color warnFill: between(dayPalette.warnFill, nightPalette.warnFill)
    readonly property color warnBg: between(dayPalette.warnBg, nightPalette.warnBg)
    readonly property color warnLine: between(dayPalette.warnLine, nightPalette.warnLine)
    readonly property color bad: between(dayPalette.bad, nightPalette.bad)
    readonly property color badFill: between(dayPalette.badFill, nightPalette.badFill)
    readonly property color badBg: between(dayPalette.badBg, nightPalette.badBg)
    readonly property color badLine: between(dayPalette.badLine, nightPalette.badLine)
    readonly property color violet: between(dayPalette.violet, nightPalette.violet)
    readonly property color violetFill: between(dayPalette.violetFill, nightPalette.violetFill)
    readonly property color violetBg: between(dayPalette.violetBg, nightPalette.violetBg)
    readonly property color violetLine: between(dayPalette.violetLine, nightPalette.violetLine)
    readonly property color cyan: between(dayPalette.cyan, nightPalette.cyan)
    readonly property color cyanFill: between(dayPalette.cyanFill, nightPalette.cyanFill)
    readonly property color cyanBg: between(dayPalette.cyanBg, nightPalette.cyanBg)
    readonly property color cyanLine: between(dayPalette.cyanLine, nightPalette.cyanLine)
    readonly property color neutral: between(dayPalette.neutral, nightPalette.neutral)
    readonly property color neutralFill: between(dayPalette.neutralFill, nightPalette.neutralFill)
    readonly property color neutralBg: between(dayPalette.neutralBg, nightPalette.neutralBg)
    readonly property color neutralLine: between(dayPalette.neutralLine, nightPalette.neutralLine)
    readonly property color even: between(dayPalette.even, nightPalette.even)
    readonly property color evenBg: between(dayPalette.evenBg, nightPalette.evenBg)
    readonly property color evenLine: between(dayPalette.evenLine, nightPalette.evenLine)
    readonly property color odd: between(dayPalette.odd, nightPalette.odd)
    readonly property color oddBg: between(dayPalette.oddBg, nightPalette.oddBg)
    readonly property color oddLine: between(dayPalette.oddLine, nightPalette.oddLine)
    readonly property color gold: between(dayPalette.gold, nightPalette.gold)
    readonly property color silver: between(dayPalette.silver, nightPalette.silver)
    readonly property color bronze: between(dayPalette.bronze, nightPalette.bronze)
    readonly property color nightFelt: between(dayPalette.nightFelt, nightPalette.nightFelt)
    readonly property color nightFelt2: between(dayPalette.nightFelt2, nightPalette.nightFelt2)
    readonly property color nightLine: between(dayPalette.nightLine, nightPalette.nightLine)
    readonly property color crimson: between(dayPalette.crimson, nightPalette.crimson)
    readonly property color crimsonFill: between(dayPalette.crimsonFill, nightPalette.crimsonFill)
    readonly property color crimsonBg: between(dayPalette.crimsonBg, nightPalette.crimsonBg)
    readonly property color crimsonLine: between(dayPalette.crimsonLine, nightPalette.crimsonLine)
    readonly property color dayFelt: between(dayPalette.dayFelt, nightPalette.dayFelt)
    readonly property color dayFelt2: between(dayPalette.dayFelt2, nightPalette.dayFelt2)
    readonly property color dayLine: between(dayPalette.dayLine, nightPalette.dayLine)
}
