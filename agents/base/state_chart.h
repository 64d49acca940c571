// StateChart: a ChartTable that runs.
//
// Owned by whatever has the state (an agent, a match, a breaker) and used on that owner's thread.
// fire() is synchronous: when it returns, the chart is in its new state and transitioned() has been
// emitted. A trigger that the current state does not know is refused, reported by refused() and in
// the log, and changes nothing; it is never silently ignored.
//
// The rows are all there is to run: no state holds another, nothing guards a row. Qt's machine for
// charts of every kind takes ten microseconds for a step, a few hundred thousand times in a large
// league; it stands in the tests instead, where it must walk every table as this class does.
#pragma once

#include "agents/base/chart_table.h"
#include "agents/base/clock.h"
#include "agents/base/result.h"

#include <QObject>
#include <QString>

namespace league::base {

// What is known of one change of state; enough for the journal and for any diagram.
struct Transition
{
    qint64 utcMs = 0;
    QLatin1String chart;
    QString subject;
    QLatin1String from;
    QLatin1String to;
    QLatin1String trigger;
};

class StateChart : public QObject
{
    Q_OBJECT

public:
    // The table and the clock must outlive the chart. `subject` says whose state it is: "R1M1".
    StateChart(const ChartTable &table, QString subject, const Clock &clock,
               QObject *parent = nullptr);

    [[nodiscard]] const ChartTable &table() const { return m_table; }
    [[nodiscard]] const QString &subject() const { return m_subject; }
    // An agent learns its id only when it is registered.
    void setSubject(QString subject) { m_subject = std::move(subject); }

    [[nodiscard]] QLatin1String state() const { return m_state; }
    [[nodiscard]] bool isIn(QLatin1String state) const { return m_state == state; }
    [[nodiscard]] bool isTerminal() const { return m_table.isTerminal(m_state); }
    [[nodiscard]] bool knows(QLatin1String trigger) const;

    // Moves to the next state, or says why the current one does not know the trigger.
    Outcome fire(QLatin1String trigger);
    // Starts over in a named state, for recovery from a journal; no transition is reported.
    Outcome restartIn(QLatin1String state);

Q_SIGNALS:
    void transitioned(const league::base::Transition &transition);
    void refused(const QString &subject, const QString &state, const QString &trigger);

private:
    const ChartTable &m_table;
    QString m_subject;
    const Clock &m_clock;
    QLatin1String m_state;
};

} // namespace league::base
