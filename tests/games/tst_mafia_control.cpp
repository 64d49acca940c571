// How a match of Mafia is steered, and what becomes of players who do not answer. Seats of seed 42:
// P04 P05 P06 P02 P10 P08 P01 P09 P03 P07; mafia P02 P03 P07, doctor P06, sheriff P01.
#include "agents/games/fact_names.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"
#include "tests/support/mafia_match_lab.h"

#include <QTest>

using namespace league;
using namespace league::games;
using namespace league::test;
namespace key = mafia::key;

namespace {

QString joined(const QVariant &list)
{
    return list.toStringList().join(u' ');
}

QString codeOf(const base::Outcome &outcome)
{
    return outcome ? QString() : outcome.failure().code;
}

QVariantMap speed(const char *mode)
{
    return {{QStringLiteral("speed_mode"), QString::fromLatin1(mode)}};
}

// Everybody but this one answers, all the others at random.
MafiaMatchLab::Answers allBut(const QString &silent)
{
    return [silent, random = MafiaMatchLab::randomAnswers(5)](
               const Question &question) -> std::optional<Answer> {
        if (question.facts.value(key::PlayerId).toString() == silent)
            return std::nullopt;
        if (question.kind == mafia::ask::DiscussionTurn)
            return MafiaMatchLab::pass();
        if (question.kind == mafia::ask::Vote)
            return MafiaMatchLab::vote({});
        if (question.facts.value(key::ActionType) == QStringLiteral("INVESTIGATE"))
            return random(question);
        // The doctor saves the victim, night after night: P05, then P08, then P05 …
        const bool isOdd = question.facts.value(key::NightNumber).toInt() % 2 == 1;
        return MafiaMatchLab::nightAction(isOdd ? u"P05" : u"P08");
    };
}

const QString P09 = QStringLiteral("P09");

} // namespace

class TestMafiaControl : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-123, scenario 17
    void inStep_nothingMoves_withoutAdvance()
    {
        MafiaMatchLab lab(speed("STEP"));
        QVERIFY(!lab.match().dueMs());
        QVERIFY(lab.questionTo(u"P02").facts.value(key::Deadline).isNull());
        QVERIFY(!lab.questionTo(u"P02").closesAtMs);
        lab.playNight(u"P04");
        lab.pass(86'400'000);
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        QVERIFY(lab.order(u"advance"));
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        QVERIFY(lab.order(u"advance"));
        QCOMPARE(lab.phase(), QStringLiteral("DAY_DISCUSSION"));
        QVERIFY(lab.asked().isEmpty()); // the first turn, too, waits for the operator
        QVERIFY(lab.order(u"advance"));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P05"));
        QVERIFY(lab.speak(u"P05", u"Hello"));
        QVERIFY(lab.asked().isEmpty());
        QVERIFY(lab.order(u"advance"));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P06"));
        QVERIFY(lab.order(u"advance")); // ends the turn as timed out
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::TimedOut).toBool(), true);
        for (int i = 0; i < 14; ++i)
            QVERIFY(lab.order(u"advance"));
        QCOMPARE(lab.phase(), QStringLiteral("DAY_DISCUSSION"));
        QVERIFY(lab.order(u"advance"));
        QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
        lab.answerAll([](const Question &) { return MafiaMatchLab::vote({}); });
        lab.pass(86'400'000);
        QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
        QVERIFY(lab.castVote(u"P05", u"P10"));
        QVERIFY(lab.order(u"advance")); // closes the vote as it stands
        QCOMPARE(lab.phase(), QStringLiteral("RESOLUTION"));
        QVERIFY(!lab.living().contains(QStringLiteral("P10")));
        QVERIFY(lab.order(u"advance"));
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        QVERIFY(lab.order(u"advance")); // fills open actions with the defaults
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        QCOMPARE(lab.last(u"NIGHT_ACTION_SUBMITTED").value(key::Defaulted).toBool(), true);
    }

    void advance_isForStepOnly()
    {
        MafiaMatchLab lab;
        QCOMPARE(codeOf(lab.order(u"advance")), QStringLiteral("E101"));
        QCOMPARE(codeOf(lab.order(u"dance")), QStringLiteral("E101"));
        QCOMPARE(codeOf(lab.order(u"set_speed", u"MAX")), QStringLiteral("E101"));
        QCOMPARE(codeOf(lab.order(u"resume")), QStringLiteral("E101"));
        QCOMPARE(lab.match().inputs().size(), 4);
    }

    // M-122, M-124
    void aNewSpeed_appliesFromTheNextPhaseOrTurn()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.order(u"set_speed", u"FAST"));
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(30'000));
        lab.playNight(u"P04");
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(1'500));
        lab.passTo(1'500);
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(9'000));
        QVERIFY(lab.order(u"set_speed", u"DEBUG"));
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(9'000)); // this turn still has its time
        QVERIFY(lab.speak(u"P05", u"Hello"));
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(4'500));
    }

    // M-124: who watches learns of the speed from the match; players have their deadlines.
    void aNewSpeed_isTold()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.order(u"set_speed", u"STEP"));
        QVERIFY(lab.order(u"set_speed", u"STEP")); // nothing new
        QCOMPARE(lab.all(u"SPEED_CHANGED").size(), 1);
        QCOMPARE(lab.last(u"SPEED_CHANGED").value(key::SpeedMode), QStringLiteral("STEP"));
        QVERIFY(lab.last(u"SPEED_CHANGED").value(key::Deadline).isNull());
        lab.pass(1'000);
        QVERIFY(lab.order(u"set_speed", u"FAST"));
        QCOMPARE(lab.last(u"SPEED_CHANGED").value(key::SpeedMode), QStringLiteral("FAST"));
        QCOMPARE(lab.last(u"SPEED_CHANGED").value(key::Deadline),
                 QStringLiteral("2026-03-01T18:00:16.000Z"));
        QCOMPARE(lab.events().last().visibility, QStringLiteral("public"));
        QVERIFY(!lab.order(u"set_speed", u"MAX"));
        QCOMPARE(lab.all(u"SPEED_CHANGED").size(), 2);
        for (const MafiaMatchLab::Message &message : lab.mailOf(u"P02"))
            QVERIFY(message.kind != QStringLiteral("SPEED_CHANGED"));
    }

    // M-124: switching to STEP stops the running deadline, of a phase and of a turn.
    void switchingToStep_stopsTheDeadline()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.order(u"set_speed", u"STEP"));
        QVERIFY(!lab.match().dueMs());
        QVERIFY(!lab.questionTo(u"P02").closesAtMs);
        lab.pass(100'000);
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        QVERIFY(lab.order(u"set_speed", u"NORMAL")); // and back: the phase has its time again
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(130'000));
        lab.playNight(u"P04");
        lab.pass(3'000);
        QCOMPARE(joined(lab.asked()), QStringLiteral("P05"));
        QVERIFY(lab.order(u"set_speed", u"STEP"));
        QVERIFY(!lab.match().dueMs());
        lab.pass(100'000);
        QCOMPARE(joined(lab.asked()), QStringLiteral("P05"));
        QVERIFY(lab.speak(u"P05", u"Hello"));
        QVERIFY(lab.asked().isEmpty());
        QVERIFY(lab.order(u"set_speed", u"NORMAL"));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P06"));
    }

    // protocol.md §3, §5: all clocks of the match stop.
    void aPause_stopsAllClocks()
    {
        MafiaMatchLab lab;
        lab.pass(10'000);
        QVERIFY(lab.order(u"pause"));
        QVERIFY(!lab.match().dueMs());
        QVERIFY(lab.last(u"MATCH_PAUSED").value(key::Deadline).isNull());
        QCOMPARE(codeOf(lab.order(u"pause")), QStringLiteral("E101"));
        lab.pass(60'000);
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        lab.playNight(u"P04"); // answers are taken, but nothing goes on
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        QVERIFY(lab.order(u"resume"));
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(73'000));
    }

    void afterAPause_everyDeadlineHasMoved()
    {
        MafiaMatchLab lab;
        lab.pass(10'000);
        QVERIFY(lab.order(u"pause"));
        lab.pass(5'000);
        QVERIFY(lab.order(u"resume"));
        const QString moved = QStringLiteral("2026-03-01T18:00:35.000Z");
        QCOMPARE(lab.last(u"MATCH_RESUMED").value(key::Deadline).toString(), moved);
        QCOMPARE(lab.mailOf(u"P08").last().facts.value(key::Deadline).toString(), moved);
        QCOMPARE(lab.questionTo(u"P02").facts.value(key::Deadline).toString(), moved);
        QCOMPARE(lab.questionTo(u"P02").closesAtMs, std::optional<qint64>(35'000));
        lab.passTo(34'999);
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        lab.passTo(35'000);
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));

        lab.passTo(38'000);
        lab.passTo(40'000); // 13 s of the turn are left
        QVERIFY(lab.order(u"pause"));
        lab.passTo(140'000);
        QVERIFY(lab.order(u"resume"));
        QCOMPARE(lab.match().dueMs(), std::optional<qint64>(153'000));
        QCOMPARE(lab.questionTo(lab.asked().first()).closesAtMs, std::optional<qint64>(153'000));
    }

    // MR-35, scenario 18: night or vote, turn and vote missed make three.
    void whoMissesThreeCalls_isInactive_andNobodyWaitsForIt()
    {
        MafiaMatchLab lab;
        const MafiaMatchLab::Answers answers = allBut(P09);
        lab.playTo(u"DAY_VOTING", answers);
        lab.playTo(u"NIGHT_ACTIONS", answers); // its turn, its vote
        QVERIFY(!lab.kinds().contains(QStringLiteral("PLAYER_INACTIVE")));
        lab.playTo(u"DAY_VOTING", answers); // the third in a row
        QCOMPARE(lab.all(u"PLAYER_INACTIVE").size(), 1);
        QCOMPARE(lab.last(u"PLAYER_INACTIVE").value(key::PlayerId).toString(), P09);
        QVERIFY(lab.asked().contains(P09)); // still asked …
        const qint64 before = lab.now();
        lab.playTo(u"NIGHT_ACTIONS", answers);
        QCOMPARE(lab.now() - before, 1'000); // … and not waited for
        const qint64 night = lab.now();
        lab.playTo(u"DAY_VOTING", answers);
        QCOMPARE(lab.now() - night, 3'000); // its turn passed at once
        QVERIFY(lab.living().contains(P09)); // MR-38
    }

    // MR-35, M-152: back in the game, but the technical loss stays.
    void aValidMessage_makesItActiveAgain_butTheLossStays()
    {
        MafiaMatchLab lab({{QStringLiteral("inactive_after"), 1}});
        lab.playTo(u"DAY_VOTING", allBut(P09));
        QCOMPARE(lab.all(u"PLAYER_INACTIVE").size(), 1);
        QVERIFY(!lab.kinds().contains(QStringLiteral("PLAYER_ACTIVE")));
        QVERIFY(lab.castVote(P09, u"P07"));
        QCOMPARE(lab.last(u"PLAYER_ACTIVE").value(key::PlayerId).toString(), P09);
        lab.playVote({});
        QCOMPARE(lab.all(u"PLAYER_ACTIVE").size(), 1); // once is enough
        for (const MafiaMatchLab::Message &message : lab.mailOf(u"P02"))
            QVERIFY(message.kind != QStringLiteral("PLAYER_ACTIVE")); // only those who watch
        lab.playTo(u"DAY_DISCUSSION", allBut(P09));
        while (!lab.asked().contains(P09) && lab.phase() == QStringLiteral("DAY_DISCUSSION"))
            QVERIFY(lab.speak(lab.asked().first(), {}));
        QCOMPARE(joined(lab.asked()), P09);
        lab.play(MafiaMatchLab::randomAnswers(3));
        const MatchOutcome outcome = *lab.match().outcome();
        QCOMPARE(outcome.seats.at(8), SeatResult::TechnicalLoss);
        QCOMPARE(outcome.points.at(8), 0);
        QCOMPARE(joined(outcome.details.value(key::Technical)), P09);
        QVERIFY(lab.roleOf(P09) != QStringLiteral("mafia"));
        QCOMPARE(joined(outcome.details.value(key::WinningPlayers)).contains(P09),
                 outcome.details.value(key::WinnerTeam) == QStringLiteral("town"));
    }

    // MR-35: policies
    void anInactivePlayer_isTreatedByThePolicy_data()
    {
        QTest::addColumn<QString>("policy");
        for (const char *policy : {"autopilot", "bot", "remove"})
            QTest::newRow(policy) << QString::fromLatin1(policy);
    }

    void anInactivePlayer_isTreatedByThePolicy()
    {
        QFETCH(QString, policy);
        MafiaMatchLab lab(
            {{QStringLiteral("inactive_after"), 1}, {QStringLiteral("inactive_policy"), policy}});
        lab.playTo(u"DAY_VOTING", allBut(P09));
        const qint64 before = lab.now();
        lab.playTo(u"NIGHT_ACTIONS", allBut(P09));
        // A bot is to answer for it, so the vote waits until the deadline.
        QCOMPARE(lab.now() - before, policy == QStringLiteral("bot") ? 20'000 : 1'000);
        QCOMPARE(lab.living().contains(P09), policy != QStringLiteral("remove"));
        if (policy == QStringLiteral("remove"))
            QCOMPARE(lab.last(u"PLAYER_ELIMINATED").value(key::Cause), QStringLiteral("technical"));
    }

    // MR-37: the referee has given up on a call.
    void whoCannotBeReached_isNotWaitedForInThisPhase()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P02", u"P04"));
        QVERIFY(lab.act(u"P03", u"P04"));
        QVERIFY(lab.act(u"P07", u"P04"));
        QVERIFY(lab.act(u"P01", u"P04"));
        lab.expire(u"P08"); // not asked: ignored
        lab.expire(u"P06");
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        QCOMPARE(lab.match().inputs().last().type, QStringLiteral("EXPIRED"));
        lab.pass(3'000);
        const QString speaker = lab.asked().first();
        lab.expire(speaker);
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::PlayerId).toString(), speaker);
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Pass).toBool(), true);
        QVERIFY(lab.asked().first() != speaker);
    }

    // protocol.md §7, E101 to E108 by phase
    void whatDoesNotBelongToThePhase_isRefused_data()
    {
        QTest::addColumn<QString>("phase");
        QTest::addColumn<Answer>("answer");
        QTest::addColumn<QString>("code");
        const Answer night = MafiaMatchLab::nightAction(u"P05");
        const Answer vote = MafiaMatchLab::vote(u"P05");
        Answer oldVote = vote;
        oldVote.extra.insert(key::DayNumber, 0);
        Answer nextVote = vote;
        nextVote.extra.insert(key::DayNumber, 2);
        Answer nextNight = night;
        nextNight.extra.insert(key::NightNumber, 2);
        Answer otherAction = night;
        otherAction.extra.insert(key::ActionType, QStringLiteral("PROTECT"));
        const auto row = [](const char *name, const char *phase, const Answer &answer,
                            const char *code) {
            QTest::newRow(name) << QString::fromLatin1(phase) << answer
                                << QString::fromLatin1(code);
        };
        row("vote in the first night", "NIGHT_ACTIONS", vote, "E101");
        row("action for another night", "NIGHT_ACTIONS", nextNight, "E101");
        row("action of another role", "NIGHT_ACTIONS", otherAction, "E102");
        row("speech at night", "NIGHT_ACTIONS", MafiaMatchLab::speech(u"Hi"), "E101");
        row("action in the morning", "MORNING_REVEAL", night, "E108");
        row("vote in the morning", "MORNING_REVEAL", vote, "E101");
        row("action by day", "DAY_DISCUSSION", night, "E108");
        row("vote before the vote", "DAY_DISCUSSION", vote, "E101");
        row("action in the vote", "DAY_VOTING", night, "E108");
        row("speech in the vote", "DAY_VOTING", MafiaMatchLab::speech(u"Hi"), "E101");
        row("vote of another day", "DAY_VOTING", oldVote, "E108");
        row("vote for tomorrow", "DAY_VOTING", nextVote, "E101");
    }

    void whatDoesNotBelongToThePhase_isRefused()
    {
        QFETCH(QString, phase);
        QFETCH(Answer, answer);
        QFETCH(QString, code);
        MafiaMatchLab lab;
        lab.playTo(phase, allBut({}));
        QCOMPARE(lab.phase(), phase);
        const QStringList before = lab.lines();
        QCOMPARE(codeOf(lab.send(u"P02", answer)), code);
        QCOMPARE(lab.lines(), before);
        QCOMPARE(lab.match().inputs().last().errorCode, code);
    }

    void aVoteInTheNextNight_isTooLate()
    {
        MafiaMatchLab lab;
        lab.playTo(u"DAY_VOTING", allBut({}));
        lab.playVote({});
        QCOMPARE(codeOf(lab.castVote(u"P02", u"P05")), QStringLiteral("E108"));
    }

    // M-110
    void afterTheEnd_nothingCounts()
    {
        MafiaMatchLab lab;
        lab.play(MafiaMatchLab::randomAnswers(1));
        const QStringList before = lab.lines();
        QCOMPARE(codeOf(lab.castVote(u"P02", u"P05")), QStringLiteral("E101"));
        QCOMPARE(codeOf(lab.act(u"P02", u"P05")), QStringLiteral("E101"));
        QCOMPARE(codeOf(lab.order(u"pause")), QStringLiteral("E101"));
        lab.link(u"P02", false);
        lab.pass(1'000'000);
        QCOMPARE(lab.lines(), before);
        QVERIFY(lab.match().pending().isEmpty());
        QVERIFY(!lab.match().dueMs());
    }
};

QTEST_GUILESS_MAIN(TestMafiaControl)
#include "tst_mafia_control.moc"
