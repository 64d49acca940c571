// The board of a person at a table of Mafia: asked, answered, changed, too late, and begun anew.
#include "agents/protocol/error_messages.h"
#include "agents/protocol/mafia/mafia_words.h"
#include "tests/view/mafia_seat_lab.h"

#include <QTest>

using namespace league;
using namespace league::protocol;
using namespace league::test;

namespace {

// What a referee of ours says when it takes something, and when it does not.
void accept(MafiaSeatLab &lab, QLatin1String method)
{
    lab.referee.on(method, [](const JsonObject &, const auto &respond) {
        respond.result(payloadOf(ActionAck{.accepted = true}));
    });
}

void refuse(MafiaSeatLab &lab, QLatin1String method)
{
    lab.referee.on(method, [](const JsonObject &, const auto &respond) {
        respond.error(rpcErrorFrom({QStringLiteral("The vote is over; the voice came too late."),
                                    QStringLiteral("E108")}));
    });
}

bool hasNothingOfAMatch(const MafiaSeatLab &lab)
{
    return lab.board->result().isEmpty() && lab.deadOnes().isEmpty()
        && lab.board->problem().isEmpty() && lab.board->aimedAt().isEmpty()
        && lab.board->statements()->count() == 0;
}

} // namespace

class TestMafiaSeatBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    //
    void anAnswer_isInWhenItIsGiven()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Doctor));
        QVERIFY(eventually([&] { return lab.board->role() == QLatin1String("doctor"); }));
        QCOMPARE(lab.board->state(), QStringLiteral("waiting"));
        QVERIFY(lab.askNight(NightAction::Protect));
        QCOMPARE(lab.board->state(), QStringLiteral("asked"));
        QCOMPARE(lab.board->targetIds().size(), 3);
        lab.board->aim(QStringLiteral("P05")); // no target
        QVERIFY(lab.board->aimedAt().isEmpty());
        lab.board->aim(QStringLiteral("P03"));
        QVERIFY(lab.board->targetIds().isEmpty());
        QVERIFY(lab.reaches("sent"));
        QCOMPARE(lab.board->aimedName(), QStringLiteral("Name 3"));
        QVERIFY(eventually([&] { return lab.answers.size() == 1; }));
        const auto said = read<NightActionResponse>(lab.answers.constFirst().result.toObject());
        QCOMPARE(said->targetId, lab.id(3));
        // Whom the doctor protects is final.
        QVERIFY(!lab.board->mayChange());
        lab.board->aim(QStringLiteral("P02"));
        QCOMPARE(lab.board->aimedAt(), QStringLiteral("P03"));
    }

    // who does not answer is told so, long enough to read it.
    void whoDoesNotAnswer_isLate_untilTheGameGoesOn()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Doctor));
        QVERIFY(lab.askNight(NightAction::Protect));
        QVERIFY(lab.enter("MORNING_REVEAL"));
        QVERIFY(lab.tell(NightResolved{.nightNumber = 1}));
        QVERIFY(lab.reaches("late"));
        lab.board->aim(QStringLiteral("P03"));
        QCOMPARE(lab.board->state(), QStringLiteral("late"));
        QVERIFY(lab.enter("DAY_DISCUSSION"));
        QVERIFY(lab.reaches("waiting"));

        QVERIFY(lab.enter("DAY_VOTING"));
        QVERIFY(lab.askVote());
        QVERIFY(lab.tell(VoteResult{.dayNumber = 1}));
        QVERIFY(lab.enter("RESOLUTION"));
        QVERIFY(
            eventually([&] { return lab.board->table().phase == QLatin1String("RESOLUTION"); }));
        QCOMPARE(lab.board->state(), QStringLiteral("late"));
        QVERIFY(lab.enter("NIGHT_ACTIONS"));
        QVERIFY(lab.reaches("waiting"));
    }

    void anAnswerThatNobodyWaitsFor_isRefused_withTheReason()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Villager));
        QVERIFY(lab.askVote());
        // The window has it still, and the seat not any more.
        app::SeatTurn turn = lab.seat->seat()->turns().constFirst();
        QVERIFY(lab.tell(VoteResult{.dayNumber = 1}));
        QVERIFY(lab.reaches("late"));
        turn.id = QStringLiteral("d2-vote");
        Q_EMIT lab.seat->seat()->turnCame(turn);
        QCOMPARE(lab.board->state(), QStringLiteral("asked"));
        lab.board->aim(QStringLiteral("P02"));
        QVERIFY(lab.reaches("late"));
        QVERIFY(!lab.board->problem().isEmpty());
        QVERIFY(lab.board->aimedAt().isEmpty());
        QVERIFY(lab.enter("NIGHT_ACTIONS"));
        QVERIFY(lab.reaches("waiting"));
        QVERIFY(lab.board->problem().isEmpty());
    }

    //
    void whoHasDied_watches()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Villager));
        QVERIFY(lab.askVote());
        QVERIFY(lab.board->isAlive());
        QVERIFY(lab.tell(PlayerEliminated{.playerId = lab.id(1), .dayNumber = 1}));
        QVERIFY(eventually([&] { return !lab.board->isAlive(); }));
        QCOMPARE(lab.deadOnes(), QStringList{QStringLiteral("P01")});
    }

    // M-035: as they are told, and again with every question.
    void theSheriff_sees_whatWasFoundOutOfTheLiving()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Sheriff));
        QVERIFY(lab.askNight(NightAction::Investigate));
        const auto finds = [&](int number, bool isMafia) {
            return lab.tell(InvestigationResult{.sheriffId = lab.id(1),
                                                .targetId = lab.id(number),
                                                .isMafia = isMafia,
                                                .nightNumber = 1});
        };
        QVERIFY(finds(2, true));
        QVERIFY(finds(3, false));
        QVERIFY(eventually([&] { return !lab.board->foundTown().isEmpty(); }));
        QCOMPARE(lab.board->foundMafia(), QStringList{QStringLiteral("Name 2")});
        QCOMPARE(lab.board->foundTown(), QStringList{QStringLiteral("Name 3")});
        QVERIFY(lab.board->teammates().isEmpty());
        QVERIFY(lab.tell(PlayerEliminated{.playerId = lab.id(2), .dayNumber = 1}));
        QVERIFY(eventually([&] { return lab.board->foundMafia().isEmpty(); }));
        QCOMPARE(lab.board->foundTown(), QStringList{QStringLiteral("Name 3")});
    }

    // the end of a match is not that of the next.
    void theNextMatch_beginsWithNothing()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Villager));
        QVERIFY(lab.askVote());
        QVERIFY(lab.tell(PlayerEliminated{.playerId = lab.id(2), .dayNumber = 1}));
        QVERIFY(lab.end(PlayerOutcome::Win));
        QVERIFY(lab.reaches("over"));
        QVERIFY(eventually([&] { return lab.board->result() == QLatin1String("win"); }));

        QVERIFY(lab.begin(QStringLiteral("R2M1"), 1, MafiaRole::Mafia));
        QVERIFY(lab.reaches("waiting"));
        QCOMPARE(lab.board->matchId(), QStringLiteral("R2M1"));
        QCOMPARE(lab.board->role(), QStringLiteral("mafia"));
        QVERIFY(hasNothingOfAMatch(lab));
        QCOMPARE(lab.board->targets()->count(), 0);
    }

    // a match that starts over is dealt anew; nothing of before is true any more.
    void theNextAttempt_beginsWithNothing()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Sheriff));
        QVERIFY(lab.askNight(NightAction::Investigate));
        QVERIFY(lab.tell(InvestigationResult{
            .sheriffId = lab.id(1), .targetId = lab.id(2), .isMafia = true, .nightNumber = 1}));
        QVERIFY(lab.tell(PlayerEliminated{.playerId = lab.id(3), .dayNumber = 1}));
        QVERIFY(eventually([&] { return !lab.deadOnes().isEmpty(); }));
        QCOMPARE(lab.board->state(), QStringLiteral("asked"));

        lab.attempt = 2;
        lab.role = MafiaRole::Doctor;
        QVERIFY(lab.invite());
        QVERIFY(lab.reaches("waiting")); // nobody asks that any more
        QVERIFY(hasNothingOfAMatch(lab));
        QVERIFY(lab.deal());
        QVERIFY(eventually([&] { return lab.board->role() == QLatin1String("doctor"); }));
        QVERIFY(lab.board->foundMafia().isEmpty());

        lab.attempt = 1; // somebody who does not know it yet
        QVERIFY(lab.tell(PlayerEliminated{.playerId = lab.id(4), .dayNumber = 1}));
        lab.attempt = 2;
        QVERIFY(lab.askNight(NightAction::Protect));
        QVERIFY(lab.deadOnes().isEmpty());
        QCOMPARE(lab.board->seats()->count(), 5);
    }

    // the roles may come after the first question.
    void theNextAttempt_losesNoQuestion_whateverComesFirst()
    {
        MafiaSeatLab lab;
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Sheriff));
        QVERIFY(lab.tell(PlayerEliminated{.playerId = lab.id(3), .dayNumber = 1}));
        lab.attempt = 2;
        lab.role = MafiaRole::Doctor;
        QVERIFY(lab.invite());
        QVERIFY(lab.askNight(NightAction::Protect));
        QVERIFY(lab.deadOnes().isEmpty());
        QVERIFY(lab.deal());
        QVERIFY(lab.enter("NIGHT_ACTIONS"));
        QVERIFY(lab.tell(PlayerEliminated{.playerId = lab.id(4), .dayNumber = 1}));
        QVERIFY(eventually([&] { return lab.deadOnes().size() == 1; })); // all of it has arrived
        QCOMPARE(lab.board->state(), QStringLiteral("asked"));
        lab.board->aim(QStringLiteral("P02"));
        QVERIFY(lab.reaches("sent"));
        QVERIFY(eventually([&] { return lab.answers.size() == 1; }));
        QVERIFY(lab.answers.constFirst().ok());
    }

    // M-083
    void aVote_isChanged_whileTheVoteIsOpen()
    {
        MafiaSeatLab lab;
        accept(lab, VoteResponse::Method);
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Villager));
        QVERIFY(lab.enter("DAY_VOTING"));
        QVERIFY(lab.askVote());
        lab.board->aim(QStringLiteral("P02"));
        QVERIFY(lab.reaches("sent"));
        QVERIFY(lab.board->mayChange());
        QCOMPARE(lab.board->targetIds(),
                 (QStringList{QStringLiteral("P03"), QStringLiteral("P04")}));

        lab.board->aim(QStringLiteral("P03"));
        QVERIFY(lab.board->targetIds().isEmpty()); // one at a time
        QVERIFY(eventually([&] { return !lab.board->targetIds().isEmpty(); }));
        QCOMPARE(lab.board->aimedName(), QStringLiteral("Name 3"));
        QCOMPARE(lab.board->state(), QStringLiteral("sent"));
        QCOMPARE(read<VoteResponse>(lab.referee.last(VoteResponse::Method))->targetId, lab.id(3));

        lab.board->abstain();
        QVERIFY(eventually([&] { return lab.referee.count(VoteResponse::Method) == 2; }));
        QVERIFY(eventually([&] { return lab.board->targetIds().size() == 3; }));
        QVERIFY(lab.board->aimedAt().isEmpty());
        QVERIFY(read<VoteResponse>(lab.referee.last(VoteResponse::Method))->targetId.isEmpty());
        lab.board->abstain(); // that is no change
        lab.board->aim(QStringLiteral("P04"));
        QVERIFY(eventually([&] { return lab.referee.count(VoteResponse::Method) == 3; }));

        QVERIFY(lab.tell(VoteResult{.dayNumber = 1}));
        QVERIFY(lab.reaches("waiting"));
        QVERIFY(!lab.board->mayChange());
        QVERIFY(lab.board->targetIds().isEmpty());
    }

    // M-083: what the referee does not take, changes nothing.
    void aChangeThatIsRefused_leavesTheVoteAsItWas()
    {
        MafiaSeatLab lab;
        refuse(lab, VoteResponse::Method);
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Villager));
        QVERIFY(lab.askVote());
        lab.board->aim(QStringLiteral("P02"));
        QVERIFY(lab.reaches("sent"));
        lab.board->aim(QStringLiteral("P03"));
        QVERIFY(eventually([&] { return !lab.board->problem().isEmpty(); }));
        QVERIFY(lab.board->problem().contains(QStringLiteral("The vote is over")));
        QCOMPARE(lab.board->aimedAt(), QStringLiteral("P02"));
        QCOMPARE(lab.board->state(), QStringLiteral("sent"));
        QVERIFY(lab.board->mayChange());

        accept(lab, VoteResponse::Method);
        lab.board->aim(QStringLiteral("P03"));
        QVERIFY(lab.board->problem().isEmpty());
        QVERIFY(eventually([&] { return !lab.board->targetIds().isEmpty(); }));
        QCOMPARE(lab.board->aimedAt(), QStringLiteral("P03"));
    }

    // M-029
    void theMafia_nameAnotherVictim_whileItIsNight()
    {
        MafiaSeatLab lab;
        accept(lab, NightActionResponse::Method);
        QVERIFY(lab.begin(QStringLiteral("R1M1"), 1, MafiaRole::Mafia));
        QVERIFY(lab.enter("NIGHT_ACTIONS"));
        QVERIFY(lab.askNight(NightAction::Kill));
        QCOMPARE(lab.board->teammates(), QStringList{QStringLiteral("Name 2")});
        lab.board->aim(QStringLiteral("P03"));
        QVERIFY(lab.reaches("sent"));
        QVERIFY(lab.board->mayChange());
        lab.board->aim(QStringLiteral("P04"));
        QVERIFY(eventually([&] { return lab.referee.count(NightActionResponse::Method) == 1; }));
        QVERIFY(eventually([&] { return !lab.board->targetIds().isEmpty(); }));
        QCOMPARE(lab.board->aimedAt(), QStringLiteral("P04"));
        QVERIFY(lab.enter("MORNING_REVEAL"));
        QVERIFY(lab.reaches("waiting"));
        QVERIFY(lab.board->aimedAt().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestMafiaSeatBoard)
#include "tst_mafia_seat_board.moc"
