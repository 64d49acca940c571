#include "agents/player/channel/script_voice.h"

#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/protocol/script_lines.h"

#include <algorithm>

namespace league::player {

using namespace protocol;
using std::chrono::milliseconds;

namespace {

// The orchestrator must hear of a failure before its own time is up.
milliseconds timeToThink(milliseconds time)
{
    return time - std::clamp(time / 10, milliseconds(50), milliseconds(1'000));
}

} // namespace

ScriptVoice::ScriptVoice(ScriptVoiceOptions options, base::ChannelId channel, base::AgentId self,
                         base::Clock &clock)
    : m_options(std::move(options)),
      m_channel(std::move(channel)),
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

ScriptVoice::~ScriptVoice()
{
    if (m_process.isRunning())
        m_process.write(toLine(ScriptBye()));
}

void ScriptVoice::startProgram()
{
    m_isWarned = false;
    m_whyDown.clear();
    m_owed = 0;
    m_process.start();
    m_process.write(toLine(TalkHello{m_options.displayName, m_self, m_channel}));
}

void ScriptVoice::speak(const Floor &floor, const Microphone &microphone)
{
    if (m_asked) // the turn before was never closed; this one replaces it
        turnOver(m_asked->turn, QStringLiteral("A new turn has begun."));
    Question question{++m_lastId, floor.turn, microphone, {}};
    if (!isUp())
        return tell(question, QStringLiteral("it does not run: %1").arg(m_whyDown));
    TalkTurn line{.id = question.id,
                  .channel = floor.channel,
                  .turn = floor.turn,
                  .agent = floor.self,
                  .turnNumber = floor.turnNumber,
                  .cycle = floor.cycle,
                  .members = floor.members,
                  .messages = floor.heard,
                  .waitsLeft = floor.waitsLeft,
                  .deadlineMs = {},
                  .resumedBy = floor.resumedBy,
                  .draft = floor.draft};
    if (floor.time) {
        const milliseconds time = timeToThink(*floor.time);
        line.deadlineMs = time.count();
        question.deadline = m_clock.after(time, [this, time] {
            fail(QStringLiteral("it did not answer within %1 ms").arg(time.count()));
        });
    }
    m_last = microphone;
    m_asked = std::move(question);
    m_process.renewAllowance();
    m_process.write(toLine(line));
}

void ScriptVoice::hear(const ChannelEntry &entry)
{
    if (isUp())
        m_process.write(toLine(TalkMessage{entry}));
}

void ScriptVoice::turnOver(const base::TurnId &turn, const QString &why)
{
    if (!m_asked || !(m_asked->turn == turn))
        return;
    m_asked.reset();
    ++m_owed;
    if (isUp())
        m_process.write(toLine(TalkOver{turn, why}));
}

void ScriptVoice::onLine(const QByteArray &line)
{
    if (line.trimmed().isEmpty())
        return;
    const base::Result<TalkReply> reply = readTalkReply(line);
    if (reply && reply->resolved) {
        if (m_last.resolve)
            m_last.resolve(reply->note);
        return;
    }
    const bool isLate = m_owed > 0 && reply && reply->chunk.isEmpty()
        && (!reply->id || !m_asked || reply->id != m_asked->id);
    if (isLate)
        --m_owed;
    if (isLate || !m_asked || (reply && reply->id && reply->id != m_asked->id))
        return warnOfUnaskedLine(line);
    if (!reply)
        return fail(reply.failure().sentence);
    onReply(*reply);
}

void ScriptVoice::onReply(const TalkReply &reply)
{
    if (!reply.chunk.isEmpty() && m_asked->microphone.stream) {
        m_asked->microphone.stream(reply.segment, reply.chunk);
        if (!reply.done)
            return;
    }
    if (reply.wait)
        return answer(WaitWish{*reply.wait, reply.reason, reply.maxWaitSeconds});
    if (reply.useDraft)
        return answer(KeepDraft());
    answer(Speech{reply.words(), reply.think});
}

void ScriptVoice::answer(const TurnReply &reply)
{
    m_failures = 0;
    const Question question = *std::exchange(m_asked, std::nullopt);
    question.microphone.done(reply);
}

void ScriptVoice::warnOfUnaskedLine(const QByteArray &line)
{
    if (std::exchange(m_isWarned, true))
        return;
    qCWarning(base::playerLog).noquote()
        << QStringLiteral("%1 wrote \"%2\" although it has no turn; such lines are ignored. "
                          "Whatever is not an answer belongs on stderr.")
               .arg(program(), base::quotable(QString::fromUtf8(line.left(200))));
}

void ScriptVoice::onEnded(const QString &why)
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
    if (m_asked)
        tell(*std::exchange(m_asked, std::nullopt), why);
}

void ScriptVoice::fail(const QString &why)
{
    const Question question = *std::exchange(m_asked, std::nullopt);
    m_whyDown = why; // nothing is asked of this run any more
    m_process.kill(why);
    tell(question, why);
}

void ScriptVoice::tell(const Question &question, const QString &why) const
{
    question.microphone.done(base::Failure{QStringLiteral("%1: %2.").arg(program(), why)});
}

QString ScriptVoice::program() const
{
    return QStringLiteral("The program \"%1\"")
        .arg(base::quotable(m_options.command.join(u' '), 60));
}

} // namespace league::player
