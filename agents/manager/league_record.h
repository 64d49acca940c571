// LeagueRecord: writes what happens in a league into its journal.
//
// Owned by the LeagueManager and used by its desks, so that each fact is written in one way.
#pragma once

#include "agents/base/clock.h"
#include "agents/base/ids.h"
#include "agents/base/state_chart.h"
#include "agents/protocol/message.h"
#include "agents/store/journal.h"

namespace league::manager {

class LeagueRecord
{
public:
    // Journal and clock must outlive the record.
    LeagueRecord(store::Journal &journal, const base::Clock &clock, const base::LeagueId &league);

    [[nodiscard]] store::Journal &journal() { return m_journal; }
    [[nodiscard]] const base::LeagueId &league() const { return m_league; }

    // A fact of the manager's own; the subject is the league unless another is named. Returns the
    // entry's number.
    template<class Fact>
    qint64 write(const Fact &fact, const QString &subject = {},
                 store::Urgency urgency = store::Urgency::Relaxed)
    {
        return append(m_clock.utcMs(), managerName(), subject.isEmpty() ? m_league.text() : subject,
                      Fact::Kind, QStringLiteral("public"), protocol::payloadOf(fact), urgency);
    }

    // Calls done when the entry is on disk, however often a commit fails before; from the event
    // loop and only while the context lives.
    void whenKept(qint64 seq, QObject *context, const std::function<void()> &done);

    void writeTransition(const base::Transition &transition);
    // Something another agent has told; the time is when it happened there.
    qint64 append(qint64 timeMs, const QString &actor, const QString &subject, const QString &kind,
                  const QString &visibility, const JsonObject &body,
                  store::Urgency urgency = store::Urgency::Relaxed);

private:
    [[nodiscard]] static QString managerName();

    store::Journal &m_journal;
    const base::Clock &m_clock;
    base::LeagueId m_league;
};

} // namespace league::manager
