// The judge: what a report is worth, and which reports contradict themselves.
#include "agents/manager/result_judge.h"

#include <QTest>

using namespace league;
using protocol::PlayerOutcome;
using protocol::ResultStatus;
using tournament::SeatScore;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};
const base::PlayerId Stranger{QStringLiteral("P03")};
const base::PlayerId Nobody;
const base::RefereeId Referee{QStringLiteral("REF01")};
const store::ScheduledMatch Match{base::MatchId(QStringLiteral("R2M1")), {A, B}};

using Status = std::optional<ResultStatus>;
using Players = QList<base::PlayerId>;

protocol::MatchResultReport report(Status status, const base::PlayerId &winner,
                                   const Players &technical = {})
{
    protocol::MatchResultReport report;
    report.leagueId = base::LeagueId(QStringLiteral("league_test"));
    report.roundId = 2;
    report.matchId = Match.matchId;
    report.attempt = 3;
    report.gameType = QStringLiteral("even_odd");
    report.result.status = status;
    report.result.winner = winner;
    report.result.technical = technical;
    return report;
}

} // namespace

Q_DECLARE_METATYPE(Status)

class TestResultJudge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void worth_data()
    {
        QTest::addColumn<Status>("status");
        QTest::addColumn<base::PlayerId>("winner");
        QTest::addColumn<Players>("technical");
        QTest::addColumn<ResultStatus>("expected");
        QTest::addColumn<int>("pointsA");
        QTest::addColumn<int>("pointsB");
        QTest::addColumn<SeatScore>("scoreA");
        QTest::addColumn<SeatScore>("scoreB");
        const Status none;
        QTest::newRow("L-10 A wins")
            << Status(ResultStatus::Win) << A << Players() << ResultStatus::Win << 3 << 0
            << SeatScore::Win << SeatScore::Loss;
        QTest::newRow("L-10 B wins")
            << Status(ResultStatus::Win) << B << Players() << ResultStatus::Win << 0 << 3
            << SeatScore::Loss << SeatScore::Win;
        QTest::newRow("L-10 draw")
            << Status(ResultStatus::Draw) << Nobody << Players() << ResultStatus::Draw << 1 << 1
            << SeatScore::Draw << SeatScore::Draw;
        QTest::newRow("L-03 A at fault")
            << Status(ResultStatus::TechnicalLoss) << B << Players{A} << ResultStatus::TechnicalLoss
            << 0 << 3 << SeatScore::TechnicalLoss << SeatScore::Win;
        QTest::newRow("L-03 both at fault")
            << Status(ResultStatus::TechnicalLoss) << Nobody << Players{A, B}
            << ResultStatus::TechnicalLoss << 0 << 0 << SeatScore::TechnicalLoss
            << SeatScore::TechnicalLoss;
        QTest::newRow("L-03 B at fault, named by the winner alone")
            << Status(ResultStatus::TechnicalLoss) << A << Players() << ResultStatus::TechnicalLoss
            << 3 << 0 << SeatScore::Win << SeatScore::TechnicalLoss;
        QTest::newRow("L-03 A at fault, named by the list alone")
            << Status(ResultStatus::TechnicalLoss) << Nobody << Players{A}
            << ResultStatus::TechnicalLoss << 0 << 3 << SeatScore::TechnicalLoss << SeatScore::Win;
        QTest::newRow("L-03 called off")
            << Status(ResultStatus::Cancelled) << Nobody << Players() << ResultStatus::Cancelled
            << 0 << 0 << SeatScore::Void << SeatScore::Void;
        QTest::newRow("L-06 aborted")
            << Status(ResultStatus::Aborted) << Nobody << Players() << ResultStatus::Aborted << 0
            << 0 << SeatScore::Void << SeatScore::Void;
        // Reports written from the source documents have no status.
        QTest::newRow("no status, a winner") << none << A << Players() << ResultStatus::Win << 3
                                             << 0 << SeatScore::Win << SeatScore::Loss;
        QTest::newRow("no status, no winner") << none << Nobody << Players() << ResultStatus::Draw
                                              << 1 << 1 << SeatScore::Draw << SeatScore::Draw;
        QTest::newRow("no status, somebody at fault")
            << none << A << Players{B} << ResultStatus::TechnicalLoss << 3 << 0 << SeatScore::Win
            << SeatScore::TechnicalLoss;
    }

    void worth()
    {
        QFETCH(Status, status);
        QFETCH(base::PlayerId, winner);
        QFETCH(Players, technical);
        QFETCH(ResultStatus, expected);
        QFETCH(int, pointsA);
        QFETCH(int, pointsB);
        QFETCH(SeatScore, scoreA);
        QFETCH(SeatScore, scoreB);
        const auto result = manager::judge(report(status, winner, technical), Match, Referee);
        QVERIFY2(result.ok(), result ? "" : qPrintable(result.failure().sentence));
        QCOMPARE(result->status, expected);
        QCOMPARE(result->score, (QMap<base::PlayerId, int>{{A, pointsA}, {B, pointsB}}));
        const tournament::MatchScore score = manager::scoreOf(Match.matchId, *result);
        QCOMPARE(score.match, Match.matchId);
        QCOMPARE(score.seats.size(), 2);
        QCOMPARE(score.seats.at(0).player, A);
        QCOMPARE(score.seats.at(0).score, scoreA);
        QCOMPARE(score.seats.at(0).points, pointsA);
        QCOMPARE(score.seats.at(1).player, B);
        QCOMPARE(score.seats.at(1).score, scoreB);
        QCOMPARE(score.seats.at(1).points, pointsB);
        const base::PlayerId champion = pointsA == 3 ? A : pointsB == 3 ? B : Nobody;
        QCOMPARE(result->winner, champion);
    }

    // interop.md §2: some send 1/0.
    void score_isNeverTrusted()
    {
        protocol::MatchResultReport sent = report(ResultStatus::Win, A);
        sent.result.score = {{A, 1}, {B, 99}};
        const auto result = manager::judge(sent, Match, Referee);
        QVERIFY(result.ok());
        QCOMPARE(result->score, (QMap<base::PlayerId, int>{{A, 3}, {B, 0}}));
    }

    void contradiction_isRefused_data()
    {
        QTest::addColumn<Status>("status");
        QTest::addColumn<base::PlayerId>("winner");
        QTest::addColumn<Players>("technical");
        const Status none;
        QTest::newRow("the winner did not play")
            << Status(ResultStatus::Win) << Stranger << Players();
        QTest::newRow("a win without a winner") << Status(ResultStatus::Win) << Nobody << Players();
        QTest::newRow("a draw with a winner") << Status(ResultStatus::Draw) << A << Players();
        QTest::newRow("the winner at fault")
            << Status(ResultStatus::TechnicalLoss) << A << Players{A};
        QTest::newRow("a stranger at fault")
            << Status(ResultStatus::TechnicalLoss) << A << Players{Stranger};
        QTest::newRow("both at fault and one wins")
            << Status(ResultStatus::TechnicalLoss) << A << Players{A, B};
        QTest::newRow("a regular win with somebody at fault")
            << Status(ResultStatus::Win) << A << Players{B};
        QTest::newRow("a draw with somebody at fault")
            << Status(ResultStatus::Draw) << Nobody << Players{B};
        QTest::newRow("a match that was called off, with a winner")
            << Status(ResultStatus::Cancelled) << A << Players();
        QTest::newRow("no status, the winner at fault") << none << A << Players{A};
    }

    void contradiction_isRefused()
    {
        QFETCH(Status, status);
        QFETCH(base::PlayerId, winner);
        QFETCH(Players, technical);
        const auto result = manager::judge(report(status, winner, technical), Match, Referee);
        QVERIFY(!result.ok());
        QCOMPARE(result.failure().code, QStringLiteral("E003"));
        QVERIFY2(result.failure().sentence.startsWith(QStringLiteral("The report of R2M1 ")),
                 qPrintable(result.failure().sentence));
    }

    void outcomesThatSaySomethingElse_areRefused()
    {
        protocol::MatchResultReport sent = report(ResultStatus::Win, A);
        sent.result.outcomes = {{A, PlayerOutcome::Win}, {B, PlayerOutcome::Loss}};
        QVERIFY(manager::judge(sent, Match, Referee).ok());
        sent.result.outcomes = {{A, PlayerOutcome::Loss}, {B, PlayerOutcome::Win}};
        QVERIFY(!manager::judge(sent, Match, Referee).ok());
        sent.result.outcomes = {{Stranger, PlayerOutcome::Loss}};
        QVERIFY(!manager::judge(sent, Match, Referee).ok());
    }

    void fact_keepsWhatIsKnownOfTheMatch()
    {
        protocol::MatchResultReport sent = report(ResultStatus::Draw, Nobody);
        sent.result.details = {{QStringLiteral("reason"), QStringLiteral("Both chose even.")},
                               {QStringLiteral("drawn_number"), 7}};
        const auto result = manager::judge(sent, Match, Referee);
        QVERIFY(result.ok());
        QCOMPARE(result->refereeId, Referee);
        QCOMPARE(result->attempt, 3);
        QCOMPARE(result->playerIds, Players({A, B}));
        QCOMPARE(result->reason, QStringLiteral("Both chose even."));
        QCOMPARE(result->details, sent.result.details);
        QCOMPARE(result->outcomes.value(A), PlayerOutcome::Draw);
    }
};

QTEST_APPLESS_MAIN(TestResultJudge)
#include "tst_result_judge.moc"
