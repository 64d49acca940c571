#include "agents/manager/league_record.h"

#include "agents/protocol/agent_address.h"
#include "agents/protocol/record_facts.h"

namespace league::manager {

LeagueRecord::LeagueRecord(store::Journal &journal, const base::Clock &clock,
                           const base::LeagueId &league)
    : m_journal(journal), m_clock(clock), m_league(league)
{
}

void LeagueRecord::whenKept(qint64 seq, QObject *context, const std::function<void()> &done)
{
    m_journal.whenKept(seq, context, done);
}

void LeagueRecord::writeTransition(const base::Transition &transition)
{
    append(transition.utcMs, managerName(), transition.subject, protocol::TransitionFact::Kind,
           QStringLiteral("public"), protocol::payloadOf(protocol::TransitionFact::of(transition)));
}

qint64 LeagueRecord::append(qint64 timeMs, const QString &actor, const QString &subject,
                            const QString &kind, const QString &visibility, const JsonObject &body,
                            store::Urgency urgency)
{
    store::Entry entry;
    entry.timeMs = timeMs;
    entry.actor = actor;
    entry.subject = subject;
    entry.kind = kind;
    entry.visibility = visibility;
    entry.body = body;
    return m_journal.append(std::move(entry), urgency);
}

QString LeagueRecord::managerName()
{
    return protocol::managerSender();
}

} // namespace league::manager
