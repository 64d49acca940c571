#include "agents/base/state_chart.h"

#include "agents/base/logging.h"
#include "agents/base/time_account.h"

#include <QCoreApplication>
#include <QSignalTransition>
#include <QState>
#include <QStateMachine>
#include <QThread>

#include <algorithm>
#include <vector>

namespace league::base {

// What the machine listens to: one signal that carries the trigger.
class TriggerSource : public QObject
{
    Q_OBJECT

Q_SIGNALS:
    void fired(int trigger);
};

namespace {

// A state that says where the machine is. Signals of QState would say the same, at the price of
// half a transition.
class PlaceState : public QState
{
public:
    PlaceState(qsizetype place, qsizetype &current, QState *parent)
        : QState(parent), m_place(place), m_current(current)
    {
    }

protected:
    void onEntry(QEvent *) override { m_current = m_place; }

private:
    qsizetype m_place;
    qsizetype &m_current;
};

// One row of the table inside the machine. Signal transitions run synchronously when the machine
// is idle, which posted events do not.
class RowTransition : public QSignalTransition
{
public:
    RowTransition(TriggerSource *source, int trigger, QState *from, QState *to)
        : QSignalTransition(source, &TriggerSource::fired, from), m_trigger(trigger)
    {
        setTargetState(to);
    }

protected:
    bool eventTest(QEvent *event) override
    {
        if (!QSignalTransition::eventTest(event))
            return false;
        const auto *signal = static_cast<QStateMachine::SignalEvent *>(event);
        return signal->arguments().constFirst().toInt() == m_trigger;
    }

private:
    int m_trigger;
};

} // namespace

class StateChart::Machine
{
public:
    class Pool;

    explicit Machine(const ChartTable &table)
        : m_rows(table.rows.begin(), table.rows.end()),
          m_names(table.states()),
          m_triggers(table.triggers())
    {
        QList<QState *> states;
        for (qsizetype i = 0; i < m_names.size(); ++i) {
            auto *state = new PlaceState(i, m_current, &m_machine);
            state->setObjectName(m_names.at(i));
            states.append(state);
        }
        for (const ChartRow &row : table.rows) {
            // The source state owns the transition.
            new RowTransition(&m_source, static_cast<int>(m_triggers.indexOf(row.trigger)),
                              states.at(m_names.indexOf(row.from)),
                              states.at(m_names.indexOf(row.to)));
        }
        m_states = states;
    }

    // Whether it was made of the very same words.
    [[nodiscard]] bool isOf(const ChartTable &table) const
    {
        const auto isSame = [](QLatin1String a, QLatin1String b) { return a.data() == b.data(); };
        return std::ranges::equal(m_rows, table.rows, [&](const ChartRow &a, const ChartRow &b) {
            return isSame(a.from, b.from) && isSame(a.trigger, b.trigger) && isSame(a.to, b.to);
        });
    }

    [[nodiscard]] bool isAtHome() const { return m_machine.thread() == QThread::currentThread(); }

    void startIn(QLatin1String state)
    {
        if (m_machine.isRunning()) {
            m_machine.stop();
            runPostedSteps();
        }
        m_machine.setInitialState(m_states.at(m_names.indexOf(state)));
        m_machine.start();
        runPostedSteps();
        Q_ASSERT(m_machine.isRunning() && m_names.at(m_current) == state);
    }

    QLatin1String fire(QLatin1String trigger)
    {
        Q_EMIT m_source.fired(static_cast<int>(m_triggers.indexOf(trigger)));
        return m_names.at(m_current);
    }

private:
    // start() and stop() only post their work; doing it here makes both synchronous.
    void runPostedSteps() { QCoreApplication::sendPostedEvents(&m_machine, QEvent::MetaCall); }

    std::vector<ChartRow> m_rows;
    QList<QLatin1String> m_names;
    QList<QLatin1String> m_triggers;
    TriggerSource m_source;
    QStateMachine m_machine;
    QList<QState *> m_states;
    qsizetype m_current = 0;
};

// Machines of charts that are gone, for those that come: making one costs four times as much as
// starting it again, and a league makes one for every match and player. One pool a thread.
class StateChart::Machine::Pool
{
public:
    [[nodiscard]] static std::unique_ptr<Machine> take(const ChartTable &table)
    {
        std::vector<std::unique_ptr<Machine>> &free = all();
        const auto found = std::find_if(free.rbegin(), free.rend(),
                                        [&](const auto &machine) { return machine->isOf(table); });
        if (found == free.rend())
            return std::make_unique<Machine>(table);
        std::unique_ptr<Machine> machine = std::move(*found);
        free.erase(std::next(found).base());
        return machine;
    }

    static void giveBack(std::unique_ptr<Machine> machine)
    {
        constexpr size_t MostKept = 100;
        if (machine && machine->isAtHome() && all().size() < MostKept)
            all().push_back(std::move(machine));
    }

private:
    [[nodiscard]] static std::vector<std::unique_ptr<Machine>> &all()
    {
        thread_local std::vector<std::unique_ptr<Machine>> machines;
        return machines;
    }
};

StateChart::StateChart(const ChartTable &table, QString subject, const Clock &clock,
                       QObject *parent)
    : QObject(parent),
      m_table(table),
      m_subject(std::move(subject)),
      m_clock(clock),
      m_state(table.initial)
{
}

StateChart::~StateChart()
{
    Machine::Pool::giveBack(std::move(m_machine));
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
    if (!m_machine) {
        m_machine = Machine::Pool::take(m_table);
        m_machine->startIn(m_state);
    }
    const QLatin1String from = m_state;
    m_state = m_machine->fire(trigger);
    const Transition transition{m_clock.utcMs(), m_table.name, m_subject, from,
                                m_state,         row->trigger};
    qCDebug(chartLog).noquote().nospace() << m_subject << ": " << m_table.name << ' ' << from
                                          << " -> " << m_state << " by " << trigger;
    const Charge others(Expense::Rest);
    Q_EMIT transitioned(transition);
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
    if (m_machine)
        m_machine->startIn(m_state);
    return Done{};
}

} // namespace league::base

#include "state_chart.moc"
