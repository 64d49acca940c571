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

MatchStamp stamp(int attempt = 1)
{
    return {.matchId = base::MatchId(Match), .attempt = attempt, .gameType = MafiaGame};
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

VoteCall voteCall(int attempt = 1)
{
    return {.stamp = stamp(attempt),
            .playerId = id("P01"),
            .dayNumber = 1,
            .validTargets = {id("P02"), id("P03")},
            .view = view()};
}

QVariantMap target(const char *player)
{
    return {{QStringLiteral("target_id"), QString::fromLatin1(player)}};
}

struct Table : PlayerLab
{
    explicit Table(const std::shared_ptr<player::PersonSeat> &person = {})
    {
        gameTypes = {MafiaGame};
        seat = person;
        start();
    }

    transport::RpcOutcome inviteToTable(int attempt = 1, const QString &endpoint = {})
    {
        GameInvitation invitation;
        invitation.leagueId = base::LeagueId(QStringLiteral("league_test"));
        invitation.roundId = 1;
        invitation.matchId = base::MatchId(Match);
        invitation.attempt = attempt;
        invitation.gameType = MafiaGame;
        invitation.roleInMatch = QStringLiteral("SEAT_4");
        invitation.seat = 4;
        invitation.refereeEndpoint = endpoint;
        return say(invitation);
    }

    void announce()
    {
        RoundAnnouncement round{.leagueId = base::LeagueId(QStringLiteral("league_test")),
                                .roundId = 1};
        round.matches.append({.matchId = base::MatchId(Match),
                              .gameType = MafiaGame,
                              .playerIds = {id("P01"), id("P02")},
                              .refereeEndpoint = referee.endpoint().toString()});
        (void)tell(round);
    }
    // Asks and does not wait: a person takes its time.
    template<Message M>
    [[nodiscard]] transport::RpcCall put(const M &message)
    {
        transport::RpcCall call = referee.client().call(
            player->endpoint(), M::Method, protocol::write(envelope(Referee, MatchToken), message),
            {}, [](const transport::RpcOutcome &) {});
        settle();
        return call;
    }
    // A person answers anew; whether that counts.
    bool change(const char *whom)
    {
        changed.reset();
        seat->change(target(whom), {}, [this](const auto &said) { changed = said; });
        settle();
        return changed && changed->ok();
    }
    std::optional<base::Result<TurnQuestion>> changed;

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
        table.announce();
        (void)table.inviteToTable();
        QVERIFY(!table.change("P02")); // nobody votes yet
        const auto call = table.put(voteCall());
        QVERIFY(!person->changeable());
        QVERIFY(person->answer(target("P02"), {}).ok());
        table.settle();
        QVERIFY(person->changeable(base::MatchId(Match)));

        QVERIFY(!table.change("P99")); // what is impossible is not even sent
        QCOMPARE(table.referee.count(VoteResponse::Method), 0);
        QVERIFY(table.change("P03"));
        const auto sent = read<VoteResponse>(table.referee.last(VoteResponse::Method));
        QCOMPARE(sent->dayNumber, std::optional(1)); // it cannot count for the next day
        QCOMPARE(sent->targetId, id("P03"));
        QCOMPARE(sent->stamp.playerId, id("P01"));
        QCOMPARE(sent->stamp.matchId.text(), Match);
        QVERIFY(!readEnvelope(table.referee.last(VoteResponse::Method))->authToken.isEmpty());

        table.referee.on(VoteResponse::Method, [](const JsonObject &, const auto &respond) {
            respond.error(rpcErrorFrom({QStringLiteral("Too late."), QStringLiteral("E108")}));
        });
        QVERIFY(!table.change("P02"));
        QCOMPARE(table.changed->failure().code, QStringLiteral("E108"));
        QVERIFY(table.changed->failure().sentence.contains(QStringLiteral("Too late.")));

        (void)table.say(VoteResult{.stamp = stamp(), .dayNumber = 1});
        QVERIFY(!person->changeable());
        QVERIFY(!table.change("P02"));
    }

    // M-029, X-07: the mafia may think again while it is night; others may not.
    void aPerson_changesWhomItKills_whileItIsNight()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        table.announce();
        (void)table.inviteToTable();
        const auto protects = table.put(nightCall(1));
        QVERIFY(person->answer(target("P02"), {}).ok());
        QVERIFY(!table.change("P01")); // final

        NightActionCall kill = nightCall(2);
        kill.actionType = NightAction::Kill;
        const auto kills = table.put(kill);
        QVERIFY(person->answer(target("P02"), {}).ok());
        QVERIFY(table.change("P01"));
        const auto sent =
            read<NightActionResponse>(table.referee.last(NightActionResponse::Method));
        QCOMPARE(sent->targetId, id("P01"));
        QCOMPARE(sent->stamp.matchId.text(), Match);
        (void)table.say(NightResolved{.stamp = stamp(), .nightNumber = 1});
        QVERIFY(!table.change("P02"));
    }

    // M-029, M-083, X-07: from an MCP client, too.
    void theSameToolCalledAgain_changesTheAnswer()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        table.announce();
        (void)table.inviteToTable();
        const auto isTaken = [&](QLatin1String tool, const char *whom) {
            const JsonObject arguments{{QStringLiteral("seat_key"), QStringLiteral("key")},
                                       {QStringLiteral("target_id"), QString::fromLatin1(whom)}};
            const JsonObject result =
                table.referee
                    .ask(table.player->endpoint(), QStringLiteral("tools/call"),
                         {{QStringLiteral("name"), QString(tool)},
                          {QStringLiteral("arguments"), arguments}})
                    .result.toObject();
            return !result.isEmpty() && !result.value(QStringLiteral("isError")).toBool();
        };
        NightActionCall kill = nightCall();
        kill.actionType = NightAction::Kill;
        const auto kills = table.put(kill);
        QVERIFY(isTaken(NightActionResponse::Method, "P01"));
        QVERIFY(isTaken(NightActionResponse::Method, "P02"));
        QCOMPARE(
            read<NightActionResponse>(table.referee.last(NightActionResponse::Method))->targetId,
            id("P02"));
        QVERIFY(!isTaken(VoteResponse::Method, "P02")); // nobody votes
        (void)table.say(NightResolved{.stamp = stamp(), .nightNumber = 1});
        QVERIFY(!isTaken(NightActionResponse::Method, "P01"));

        const auto votes = table.put(voteCall());
        QVERIFY(isTaken(VoteResponse::Method, "P02"));
        QVERIFY(isTaken(VoteResponse::Method, "P03"));
        QCOMPARE(read<VoteResponse>(table.referee.last(VoteResponse::Method))->targetId, id("P03"));
    }

    // M-083: what was announced at the beginning of the round is older than the second attempt.
    void aChange_goesToTheRefereeThatAsksNow()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        ScriptedAgent second(table.wire, table.clock);
        table.announce();
        (void)table.inviteToTable(1, table.referee.endpoint().toString());
        (void)table.inviteToTable(2, second.endpoint().toString());
        const auto call = table.put(voteCall(2));
        QVERIFY(person->answer(target("P02"), {}).ok());
        QVERIFY(table.change("P03"));
        QCOMPARE(table.referee.count(VoteResponse::Method), 0);
        QCOMPARE(second.count(VoteResponse::Method), 1);
        QCOMPARE(read<VoteResponse>(second.last(VoteResponse::Method))->stamp.attempt, 2);
    }

    // L-18: our token is for referees of our league; others may say that they are anywhere.
    void aChange_neverGoesWhereAStrangerSays()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        const ScriptedAgent stranger(table.wire, table.clock);
        table.announce();
        table.referee.headers = {}; // proves nothing
        (void)table.inviteToTable(1, stranger.endpoint().toString());
        const auto call = table.put(voteCall());
        QVERIFY(person->answer(target("P02"), {}).ok());
        QVERIFY(table.change("P03"));
        QVERIFY(stranger.received().isEmpty());
        QCOMPARE(table.referee.count(VoteResponse::Method), 1);
    }

    // whoever did not answer in time is not asked any more.
    void whatIsOver_isNotAskedAnyMore()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        (void)table.inviteToTable();
        const auto night = table.put(nightCall());
        (void)table.say(VoteResult{.stamp = stamp(), .dayNumber = 1}); // late, of the day before
        QCOMPARE(person->turns().size(), 1);
        (void)table.say(NightResolved{.stamp = stamp(), .nightNumber = 1});
        QVERIFY(person->turns().isEmpty());

        DiscussionTurnCall speak{.stamp = stamp(), .playerId = id("P01"), .view = view()};
        speak.turn.channelId = base::ChannelId(QStringLiteral("town-R1M1"));
        speak.turn.turnId = base::TurnId(QStringLiteral("d1-t4"));
        const auto turn = table.put(speak);
        DiscussionStatement heard{.stamp = stamp(),
                                  .turnId = base::TurnId(QStringLiteral("d1-t3")),
                                  .playerId = id("P02")};
        (void)table.say(heard);
        QCOMPARE(person->turns().size(), 1);
        heard.turnId = speak.turn.turnId;
        (void)table.say(heard);
        QVERIFY(person->turns().isEmpty());

        const auto vote = table.put(voteCall());
        QCOMPARE(person->turns().size(), 1);
        (void)table.say(VoteResult{.stamp = stamp(), .dayNumber = 1});
        QVERIFY(person->turns().isEmpty());
    }

    // a match that starts over asks the same questions again, of another deal.
    void aNewAttempt_takesThePlaceOfTheOldOne()
    {
        base::FakeClock clock;
        const auto person = std::make_shared<player::PersonSeat>(QStringLiteral("key"), clock);
        Table table(person);
        (void)table.inviteToTable(1);
        const auto first = table.put(nightCall());
        QCOMPARE(person->turns().constFirst().attempt, 1);
        (void)table.inviteToTable(2);
        QVERIFY(person->turns().isEmpty()); // its referee is gone
        NightActionCall again = nightCall();
        again.stamp = stamp(2);
        const auto second = table.put(again);
        QCOMPARE(person->turns().size(), 1);
        QCOMPARE(person->turns().constFirst().attempt, 2);
        (void)table.inviteToTable(2); // a late copy
        QCOMPARE(person->turns().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestMafiaCalls)
#include "tst_mafia_calls.moc"
