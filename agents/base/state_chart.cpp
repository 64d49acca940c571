#include "agents/base/state_chart.h"

#include "agents/base/logging.h"
#include "agents/base/time_account.h"

namespace league::base {

StateChart::StateChart(const ChartTable &table, QString subject, const Clock &clock,
                       QObject *parent)
    : QObject(parent),
      m_table(table),
      m_subject(std::move(subject)),
      m_clock(clock),
      m_state(table.initial)
{
}

bool StateChart::knows(QLatin1String trigger) const
{
    return m_table.find(m_state, trigger) != nullptr;
}

Outcome StateChart::fire(QLatin1String trigger)
{
    const Charge charge(Expense::Charts);
    const ChartRow *row = m_table.find(m_state, trigger);
    if (!row) {
        qCWarning(chartLog).noquote().nospace()
            << m_subject << ": " << m_table.name << " refuses " << trigger << " in " << m_state;
        Q_EMIT refused(m_subject, m_state, trigger);
        return Failure{QStringLiteral("%1 is in state %2, which does not know %3.")
                           .arg(m_subject, m_state, trigger)};
    }
    m_state = row->to;
    // The words of a table are literals, so they end where C expects it.
    qCDebug(chartLog, "%s: %s %s -> %s by %s", qUtf8Printable(m_subject), m_table.name.data(),
            row->from.data(), row->to.data(), row->trigger.data());
    const Charge others(Expense::Rest);
    Q_EMIT transitioned(
        {m_clock.utcMs(), m_table.name, m_subject, row->from, row->to, row->trigger});
    return Done{};
}

Outcome StateChart::restartIn(QLatin1String state)
{
    if (!m_table.hasState(state)) {
        return Failure{QStringLiteral("The %1 chart has no state %2.").arg(m_table.name, state)};
    }
    // The name must outlive this call: take the table's own.
    const QList<QLatin1String> names = m_table.states();
    m_state = names.at(names.indexOf(state));
    return Done{};
}

} // namespace league::base
