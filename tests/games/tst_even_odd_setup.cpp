// Even or Odd before it starts: facts, rules, seeds, and players who do not come.
#include "agents/games/fact_names.h"
#include "agents/games/game_registry.h"

#include <QTest>

#include <QSet>

using namespace league::games;
using league::base::MatchId;
using league::base::Outcome;
using league::base::PlayerId;

namespace {

const PlayerId p01{QStringLiteral("P01")};
const PlayerId p02{QStringLiteral("P02")};

const Game &evenOdd()
{
    return *GameRegistry::find(u"even_odd");
}

MatchSetup plainSetup()
{
    return {.match = MatchId(QStringLiteral("R1M1")),
            .attempt = 1,
            .seats = {{p01}, {p02}},
            .rules = {},
            .seed = QString(64, u'0')};
}

QVariantMap range(const QVariant &min, const QVariant &max)
{
    return {{fact::DrawRange, QVariantMap{{fact::Min, min}, {fact::Max, max}}}};
}

} // namespace

class TestEvenOddSetup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRegistry_knowsEvenOdd_andNothingUnknown()
    {
        QVERIFY(GameRegistry::ids().contains(QStringLiteral("even_odd")));
        for (const QString &id : GameRegistry::ids())
            QCOMPARE(GameRegistry::find(id)->facts().id, id);
        QCOMPARE(GameRegistry::find(u"chess"), nullptr);
        QCOMPARE(GameRegistry::find(u"EVEN_ODD"), nullptr);
    }

    void theFacts_areThoseOfTheDocuments()
    {
        const GameFacts facts = evenOdd().facts();
        QCOMPARE(facts.minSeats, 2);
        QCOMPARE(facts.maxSeats, 2);
        QVERIFY(facts.simultaneous);
        QVERIFY(facts.hiddenInformation);
    }

    void theDefaultRules_areThoseOfTheDocuments_andPass()
    {
        const QVariantMap rules = evenOdd().defaultRules();
        QCOMPARE(
            rules,
            QVariantMap({{QStringLiteral("draw_range"),
                          QVariantMap{{QStringLiteral("min"), 1}, {QStringLiteral("max"), 10}}},
                         {QStringLiteral("draw_source"), QStringLiteral("system")},
                         {QStringLiteral("no_show_policy"), QStringLiteral("technical_loss")},
                         {QStringLiteral("choice_timeout_ms"), 30'000}}));
        QVERIFY(evenOdd().checkRules(rules).ok());
        QVERIFY(evenOdd().checkRules({}).ok());
    }

    void wrongRules_areRefusedByName_data()
    {
        QTest::addColumn<QVariantMap>("rules");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("empty range") << range(10, 1) << QStringLiteral("10 to 1 is empty");
        QTest::newRow("half a number") << range(1.5, 10) << QStringLiteral("draw_range.min");
        QTest::newRow("a word") << range(1, QStringLiteral("ten"))
                                << QStringLiteral("draw_range.max is \"ten\"");
        QTest::newRow("beyond int") << range(1, 3e9) << QStringLiteral("draw_range.max");
        QTest::newRow("source") << QVariantMap{{fact::DrawSource, QStringLiteral("dice")}}
                                << QStringLiteral("it must be system or seeded");
        QTest::newRow("policy") << QVariantMap{{fact::NoShowPolicy, QStringLiteral("x")}}
                                << QStringLiteral("it must be technical_loss or void");
        QTest::newRow("window") << QVariantMap{{fact::ChoiceTimeoutMs, 0}}
                                << QStringLiteral("choice_timeout_ms is \"0\"");
    }

    void wrongRules_areRefusedByName()
    {
        QFETCH(QVariantMap, rules);
        QFETCH(QString, sentence);
        const Outcome checked = evenOdd().checkRules(rules);
        QVERIFY(!checked.ok());
        QVERIFY2(checked.failure().sentence.contains(sentence),
                 qPrintable(checked.failure().sentence));
        MatchSetup setup = plainSetup();
        setup.rules = rules;
        QVERIFY(!evenOdd().newMatch(setup));
    }

    void numbersFromMessages_mayBeFloatingPoint_andForeignKeysPass()
    {
        QVERIFY(evenOdd().checkRules(range(1.0, 10.0)).ok());
        QVERIFY(evenOdd().checkRules({{QStringLiteral("max_retries"), 3}}).ok());
    }

    void wrongSetups_areRefused_data()
    {
        QTest::addColumn<MatchSetup>("setup");
        QTest::addColumn<QString>("sentence");
        MatchSetup setup = plainSetup();
        setup.seats.removeLast();
        QTest::newRow("one seat") << setup << QStringLiteral("1 seats");
        setup = plainSetup();
        setup.seats.append({PlayerId(QStringLiteral("P03"))});
        QTest::newRow("three seats") << setup << QStringLiteral("3 seats");
        setup = plainSetup();
        setup.seats[1] = setup.seats[0];
        QTest::newRow("against itself") << setup << QStringLiteral("P01 on both seats");
        setup = plainSetup();
        setup.seats[1].entropy = QString(65, u'x');
        QTest::newRow("entropy") << setup << QStringLiteral("at most 64");
        setup = plainSetup();
        setup.seed = QStringLiteral("42");
        QTest::newRow("seed") << setup << QStringLiteral("64 lower-case hex digits");
        setup = plainSetup();
        setup.rules.insert(fact::DrawSource, QString(fact::SourceSeeded));
        setup.seed = QStringLiteral("abc");
        QTest::newRow("seeded seed") << setup << QStringLiteral("not a whole number");
    }

    void wrongSetups_areRefused()
    {
        QFETCH(MatchSetup, setup);
        QFETCH(QString, sentence);
        const Outcome checked = evenOdd().checkSetup(setup);
        QVERIFY(!checked.ok());
        QVERIFY2(checked.failure().sentence.contains(sentence),
                 qPrintable(checked.failure().sentence));
        QVERIFY(!evenOdd().newMatch(setup));
    }

    void newSeeds_fitTheSystemDraw_andDiffer()
    {
        QSet<QString> seeds;
        for (int i = 0; i < 20; ++i) {
            MatchSetup setup = plainSetup();
            setup.seed = evenOdd().newSeed();
            QVERIFY(evenOdd().checkSetup(setup).ok());
            seeds.insert(setup.seed);
        }
        QCOMPARE(seeds.size(), 20);
    }

    void theSeededDraw_followsTheVector()
    {
        MatchSetup setup = plainSetup();
        setup.rules.insert(fact::DrawSource, QString(fact::SourceSeeded));
        setup.seed = QStringLiteral("42");
        const auto match = evenOdd().newMatch(setup);
        QVERIFY(match->accept(0, {QStringLiteral("even")}, 0).ok());
        QVERIFY(match->accept(1, {QStringLiteral("odd")}, 0).ok());
        QCOMPARE(match->outcome()->details.value(fact::DrawnNumber).toInt(), 5);
        QCOMPARE(match->outcome()->details.value(fact::DrawSource).toString(), fact::SourceSeeded);
        QCOMPARE(match->outcome()->winner, std::optional(p02));
    }

    void aNoShow_isScoredByThePolicy_data()
    {
        using Faults = QList<std::optional<Fault>>;
        QTest::addColumn<Faults>("faults");
        QTest::addColumn<QString>("policy");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<QList<SeatResult>>("seats");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QString>("reason");

        const QString scored = fact::PolicyTechnicalLoss;
        const QString voided = fact::PolicyVoid;
        const QString loss = fact::StatusTechnicalLoss;
        const QString cancelled = fact::StatusCancelled;
        const QList<SeatResult> nothing{SeatResult::Void, SeatResult::Void};
        QTest::newRow("B missing")
            << Faults{std::nullopt, Fault::NoShow} << scored << loss << QList<int>{3, 0}
            << QList<SeatResult>{SeatResult::Win, SeatResult::TechnicalLoss} << p01.text()
            << QStringLiteral("P02 did not come to the match, so P01 wins by default.");
        QTest::newRow("A refuses")
            << Faults{Fault::Refused, std::nullopt} << scored << loss << QList<int>{0, 3}
            << QList<SeatResult>{SeatResult::TechnicalLoss, SeatResult::Win} << p02.text()
            << QStringLiteral("P01 refused to play, so P02 wins by default.");
        QTest::newRow("both missing")
            << Faults{Fault::Unreachable, Fault::NoShow} << scored << loss << QList<int>{0, 0}
            << QList<SeatResult>{SeatResult::TechnicalLoss, SeatResult::TechnicalLoss} << QString()
            << QStringLiteral("P01 could not be reached and P02 did not come to the match, so "
                              "neither gets points.");
        QTest::newRow("nobody at fault")
            << Faults{std::nullopt, std::nullopt} << scored << cancelled << QList<int>{0, 0}
            << nothing << QString()
            << QStringLiteral("The match was cancelled and does not count: it could not start, and "
                              "no player was to blame.");
        QTest::newRow("void policy")
            << Faults{std::nullopt, Fault::NoShow} << voided << cancelled << QList<int>{0, 0}
            << nothing << QString()
            << QStringLiteral("The match was cancelled and does not count: P02 did not come to the "
                              "match.");
    }

    void aNoShow_isScoredByThePolicy()
    {
        using Faults = QList<std::optional<Fault>>;
        QFETCH(Faults, faults);
        QFETCH(QString, policy);
        QFETCH(QString, winner);
        MatchSetup setup = plainSetup();
        setup.rules.insert(fact::NoShowPolicy, policy);
        const MatchOutcome outcome = evenOdd().noShow(setup, faults);
        QTEST(outcome.status, "status");
        QTEST(outcome.points, "points");
        QTEST(outcome.seats, "seats");
        QTEST(outcome.reason, "reason");
        QCOMPARE(outcome.winner ? outcome.winner->text() : QString(), winner);
        for (qsizetype seat = 0; seat < faults.size(); ++seat) {
            const QVariantMap causes = outcome.details.value(fact::Causes).toMap();
            QCOMPARE(causes.contains(setup.seats.at(seat).player.text()),
                     faults.at(seat).has_value());
        }
        QVERIFY(!outcome.details.contains(fact::Seed)); // nothing was drawn, nothing to reveal
    }
};

QTEST_APPLESS_MAIN(TestEvenOddSetup)
#include "tst_even_odd_setup.moc"
