// What the manager has promised is on disk: whoever acts on its word may rely on it, also when the
// manager dies the moment after.
#include "agents/protocol/control_messages.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using transport::RpcResponder;

namespace {

const QLatin1String Seen("seen");

QList<protocol::MatchEventEntry> events(qint64 from, qint64 to)
{
    QList<protocol::MatchEventEntry> list;
    for (qint64 number = from; number <= to; ++number) {
        list.append({number,
                     {1'000 + number},
                     Seen,
                     QStringLiteral("observer"),
                     {{QStringLiteral("number"), number}}});
    }
    return list;
}

protocol::MatchEvent batch(const protocol::MatchAssignment &match, qint64 from, qint64 to)
{
    protocol::MatchEvent batch;
    batch.leagueId = match.leagueId;
    batch.roundId = match.roundId;
    batch.matchId = match.matchId;
    batch.attempt = match.attempt;
    batch.events = events(from, to);
    return batch;
}

QList<int> numbers(const LeagueLab &lab)
{
    QList<int> list;
    for (const JsonObject &body : lab.journalled(Seen))
        list.append(body.value(QStringLiteral("number")).toInt());
    return list;
}

} // namespace

class TestWriteAhead : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-24: a resumed manager that does not know of an attempt would give it out a second time.
    void anAssignment_isOnDisk_whenItsRefereeHearsOfIt()
    {
        LeagueLab lab;
        ScriptedAgent &referee = lab.addReferee();
        QStringList known; // to the disk, at that moment
        referee.on(Assignment, [&](const JsonObject &call, const RpcResponder &respond) {
            const auto assigned = readOrDie<protocol::MatchAssignment>(call);
            for (const JsonObject &body : lab.journalled(store::AssignedFact::Kind)) {
                const auto fact = readOrDie<store::AssignedFact>(body);
                if (fact.playerIds.first() == assigned.roster.first().playerId
                    && fact.attempt == assigned.attempt)
                    known.append(assigned.matchId.text());
            }
            protocol::MatchAssignmentAck ack;
            ack.matchId = assigned.matchId;
            ack.attempt = assigned.attempt;
            ack.accept = true;
            respond.result(protocol::write(lab.envelope(referee.sender, {}), ack));
        });
        lab.addPlayers(4);
        lab.startLeague();
        QCOMPARE(known, QStringList({QStringLiteral("R1M1"), QStringLiteral("R1M2")}));
    }

    void events_areAcknowledged_whenTheyAreOnDisk()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        (void)lab.send(referee, batch(LeagueLab::assignments(referee).first(), 1, 3));
        QCOMPARE(numbers(lab), QList<int>({1, 2, 3}));
    }

    // L-15: the referee sends again what it has no acknowledgement for.
    void events_areWrittenOnce_alsoWhenTheManagerDiesInBetween()
    {
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &referee = lab.referees.front();
        const protocol::MatchAssignment match = LeagueLab::assignments(referee).first();
        (void)lab.send(referee, batch(match, 1, 3));
        const protocol::HeldMatch held{match.leagueId, match.matchId, match.attempt,
                                       protocol::HeldState::Reporting};
        referee.on(protocol::Heartbeat::Method,
                   [&](const JsonObject &call, const RpcResponder &respond) {
                       protocol::HeartbeatAck ack;
                       ack.nonce = readOrDie<protocol::Heartbeat>(call).nonce;
                       ack.lifecycleState = QStringLiteral("ACTIVE");
                       ack.matches = {held};
                       respond.result(protocol::write(lab.envelope(referee.sender, {}), ack));
                   });
        lab.restartManager();
        protocol::MatchResultReport report = LeagueLab::reportOf(match, {});
        report.events = events(2, 5);
        (void)lab.send(referee, report);
        lab.settle();
        QVERIFY(lab.settled);
        QCOMPARE(numbers(lab), QList<int>({1, 2, 3, 4, 5}));
    }
};

QTEST_GUILESS_MAIN(TestWriteAhead)
#include "tst_write_ahead.moc"
