// Even or Odd: who wins, who is at fault, what is said and who sees what.
#include "agents/games/even_odd/fair_draw.h"
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
const QString even = QStringLiteral("even");
const QString odd = QStringLiteral("odd");

// A match whose number is known: a range of one number.
MatchSetup setupWithNumber(int number)
{
    return {.match = MatchId(QStringLiteral("R1M1")),
            .attempt = 1,
            .seats = {{p01}, {p02}},
            .rules = {{fact::DrawRange, QVariantMap{{fact::Min, number}, {fact::Max, number}}}},
            .seed = QString(64, u'0')};
}

const Game &evenOdd()
{
    return *GameRegistry::find(u"even_odd");
}

std::unique_ptr<MatchState> matchWithNumber(int number)
{
    return evenOdd().newMatch(setupWithNumber(number));
}

QStringList triggersOf(MatchState &match)
{
    QStringList triggers;
    for (const GameEvent &event : match.takeEvents()) {
        if (!event.trigger.isEmpty())
            triggers.append(event.trigger);
    }
    return triggers;
}

QList<int> askedSeats(const MatchState &match)
{
    QList<int> seats;
    for (const Question &question : match.pending())
        seats.append(question.seat);
    return seats;
}

} // namespace

class TestEvenOdd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void bothSeats_areAskedAtOnce()
    {
        const auto match = matchWithNumber(8);
        const QList<Question> questions = match->pending();
        QCOMPARE(questions.size(), 2);
        QCOMPARE(questions.at(0).seat, 0);
        QCOMPARE(questions.at(1).seat, 1);
        for (const Question &question : questions) {
            QCOMPARE(question.kind, QStringLiteral("choose_parity"));
            QCOMPARE(question.window, std::chrono::milliseconds(30'000));
            QCOMPARE(question.options, QStringList({even, odd}));
        }
        QVERIFY(!match->outcome());
    }

    void theWindow_comesFromTheRules()
    {
        MatchSetup setup = setupWithNumber(8);
        setup.rules.insert(fact::ChoiceTimeoutMs, 1200);
        QCOMPARE(evenOdd().newMatch(setup)->pending().at(0).window,
                 std::chrono::milliseconds(1200));
    }

    void twoChoices_areJudgedByTheNumber_data()
    {
        QTest::addColumn<QString>("choiceA");
        QTest::addColumn<QString>("choiceB");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("status");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QList<int>>("points");
        QTest::addColumn<QString>("reason");

        const QString win = fact::StatusWin;
        const QString draw = fact::StatusDraw;
        QTest::newRow("A is right") << even << odd << 8 << win << p01.text() << QList<int>{3, 0}
                                    << QStringLiteral("P01 chose even and 8 is even, so P01 wins.");
        QTest::newRow("B is right") << even << odd << 7 << win << p02.text() << QList<int>{0, 3}
                                    << QStringLiteral("P02 chose odd and 7 is odd, so P02 wins.");
        QTest::newRow("zero is even")
            << odd << even << 0 << win << p02.text() << QList<int>{0, 3}
            << QStringLiteral("P02 chose even and 0 is even, so P02 wins.");
        QTest::newRow("minus three is odd")
            << odd << even << -3 << win << p01.text() << QList<int>{3, 0}
            << QStringLiteral("P01 chose odd and -3 is odd, so P01 wins.");
        QTest::newRow("both right")
            << even << even << 8 << draw << QString() << QList<int>{1, 1}
            << QStringLiteral("Both chose even and 8 is even: both were right, so it is a draw.");
        QTest::newRow("both wrong")
            << odd << odd << 8 << draw << QString() << QList<int>{1, 1}
            << QStringLiteral("Both chose odd and 8 is even: both were wrong, so it is a draw.");
    }

    void twoChoices_areJudgedByTheNumber()
    {
        QFETCH(QString, choiceA);
        QFETCH(QString, choiceB);
        QFETCH(int, number);
        QFETCH(QString, winner);
        const auto match = matchWithNumber(number);
        QVERIFY(match->accept(0, {choiceA}, 0).ok());
        QVERIFY(match->accept(1, {choiceB}, 0).ok());
        const auto outcome = match->outcome();
        QVERIFY(outcome.has_value());
        QTEST(outcome->status, "status");
        QCOMPARE(outcome->winner ? outcome->winner->text() : QString(), winner);
        QTEST(outcome->points, "points");
        QTEST(outcome->reason, "reason");
        QCOMPARE(outcome->details.value(fact::DrawnNumber).toInt(), number);
        QVERIFY(match->pending().isEmpty());
    }

    void bothEqual_isADraw_whateverTheNumber()
    {
        for (int number = -20; number <= 20; ++number) {
            for (const QString &choice : {even, odd}) {
                const auto match = matchWithNumber(number);
                QVERIFY(match->accept(0, {choice}, 0).ok());
                QVERIFY(match->accept(1, {choice}, 0).ok());
                QCOMPARE(match->outcome()->seats,
                         QList<SeatResult>({SeatResult::Draw, SeatResult::Draw}));
                QCOMPARE(match->outcome()->points, QList<int>({1, 1}));
            }
        }
    }

    void different_hasExactlyOneWinner_whateverTheNumber()
    {
        for (int number = -20; number <= 20; ++number) {
            const auto match = matchWithNumber(number);
            QVERIFY(match->accept(1, {odd}, 0).ok());
            QVERIFY(match->accept(0, {even}, 0).ok());
            const bool evenWins = number % 2 == 0;
            QCOMPARE(match->outcome()->winner, std::optional(evenWins ? p01 : p02));
            QCOMPARE(match->outcome()->seats.at(evenWins ? 0 : 1), SeatResult::Win);
            QCOMPARE(match->outcome()->seats.at(evenWins ? 1 : 0), SeatResult::Loss);
        }
    }

    void aRegularMatch_walksTheChart()
    {
        const auto match = matchWithNumber(8);
        QVERIFY(match->accept(0, {even}, 0).ok());
        QCOMPARE(triggersOf(*match), QStringList());
        QVERIFY(match->accept(1, {odd}, 0).ok());
        QCOMPARE(triggersOf(*match),
                 QStringList({QStringLiteral("BOTH_CHOSE"), QStringLiteral("NUMBER_DRAWN"),
                              QStringLiteral("WINNER_DETERMINED")}));
        QVERIFY(match->takeEvents().isEmpty());
    }

    void onlyTheExactWords_areValid_data()
    {
        QTest::addColumn<QString>("choice");
        for (const char *choice : {"Even", "ODD", " even", "odd ", "", "0", "both", "evenodd"})
            QTest::newRow(qPrintable(QStringLiteral("'%1'").arg(QLatin1String(choice))))
                << QString::fromLatin1(choice);
    }

    void onlyTheExactWords_areValid()
    {
        QFETCH(QString, choice);
        const auto match = matchWithNumber(8);
        const Outcome accepted = match->accept(0, {choice}, 0);
        QVERIFY(!accepted.ok());
        QCOMPARE(accepted.failure().code, QStringLiteral("E004"));
        QVERIFY(accepted.failure().sentence.contains(QStringLiteral("\"%1\"").arg(choice)));
        QCOMPARE(askedSeats(*match), QList<int>({1})); // not asked again
    }

    void anInvalidChoice_waitsForTheOther_andThenLoses()
    {
        const auto match = matchWithNumber(8);
        QVERIFY(!match->accept(0, {QStringLiteral("red")}, 0).ok());
        QVERIFY(!match->outcome());
        QVERIFY(match->accept(1, {odd}, 0).ok());
        const auto outcome = match->outcome();
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->status, fact::StatusTechnicalLoss);
        QCOMPARE(outcome->winner, std::optional(p02));
        QCOMPARE(outcome->points, QList<int>({0, 3}));
        QCOMPARE(outcome->seats, QList<SeatResult>({SeatResult::TechnicalLoss, SeatResult::Win}));
        QCOMPARE(outcome->reason,
                 QStringLiteral("P01 sent an invalid choice, so P02 wins by default."));
        QCOMPARE(outcome->details.value(fact::Cause).toString(), QStringLiteral("INVALID_CHOICE"));
        QCOMPARE(outcome->details.value(fact::Choices).toMap(), QVariantMap({{p02.text(), odd}}));
        QCOMPARE(triggersOf(*match),
                 QStringList({QStringLiteral("INVALID_CHOICE"),
                              QStringLiteral("TECHNICAL_LOSS_ASSIGNED")}));
    }

    void aTimeout_keepsTheChoiceOfTheOther()
    {
        const auto match = matchWithNumber(8);
        QVERIFY(match->accept(0, {even}, 0).ok());
        match->expire(1, Fault::Timeout, 0);
        const auto outcome = match->outcome();
        QVERIFY(outcome.has_value());
        QCOMPARE(outcome->winner, std::optional(p01));
        QCOMPARE(outcome->points, QList<int>({3, 0}));
        QCOMPARE(outcome->reason,
                 QStringLiteral("P02 did not answer in time, so P01 wins by default."));
        QCOMPARE(outcome->details.value(fact::Choices).toMap(), QVariantMap({{p01.text(), even}}));
        QCOMPARE(triggersOf(*match),
                 QStringList({QStringLiteral("MAX_RETRIES_EXCEEDED"),
                              QStringLiteral("TECHNICAL_LOSS_ASSIGNED")}));
    }

    void withoutTwoValidChoices_noNumberIsDrawn()
    {
        const auto match = matchWithNumber(8);
        match->expire(0, Fault::Unreachable, 0);
        QVERIFY(match->accept(1, {even}, 0).ok());
        QVERIFY(!match->outcome()->details.contains(fact::DrawnNumber));
        QVERIFY(!match->outcome()->details.contains(fact::DrawIndex));
        for (const GameEvent &event : match->takeEvents())
            QVERIFY(event.kind != QStringLiteral("NUMBER_DRAWN"));
    }

    void twoFaultyPlayers_bothLose_withNoPoints_inAnyOrder()
    {
        QList<QStringList> triggers;
        for (const bool seatZeroFirst : {true, false}) {
            const auto match = matchWithNumber(8);
            if (seatZeroFirst)
                match->expire(0, Fault::Timeout, 0);
            QVERIFY(!match->accept(1, {QStringLiteral("blue")}, 0).ok());
            match->expire(0, Fault::Timeout, 0);
            const auto outcome = match->outcome();
            QVERIFY(outcome.has_value());
            QCOMPARE(outcome->status, fact::StatusTechnicalLoss);
            QVERIFY(!outcome->winner);
            QCOMPARE(outcome->points, QList<int>({0, 0}));
            QCOMPARE(outcome->seats,
                     QList<SeatResult>({SeatResult::TechnicalLoss, SeatResult::TechnicalLoss}));
            QCOMPARE(outcome->reason,
                     QStringLiteral("P01 did not answer in time and P02 sent an invalid choice, so "
                                    "neither gets points."));
            QCOMPARE(outcome->details.value(fact::Causes).toMap(),
                     QVariantMap({{p01.text(), QStringLiteral("TIMEOUT")},
                                  {p02.text(), QStringLiteral("INVALID_CHOICE")}}));
            triggers.append(triggersOf(*match));
        }
        QCOMPARE(triggers.at(0), triggers.at(1));
    }

    void theFirstAnswer_counts()
    {
        const auto match = matchWithNumber(8);
        QVERIFY(match->accept(0, {even}, 0).ok());
        const Outcome second = match->accept(0, {odd}, 0);
        QCOMPARE(second.failure().code, QStringLiteral("E107"));
        QVERIFY(match->accept(1, {odd}, 0).ok());
        QCOMPARE(match->outcome()->winner, std::optional(p01));
    }

    void anAnswerTooLate_isRefusedWithTheReason()
    {
        const auto match = matchWithNumber(8);
        match->expire(0, Fault::Timeout, 0);
        QCOMPARE(match->accept(0, {even}, 0).failure().code, QStringLiteral("E108"));
        QVERIFY(match->accept(1, {odd}, 0).ok());
        QCOMPARE(match->accept(1, {odd}, 0).failure().code, QStringLiteral("E101"));
        QCOMPARE(match->accept(2, {odd}, 0).failure().code, QStringLiteral("E005"));
        QCOMPARE(match->accept(-1, {odd}, 0).failure().code, QStringLiteral("E005"));
        QCOMPARE(match->outcome()->winner, std::optional(p02));
    }

    void expiringASettledSeat_changesNothing()
    {
        const auto match = matchWithNumber(8);
        QVERIFY(match->accept(0, {even}, 0).ok());
        match->expire(0, Fault::Timeout, 0);
        match->expire(7, Fault::Timeout, 0);
        QVERIFY(!match->outcome());
        QVERIFY(match->accept(1, {odd}, 0).ok());
        match->expire(1, Fault::Timeout, 0);
        QCOMPARE(match->outcome()->status, fact::StatusWin);
    }

    void aSealedChoice_isSeenByItsOwnerOnly()
    {
        const auto match = matchWithNumber(8);
        QVERIFY(match->accept(0, {odd}, 0).ok());
        QCOMPARE(match->observation(0).value(fact::OwnChoice).toString(), odd);
        const QVariantMap answered{{p01.text(), true}, {p02.text(), false}};
        for (const std::optional<int> viewer : {std::optional<int>(1), std::optional<int>()}) {
            const QVariantMap view = match->observation(viewer);
            QVERIFY(!view.contains(fact::OwnChoice));
            QVERIFY(!view.contains(fact::Choices));
            QVERIFY(!view.contains(fact::Seed));
            QCOMPARE(view.value(fact::Answered).toMap(), answered);
        }
        for (const GameEvent &event : match->takeEvents()) {
            QVERIFY(!event.facts.contains(fact::OwnChoice));
            QVERIFY(!event.facts.contains(fact::Choices));
        }
    }

    void theEnd_revealsEverythingToEverybody()
    {
        const auto match = matchWithNumber(8);
        QVERIFY(match->accept(0, {odd}, 0).ok());
        QVERIFY(match->accept(1, {even}, 0).ok());
        for (const std::optional<int> viewer :
             {std::optional<int>(0), std::optional<int>(1), std::optional<int>()}) {
            const QVariantMap view = match->observation(viewer);
            QCOMPARE(view.value(fact::Choices).toMap(),
                     QVariantMap({{p01.text(), odd}, {p02.text(), even}}));
            QCOMPARE(view.value(fact::Seed).toString(), QString(64, u'0'));
            QCOMPARE(view.value(fact::DrawnNumber).toInt(), 8);
            QCOMPARE(view.value(fact::Winner).toString(), p02.text());
            QCOMPARE(view.value(fact::Score).toMap(),
                     QVariantMap({{p01.text(), 0}, {p02.text(), 3}}));
        }
    }

    void theDetails_sufficeToVerifyTheDraw()
    {
        MatchSetup setup = setupWithNumber(8);
        setup.rules = {};
        setup.seats = {{p01, QStringLiteral("cafe")}, {p02, QStringLiteral("beef")}};
        const auto match = evenOdd().newMatch(setup);
        QVERIFY(match->accept(0, {odd}, 0).ok());
        QVERIFY(match->accept(1, {even}, 0).ok());
        const QVariantMap details = match->outcome()->details;
        QCOMPARE(details.value(fact::DrawSource).toString(), fact::SourceSystem);
        const QVariantMap entropy = details.value(fact::Entropy).toMap();
        const DrawTerms terms{
            .seed = details.value(fact::Seed).toString(),
            .match = setup.match,
            .attempt = setup.attempt,
            .entropies = {entropy.value(p01.text()).toString(),
                          entropy.value(p02.text()).toString()},
        };
        const Outcome verified = fair_draw::verify(
            evenOdd().commitment(setup.seed, setup.match, setup.attempt), terms,
            details.value(fact::DrawnNumber).toInt(), details.value(fact::DrawIndex).toInt());
        QVERIFY2(verified.ok(), verified.ok() ? "" : qPrintable(verified.failure().sentence));
    }
};

QTEST_APPLESS_MAIN(TestEvenOdd)
#include "tst_even_odd.moc"
