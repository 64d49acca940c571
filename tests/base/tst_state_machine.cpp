// Qt's own state machine, made of the same rows, walks every table exactly as StateChart does.
#include "agents/base/charts/chart_catalogue.h"
#include "agents/base/fake_clock.h"
#include "agents/base/random_stream.h"
#include "agents/base/state_chart.h"

#include <QSignalTransition>
#include <QState>
#include <QStateMachine>
#include <QTest>

using namespace league::base;

// What the machine listens to: one signal that carries the trigger.
class TriggerSource : public QObject
{
    Q_OBJECT

Q_SIGNALS:
    void fired(int trigger);
};

namespace {

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
        return QSignalTransition::eventTest(event)
            && static_cast<QStateMachine::SignalEvent *>(event)->arguments().constFirst().toInt()
            == m_trigger;
    }

private:
    int m_trigger;
};

class QtChart
{
public:
    explicit QtChart(const ChartTable &table) : m_triggers(table.triggers())
    {
        const QList<QLatin1String> names = table.states();
        QList<QState *> states;
        for (const QLatin1String name : names) {
            auto *state = new QState(&m_machine);
            state->setObjectName(name);
            states.append(state);
        }
        for (const ChartRow &row : table.rows) {
            // The source state owns the transition.
            new RowTransition(&m_source, static_cast<int>(m_triggers.indexOf(row.trigger)),
                              states.at(names.indexOf(row.from)), states.at(names.indexOf(row.to)));
        }
        m_machine.setInitialState(states.constFirst());
        m_machine.start();
        QCoreApplication::sendPostedEvents(&m_machine, QEvent::MetaCall);
    }

    [[nodiscard]] QString state() const
    {
        return (*m_machine.configuration().constBegin())->objectName();
    }

    void fire(QLatin1String trigger)
    {
        Q_EMIT m_source.fired(static_cast<int>(m_triggers.indexOf(trigger)));
    }

private:
    QList<QLatin1String> m_triggers;
    TriggerSource m_source;
    QStateMachine m_machine;
};

} // namespace

class TestStateMachine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothTakeTheSameSteps_data()
    {
        QTest::addColumn<QString>("name");
        for (const ChartTable &table : allCharts())
            QTest::newRow(table.name.data()) << QString(table.name);
    }

    void bothTakeTheSameSteps()
    {
        QFETCH(QString, name);
        const ChartTable &table = *findChart(name);
        const QList<QLatin1String> triggers = table.triggers();
        FakeClock clock;
        RandomStream dice(RandomStream::seedFromText(name), u"walk");
        constexpr int Walks = 20;
        constexpr int Steps = 40;
        QSet<QString> visited;
        for (int walk = 0; walk < Walks; ++walk) {
            StateChart ours(table, name, clock);
            QtChart theirs(table);
            for (int step = 0; step < Steps; ++step) {
                QCOMPARE(QString(ours.state()), theirs.state());
                visited.insert(theirs.state());
                const QLatin1String trigger = triggers.at(
                    static_cast<qsizetype>(dice.next() % static_cast<quint64>(triggers.size())));
                const bool isKnown = ours.knows(trigger);
                const QString before = theirs.state();
                if (!isKnown)
                    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("refuses"));
                QCOMPARE(ours.fire(trigger).ok(), isKnown);
                theirs.fire(trigger);
                if (!isKnown)
                    QCOMPARE(theirs.state(), before);
            }
        }
        QVERIFY2(visited.size() > 1, "the walks have led nowhere");
    }
};

QTEST_GUILESS_MAIN(TestStateMachine)
#include "tst_state_machine.moc"
