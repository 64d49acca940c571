// RollCall: after a restart of the manager, waits until the agents are heard of.
//
// Owned by the LeagueManager. Agents that live answer the first heartbeat; those that were started
// again register again. The league goes on when everybody is there, or when the patience is over:
// without it, whoever comes a moment later would have lost its match already.
#pragma once

#include "agents/base/clock.h"

#include <QObject>
#include <QSet>

namespace league::manager {

class RollCall : public QObject
{
    Q_OBJECT

public:
    explicit RollCall(base::Clock &clock) : m_clock(clock) { }

    // over() follows, from the event loop or later.
    void begin(const QSet<QString> &agents, std::chrono::milliseconds patience);
    // This agent was heard of; ignored unless it is missing.
    void note(const QString &agent);
    [[nodiscard]] bool isUnderWay() const { return m_isUnderWay; }

Q_SIGNALS:
    // Everybody is there, or nobody else is waited for.
    void over();

private:
    void finish();

    base::Clock &m_clock;
    base::Alarm m_patience;
    QSet<QString> m_missing;
    bool m_isUnderWay = false;
};

} // namespace league::manager
