// Every chart against the documents, row by row, and every pair that no document names.
#include "agents/base/chart_drawing.h"
#include "agents/base/charts/chart_catalogue.h"
#include "agents/base/fake_clock.h"
#include "agents/base/state_chart.h"

#include <QTest>

using namespace league::base;

namespace {

// One arrow of the documents: which chart, from where to where, and who says so. Written out here a
// second time on purpose: a slip in a table must not go unseen.
struct DocumentedArrow
{
    const char *chart;
    const char *from;
    const char *trigger;
    const char *to;
    const char *source;
};

constexpr DocumentedArrow Documented[] = {
    {"agent_lifecycle", "INIT", "CONFIG_LOADED", "REGISTERING", "D0 §1"},
    {"agent_lifecycle", "REGISTERING", "REGISTRATION_ACCEPTED", "REGISTERED", "D0 §1"},
    {"agent_lifecycle", "REGISTERING", "REGISTRATION_REJECTED", "FAILED", "D0 §1"},
    {"agent_lifecycle", "REGISTERING", "REGISTRATION_TIMEOUT", "FAILED", "D0 §1, L-13"},
    {"agent_lifecycle", "REGISTERED", "LEAGUE_STARTED", "ACTIVE", "D0 §1"},
    {"agent_lifecycle", "ACTIVE", "LEAGUE_COMPLETED", "SHUTDOWN", "D0 §1"},
    {"agent_lifecycle", "ACTIVE", "FATAL_ERROR", "SHUTDOWN", "D0 §1"},
    {"agent_lifecycle", "ACTIVE", "MANUAL_STOP", "SHUTDOWN", "D0 §1"},
    {"agent_lifecycle", "FAILED", "CLEANUP_DONE", "SHUTDOWN", "D0 §1"},
    {"agent_lifecycle", "INIT", "MANUAL_STOP", "SHUTDOWN", "ours: stopped by hand"},
    {"agent_lifecycle", "REGISTERING", "MANUAL_STOP", "SHUTDOWN", "ours: stopped by hand"},
    {"agent_lifecycle", "REGISTERED", "MANUAL_STOP", "SHUTDOWN", "ours: stopped by hand"},
    {"league", "STARTUP", "MANAGER_READY", "ACCEPTING_REGISTRATIONS", "D1 §4.1, L-27"},
    {"league", "ACCEPTING_REGISTRATIONS", "LEAGUE_START", "SCHEDULING", "D1 §4.1, L-25"},
    {"league", "SCHEDULING", "SCHEDULE_CREATED", "RUNNING_TOURNAMENT", "D1 §4.1, L-27"},
    {"league", "RUNNING_TOURNAMENT", "ALL_ROUNDS_COMPLETED", "COMPLETED", "D1 §4.1, L-27"},
    {"round", "ROUND_INIT", "SCHEDULE_CREATED", "ANNOUNCED", "D0 §4, L-26"},
    {"round", "ANNOUNCED", "FIRST_MATCH_STARTED", "IN_PROGRESS", "D0 §4, L-26"},
    {"round", "IN_PROGRESS", "ALL_MATCHES_FINISHED", "COMPLETED", "D0 §4, L-26"},
    {"round", "COMPLETED", "MORE_ROUNDS", "ROUND_INIT", "D0 §4, L-26"},
    {"match", "CREATED", "MATCH_ASSIGNED", "WAITING_FOR_PLAYERS", "L-05, L-07"},
    {"match", "WAITING_FOR_PLAYERS", "BOTH_JOINED", "COLLECTING_CHOICES", "L-07"},
    {"match", "WAITING_FOR_PLAYERS", "JOIN_TIMEOUT", "CANCELLED", "L-03, L-07"},
    {"match", "WAITING_FOR_PLAYERS", "JOIN_REFUSED", "CANCELLED", "L-04, L-07"},
    {"match", "COLLECTING_CHOICES", "BOTH_CHOSE", "DRAWING_NUMBER", "L-07"},
    {"match", "COLLECTING_CHOICES", "MAX_RETRIES_EXCEEDED", "TIMEOUT_ERROR", "L-07, L-11"},
    {"match", "COLLECTING_CHOICES", "INVALID_CHOICE", "TIMEOUT_ERROR", "L-07, L-09"},
    {"match", "DRAWING_NUMBER", "NUMBER_DRAWN", "EVALUATING", "L-06, L-07"},
    {"match", "EVALUATING", "WINNER_DETERMINED", "FINISHED", "L-06, L-07"},
    {"match", "TIMEOUT_ERROR", "TECHNICAL_LOSS_ASSIGNED", "FINISHED", "L-06, L-07"},
    {"match", "CANCELLED", "CANCELLATION_REPORTED", "FINISHED", "L-03, L-07"},
    {"match", "CREATED", "MATCH_ABORTED", "ABORTED", "L-07"},
    {"match", "WAITING_FOR_PLAYERS", "MATCH_ABORTED", "ABORTED", "L-07"},
    {"match", "COLLECTING_CHOICES", "MATCH_ABORTED", "ABORTED", "L-07"},
    {"match", "DRAWING_NUMBER", "MATCH_ABORTED", "ABORTED", "L-07"},
    {"match", "EVALUATING", "MATCH_ABORTED", "ABORTED", "L-07"},
    {"match", "TIMEOUT_ERROR", "MATCH_ABORTED", "ABORTED", "L-07"},
    {"match", "CANCELLED", "MATCH_ABORTED", "ABORTED", "L-07"},
    {"mafia_match", "CREATED", "MATCH_ASSIGNED", "WAITING_FOR_PLAYERS", "X-08"},
    {"mafia_match", "WAITING_FOR_PLAYERS", "SEATS_FILLED", "IN_PLAY", "X-08"},
    {"mafia_match", "WAITING_FOR_PLAYERS", "JOIN_TIMEOUT", "CANCELLED", "X-08, MR-36"},
    {"mafia_match", "WAITING_FOR_PLAYERS", "JOIN_REFUSED", "CANCELLED", "X-08, MR-36"},
    {"mafia_match", "IN_PLAY", "GAME_ENDED", "FINISHED", "X-08"},
    {"mafia_match", "CREATED", "MATCH_ABORTED", "ABORTED", "X-08"},
    {"mafia_match", "WAITING_FOR_PLAYERS", "MATCH_ABORTED", "ABORTED", "X-08"},
    {"mafia_match", "IN_PLAY", "MATCH_ABORTED", "ABORTED", "X-08"},
    {"player", "UNREGISTERED", "REGISTRATION_ACCEPTED", "REGISTERED", "D1 §4.3, L-28"},
    {"player", "REGISTERED", "LEAGUE_STARTED", "WAITING_FOR_ROUND", "D1 §4.3, L-28"},
    {"player", "WAITING_FOR_ROUND", "GAME_JOINED", "IN_GAME", "D1 §4.3, L-28"},
    {"player", "IN_GAME", "GAME_ENDED", "WAITING_FOR_ROUND", "D1 §4.3, L-28"},
    {"circuit_breaker", "CLOSED", "FAILURE_THRESHOLD_REACHED", "OPEN", "D0 §3, L-31"},
    {"circuit_breaker", "OPEN", "RECOVERY_TIMEOUT", "HALF_OPEN", "D0 §3, L-31"},
    {"circuit_breaker", "HALF_OPEN", "TRIAL_SUCCEEDED", "CLOSED", "D0 §3, L-31"},
    {"circuit_breaker", "HALF_OPEN", "TRIAL_FAILED", "OPEN", "D0 §3, L-31"},
    {"turn", "OFFLINE", "AGENT_STARTED", "IDLE", "T-010"},
    {"turn", "OFFLINE", "ENABLED", "IDLE", "T-010"},
    {"turn", "IDLE", "ASSIGNED", "QUEUED", "T-011"},
    {"turn", "IDLE", "HUMAN_INPUT", "QUEUED", "T-063"},
    {"turn", "IDLE", "AGENT_STOPPED", "OFFLINE", "T-012"},
    {"turn", "IDLE", "DISABLED", "OFFLINE", "T-012"},
    {"turn", "IDLE", "DISCONNECTED", "OFFLINE", "T-012"},
    {"turn", "QUEUED", "TURN_GRANTED", "ACTIVE", "T-013"},
    {"turn", "QUEUED", "REMOVED", "IDLE", "T-014"},
    {"turn", "QUEUED", "SOLO_PARKED", "IDLE", "TR-05"},
    {"turn", "QUEUED", "DISCONNECTED", "OFFLINE", "T-015"},
    {"turn", "QUEUED", "DISABLED", "OFFLINE", "T-015"},
    {"turn", "QUEUED", "AGENT_STOPPED", "OFFLINE", "T-015"},
    {"turn", "ACTIVE", "TURN_COMPLETE", "QUEUED", "T-016"},
    {"turn", "ACTIVE", "AUTO_DETECTED_END", "QUEUED", "T-036"},
    {"turn", "ACTIVE", "TIMEOUT", "QUEUED", "T-017"},
    {"turn", "ACTIVE", "OPERATOR_SKIP", "QUEUED", "T-017"},
    {"turn", "ACTIVE", "TURN_ERROR", "QUEUED", "T-017"},
    {"turn", "ACTIVE", "WAIT_REQUESTED", "WAITING", "T-018"},
    {"turn", "ACTIVE", "HUMAN_INTERRUPT", "WAITING", "T-018"},
    {"turn", "ACTIVE", "CRASH", "OFFLINE", "T-019"},
    {"turn", "ACTIVE", "DISCONNECTED", "OFFLINE", "T-019"},
    {"turn", "ACTIVE", "DISABLED", "OFFLINE", "T-004"},
    {"turn", "ACTIVE", "AGENT_STOPPED", "OFFLINE", "T-004"},
    {"turn", "ACTIVE", "REMOVED", "IDLE", "T-020"},
    {"turn", "ACTIVE", "TURN_COMPLETE_SOLO", "IDLE", "T-020"},
    {"turn", "WAITING", "WAIT_RESOLVED", "ACTIVE", "T-021"},
    {"turn", "WAITING", "HUMAN_INPUT", "ACTIVE", "T-021"},
    {"turn", "WAITING", "HUMAN_RELEASED", "ACTIVE", "T-021"},
    {"turn", "WAITING", "OPERATOR_RESUME", "ACTIVE", "T-021"},
    {"turn", "WAITING", "WAIT_TIMEOUT", "QUEUED", "T-022"},
    {"turn", "WAITING", "OPERATOR_SKIP", "QUEUED", "T-022"},
    {"turn", "WAITING", "YIELDED_WAIT_RESOLVED", "QUEUED", "T-022"},
    {"turn", "WAITING", "YIELDED_HUMAN_INPUT", "QUEUED", "T-022"},
    {"turn", "WAITING", "YIELDED_OPERATOR_RESUME", "QUEUED", "T-022"},
    {"turn", "WAITING", "CRASH", "OFFLINE", "T-023"},
    {"turn", "WAITING", "DISCONNECTED", "OFFLINE", "T-023"},
    {"turn", "WAITING", "DISABLED", "OFFLINE", "T-023"},
    {"turn", "WAITING", "AGENT_STOPPED", "OFFLINE", "T-023"},
    {"turn", "WAITING", "REMOVED", "IDLE", "T-024"},
    {"mafia_phase", "SETUP", "ROLES_DEALT", "NIGHT_ACTIONS", "M-004"},
    {"mafia_phase", "NIGHT_ACTIONS", "NIGHT_OVER", "MORNING_REVEAL", "M-004"},
    {"mafia_phase", "MORNING_REVEAL", "REVEAL_OVER", "DAY_DISCUSSION", "M-004"},
    {"mafia_phase", "MORNING_REVEAL", "NIGHT_DECIDED_GAME", "RESOLUTION", "M-004, MR-13"},
    {"mafia_phase", "DAY_DISCUSSION", "DISCUSSION_OVER", "DAY_VOTING", "M-004"},
    {"mafia_phase", "DAY_VOTING", "VOTES_COUNTED", "RESOLUTION", "M-004"},
    {"mafia_phase", "RESOLUTION", "NO_WINNER", "NIGHT_ACTIONS", "M-004"},
    {"mafia_phase", "RESOLUTION", "GAME_DECIDED", "END", "M-004"},
    {"channel", "RUNNING", "PAUSE", "PAUSED", "protocol.md §12.1"},
    {"channel", "RUNNING", "SILENT_CYCLES", "PAUSED", "T-075"},
    {"channel", "PAUSED", "RESUME", "RUNNING", "protocol.md §12.1"},
    {"channel", "RUNNING", "CLOSE", "CLOSED", "protocol.md §12.1"},
    {"channel", "PAUSED", "CLOSE", "CLOSED", "protocol.md §12.1"},
};

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private:
    FakeClock m_clock;

private Q_SLOTS:
    void everyDocumentedArrow_isTakenByTheRunningChart_data()
    {
        QTest::addColumn<const DocumentedArrow *>("arrow");
        for (const DocumentedArrow &arrow : Documented) {
            QTest::addRow("%s: %s by %s to %s (%s)", arrow.chart, arrow.from, arrow.trigger,
                          arrow.to, arrow.source)
                << &arrow;
        }
    }

    void everyDocumentedArrow_isTakenByTheRunningChart()
    {
        QFETCH(const DocumentedArrow *, arrow);
        const ChartTable *table = findChart(QString::fromLatin1(arrow->chart));
        QVERIFY(table);
        StateChart chart(*table, QStringLiteral("it"), m_clock);
        QVERIFY(chart.restartIn(QLatin1String(arrow->from)));
        QVERIFY(chart.fire(QLatin1String(arrow->trigger)));
        QCOMPARE(chart.state(), QLatin1String(arrow->to));
    }

    void noTable_hasARowThatNoDocumentNames()
    {
        qsizetype rows = 0;
        for (const ChartTable &table : allCharts())
            rows += static_cast<qsizetype>(table.rows.size());
        QCOMPARE(rows, static_cast<qsizetype>(std::size(Documented)));
    }

    // S-02
    void everyPairThatIsNotInATable_isRefused_data()
    {
        QTest::addColumn<QString>("name");
        for (const ChartTable &table : allCharts())
            QTest::addRow("%s", table.name.data()) << QString(table.name);
    }

    void everyPairThatIsNotInATable_isRefused()
    {
        QFETCH(QString, name);
        const ChartTable &table = *findChart(name);
        StateChart chart(table, QStringLiteral("it"), m_clock);
        int refused = 0;
        for (const QLatin1String state : table.states()) {
            for (const QLatin1String trigger : table.triggers()) {
                if (table.find(state, trigger))
                    continue;
                QVERIFY(chart.restartIn(state));
                QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("refuses")));
                QVERIFY(!chart.fire(trigger));
                QCOMPARE(chart.state(), state);
                ++refused;
            }
        }
        QVERIFY(refused > 0);
    }

    void stateNames_areExactlyThoseOfTheDocuments_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("states");
        const auto row = [](const char *name, const char *states) {
            QTest::newRow(name) << QString::fromLatin1(name) << QString::fromLatin1(states);
        };
        row("agent_lifecycle", "INIT REGISTERING REGISTERED FAILED ACTIVE SHUTDOWN");
        row("league", "STARTUP ACCEPTING_REGISTRATIONS SCHEDULING RUNNING_TOURNAMENT COMPLETED");
        row("round", "ROUND_INIT ANNOUNCED IN_PROGRESS COMPLETED");
        row("match",
            "CREATED WAITING_FOR_PLAYERS COLLECTING_CHOICES CANCELLED DRAWING_NUMBER "
            "TIMEOUT_ERROR EVALUATING FINISHED ABORTED");
        row("player", "UNREGISTERED REGISTERED WAITING_FOR_ROUND IN_GAME");
        row("circuit_breaker", "CLOSED OPEN HALF_OPEN");
        row("mafia_phase", // M-003
            "SETUP NIGHT_ACTIONS MORNING_REVEAL DAY_DISCUSSION DAY_VOTING RESOLUTION END");
        row("turn", "OFFLINE IDLE QUEUED ACTIVE WAITING"); // T-001
        row("channel", "RUNNING PAUSED CLOSED");
    }

    void stateNames_areExactlyThoseOfTheDocuments()
    {
        QFETCH(QString, name);
        QFETCH(QString, states);
        QStringList named;
        for (const QLatin1String state : findChart(name)->states())
            named.append(state);
        QCOMPARE(named.join(u' '), states);
    }

    // L-29: ACTIVE of an agent and ACTIVE of a turn, as COMPLETED of a round and of a league, are
    // told apart by their chart, in every record and under every drawing.
    void statesOfOneName_areToldApartByTheirChart()
    {
        QSet<QString> names;
        QSet<QString> titles;
        QMultiHash<QString, QString> chartsByState;
        for (const ChartTable &table : allCharts()) {
            names.insert(table.name);
            titles.insert(table.title);
            for (const QLatin1String state : table.states())
                chartsByState.insert(state, table.name);
        }
        QCOMPARE(names.size(), allCharts().size());
        QCOMPARE(titles.size(), allCharts().size());
        QVERIFY(chartsByState.count(QStringLiteral("COMPLETED")) > 1);

        for (const ChartTable &table : allCharts()) {
            StateChart chart(table, QStringLiteral("it"), m_clock);
            QString told;
            connect(&chart, &StateChart::transitioned, this,
                    [&told](const Transition &transition) { told = transition.chart; });
            const ChartRow &row = table.rows.front();
            QVERIFY(chart.restartIn(row.from));
            QVERIFY(chart.fire(row.trigger));
            QCOMPARE(told, QString(table.name));
        }
    }

    void noState_hasTwoRowsForOneTrigger()
    {
        for (const ChartTable &table : allCharts()) {
            for (const ChartRow &row : table.rows)
                QCOMPARE(table.find(row.from, row.trigger), &row);
        }
    }

    void drawings_showEveryRow()
    {
        for (const ChartTable &table : allCharts()) {
            const QString text = drawChart(table, ChartFormat::Text);
            const QString dot = drawChart(table, ChartFormat::Dot);
            const QString mermaid = drawChart(table, ChartFormat::Mermaid);
            for (const ChartRow &row : table.rows) {
                QVERIFY(dot.contains(QStringLiteral("    %1 -> %2 [label=\"%3\"];")
                                         .arg(row.from, row.to, row.trigger)));
                QVERIFY(mermaid.contains(
                    QStringLiteral("    %1 --> %2 : %3\n").arg(row.from, row.to, row.trigger)));
                QVERIFY(text.contains(QStringLiteral("--%1-").arg(row.trigger)));
            }
        }
    }

    void drawings_markTheCurrentState()
    {
        const ChartTable &table = *findChart(u"circuit_breaker");
        QVERIFY(drawChart(table, ChartFormat::Text, QLatin1String("OPEN"))
                    .contains(QStringLiteral(" * OPEN ")));
        QVERIFY(drawChart(table, ChartFormat::Dot, QLatin1String("OPEN"))
                    .contains(QStringLiteral("OPEN [style=\"rounded,filled\"]")));
        QVERIFY(drawChart(table, ChartFormat::Mermaid, QLatin1String("OPEN"))
                    .contains(QStringLiteral("class OPEN current")));
    }
};

QTEST_GUILESS_MAIN(TestCharts)
#include "tst_charts.moc"
