import QtQuick

// The colours of one scene: dark, light or night. What each is for: Theme.
QtObject {
    required property color bg
    required property color rail
    required property color surface1
    required property color surface2
    required property color surface3
    required property color scrim
    required property color line
    required property color line2
    required property color line3
    required property color text1
    required property color text2
    required property color text3
    required property color textOnFill
    required property color accent
    required property color accentFill
    required property color accentFillHi
    required property color accentBg
    required property color accentLine
    required property color good
    required property color goodFill
    required property color goodBg
    required property color goodLine
    required property color warn
    required property color warnFill
    required property color warnBg
    required property color warnLine
    required property color bad
    required property color badFill
    required property color badBg
    required property color badLine
    required property color violet
    required property color violetFill
    required property color violetBg
    required property color violetLine
    required property color cyan
    required property color cyanFill
    required property color cyanBg
    required property color cyanLine
    required property color neutral
    required property color neutralFill
    required property color neutralBg
    required property color neutralLine
    required property color even
    required property color evenBg
    required property color evenLine
    required property color odd
    required property color oddBg
    required property color oddLine
    required property color gold
    required property color silver
    required property color bronze
    required property color nightFelt
    required property color nightFelt2
    required property color nightLine
    required property color crimson
    required property color crimsonFill
    required property color crimsonBg
    required property color crimsonLine
    required property color dayFelt
    required property color dayFelt2
    required property color dayLine
    required property var series // ten hues, by agent number
}
