// A player at a Mafia table: what it answers to a referee, and how a match ends for it.
#include "agents/protocol/error_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/mafia/course_messages.h"
#include "agents/protocol/mafia/discussion_messages.h"
#include "agents/protocol/mafia/night_messages.h"
#include "agents/protocol/mafia/question_kind.h"
#include "agents/protocol/mafia/vote_messages.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::protocol;
using namespace league::test;
using player::TurnQuestion;

namespace {

const QString Match = QStringLiteral("R1M1");
const QString Referee = QStringLiteral("referee:REF01");

base::PlayerId id(const char *text)
{
    return base::PlayerId(QString::fromLatin1(text));
}

MatchStamp stamp()
{
    return {.matchId = base::MatchId(Match), .gameType = MafiaGame};
}

PlayerView view()
{
    PlayerView seen;
    seen.you = {.playerId = id("P01"), .seat = 4, .role = MafiaRole::Doctor};
    seen.phase = QStringLiteral("NIGHT_ACTIONS");
    seen.players = {{.playerId = id("P01"), .displayName = QStringLiteral("Alpha"), .seat = 4},
                    {.playerId = id("P02"), .displayName = QStringLiteral("Bravo"), .seat = 1}};
    return seen;
}

NightActionCall nightCall(int number = 1)
{
    return {.stamp = stamp(),
            .playerId = id("P01"),
            .nightNumber = 1,
            .actionType = NightAction::Protect,
            .validTargets = {id("P01"), id("P02")},
            .callNumber = number,
            .view = view()};
}

struct Table : PlayerLab
{
    explicit Table(const std::shared_ptr<player::PersonSeat> &person = {})
    {
        gameTypes = {MafiaGame};
        seat = person;
        start();
    }

    transport::RpcOutcome inviteToTable(int attempt = 1)
    {
        GameInvitation invitation;
        invitation.leagueId = base::LeagueId(QStringLiteral("league_test"));
        invitation.roundId = 1;
        invitation.matchId = base::MatchId(Match);
        invitation.attempt = attempt;
        invitation.gameType = MafiaGame;
        invitation.roleInMatch = QStringLiteral("SEAT_4");
        invitation.seat = 4;
        return say(invitation);
    }

    template<Message M>
    transport::RpcOutcome say(const M &message, const QString &token = MatchToken)
    {
        return referee.ask(player->endpoint(), M::Method,
                           protocol::write(envelope(Referee, token), message));
    }

    template<Message Response, Message M>
    Response ask(const M &message)
    {
        const transport::RpcOutcome outcome = say(message);
        const auto response = protocol::read<Response>(outcome.result.toObject());
        if (!response)
            qFatal("%s", qPrintable(response.failure().sentence));
        return *response;
    }
};

} // namespace

class TestMafiaCalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-001
    void aTableOfTen_isJoinedWithoutAnOpponent()
    {
        Table table;
        const auto ack = read<GameJoinAck>(table.inviteToTable().result.toObject());
        QVERIFY(ack && ack->accept);
    }

    void theCall_reachesTheStrategy_withTheWholeView()
    {
        Table table;
        (void)table.inviteToTable();
        table.think = [](const TurnQuestion &question, const PlayerLab::Answering &answer) {
            answer({{}, {}, {{QStringLiteral("target_id"), question.options.constLast()}}});
        };
        const auto response = table.ask<NightActionResponse>(nightCall());
        QCOMPARE(response.targetId, id("P02"));
        QCOMPARE(response.stamp.playerId, id("P01"));
        QCOMPARE(response.stamp.matchId.text(), Match);
        const TurnQuestion question = table.questions.constLast();
        QCOMPARE(question.kind, question_kind::NightAction);
        const QVariantMap seen = question.facts.value(QStringLiteral("view")).toMap();
        QCOMPARE(seen.value(QStringLiteral("players")).toList().size(), 2);
    }

    void aRepeatedCall_getsTheSameAnswer_andTheNextCallIsAsked()
    {
        Table table;
        (void)table.inviteToTable();
        int asked = 0;
        table.think = [&](const TurnQuestion &question, const PlayerLab::Answering &answer) {
            answer({{}, {}, {{QStringLiteral("target_id"), question.options.at(asked++ % 2)}}});
        };
        QCOMPARE(table.ask<NightActionResponse>(nightCall(1)).targetId, id("P01"));
        QCOMPARE(table.ask<NightActionResponse>(nightCall(1)).targetId, id("P01"));
        QCOMPARE(asked, 1);
        QCOMPARE(table.ask<NightActionResponse>(nightCall(2)).targetId, id("P02"));
    }

    void strangers_areNotAnswered()
    {
        Table table;
        QVERIFY(!table.say(nightCall()).ok());
        (void)table.inviteToTable();
        const auto outcome = table.say(nightCall(), QStringLiteral("mt_other"));
        QVERIFY(!outcome.ok());
        QVERIFY(table.questions.isEmpty());
    }

    void news_areAcknowledged_alsoUnknownOnes()
    {
        Table table;
        (void)table.inviteToTable();
        QVERIFY(table.say(PhaseChanged{.stamp = stamp(), .from = {}, .to = {}}).ok());
        QVERIFY(table.say(VoteCast{.stamp = stamp(), .voterId = id("P02")}).ok());
        QVERIFY(table
                    .say(InvestigationResult{
                        .stamp = stamp(), .sheriffId = id("P01"), .targetId = id("P02")})
                    .ok());
    }

    // M-151
    void theEnd_isRememberedWithRoleAndPoints()
    {
        Table table;
        (void)table.inviteToTable();
        MafiaRoleAssignment deal;
        deal.stamp = stamp();
        deal.playerId = id("P01");
        deal.seat = 4;
        deal.role = MafiaRole::Doctor;
        QVERIFY(table.say(deal).ok());
        GameOver over;
        over.matchId = base::MatchId(Match);
        over.gameType = MafiaGame;
        over.gameResult.status = ResultStatus::Win;
        over.gameResult.team.winnerTeam = QStringLiteral("town");
        over.gameResult.team.roles.insert(id("P01"), QStringLiteral("doctor"));
        over.yourRole = QStringLiteral("doctor");
        over.yourResult = PlayerOutcome::Win;
        over.yourPoints = 3;
        QVERIFY(table.say(over).ok());
        const PlayerState state = table.state();
        QCOMPARE(state.stats.wins, 1);
        QCOMPARE(state.stats.points, 3);
        QCOMPARE(state.history.constLast().role, QStringLiteral("doctor"));
        QCOMPARE(table.observed.constLast().role, QStringLiteral("doctor"));
        QCOMPARE(table.observed.constLast().result, QStringLiteral("WIN"));
    }

    //
    void aPerson_answersWithAName_andWhatIsInvalidStaysOpen()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        (void)table.inviteToTable();
        VoteCall vote{.stamp = stamp(),
                      .playerId = id("P01"),
                      .dayNumber = 1,
                      .validTargets = {id("P02")},
                      .view = view()};
        std::optional<transport::RpcOutcome> outcome;
        const auto call = table.referee.client().call(
            table.player->endpoint(), VoteCall::Method,
            protocol::write(table.envelope(Referee, PlayerLab::MatchToken), vote), {},
            [&](const transport::RpcOutcome &heard) { outcome = heard; });
        table.settle();
        QCOMPARE(person->turns().size(), 1);
        QCOMPARE(person->turns().constFirst().kind, question_kind::Vote);
        const auto target = [](const QString &name) {
            return QVariantMap{{QStringLiteral("target_id"), name}};
        };
        QVERIFY(!person->choose(QStringLiteral("even"), {}).ok());
        QVERIFY(!person->answer(target(QStringLiteral("P99")), {}, question_kind::Vote).ok());
        QVERIFY(
            !person->answer(target(QStringLiteral("P02")), {}, question_kind::NightAction).ok());
        QCOMPARE(person->turns().size(), 1);
        QVERIFY(person->answer(target(QStringLiteral("bravo")), {}, question_kind::Vote).ok());
        table.settle();
        QVERIFY(outcome && outcome->ok());
        QCOMPARE(read<VoteResponse>(outcome->result.toObject())->targetId, id("P02"));
        QVERIFY(person->turns().isEmpty());
    }

    // M-083, X-07: another vote is a request of the player's own, to where the match is played.
    void aPerson_changesItsVote_whileTheVoteIsOpen()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        RoundAnnouncement round{.leagueId = base::LeagueId(QStringLiteral("league_test")),
                                .roundId = 1};
        round.matches.append({.matchId = base::MatchId(Match),
                              .gameType = MafiaGame,
                              .playerIds = {id("P01"), id("P02")},
                              .refereeEndpoint = table.referee.endpoint().toString()});
        (void)table.tell(round);
        (void)table.inviteToTable();
        std::optional<base::Result<TurnQuestion>> heard;
        const auto change = [&](const QString &target) {
            heard.reset();
            person->changeVote({{QStringLiteral("target_id"), target}}, {},
                               [&](const auto &said) { heard = said; });
            table.settle();
            return heard && heard->ok();
        };
        QVERIFY(!change(QStringLiteral("P02"))); // nobody votes yet
        const VoteCall vote{.stamp = stamp(),
                            .playerId = id("P01"),
                            .dayNumber = 1,
                            .validTargets = {id("P02"), id("P03")},
                            .view = view()};
        const auto call = table.referee.client().call(
            table.player->endpoint(), VoteCall::Method,
            protocol::write(table.envelope(Referee, PlayerLab::MatchToken), vote), {},
            [](const transport::RpcOutcome &) {});
        table.settle();
        QVERIFY(!person->openVote());
        QVERIFY(person->answer({{QStringLiteral("target_id"), QStringLiteral("P02")}}, {}).ok());
        table.settle();
        QVERIFY(person->openVote(base::MatchId(Match)));

        QVERIFY(!change(QStringLiteral("P99"))); // what is impossible is not even sent
        QCOMPARE(table.referee.count(VoteResponse::Method), 0);
        QVERIFY(change(QStringLiteral("P03")));
        const auto sent = read<VoteResponse>(table.referee.last(VoteResponse::Method));
        QCOMPARE(sent->targetId, id("P03"));
        QCOMPARE(sent->stamp.playerId, id("P01"));
        QCOMPARE(sent->stamp.matchId.text(), Match);
        QVERIFY(!readEnvelope(table.referee.last(VoteResponse::Method))->authToken.isEmpty());

        table.referee.on(VoteResponse::Method, [](const QJsonObject &, const auto &respond) {
            respond.error(rpcErrorFrom({QStringLiteral("Too late."), QStringLiteral("E108")}));
        });
        QVERIFY(!change(QStringLiteral("P02")));
        QCOMPARE(heard->failure().code, QStringLiteral("E108"));
        QVERIFY(heard->failure().sentence.contains(QStringLiteral("Too late.")));

        (void)table.say(VoteResult{.stamp = stamp(), .dayNumber = 1});
        QVERIFY(!person->openVote());
        QVERIFY(!change(QStringLiteral("P02")));
    }
};

QTEST_GUILESS_MAIN(TestMafiaCalls)
#include "tst_mafia_calls.moc"
