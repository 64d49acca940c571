#include "app/chat/chat_prompt.h"

#include "app/cli/terminal.h"

#include <termios.h>
#include <unistd.h>

namespace league::app {

namespace {

constexpr qsizetype LongestLine = 64 * 1024;
constexpr QChar Escape(0x1b);
constexpr QChar Backspace(0x7f);
constexpr QChar CtrlH(0x08);
constexpr QChar CtrlU(0x15);
constexpr QChar CtrlD(0x04);

termios &before()
{
    static termios settings{};
    return settings;
}

void editByOurselves()
{
    termios settings{};
    if (tcgetattr(STDIN_FILENO, &settings) != 0)
        return;
    before() = settings;
    settings.c_lflag &= static_cast<tcflag_t>(~(ICANON | ECHO));
    settings.c_cc[VMIN] = 1;
    settings.c_cc[VTIME] = 0;
    tcsetattr(STDIN_FILENO, TCSANOW, &settings);
}

} // namespace

ChatPrompt::ChatPrompt()
    : m_isTerminal(isatty(STDIN_FILENO) == 1 && Terminal::stderrIsTerminal()),
      m_notifier(std::make_unique<QSocketNotifier>(STDIN_FILENO, QSocketNotifier::Read))
{
    if (m_isTerminal)
        editByOurselves();
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &ChatPrompt::read);
}

ChatPrompt::~ChatPrompt()
{
    Terminal::endProgress();
    if (m_isTerminal)
        tcsetattr(STDIN_FILENO, TCSANOW, &before());
}

void ChatPrompt::setStatus(const QString &status)
{
    m_status = status;
    draw();
}

void ChatPrompt::setLiveText(const QString &text)
{
    m_liveText = text;
    draw();
}

void ChatPrompt::print(const QString &line)
{
    Terminal::print(line);
    draw();
}

void ChatPrompt::say(const QString &line)
{
    Terminal::say(line);
    draw();
}

void ChatPrompt::draw()
{
    if (!m_isTerminal || m_hasEnded)
        return;
    // The end of a long line is what one looks at.
    const qsizetype room = Terminal::columns() / 2 - 3;
    const QString typed = m_typed.size() > room ? u'…' + m_typed.right(room) : m_typed;
    const QString live = Terminal::oneLine(m_liveText);
    const QString head = live.isEmpty() ? m_status : live.right(room);
    Terminal::progress(QStringLiteral("[%1] %2").arg(Terminal::oneLine(head), typed));
}

void ChatPrompt::read()
{
    char bytes[4096];
    const ssize_t length = ::read(STDIN_FILENO, bytes, sizeof bytes);
    if (length <= 0)
        return finish();
    const QString text = m_decoder(QByteArrayView(bytes, length));
    if (m_isTerminal)
        return takeTyped(text);
    m_typed += text;
    takeLines();
}

void ChatPrompt::takeTyped(const QString &text)
{
    for (const QChar c : text) {
        if (m_isInEscape) {
            m_isInEscape = !c.isLetter() && c != u'~';
        } else if (c == Escape) {
            m_isInEscape = true;
        } else if (c == Backspace || c == CtrlH) {
            m_typed.chop(m_typed.size() > 1 && m_typed.back().isLowSurrogate() ? 2 : 1);
        } else if (c == CtrlU) {
            m_typed.clear();
        } else if (c == CtrlD && m_typed.isEmpty()) {
            return finish();
        } else if (c == u'\n' || c == u'\r') {
            m_typed += u'\n';
            takeLines();
        } else if (c.category() != QChar::Other_Control) {
            m_typed += c;
        }
    }
    draw();
}

void ChatPrompt::takeLines()
{
    if (m_typed.size() > LongestLine && !m_typed.contains(u'\n'))
        m_typed.append(u'\n');
    for (qsizetype end = 0; (end = m_typed.indexOf(u'\n')) >= 0;) {
        const QString line = m_typed.left(end).trimmed();
        m_typed.remove(0, end + 1);
        if (!line.isEmpty())
            Q_EMIT entered(line);
    }
}

void ChatPrompt::finish()
{
    if (std::exchange(m_hasEnded, true))
        return;
    m_notifier->setEnabled(false);
    if (!m_isTerminal && !m_typed.trimmed().isEmpty()) // a last line needs no line feed
        Q_EMIT entered(std::exchange(m_typed, {}).trimmed());
    Q_EMIT ended();
}

} // namespace league::app
