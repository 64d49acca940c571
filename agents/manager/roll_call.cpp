#include "agents/manager/roll_call.h"

namespace league::manager {

void RollCall::begin(const QSet<QString> &agents, std::chrono::milliseconds patience)
{
    m_missing = agents;
    m_isUnderWay = true;
    m_patience = m_clock.after(agents.isEmpty() ? std::chrono::milliseconds(0) : patience,
                               [this] { finish(); });
}

void RollCall::note(const QString &agent)
{
    if (m_missing.remove(agent) && m_missing.isEmpty())
        finish();
}

void RollCall::finish()
{
    if (!std::exchange(m_isUnderWay, false))
        return;
    m_patience.cancel();
    Q_EMIT over();
}

} // namespace league::manager
