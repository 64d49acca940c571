import QtQuick
import QtTest
import League

TestCase {
    name: "Theme"
    when: windowShown // time passes for animations only where something is drawn
    visible: true

    readonly property var surfaces: ["bg", "rail", "surface1", "surface2", "surface3"]

    function init() {
        Theme.mode = "dark";
        Theme.night = false;
        Theme.reducedMotion = true;
    }
    function cleanup() {
        Theme.reducedMotion = true; // the day comes at once
        Theme.mode = "dark";
        Theme.night = false;
        tryCompare(Theme, "nightShare", 0);
        Theme.reducedMotion = false;
    }

    // Relative luminance and contrast as WCAG 2 defines them.
    function luminance(colour: color): real {
        const part = value => value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
        return 0.2126 * part(colour.r) + 0.7152 * part(colour.g) + 0.0722 * part(colour.b);
    }
    function contrast(a: color, b: color): real {
        const lighter = Math.max(luminance(a), luminance(b));
        const darker = Math.min(luminance(a), luminance(b));
        return (lighter + 0.05) / (darker + 0.05);
    }
    function palettes(): var {
        return [["dark", Theme.darkTones], ["light", Theme.lightTones], ["night", Theme.nightTones]];
    }

    function test_contrast_isWhatTheEyeNeeds_data() {
        const rows = [];
        for (const [mode, tones] of palettes()) {
            for (const text of ["text1", "text2", "text3", "accent"]) {
                for (const surface of surfaces)
                    rows.push({tag: mode + ": " + text + " on " + surface, ink: tones[text], ground: tones[surface], least: 4.5});
            }
            for (const tone of ["accent", "good", "warn", "bad", "violet", "cyan", "neutral", "crimson", "even", "odd"])
                rows.push({tag: mode + ": " + tone + " on its chip", ink: tones[tone], ground: tones[tone + "Bg"], least: 4.5});
            for (const fill of ["accentFill", "accentFillHi", "badFill", "violetFill"])
                rows.push({tag: mode + ": white on " + fill, ink: tones.textOnFill, ground: tones[fill], least: 4.5});
            for (const surface of ["bg", "surface1"])
                rows.push({tag: mode + ": line3 on " + surface, ink: tones.line3, ground: tones[surface], least: 3});
        }
        return rows;
    }
    function test_contrast_isWhatTheEyeNeeds(row) {
        const found = contrast(row.ink, row.ground);
        verify(found >= row.least, found.toFixed(2));
    }

    function test_agentsKeepHueAndMarker_roundAfterTen() {
        for (let number = 1; number <= 10; ++number) {
            compare(Theme.series(number + 10), Theme.series(number));
            compare(Theme.marker(number + 20), Theme.marker(number));
        }
        compare(Theme.marker(1), "disc");
        compare(Theme.marker(10), "open-square");
        compare(Theme.series(3), Qt.color("#45CBAA"));
        Theme.mode = "light";
        compare(Theme.series(3), Qt.color("#0A6F5A"));
    }

    function test_modeChangesColoursAtOnce() {
        compare(Theme.bg, Qt.color("#0B0F15"));
        Theme.mode = "light";
        compare(Theme.bg, Qt.color("#F3F5F8"));
        verify(Theme.light);
    }

    function test_nightIsDark_whateverTheMode() {
        Theme.mode = "light";
        Theme.night = true;
        tryCompare(Theme, "bg", Qt.color("#070B1A"));
        verify(!Theme.light);
    }

    function test_sceneChange_passesThroughColoursBetween() {
        Theme.reducedMotion = false;
        Theme.night = true;
        tryVerify(() => Theme.nightShare > 0.1 && Theme.nightShare < 0.9);
        verify(Theme.bg !== Theme.darkTones.bg && Theme.bg !== Theme.nightTones.bg);
        tryCompare(Theme, "bg", Theme.nightTones.bg);
    }

    function test_reducedMotion_movesNothing() {
        for (const name of ["durationMove", "durationExit", "durationDraw", "durationPulse", "durationVote", "durationScene"])
            compare(Theme[name], 0, name);
        for (const name of ["durationHover", "durationState", "durationFade", "durationFadeOut"])
            compare(Theme[name], 80, name);
        Theme.reducedMotion = false;
        compare(Theme.durationMove, 280);
        compare(Theme.durationScene, 600);
    }

    function test_typeStyles_areTheBundledFonts_data() {
        return [{tag: "display", family: "Inter Display", size: 40, weight: 700}, {tag: "h2", family: "Inter Display", size: 20, weight: 600}, {tag: "h3", family: "Inter", size: 16, weight: 600}, {tag: "body", family: "Inter", size: 14, weight: 400}, {tag: "caption", family: "Inter", size: 12, weight: 400}, {tag: "monoSmallStrong", family: "JetBrains Mono", size: 12, weight: 600}];
    }
    function test_typeStyles_areTheBundledFonts(row) {
        const style = Theme[row.tag];
        info.font = style.font;
        compare(info.font.family, row.family);
        compare(info.font.pixelSize, row.size);
        compare(info.font.weight, row.weight);
        verify(style.metrics.height > 0);
    }
    FontMetrics {
        id: info
    }

    // Static files of four weights: each is wider than the one before, none is made bold by Qt.
    function test_weightsDiffer() {
        let before = 0;
        for (const weight of [400, 500, 600, 700]) {
            info.font = Qt.font({family: "Inter", pixelSize: 40, weight: weight});
            const width = info.advanceWidth("Weights of Inter");
            verify(width > before, weight + ": " + width);
            before = width;
        }
    }

    function test_textIsAsHighAsItsLines() {
        oneLine.text = "One";
        compare(oneLine.implicitHeight, 20);
        oneLine.width = 60;
        oneLine.text = "Two lines of words";
        compare(oneLine.implicitHeight, 20 * oneLine.lineCount);
        verify(oneLine.lineCount > 1);
    }
    Txt {
        id: oneLine

        wrapMode: Text.Wrap
    }
}
