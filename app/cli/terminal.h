// Terminal: where the command line speaks to a person.
//
// Results go to stdout, everything else to stderr, so that a pipe gets the results only. Names and
// reasons come from other people's agents: no control character of theirs reaches the terminal.
#pragma once

#include <QString>

namespace league::app {

class Terminal
{
public:
    // A result: stdout, with a line feed.
    static void print(const QString &text);
    // The same with its first word in colour, when stdout is a terminal that wants colours.
    enum class Tone { Good, Doubtful, Bad, Quiet };
    static void print(Tone tone, const QString &word, const QString &text);
    // News, progress, problems: stderr, with a line feed. Clears a progress line first.
    static void say(const QString &text);
    // "agent-league: …" on stderr; what every error sentence goes through.
    static void complain(const QString &sentence);
    // Who hears what is said and complained of, before it is written; it is not written when true
    // comes back.
    enum class News { Said, Complaint };
    using Listener = bool (*)(const QString &text, News news);
    static void listen(Listener listener);
    // A line for stderr that nobody listens to.
    static void put(const QString &line);
    // Rewrites the last line on stderr when it is a terminal, otherwise does nothing; nor when
    // somebody wants no progress (see showProgress).
    static void progress(const QString &line);
    static void showProgress(bool wanted);
    // Removes the progress line, so that what follows starts on a clean one.
    static void endProgress();

    // Somebody else's text, such as a name, as one line without control characters.
    [[nodiscard]] static QString oneLine(const QString &foreign);

    [[nodiscard]] static bool stderrIsTerminal();
    [[nodiscard]] static bool stdoutIsTerminal();
    [[nodiscard]] static int columns();
};

} // namespace league::app
