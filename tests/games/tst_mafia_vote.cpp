// Votes of Mafia and what follows from them. Seats of seed 42: P04 P05 P06 P02 P10 P08 P01 P09 P03
// P07; mafia P02 P03 P07, doctor P06, sheriff P01.
#include "agents/base/clock.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/ballot.h"
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

QVariantMap votingRules(const QString &rule, const QVariant &value)
{
    return {{QStringLiteral("voting"), QVariantMap{{rule, value}}}};
}

// Night 1 without a death, a day without words; all ten may vote.
void toVote(MafiaMatchLab &lab)
{
    lab.playNight(u"P04", u"P04");
    lab.playTalk();
    QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
}

// A table of seed 42 on which only these are alive.
mafia::Table tableWith(const QStringList &living)
{
    mafia::Table table = mafia::dealTable(MafiaMatchLab::setup());
    const QList<mafia::Player> players = table.players();
    for (const mafia::Player &player : players) {
        if (!living.contains(player.id.text()))
            table.kill(player.id, mafia::word::ByNight, 1);
    }
    return table;
}

} // namespace

class TestMafiaVote : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-080, M-086, protocol.md §4.10
    void everybodyAlive_isAsked()
    {
        MafiaMatchLab lab;
        lab.playNight(u"P04");
        lab.playTalk();
        QCOMPARE(joined(lab.asked()), QStringLiteral("P05 P06 P02 P10 P08 P01 P09 P03 P07"));
        const Question call = lab.questionTo(u"P06");
        QCOMPARE(call.kind, QStringLiteral("vote"));
        QCOMPARE(call.id, QStringLiteral("d1-vote-p06"));
        QCOMPARE(joined(call.facts.value(key::ValidTargets)),
                 QStringLiteral("P05 P02 P10 P08 P01 P09 P03 P07"));
        QCOMPARE(call.facts.value(key::MayAbstain).toBool(), true);
        QCOMPARE(call.facts.value(key::AliveCount).toInt(), 9);
        QCOMPARE(call.facts.value(key::VotesNeeded).toInt(), 5);
        QCOMPARE(*call.closesAtMs, lab.now() + 18'000); // M-121
    }

    // M-081, M-082, scenario 12
    void votesForOneselfOrTheDead_areRefused_andAnEarlierVoteStays()
    {
        MafiaMatchLab lab;
        lab.playNight(u"P04");
        lab.playTalk();
        QVERIFY(lab.castVote(u"P06", u"P07"));
        QCOMPARE(codeOf(lab.castVote(u"P06", u"P06")), QStringLiteral("E106"));
        QCOMPARE(codeOf(lab.castVote(u"P06", u"P04")), QStringLiteral("E104"));
        QCOMPARE(codeOf(lab.castVote(u"P06", u"P99")), QStringLiteral("E104"));
        QCOMPARE(codeOf(lab.castVote(u"P04", u"P07")), QStringLiteral("E103"));
        QCOMPARE(codeOf(lab.send(u"P06", {.kind = QStringLiteral("vote")})),
                 QStringLiteral("E003"));
        QCOMPARE(lab.all(u"VOTE_CAST").size(), 1);
        QCOMPARE(lab.last(u"VOTE_CAST").value(key::Tally).toMap(),
                 QVariantMap({{QStringLiteral("P07"), 1}}));
        QCOMPARE(codeOf(lab.castVote(u"P05", u"P05")), QStringLiteral("E106"));
        QCOMPARE(lab.questionTo(u"P05").id, QStringLiteral("d1-vote-p05-2")); // asked again
    }

    // M-083, M-084, M-085, scenario 13
    void aVote_mayBeChanged_andTheTallyMoves()
    {
        MafiaMatchLab lab;
        toVote(lab);
        const qint64 opened = lab.now();
        lab.pass(2'210);
        QVERIFY(lab.castVote(u"P06", u"P07"));
        QVERIFY(lab.castVote(u"P05", u"P07"));
        const QVariantMap first = lab.all(u"VOTE_CAST").first();
        QCOMPARE(first.value(key::VoterId), QStringLiteral("P06"));
        QCOMPARE(first.value(key::ElapsedMs).toLongLong(), 2'210);
        QCOMPARE(first.value(key::VoteTime),
                 base::Clock::utcText(MafiaMatchLab::setup().startedAtMs + opened + 2'210));
        QCOMPARE(first.value(key::Changed).toBool(), false);
        QVERIFY(lab.castVote(u"P06", u"P02"));
        const QVariantMap changed = lab.last(u"VOTE_CAST");
        QCOMPARE(changed.value(key::Changed).toBool(), true);
        QCOMPARE(changed.value(key::Tally).toMap(),
                 QVariantMap({{QStringLiteral("P02"), 1}, {QStringLiteral("P07"), 1}}));
        QCOMPARE(changed.value(key::VotesCast).toInt(), 2);
        QVERIFY(lab.castVote(u"P06", u"P02")); // the same again: nothing new
        QCOMPARE(lab.all(u"VOTE_CAST").size(), 3);
        lab.pass(20'000);
        int ofP06 = 0;
        for (const QVariant &each : lab.last(u"VOTE_RESULT").value(key::Votes).toList())
            ofP06 += each.toMap().value(key::VoterId) == QStringLiteral("P06");
        QCOMPARE(ofP06, 1);
    }

    // M-087
    void whatAVoterThinks_isForObservers()
    {
        MafiaMatchLab lab;
        toVote(lab);
        Answer answer = MafiaMatchLab::vote(u"P07");
        answer.extra.insert(key::Think, QStringLiteral("Just a feeling."));
        QVERIFY(lab.send(u"P06", answer));
        QCOMPARE(lab.last(u"VOTE_CAST").value(fact::ObserverPart).toMap().value(key::Think),
                 QStringLiteral("Just a feeling."));
        QVERIFY(!lab.mailOf(u"P05").last().facts.contains(fact::ObserverPart));
    }

    // M-088, MR-23
    void afterTheLastVote_theBallotStaysOpenForAMoment()
    {
        MafiaMatchLab lab;
        toVote(lab);
        lab.answerAll([](const Question &) { return MafiaMatchLab::vote({}); });
        QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
        lab.pass(900);
        QVERIFY(lab.castVote(u"P05", u"P07")); // restarts the moment
        lab.pass(999);
        QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
        lab.pass(1);
        QCOMPARE(lab.match().inputs().last().type, QStringLiteral("SETTLE_END"));
        QCOMPARE(lab.last(u"VOTE_RESULT").value(key::Eliminated), QStringLiteral("P07"));
    }

    // MR-23: never past the deadline.
    void theDeadline_comesBeforeTheMoment()
    {
        MafiaMatchLab lab;
        toVote(lab);
        lab.pass(19'500);
        lab.answerAll([](const Question &) { return MafiaMatchLab::vote({}); });
        lab.pass(499);
        QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
        lab.pass(1);
        QCOMPARE(lab.match().inputs().last().type, QStringLiteral("PHASE_DEADLINE"));
        QVERIFY(lab.kinds().contains(QStringLiteral("VOTE_RESULT")));
    }

    // M-089, M-093, M-094, MR-24, protocol.md §4.11
    void theMostVotes_eliminate_majorityOrNot()
    {
        MafiaMatchLab lab;
        toVote(lab);
        QVERIFY(lab.castVote(u"P04", u"P07"));
        QVERIFY(lab.castVote(u"P05", u"P07"));
        QVERIFY(lab.castVote(u"P06", u"P02"));
        QVERIFY(lab.castVote(u"P01", {})); // MR-22
        lab.pass(20'000);
        const QVariantMap result = lab.last(u"VOTE_RESULT");
        QCOMPARE(result.value(key::Eliminated), QStringLiteral("P07"));
        QCOMPARE(result.value(key::Distribution).toMap(),
                 QVariantMap({{QStringLiteral("P02"), 1}, {QStringLiteral("P07"), 2}}));
        QCOMPARE(joined(result.value(key::Abstained)),
                 QStringLiteral("P02 P10 P08 P01 P09 P03 P07")); // asked and silent, or null
        QCOMPARE(result.value(key::Votes).toList().size(), 3);
        QCOMPARE(result.value(key::Tie).toBool(), false);
        QVERIFY(result.value(key::TieBreak).isNull());
        QCOMPARE(result.value(key::MajorityReached).toBool(), false);
    }

    // M-090, M-091, M-092, MR-19, MR-20, scenarios 9, 10, 11
    void theCount_followsTheRule_data()
    {
        QTest::addColumn<QString>("votes"); // "P01>P02 …"
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("eliminated"); // of several: one of them
        QTest::addColumn<QString>("reason");
        QTest::addColumn<bool>("tie");
        const auto row = [](const char *name, const char *votes, const char *rule,
                            const char *eliminated, const char *reason, bool tie) {
            QTest::newRow(name) << QString::fromLatin1(votes) << QString::fromLatin1(rule)
                                << QString::fromLatin1(eliminated) << QString::fromLatin1(reason)
                                << tie;
        };
        row("three in a circle", "P01>P02 P02>P04 P04>P01", "all_alive_one_vote", "",
            "ALL_ONE_VOTE", true);
        row("three in a circle, drawn", "P01>P02 P02>P04 P04>P01", "never", "P01 P02 P04", "",
            true);
        row("two of three with one", "P01>P02 P02>P04", "all_alive_one_vote", "P02 P04", "", true);
        row("two of three with one, max", "P01>P02 P02>P04", "max_is_one", "", "ALL_ONE_VOTE",
            true);
        row("one single vote", "P01>P02", "all_alive_one_vote", "P02", "", false);
        row("one single vote, max", "P01>P02", "max_is_one", "", "ALL_ONE_VOTE", false);
        row("two for one", "P01>P02 P04>P02 P02>P01", "max_is_one", "P02", "", false);
        row("nobody votes", "", "all_alive_one_vote", "", "NO_VOTES", false);
        row("nobody votes, never", "", "never", "", "NO_VOTES", false);
    }

    void theCount_followsTheRule()
    {
        QFETCH(QString, votes);
        QFETCH(QString, rule);
        QFETCH(QString, eliminated);
        QFETCH(QString, reason);
        QFETCH(bool, tie);
        const auto rules =
            mafia::MafiaRules::read(votingRules(QStringLiteral("no_elimination_rule"), rule));
        QVERIFY(rules);
        const mafia::Table table =
            tableWith({QStringLiteral("P01"), QStringLiteral("P02"), QStringLiteral("P04")});
        mafia::Ballot ballot(3, table);
        for (const QString &vote : votes.split(u' ', Qt::SkipEmptyParts))
            ballot.cast(*table.find(vote.section(u'>', 0, 0)), vote.section(u'>', 1), 0);
        const mafia::Streams streams(42, base::MatchId(QStringLiteral("R1M1")), 1);
        const mafia::VoteResult result = ballot.count(rules->noElimination, streams);
        QVERIFY(eliminated.split(u' ').contains(result.eliminated.text()));
        QCOMPARE(QString(result.noElimination), reason);
        QCOMPARE(result.isTie, tie);
        QCOMPARE(result.isDrawn, tie && reason.isEmpty());
    }

    // M-090, scenario 10: two against two, by the stream of the day.
    void aTie_isBrokenByTheSeed()
    {
        MafiaMatchLab lab;
        toVote(lab);
        QVERIFY(lab.castVote(u"P01", u"P05"));
        QVERIFY(lab.castVote(u"P02", u"P05"));
        QVERIFY(lab.castVote(u"P03", u"P04"));
        QVERIFY(lab.castVote(u"P06", u"P04"));
        lab.pass(20'000);
        const QVariantMap result = lab.last(u"VOTE_RESULT");
        QCOMPARE(result.value(key::Eliminated), QStringLiteral("P05")); // §9.4
        QCOMPARE(joined(result.value(key::Tied)), QStringLiteral("P04 P05"));
        QCOMPARE(result.value(key::TieBreak), QStringLiteral("seeded_rng"));
        QCOMPARE(result.value(key::Tie).toBool(), true);
    }

    // M-092, MR-20, MR-21, scenario 11
    void withoutVotes_nobodyGoes_andTheNightFollows()
    {
        MafiaMatchLab lab;
        toVote(lab);
        lab.pass(20'000);
        const QVariantMap result = lab.last(u"VOTE_RESULT");
        QVERIFY(result.value(key::Eliminated).isNull());
        QCOMPARE(result.value(key::NoEliminationReason), QStringLiteral("NO_VOTES"));
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        QCOMPARE(lab.living().size(), 10);
    }

    // MR-21
    void missingVotes_mayBeDrawn()
    {
        MafiaMatchLab lab(votingRules(QStringLiteral("missing_vote"), QStringLiteral("random")));
        toVote(lab);
        QVERIFY(lab.castVote(u"P01", {})); // who abstains on purpose has voted
        lab.pass(20'000);
        const QList<QVariantMap> cast = lab.all(u"VOTE_CAST");
        QCOMPARE(cast.size(), 10);
        for (const QVariantMap &vote : cast.mid(1)) {
            QCOMPARE(vote.value(key::Defaulted).toBool(), true);
            QVERIFY(vote.value(key::TargetId) != vote.value(key::VoterId));
        }
        QCOMPARE(joined(lab.last(u"VOTE_RESULT").value(key::Abstained)), QStringLiteral("P01"));
    }

    // MR-22
    void abstaining_mayBeForbidden()
    {
        MafiaMatchLab lab(votingRules(QStringLiteral("allow_abstain"), false));
        toVote(lab);
        QCOMPARE(lab.questionTo(u"P01").facts.value(key::MayAbstain).toBool(), false);
        QCOMPARE(codeOf(lab.castVote(u"P01", {})), QStringLiteral("E104"));
        QVERIFY(!lab.kinds().contains(QStringLiteral("VOTE_CAST")));
    }

    // M-100, M-101, M-103, M-104, M-105, MR-15, MR-25, MR-26
    void whoIsVotedOut_diesInTheResolution_andItsRoleIsShown()
    {
        MafiaMatchLab lab;
        toVote(lab);
        const qsizetype before = lab.events().size();
        lab.playVote(u"P07");
        QStringList kinds = lab.kinds().mid(before);
        kinds.removeAll(QStringLiteral("VOTE_CAST"));
        QCOMPARE(
            kinds,
            QStringList({QStringLiteral("VOTE_RESULT"), QStringLiteral("PHASE_CHANGED"),
                         QStringLiteral("PLAYER_ELIMINATED"), QStringLiteral("PHASE_CHANGED")}));
        const QVariantMap death = lab.last(u"PLAYER_ELIMINATED");
        QCOMPARE(death.value(key::Cause), QStringLiteral("vote"));
        QCOMPARE(death.value(key::Revealed), QStringLiteral("role"));
        QCOMPARE(death.value(key::Role), QStringLiteral("mafia"));
        QCOMPARE(death.value(key::CycleNumber).toInt(), 1);
        QCOMPARE(death.value(key::AliveCount).toInt(), 9);
        const QVariantMap night = lab.last(u"PHASE_CHANGED");
        QCOMPARE(night.value(key::From), QStringLiteral("RESOLUTION"));
        QCOMPARE(night.value(key::DayNumber).toInt(), 1); // MR-14
        QCOMPARE(night.value(key::NightNumber).toInt(), 2);
    }

    // M-058, M-102, MR-13, scenario 8
    void aNightThatDecides_skipsTheDay()
    {
        MafiaMatchLab lab;
        lab.playCycle(u"P04", u"P07");
        lab.playCycle(u"P05", u"P10");
        lab.playNight(u"P08"); // five are left, two of them mafia
        QCOMPARE(lab.living().size(), 5);
        lab.playTalk();
        lab.playVote({});
        lab.playNight(u"P09");
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        lab.pass(3'000);
        QCOMPARE(lab.phase(), QStringLiteral("END"));
        const QStringList kinds = lab.kinds();
        QCOMPARE(kinds.mid(kinds.size() - 2),
                 QStringList({QStringLiteral("PHASE_CHANGED"), QStringLiteral("GAME_ENDED")}));
        QCOMPARE(lab.last(u"PHASE_CHANGED").value(key::From), QStringLiteral("MORNING_REVEAL"));
        QCOMPARE(lab.last(u"PHASE_CHANGED").value(key::To), QStringLiteral("RESOLUTION"));
        QCOMPARE(lab.last(u"GAME_ENDED").value(key::Winner), QStringLiteral("mafia"));
    }

    // MR-13
    void withoutTheCheck_theDayIsPlayed()
    {
        MafiaMatchLab lab({{QStringLiteral("win_check_after_night"), false}});
        lab.playCycle(u"P04", u"P07");
        lab.playCycle(u"P05", u"P10");
        lab.playCycle(u"P08", u""); // nobody is voted out
        lab.playNight(u"P09");
        lab.pass(3'000);
        QCOMPARE(lab.phase(), QStringLiteral("DAY_DISCUSSION"));
        lab.playTalk();
        lab.playVote({});
        QCOMPARE(lab.last(u"GAME_ENDED").value(key::Winner), QStringLiteral("mafia"));
    }

    // M-102, M-103
    void withoutMafia_theTownWins()
    {
        MafiaMatchLab lab;
        lab.playCycle(u"P04", u"P07");
        lab.playCycle(u"P05", u"P02");
        lab.playCycle(u"P08", u"P03");
        QCOMPARE(lab.phase(), QStringLiteral("END"));
        QCOMPARE(lab.last(u"GAME_ENDED").value(key::Winner), QStringLiteral("town"));
    }
};

QTEST_GUILESS_MAIN(TestMafiaVote)
#include "tst_mafia_vote.moc"
