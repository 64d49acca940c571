#include "agents/base/state_chart.h"

#include "agents/base/logging.h"
#include "agents/base/time_account.h"

#include <QStringBuilder>

namespace league::base {

namespace {

// A match makes a dozen moves, and printf's way to write a line is the longest part of a move.
void logMove(const QString &subject, const ChartTable &table, const ChartRow &row)
{
    const QLoggingCategory &log = chartLog();
    if (!log.isDebugEnabled())
        return;
    const QMessageLogContext context(nullptr, 0, nullptr, log.categoryName());
    qt_message_output(QtDebugMsg, context,
                      subject % QLatin1String(": ") % table.name % QLatin1Char(' ') % row.from
                          % QLatin1String(" -> ") % row.to % QLatin1String(" by ") % row.trigger);
}

} // namespace

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
    logMove(m_subject, m_table, *row);
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
