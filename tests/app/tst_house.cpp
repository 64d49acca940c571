// A House plays whole leagues: the same one on both wires, and another with another seed.
#include "app/house.h"

#include "tests/app/played_league.h"

#include <QTest>

using namespace league;
using app::HouseOptions;
using app::WireKind;
using test::PlayedLeague;

class TestHouse : public QObject
{
    Q_OBJECT

    static HouseOptions seeded(const QString &seed, WireKind wire)
    {
        HouseOptions options;
        options.players = 7; // odd, so that somebody rests in every round
        options.referees = 2;
        options.basePort = 0;
        options.wire = wire;
        options.seed = seed;
        options.rules.drawSource = tournament::DrawSource::Seeded;
        return options;
    }

private Q_SLOTS:
    void aLeagueOnHttp_addsUp()
    {
        HouseOptions options;
        options.basePort = 0;
        const PlayedLeague league(options);
        QVERIFY2(league.ok(), qPrintable(league.problem()));
        QCOMPARE(league.summary().totalRounds, 3);
        QCOMPARE(league.summary().totalMatches, 6);
        QCOMPARE(league.summary().finalStandings.size(), 4);
        int points = 0;
        int draws = 0;
        for (const protocol::StandingRow &row : league.summary().finalStandings) {
            QCOMPARE(row.played, 3);
            QCOMPARE(row.wins + row.draws + row.losses, 3);
            QCOMPARE(row.points, 3 * row.wins + row.draws);
            points += row.points;
            draws += row.draws;
        }
        QCOMPARE(points, 3 * 6 - draws / 2); // a draw gives 2 points in all, a win 3
        QCOMPARE(league.summary().champion.playerId,
                 league.summary().finalStandings.constFirst().playerId);
        QCOMPARE(league.facts(QStringLiteral("result")).size(), 6);
    }

    void theSameSeed_playsTheSameLeague_onBothWires_andAgain()
    {
        const PlayedLeague http(seeded(QStringLiteral("a seed"), WireKind::Http));
        const PlayedLeague inProcess(seeded(QStringLiteral("a seed"), WireKind::InProcess));
        const PlayedLeague again(seeded(QStringLiteral("a seed"), WireKind::Http));
        for (const PlayedLeague *league : {&http, &inProcess, &again})
            QVERIFY2(league->ok(), qPrintable(league->problem()));
        QCOMPARE(http.summary().totalRounds, 7);
        QCOMPARE(http.summary().totalMatches, 21);
        for (const PlayedLeague *other : {&inProcess, &again}) {
            QCOMPARE(other->table(), http.table());
            QCOMPARE(other->summary().totalRounds, http.summary().totalRounds);
            for (const QString &kind : {QStringLiteral("scheduled"), QStringLiteral("result"),
                                        QStringLiteral("standing")}) {
                QVERIFY(!http.facts(kind).isEmpty());
                QCOMPARE(other->facts(kind), http.facts(kind));
            }
        }
    }

    void anotherSeed_playsAnotherLeague()
    {
        const PlayedLeague one(seeded(QStringLiteral("one"), WireKind::InProcess));
        const PlayedLeague two(seeded(QStringLiteral("two"), WireKind::InProcess));
        QVERIFY(one.ok() && two.ok());
        QVERIFY(one.facts(QStringLiteral("result")) != two.facts(QStringLiteral("result")));
    }

    void withoutASeed_noTwoLeaguesAreTheSame()
    {
        HouseOptions options;
        options.basePort = 0;
        options.wire = WireKind::InProcess;
        const PlayedLeague one(options);
        const PlayedLeague two(options);
        QVERIFY(one.ok() && two.ok());
        QVERIFY(one.facts(QStringLiteral("result")) != two.facts(QStringLiteral("result")));
    }

    void strategies_areGivenInTurn()
    {
        HouseOptions options;
        options.basePort = 0;
        options.wire = WireKind::InProcess;
        options.players = 4;
        options.strategies = {QStringLiteral("even"), QStringLiteral("odd")};
        const PlayedLeague league(options);
        QVERIFY2(league.ok(), qPrintable(league.problem()));
        // Alpha and Charlie always say even, Bravo and Delta odd.
        const auto results = league.facts(QStringLiteral("result"));
        QCOMPARE(results.size(), 6);
        for (const QList<JsonObject> &bodies : results) {
            QCOMPARE(bodies.size(), 1);
            const JsonObject choices = bodies.constFirst()
                                           .value(QStringLiteral("details"))
                                           .toObject()
                                           .value(QStringLiteral("choices"))
                                           .toObject();
            QCOMPARE(choices.size(), 2);
            for (auto it = choices.begin(); it != choices.end(); ++it) {
                const bool isEven =
                    it.key() == QStringLiteral("P01") || it.key() == QStringLiteral("P03");
                QCOMPARE(it.value().toString(),
                         isEven ? QStringLiteral("even") : QStringLiteral("odd"));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestHouse)
#include "tst_house.moc"
