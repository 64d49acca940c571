// The built-in strategies, each against scripted opponents.
#include "agents/base/random_stream.h"
#include "agents/player/strategies/habit.h"
#include "agents/player/strategy.h"

#include <QTest>

#include <QSet>

using namespace league::player;
using league::base::MatchId;
using league::base::PlayerId;
using league::base::RandomStream;

namespace {

const PlayerId me{QStringLiteral("P01")};
const PlayerId rival{QStringLiteral("P02")};
const PlayerId stranger{QStringLiteral("P03")};
const QString even = QStringLiteral("even");
const QString odd = QStringLiteral("odd");

std::unique_ptr<Strategy> strategy(const QString &name, quint64 seed = 1)
{
    auto made = makeStrategy(name, seed, me);
    if (!made)
        qFatal("%s", qPrintable(made.failure().sentence));
    return std::move(made).value();
}

TurnQuestion question(int round, const PlayerId &opponent = rival)
{
    return {.gameType = QStringLiteral("even_odd"),
            .kind = QStringLiteral("choose_parity"),
            .match = MatchId(QStringLiteral("R%1M1").arg(round)),
            .round = round,
            .self = me,
            .opponent = opponent,
            .options = {even, odd}};
}

TurnAnswer ask(Strategy &strategy, const TurnQuestion &question)
{
    std::optional<TurnAnswer> given;
    strategy.answer(question, [&](const auto &answer) { given = answer.value(); });
    return given.value_or(TurnAnswer{QStringLiteral("no answer"), {}});
}

FinishedMatch finished(int round, const QString &own, const QString &theirs, const QString &result,
                       const PlayerId &opponent = rival)
{
    return {.match = question(round).match,
            .round = round,
            .self = me,
            .opponent = opponent,
            .ownChoice = own,
            .opponentChoice = theirs,
            .drawnNumber = 0,
            .result = result};
}

QString resultOf(const QString &own, const QString &theirs, int number)
{
    if (own == theirs)
        return QStringLiteral("DRAW");
    return own == (number % 2 == 0 ? even : odd) ? QStringLiteral("WIN") : QStringLiteral("LOSS");
}

// Plays against a script and returns the choices made; the numbers are fixed.
QStringList playAgainst(Strategy &strategy, const QStringList &script,
                        const PlayerId &opponent = rival)
{
    QStringList choices;
    for (int i = 0; i < script.size(); ++i) {
        const int round = i + 1;
        const QString own = ask(strategy, question(round, opponent)).choice;
        const int number =
            static_cast<int>(RandomStream(5, QStringLiteral("number/%1").arg(i)).uniform(10)) + 1;
        choices.append(own);
        strategy.observe(
            finished(round, own, script.at(i), resultOf(own, script.at(i), number), opponent));
    }
    return choices;
}

QStringList script(const QString &pattern, int length)
{
    QStringList choices;
    for (int i = 0; i < length; ++i)
        choices.append(pattern.at(i % pattern.size()) == u'e' ? even : odd);
    return choices;
}

} // namespace

class TestStrategies : public QObject
{
    Q_OBJECT

private:
    static void everyStrategy()
    {
        QTest::addColumn<QString>("name");
        for (const QString &name : strategyNames())
            QTest::newRow(qPrintable(name)) << name;
    }

private Q_SLOTS:
    void theKnownNames_areMade_andOthersRefusedWithTheList()
    {
        const QStringList names{QStringLiteral("random"),
                                even,
                                odd,
                                QStringLiteral("alternating"),
                                QStringLiteral("pattern"),
                                QStringLiteral("adaptive")};
        QCOMPARE(strategyNames(), names);
        for (const QString &name : names)
            QCOMPARE(strategy(name)->name(), name);
        const auto unknown = makeStrategy(u"psychic", 1, me);
        QVERIFY(!unknown.ok());
        QCOMPARE(unknown.failure().sentence,
                 QStringLiteral("There is no strategy \"psychic\". Known are: random, even, odd, "
                                "alternating, pattern, adaptive."));
    }

    void everyAnswer_isValid_andHasAReason_data() { everyStrategy(); }

    void everyAnswer_isValid_andHasAReason()
    {
        QFETCH(QString, name);
        const auto player = strategy(name);
        for (int round = 1; round <= 50; ++round) {
            const TurnAnswer answer = ask(*player, question(round));
            QVERIFY(answer.choice == even || answer.choice == odd);
            QVERIFY(!answer.reasoning.isEmpty());
            player->observe(finished(round, answer.choice, even, QStringLiteral("LOSS")));
        }
    }

    void aQuestionWithOtherOptions_isAnsweredFromThem_data() { everyStrategy(); }

    void aQuestionWithOtherOptions_isAnsweredFromThem()
    {
        QFETCH(QString, name);
        TurnQuestion strange = question(1);
        strange.options = {QStringLiteral("left"), QStringLiteral("right")};
        QVERIFY(strange.options.contains(ask(*strategy(name), strange).choice));
        strange.options = {};
        const QString choice = ask(*strategy(name), strange).choice;
        QVERIFY(choice == even || choice == odd);
    }

    void theSameSeed_playsTheSame_data() { everyStrategy(); }

    void theSameSeed_playsTheSame()
    {
        QFETCH(QString, name);
        const QStringList rivals = script(QStringLiteral("eeoeo"), 60);
        const QStringList first = playAgainst(*strategy(name, 42), rivals);
        QCOMPARE(playAgainst(*strategy(name, 42), rivals), first);
    }

    void anotherSeed_playsDifferently_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"random", "alternating", "pattern", "adaptive"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void anotherSeed_playsDifferently()
    {
        QFETCH(QString, name);
        const QStringList rivals = script(QStringLiteral("eeoeo"), 20);
        QSet<QStringList> plays;
        for (quint64 seed = 1; seed <= 8; ++seed)
            plays.insert(playAgainst(*strategy(name, seed), rivals));
        QVERIFY(plays.size() > 1);
    }

    void aQuestionAskedAgain_getsTheSameAnswer_data() { everyStrategy(); }

    void aQuestionAskedAgain_getsTheSameAnswer()
    {
        QFETCH(QString, name);
        for (const int round : {10, 0}) { // 0: the referee names none
            const auto player = strategy(name);
            playAgainst(*player, script(QStringLiteral("eo"), 9));
            TurnQuestion asked = question(10);
            asked.round = round;
            const QString first = ask(*player, asked).choice;
            player->observe(finished(10, first, first, QStringLiteral("DRAW")));
            for (int retry = 0; retry < 3; ++retry)
                QCOMPARE(ask(*player, asked).choice, first);
        }
    }

    void theOrderInWhichNewsArrives_makesNoDifference_data() { everyStrategy(); }

    void theOrderInWhichNewsArrives_makesNoDifference()
    {
        QFETCH(QString, name);
        QList<FinishedMatch> news;
        const QStringList rivals = script(QStringLiteral("eeo"), 9);
        for (int round = 1; round <= 9; ++round) {
            const PlayerId &opponent = round % 3 == 0 ? stranger : rival;
            news.append(finished(round, round % 2 == 0 ? even : odd, rivals.at(round - 1),
                                 resultOf(round % 2 == 0 ? even : odd, rivals.at(round - 1), round),
                                 opponent));
        }
        QSet<QStringList> plays;
        RandomStream stream(3, u"order-of-news");
        for (int i = 0; i < 20; ++i) {
            const auto player = strategy(name);
            for (const FinishedMatch &match : std::as_const(news))
                player->observe(match);
            QStringList play;
            for (int round = 1; round <= 30; ++round)
                play.append(ask(*player, question(round + 9)).choice);
            plays.insert(play);
            stream.shuffle(news);
        }
        QCOMPARE(plays.size(), 1);
    }

    void newsOfLaterRounds_makesNoDifference()
    {
        // A match of a later round cannot have been known when this one was played.
        const auto ignorant = strategy(QStringLiteral("pattern"));
        const auto informed = strategy(QStringLiteral("pattern"));
        for (int round = 5; round <= 9; ++round)
            informed->observe(finished(round, odd, even, QStringLiteral("LOSS")));
        for (int round = 1; round <= 5; ++round) {
            QCOMPARE(ask(*informed, question(round)).choice,
                     ask(*ignorant, question(round)).choice);
        }
        QCOMPARE(ask(*informed, question(10)).choice, odd);
    }

    void random_isFair()
    {
        const auto player = strategy(QStringLiteral("random"));
        int evens = 0;
        for (int round = 1; round <= 1000; ++round)
            evens += ask(*player, question(round)).choice == even ? 1 : 0;
        QVERIFY2(evens > 440 && evens < 560, qPrintable(QString::number(evens)));
    }

    void evenAndOdd_neverChange()
    {
        for (const QString &name : {even, odd}) {
            QCOMPARE(playAgainst(*strategy(name), script(QStringLiteral("eo"), 20)),
                     QStringList(20, name));
        }
    }

    void alternating_alternates_alsoAcrossByes()
    {
        const auto player = strategy(QStringLiteral("alternating"));
        QStringList choices;
        for (const int round : {1, 2, 4, 5, 8, 9})
            choices.append(ask(*player, question(round)).choice);
        for (qsizetype i = 1; i < choices.size(); ++i)
            QVERIFY(choices.at(i) != choices.at(i - 1));
    }

    void alternating_alternates_whenTheRefereeNamesNoRound()
    {
        const auto player = strategy(QStringLiteral("alternating"));
        QString last;
        for (int round = 1; round <= 12; ++round) {
            TurnQuestion unnumbered = question(round);
            unnumbered.round = 0;
            const QString choice = ask(*player, unnumbered).choice;
            QVERIFY(choice != last);
            last = choice;
        }
    }

    void alternating_goesOnAfterARestart()
    {
        const auto player = strategy(QStringLiteral("alternating"));
        const QStringList choices = playAgainst(*player, script(QStringLiteral("e"), 3));
        const auto restarted = strategy(QStringLiteral("alternating"));
        for (int round = 1; round <= 3; ++round) {
            restarted->observe(
                finished(round, choices.at(round - 1), even, QStringLiteral("DRAW")));
        }
        QCOMPARE(ask(*restarted, question(4)).choice, ask(*player, question(4)).choice);
        QVERIFY(ask(*restarted, question(4)).choice != choices.last());
    }

    void pattern_seesThroughAHabit_data()
    {
        QTest::addColumn<QString>("habit");
        QTest::addColumn<int>("knownAfter");
        QTest::newRow("always even") << QStringLiteral("e") << 1;
        QTest::newRow("always odd") << QStringLiteral("o") << 1;
        QTest::newRow("alternating") << QStringLiteral("eo") << 3;
        QTest::newRow("two and one") << QStringLiteral("eeo") << 8;
        QTest::newRow("two and two") << QStringLiteral("eeoo") << 8;
    }

    void pattern_seesThroughAHabit()
    {
        QFETCH(QString, habit);
        QFETCH(int, knownAfter);
        const QStringList rivals = script(habit, 40);
        const QStringList choices = playAgainst(*strategy(QStringLiteral("pattern")), rivals);
        for (int i = knownAfter; i < rivals.size(); ++i)
            QVERIFY2(choices.at(i) != rivals.at(i), qPrintable(QString::number(i)));
    }

    void pattern_expectsOfAStranger_whatMostOpponentsChoose()
    {
        const auto player = strategy(QStringLiteral("pattern"));
        player->observe(finished(1, odd, even, QStringLiteral("LOSS"), rival));
        player->observe(
            finished(2, odd, even, QStringLiteral("LOSS"), PlayerId(QStringLiteral("P04"))));
        player->observe(
            finished(3, odd, odd, QStringLiteral("DRAW"), PlayerId(QStringLiteral("P05"))));
        QCOMPARE(ask(*player, question(4, stranger)).choice, odd);
    }

    void pattern_learnsNothing_fromAnOpponentWhoDidNotChoose()
    {
        const auto fresh = strategy(QStringLiteral("pattern"));
        const auto player = strategy(QStringLiteral("pattern"));
        player->observe(finished(1, even, QString(), QStringLiteral("WIN")));
        for (int round = 2; round <= 30; ++round)
            QCOMPARE(ask(*player, question(round)).choice, ask(*fresh, question(round)).choice);
    }

    void adaptive_doesWhatPaidBest_againstEachOpponent()
    {
        const auto player = strategy(QStringLiteral("adaptive"));
        int round = 0;
        for (int i = 0; i < 4; ++i) {
            player->observe(finished(++round, even, even, QStringLiteral("DRAW"), rival));
            player->observe(finished(++round, odd, even, QStringLiteral("WIN"), rival));
            player->observe(finished(++round, even, odd, QStringLiteral("WIN"), stranger));
            player->observe(finished(++round, odd, odd, QStringLiteral("DRAW"), stranger));
        }
        int oddAgainstRival = 0;
        int evenAgainstStranger = 0;
        for (int i = 1; i <= 200; ++i) {
            oddAgainstRival += ask(*player, question(100 + i, rival)).choice == odd ? 1 : 0;
            evenAgainstStranger += ask(*player, question(100 + i, stranger)).choice == even ? 1 : 0;
        }
        // Mostly what pays, and now and then the other, to go on learning.
        QVERIFY2(oddAgainstRival > 170 && oddAgainstRival < 200,
                 qPrintable(QString::number(oddAgainstRival)));
        QVERIFY2(evenAgainstStranger > 170 && evenAgainstStranger < 200,
                 qPrintable(QString::number(evenAgainstStranger)));
    }

    void adaptive_startsAgainstAStranger_fromItsRecordAgainstAll()
    {
        const auto player = strategy(QStringLiteral("adaptive"));
        for (int round = 1; round <= 6; ++round) {
            player->observe(
                finished(round, round % 2 == 0 ? even : odd, even,
                         round % 2 == 0 ? QStringLiteral("LOSS") : QStringLiteral("WIN"), rival));
        }
        int odds = 0;
        for (int i = 1; i <= 200; ++i)
            odds += ask(*player, question(100 + i, stranger)).choice == odd ? 1 : 0;
        QVERIFY2(odds > 170, qPrintable(QString::number(odds)));
    }

    void adaptive_learnsNothing_fromAWinByDefault()
    {
        const auto fresh = strategy(QStringLiteral("adaptive"));
        const auto player = strategy(QStringLiteral("adaptive"));
        for (int round = 1; round <= 5; ++round)
            player->observe(finished(round, even, QString(), QStringLiteral("WIN")));
        for (int round = 6; round <= 60; ++round)
            QCOMPARE(ask(*player, question(round)).choice, ask(*fresh, question(round)).choice);
    }

    void learning_paysAgainstAConstantOpponent_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("pattern") << QStringLiteral("pattern");
        QTest::newRow("adaptive") << QStringLiteral("adaptive");
    }

    void learning_paysAgainstAConstantOpponent()
    {
        QFETCH(QString, name);
        // Once it knows the opponent, it takes the choice worth 1.5 points far more often than a
        // coin would, whatever luck it had at the beginning.
        for (quint64 seed = 1; seed <= 10; ++seed) {
            const QStringList choices =
                playAgainst(*strategy(name, seed), script(QStringLiteral("e"), 300));
            const qsizetype odds = choices.last(100).count(odd);
            QVERIFY2(odds > 80, qPrintable(QString::number(odds)));
        }
    }

    void habits_areReadFromTheLongestContextThatIsClear()
    {
        using Guess = std::optional<QString>;
        QCOMPARE(habit::predictNext({}), Guess());
        QCOMPARE(habit::predictNext({even}), Guess(even));
        QCOMPARE(habit::predictNext({even, odd}), Guess()); // nothing followed odd, and one of each
        QCOMPARE(habit::predictNext({even, odd, even}), Guess(odd));
        // "odd odd even" is new; after "odd even" came one of each; after "even" mostly odd.
        QCOMPARE(habit::predictNext(script(QStringLiteral("oeeoeooe"), 8)), Guess(odd));
        QCOMPARE(habit::mostFrequent({even, odd, odd}), Guess(odd));
        QCOMPARE(habit::mostFrequent({even, odd}), Guess());
    }
};

QTEST_APPLESS_MAIN(TestStrategies)
#include "tst_strategies.moc"
