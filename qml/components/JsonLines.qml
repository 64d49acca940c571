import QtQuick
import League

// Splits JSON into lines and gives a line its colours. What was sent is indented, never rewritten:
// numbers and strings stay as they came.
QtObject {
    // What stands in a line of JSON, and what of it has a colour: strings (keys with their colon),
    // numbers, constants.
    readonly property var token: /"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+|"/g
    readonly property var word: /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g

    function of(text: string): var {
        if (text === "")
            return [];
        return text.includes("\n") ? text.replace(/\n$/, "").split("\n") : indented(text);
    }
    function indented(text: string): var {
        const lines = [];
        let line = "";
        let depth = 0;
        const flush = () => {
            if (line.trim() !== "")
                lines.push(line);
            line = "  ".repeat(depth);
        };
        const tokens = text.match(token) || [];
        for (let at = 0; at < tokens.length; ++at) {
            const word = tokens[at];
            const next = tokens[at + 1];
            if ((word === "{" && next === "}") || (word === "[" && next === "]")) {
                line += word + next;
                ++at;
            } else if (word === "{" || word === "[") {
                line += word;
                ++depth;
                flush();
            } else if (word === "}" || word === "]") {
                depth = Math.max(0, depth - 1);
                flush();
                line += word;
            } else if (word === ",") {
                line += word;
                flush();
            } else {
                line += word === ":" ? ": " : word;
            }
        }
        flush();
        return lines;
    }
    function longest(lines: var): string {
        let found = "";
        for (const line of lines) {
            if (line.length > found.length)
                found = line;
        }
        return found;
    }
    function safe(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/ /g, "&nbsp;");
    }
    function painted(text: string, colour: color): string {
        return "<font color=\"" + colour + "\">" + safe(text) + "</font>";
    }
    // One line as styled text, which would not keep ordinary spaces.
    function coloured(line: string): string {
        let result = "";
        let end = 0;
        word.lastIndex = 0;
        for (let found = word.exec(line); found !== null; found = word.exec(line)) {
            result += safe(line.slice(end, found.index));
            end = found.index + found[0].length;
            if (found[2] !== undefined)
                result += painted(found[1], Theme.accent) + found[2];
            else if (found[1] !== undefined)
                result += painted(found[1], Theme.good);
            else
                result += painted(found[0], found[3] !== undefined ? Theme.odd : Theme.violet);
        }
        return result + safe(line.slice(end));
    }
}
