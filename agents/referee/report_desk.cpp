#include "agents/referee/report_desk.h"

#include "agents/base/logging.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"
#include "agents/store/league_facts.h"

namespace league::referee {

ReportDesk::ReportDesk(transport::RpcClient &client, store::Outbox *outbox, store::Journal *results)
    : m_client(client), m_outbox(outbox), m_results(results)
{
    if (m_results)
        connect(m_results, &store::Journal::resultAppended, this, &ReportDesk::noteResult);
    if (!m_outbox)
        return;
    const auto kept = m_outbox->pending();
    for (const auto &[key, payload] : kept) {
        const base::Result<protocol::MatchResultReport> report =
            protocol::read<protocol::MatchResultReport>(payload);
        if (report)
            m_pending[key].report = *report;
        else
            qCWarning(base::refereeLog).noquote() << "Outbox:" << report.failure().sentence;
    }
}

void ReportDesk::setDestination(QUrl manager, Envelopes envelopes, transport::CallPolicy policy)
{
    m_manager = std::move(manager);
    m_envelopes = std::move(envelopes);
    m_policy = std::move(policy);
}

void ReportDesk::keep(const protocol::MatchResultReport &report, Then then)
{
    const QString key = keyOf(report);
    Pending &pending = m_pending[key];
    pending.report = report;
    pending.whenSafe = std::move(then);
    if (m_outbox) {
        m_outbox->put(key, protocol::payloadOf(report));
        m_outbox->whenKept(key, this, [this, key] { tellSafe(key); });
    } else if (!m_results) {
        tellSafe(key);
    }
}

void ReportDesk::send(const protocol::MatchResultReport &report)
{
    const QString key = keyOf(report);
    const auto it = m_pending.find(key);
    if (it == m_pending.end())
        return; // it went as it was kept, when the manager was heard of
    it->second.report = report;
    if (!m_outbox)
        return deliver(key);
    m_outbox->whenSafe(key, this, [this, key](const base::Outcome &outcome) {
        // A full disk must not keep a result from the manager, who keeps it safe as well.
        if (!outcome)
            qCWarning(base::refereeLog).noquote() << "Outbox:" << outcome.failure().sentence;
        deliver(key);
    });
}

void ReportDesk::noteResult(const store::Entry &entry)
{
    for (const auto &[key, pending] : m_pending) {
        if (pending.report.matchId.text() != entry.subject) // most are of other referees
            continue;
        const auto result = protocol::read<store::ResultFact>(entry.body);
        if (result && !result->refereeId.isEmpty()
            && pending.report.attempt.value_or(1) == result->attempt)
            m_results->whenKept(entry.seq, this, [this, key = key] { tellSafe(key); });
    }
}

void ReportDesk::tellSafe(const QString &key)
{
    const auto it = m_pending.find(key);
    if (it == m_pending.end())
        return;
    if (const Then then = std::exchange(it->second.whenSafe, {}))
        then();
}

void ReportDesk::deliverPending()
{
    std::vector<QString> keys;
    for (const auto &[key, pending] : m_pending) {
        if (!pending.underWay)
            keys.push_back(key);
    }
    for (const QString &key : keys)
        deliver(key);
}

QList<protocol::HeldMatch> ReportDesk::pending() const
{
    QList<protocol::HeldMatch> matches;
    for (const auto &[key, pending] : m_pending) {
        const protocol::MatchResultReport &report = pending.report;
        matches.append({report.leagueId, report.matchId, report.attempt.value_or(1),
                        protocol::HeldState::Reporting});
    }
    return matches;
}

QString ReportDesk::keyOf(const protocol::MatchResultReport &report)
{
    return QStringLiteral("%1/%2/%3")
        .arg(report.leagueId.text(), report.matchId.text(),
             QString::number(report.attempt.value_or(1)));
}

void ReportDesk::deliver(const QString &key)
{
    const auto it = m_pending.find(key);
    if (it == m_pending.end() || it->second.underWay || m_manager.isEmpty())
        return;
    it->second.underWay = true;
    it->second.call = m_client.call(
        m_manager, protocol::MatchResultReport::Method,
        protocol::write(m_envelopes(), it->second.report), m_policy,
        [this, key](const transport::RpcOutcome &outcome) { onOutcome(key, outcome); });
}

void ReportDesk::onOutcome(const QString &key, const transport::RpcOutcome &outcome)
{
    const auto it = m_pending.find(key);
    if (it == m_pending.end())
        return;
    it->second.underWay = false;
    const base::MatchId match = it->second.report.matchId;
    const int attempt = it->second.report.attempt.value_or(1);
    const bool managersOwnTrouble = outcome.error.code == protocol::rpc_code::InternalError;
    if (outcome.kind == transport::RpcOutcome::Kind::Refused && !managersOwnTrouble) {
        settle(key);
        Q_EMIT refused(match, attempt, protocol::failureFrom(outcome.error));
        return;
    }
    if (!outcome.ok()) {
        qCWarning(base::refereeLog).noquote().nospace()
            << "Report of " << match.text() << " not delivered: " << outcome.reason;
        return;
    }
    const JsonObject reply = outcome.result.toObject();
    if (protocol::messageTypeOf(reply) == protocol::LeagueError::Type) {
        settle(key);
        const base::Result<protocol::LeagueError> error =
            protocol::read<protocol::LeagueError>(reply);
        Q_EMIT refused(match, attempt, error ? protocol::failureFrom(*error) : error.failure());
        return;
    }
    tellSafe(key); // the manager acknowledges what is on its disk
    settle(key);
    Q_EMIT acknowledged(match, attempt);
    deliverPending(); // the manager is there: what was given up before may go too
}

void ReportDesk::settle(const QString &key)
{
    m_pending.erase(key);
    if (m_outbox)
        m_outbox->acknowledge(key);
}

} // namespace league::referee
