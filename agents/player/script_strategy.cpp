#include "agents/player/script_strategy.h"

#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/protocol/script_lines.h"

#include <algorithm>

namespace league::player {

using std::chrono::milliseconds;

namespace {

constexpr qsizetype MatchesTold = 100;
constexpr size_t MostWaiting = 32;

// The referee must hear of a failure before its own time is up.
milliseconds timeToThink(milliseconds window)
{
    return window - std::clamp(window / 10, milliseconds(50), milliseconds(1'000));
}

protocol::ScriptMatch lineOf(const FinishedMatch &match)
{
    protocol::ScriptMatch line;
    line.match = match.match;
    line.round = match.round;
    line.opponent = match.opponent;
    line.myChoice = match.ownChoice;
    line.opponentChoice = match.opponentChoice;
    if (match.drawnNumber != 0)
        line.number = match.drawnNumber;
    line.result = match.result;
    line.role = match.role;
    return line;
}

} // namespace

ScriptStrategy::ScriptStrategy(ScriptOptions options, base::PlayerId self, base::Clock &clock)
    : m_options(std::move(options)),
      m_self(std::move(self)),
      m_clock(clock),
      m_log(m_options.stderrLog),
      m_process(m_options.command, m_options.limits)
{
    QObject::connect(&m_process, &ScriptProcess::said, &m_process,
                     [this](const QByteArray &line) { onLine(line); });
    QObject::connect(&m_process, &ScriptProcess::ended, &m_process,
                     [this](const QString &why) { onEnded(why); });
    QObject::connect(&m_process, &ScriptProcess::complained, &m_process,
                     [this](const QString &line) {
                         m_log.write(m_clock.utcText() + u' ' + line);
                         if (m_options.onStderr)
                             m_options.onStderr(line);
                     });
    startProgram();
}

ScriptStrategy::~ScriptStrategy()
{
    if (m_process.isRunning())
        m_process.write(protocol::toLine(protocol::ScriptBye()));
}

void ScriptStrategy::startProgram()
{
    m_isWarned = false;
    m_whyDown.clear();
    m_process.start();
    m_process.write(
        protocol::toLine(protocol::ScriptHello{m_options.displayName, m_self, m_options.gameType}));
    askNext();
}

void ScriptStrategy::answer(const TurnQuestion &question, Done done)
{
    Turn turn;
    turn.id = ++m_lastId;
    turn.question = question;
    turn.done = std::move(done);
    if (m_waiting.size() >= MostWaiting)
        return tell(turn, QStringLiteral("it has too many questions to answer already"));
    const milliseconds time = timeToThink(question.window);
    turn.endsAtMs = m_clock.steadyMs() + time.count();
    turn.deadline = m_clock.after(time, [this, id = turn.id] { expire(id); });
    m_waiting.push_back(std::move(turn));
    askNext();
}

void ScriptStrategy::askNext()
{
    if (m_asked || m_waiting.empty() || !m_whyDown.isEmpty())
        return;
    m_asked = std::move(m_waiting.front());
    m_waiting.pop_front();
    const TurnQuestion &question = m_asked->question;
    protocol::ScriptQuestion line;
    line.id = m_asked->id;
    line.kind = question.kind;
    line.game = question.gameType;
    line.match = question.match;
    line.round = question.round;
    line.player = m_self;
    line.opponent = question.opponent;
    line.options = question.options;
    line.deadlineMs = static_cast<int>(m_asked->endsAtMs - m_clock.steadyMs());
    line.standings = question.standings;
    line.call = JsonObject::fromVariantMap(question.facts);
    const MatchHistory::Matches earlier = m_history.before(question);
    for (const FinishedMatch *match :
         earlier.mid(std::max<qsizetype>(0, earlier.size() - MatchesTold)))
        line.history.append(lineOf(*match));
    m_process.renewAllowance();
    m_process.write(protocol::toLine(line));
}

void ScriptStrategy::observe(const FinishedMatch &match)
{
    m_history.remember(match);
    if (m_process.isRunning() && m_whyDown.isEmpty())
        m_process.write(protocol::toLine(lineOf(match)));
}

void ScriptStrategy::onLine(const QByteArray &line)
{
    if (line.trimmed().isEmpty())
        return;
    if (!m_asked)
        return warnOfUnaskedLine(line);
    const TurnQuestion &question = m_asked->question;
    const base::Result<protocol::ScriptAnswer> answer = question.facts.isEmpty()
        ? protocol::readScriptAnswer(line, question.options)
        : protocol::readMafiaLine(line, {question.kind, question.facts});
    // Another answer to a question before; this one is still to be answered.
    if (answer && answer->id && answer->id != m_asked->id)
        return warnOfUnaskedLine(line);
    const Turn turn = *std::exchange(m_asked, std::nullopt);
    if (!answer)
        return fail(turn, answer.failure().sentence);
    m_failures = 0;
    turn.done(TurnAnswer{answer->choice, answer->note, answer->facts});
    askNext();
}

void ScriptStrategy::warnOfUnaskedLine(const QByteArray &line)
{
    if (std::exchange(m_isWarned, true))
        return;
    qCWarning(base::playerLog).noquote()
        << QStringLiteral("%1 wrote \"%2\" although nobody asked; such lines are ignored. Whatever "
                          "is not an answer belongs on stderr.")
               .arg(program(), base::quotable(QString::fromUtf8(line.left(200))));
}

void ScriptStrategy::onEnded(const QString &why)
{
    m_whyDown = why;
    const milliseconds pause =
        std::min(m_options.longestPause, m_options.firstPause * (1 << std::min(m_failures, 20)));
    ++m_failures;
    m_restart = m_clock.after(pause, [this] { startProgram(); });
    QString words;
    for (const QString &complaint : m_process.lastComplaints())
        words += QStringLiteral("\n    ") + complaint;
    qCWarning(base::playerLog).noquote()
        << QStringLiteral("%1: %2. It is started again in %3 s.%4")
               .arg(program(), why, QString::number(static_cast<double>(pause.count()) / 1000),
                    words);
    if (m_asked) {
        const Turn turn = *std::exchange(m_asked, std::nullopt);
        tell(turn, why);
    }
}

void ScriptStrategy::expire(int id)
{
    if (m_asked && m_asked->id == id) {
        const Turn turn = *std::exchange(m_asked, std::nullopt);
        return fail(turn,
                    QStringLiteral("it did not answer within %1 ms")
                        .arg(timeToThink(turn.question.window).count()));
    }
    const auto late =
        std::ranges::find_if(m_waiting, [id](const Turn &turn) { return turn.id == id; });
    if (late == m_waiting.end())
        return;
    const Turn turn = std::move(*late);
    m_waiting.erase(late);
    tell(turn,
         m_whyDown.isEmpty() ? QStringLiteral("it was busy with another question")
                             : QStringLiteral("it does not run: %1").arg(m_whyDown));
}

void ScriptStrategy::fail(const Turn &turn, const QString &why)
{
    m_whyDown = why; // nothing is asked of this run any more
    m_process.kill(why);
    tell(turn, why);
}

void ScriptStrategy::tell(const Turn &turn, const QString &why) const
{
    turn.done(base::Failure{QStringLiteral("%1: %2.").arg(program(), why)});
}

QString ScriptStrategy::program() const
{
    return QStringLiteral("The program \"%1\"")
        .arg(base::quotable(m_options.command.join(u' '), 60));
}

} // namespace league::player
