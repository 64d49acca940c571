#include "app/cli/terminal.h"

#include <QByteArray>

#include <algorithm>
#include <cstdio>
#include <sys/ioctl.h>
#include <unistd.h>

namespace league::app {

namespace {

bool s_progressShown = false;
bool s_progressWanted = true;
Terminal::Listener s_listener = nullptr;

// Escape sequences could repaint the screen, or worse.
QString withoutControls(QString text)
{
    const auto isControl = [](QChar c) {
        return c.category() == QChar::Other_Control && c != u'\n' && c != u'\t';
    };
    std::ranges::replace_if(text, isControl, QChar(u' '));
    return text;
}

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<size_t>(bytes.size()), stream);
    std::fflush(stream);
}

} // namespace

void Terminal::print(const QString &text)
{
    endProgress();
    write(stdout, withoutControls(text).toUtf8() + '\n');
}

void Terminal::print(Tone tone, const QString &word, const QString &text)
{
    // https://no-color.org
    const bool isColoured = stdoutIsTerminal() && qEnvironmentVariableIsEmpty("NO_COLOR");
    if (!isColoured)
        return print(word + text);
    const QByteArray begin = tone == Tone::Good ? "\x1b[32m"
        : tone == Tone::Doubtful                ? "\x1b[33m"
        : tone == Tone::Bad                     ? "\x1b[1;31m"
                                                : "\x1b[2m";
    endProgress();
    write(stdout,
          begin + withoutControls(word).toUtf8() + "\x1b[0m" + withoutControls(text).toUtf8()
              + '\n');
}

void Terminal::say(const QString &text)
{
    if (!s_listener || !s_listener(text, News::Said))
        put(text);
}

void Terminal::complain(const QString &sentence)
{
    if (!s_listener || !s_listener(sentence, News::Complaint))
        put(QStringLiteral("agent-league: ") + sentence);
}

void Terminal::listen(Listener listener)
{
    s_listener = listener;
}

void Terminal::put(const QString &line)
{
    endProgress();
    write(stderr, withoutControls(line).toUtf8() + '\n');
}

void Terminal::progress(const QString &line)
{
    if (!s_progressWanted || !stderrIsTerminal())
        return;
    write(stderr, "\r\x1b[K" + line.left(columns() - 1).toUtf8());
    s_progressShown = true;
}

void Terminal::showProgress(bool wanted)
{
    s_progressWanted = wanted;
}

void Terminal::endProgress()
{
    if (!s_progressShown)
        return;
    write(stderr, "\r\x1b[K");
    s_progressShown = false;
}

QString Terminal::oneLine(const QString &foreign)
{
    return withoutControls(foreign).simplified();
}

bool Terminal::stderrIsTerminal()
{
    return isatty(STDERR_FILENO) == 1;
}

bool Terminal::stdoutIsTerminal()
{
    return isatty(STDOUT_FILENO) == 1;
}

int Terminal::columns()
{
    winsize size{};
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
        return size.ws_col;
    return 80;
}

} // namespace league::app
