#include "app/preflight/checkup.h"

#include "agents/base/token.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/conversation_id.h"
#include "agents/protocol/message.h"
#include "app/preflight/wording.h"

namespace league::app {

using transport::RpcOutcome;

namespace {

const QByteArray BrokenJson = QByteArrayLiteral("{\"jsonrpc\": \"2.0\", \"id\": 1, \"method\": ");

// What nobody knows, in our own form.
struct UnknownMessage
{
    static constexpr QLatin1String Type{"PREFLIGHT_UNKNOWN"};
    static constexpr QLatin1String Method{"preflight_unknown"};

    template<class Self, class V>
    static void describe(Self &, V &)
    {
    }
};

} // namespace

Checkup::Checkup(const Means &means, const QUrl &agent)
    : m_means(means), m_interview(agent, means.options.headers, means.wire, means.clock)
{
}

void Checkup::begin()
{
    m_steps = steps();
    next();
}

void Checkup::next()
{
    if (m_steps.isEmpty()) {
        Q_EMIT finished();
        return;
    }
    m_current = m_steps.takeFirst();
    m_current.run();
}

void Checkup::conclude(Verdict verdict, const QString &reason, const Evidence &evidence)
{
    Q_EMIT checked({m_current.id, m_current.title, verdict, reason, evidence});
    next();
}

void Checkup::giveUp(const QString &reason, const Evidence &evidence)
{
    const QString title = m_current.title;
    for (Step &step : m_steps) {
        step.run = [this, title] {
            conclude(Verdict::Skipped, QStringLiteral("Not tried, because of \"%1\".").arg(title));
        };
    }
    conclude(Verdict::Failed, reason, evidence);
}

Checkup::Step Checkup::reachable()
{
    return {QStringLiteral("reachable"), QStringLiteral("Can be reached"), [this] {
                interview().knock(options().joinTimeout, [this](const Reply &reply) {
                    const bool isSilent = reply.outcome.kind == RpcOutcome::Kind::TimedOut;
                    m_isUnreachable = reply.isUnreachable();
                    if (m_isUnreachable || isSilent)
                        return giveUp(whyUnreachable(reply, interview().agent()), reply.evidence);
                    conclude(
                        Verdict::Passed,
                        QStringLiteral("%1 answers HTTP.").arg(interview().agent().toString()));
                });
            }};
}

Checkup::Step Checkup::stillThere(const QString &id, const QString &title, const QString &what)
{
    return {id, title, [this, what] {
                interview().knock(options().joinTimeout, [this, what](const Reply &reply) {
                    const bool isSilent = reply.outcome.kind == RpcOutcome::Kind::TimedOut;
                    if (reply.isUnreachable() || isSilent) {
                        return giveUp(QStringLiteral("After %1 it no longer answers (%2): the "
                                                     "program has ended or hangs.")
                                          .arg(what, reply.outcome.reason),
                                      reply.evidence);
                    }
                    conclude(Verdict::Passed,
                             QStringLiteral("It still answers after %1.").arg(what));
                });
            }};
}

Checkup::Step Checkup::heartbeat()
{
    return {QStringLiteral("heartbeat"), QStringLiteral("Answers HEARTBEAT or ping"), [this] {
                protocol::Heartbeat beat;
                beat.nonce = base::randomHex(4);
                const auto judge = [this](const Reply &reply) {
                    if (reply.ok())
                        return conclude(Verdict::Passed, QStringLiteral("It is alive."));
                    conclude(
                        Verdict::Warning,
                        whyNoAnswer(reply, QStringLiteral("a heartbeat"), options().joinTimeout)
                            + QStringLiteral(" It can play without, but a manager finds out "
                                             "later when it is gone."),
                        reply.evidence);
                };
                const auto ping = [this, judge](const Reply &reply) {
                    if (reply.ok())
                        return judge(reply);
                    interview().ask(QStringLiteral("ping"), {}, options().joinTimeout, judge);
                };
                interview().ask(protocol::Heartbeat::Method,
                                protocol::write(envelope(protocol::managerSender()), beat),
                                options().joinTimeout, ping);
            }};
}

Checkup::Step Checkup::unknownMessage()
{
    return {QStringLiteral("unknown_message"), QStringLiteral("Refuses what it does not know"),
            [this] {
                interview().ask(
                    UnknownMessage::Method,
                    protocol::write(envelope(protocol::managerSender()), UnknownMessage()),
                    options().joinTimeout, [this](const Reply &reply) {
                        if (reply.outcome.kind == RpcOutcome::Kind::Refused || reply.ok()) {
                            return conclude(Verdict::Passed,
                                            QStringLiteral("An unknown message is answered."));
                        }
                        conclude(Verdict::Warning,
                                 whyNoAnswer(reply, QStringLiteral("an unknown message"),
                                             options().joinTimeout)
                                     + QStringLiteral(" Answer it with the JSON-RPC error -32601."),
                                 reply.evidence);
                    });
            }};
}

Checkup::Step Checkup::brokenJson()
{
    return {QStringLiteral("broken_json"), QStringLiteral("Refuses broken JSON"), [this] {
                interview().send(BrokenJson, options().joinTimeout, [this](const Reply &reply) {
                    const int status = reply.outcome.httpStatus;
                    if ((status != 0 && status < 500) || reply.marks.isReply) {
                        return conclude(
                            Verdict::Passed,
                            QStringLiteral("Broken JSON is answered with HTTP %1.").arg(status));
                    }
                    conclude(
                        Verdict::Warning,
                        whyNoAnswer(reply, QStringLiteral("broken JSON"), options().joinTimeout)
                            + QStringLiteral(" Answer it with HTTP 400, or with the JSON-RPC error "
                                             "-32700."),
                        reply.evidence);
                });
            }};
}

void Checkup::tell(const QString &method, const JsonObject &message)
{
    interview().ask(method, message, options().joinTimeout, [this, method](const Reply &reply) {
        if (reply.ok())
            return conclude(Verdict::Passed, QStringLiteral("It acknowledges %1.").arg(method));
        if (isForItsOwnLeague(reply)) {
            return conclude(Verdict::Skipped,
                            QStringLiteral("It takes %1 only from the manager of its own league, "
                                           "which is right; --manager-port lets it register here.")
                                .arg(method));
        }
        conclude(Verdict::Warning,
                 whyNoAnswer(reply, method, options().joinTimeout)
                     + QStringLiteral(" It can play without, but should acknowledge it with "
                                      "{\"status\": \"OK\"}."),
                 reply.evidence);
    });
}

protocol::Envelope Checkup::envelope(const QString &sender, const QString &token) const
{
    return {.sender = sender,
            .timestampMs = m_means.clock.utcMs(),
            .conversationId = protocol::conversationId(u"preflight", base::randomHex(6)),
            .authToken = token};
}

} // namespace league::app
