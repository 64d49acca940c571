// Questions to manager, referee and player, and their answers.
#include "agents/protocol/query_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const PlayerId P01(QStringLiteral("P01"));
const PlayerId P02(QStringLiteral("P02"));
const LeagueId League1(QStringLiteral("league_1"));
const MatchId R1M1(QStringLiteral("R1M1"));

LeagueQueryResponse standingsAnswer()
{
    return {.leagueId = League1,
            .queryType = QueryType::Standings,
            .success = true,
            .data = {{QStringLiteral("round_id"), 1}},
            .standings = {{.rank = 1,
                           .playerId = P01,
                           .displayName = QStringLiteral("Agent Alpha"),
                           .played = 1,
                           .wins = 1,
                           .points = 3},
                          {.rank = 2,
                           .playerId = P02,
                           .displayName = QStringLiteral("Agent Bravo"),
                           .played = 1,
                           .losses = 1,
                           .technicalLosses = 1}}};
}

} // namespace

class TestQueryMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leagueQuery_standsTheTrial()
    {
        const LeagueQuery query{
            .leagueId = League1,
            .queryType = QueryType::PlayerStats,
            .queryParams = {{QStringLiteral("player_id"), QStringLiteral("P01")}}};
        tryMessage(query, "LEAGUE_QUERY", "league_query",
                   {QStringLiteral("league_id"), QStringLiteral("query_type")});
    }

    void leagueQueryResponse_standsTheTrial()
    {
        tryMessage(standingsAnswer(), "LEAGUE_QUERY_RESPONSE", "",
                   {QStringLiteral("query_type"), QStringLiteral("success"),
                    QStringLiteral("standings[0].rank"), QStringLiteral("standings[0].player_id"),
                    QStringLiteral("standings[0].points"), QStringLiteral("standings[1].rank"),
                    QStringLiteral("standings[1].player_id"),
                    QStringLiteral("standings[1].points")});
    }

    void getStandings_standsTheTrial()
    {
        tryMessage(GetStandings{.leagueId = League1}, "GET_STANDINGS", "get_standings", {});
    }

    void matchStateQuery_standsTheTrial()
    {
        tryMessage(MatchStateQuery{.matchId = R1M1, .attempt = 1}, "MATCH_STATE_QUERY",
                   "get_match_state", {QStringLiteral("match_id")});
    }

    void matchState_standsTheTrial()
    {
        const MatchState state{.leagueId = League1,
                               .roundId = 1,
                               .matchId = R1M1,
                               .gameType = QStringLiteral("even_odd"),
                               .state = QStringLiteral("COLLECTING_CHOICES"),
                               .deadline = Timestamp{1'772'388'030'000},
                               .view = {{QStringLiteral("your_choice"), QStringLiteral("even")}}};
        tryMessage(
            state, "MATCH_STATE", "",
            {QStringLiteral("match_id"), QStringLiteral("game_type"), QStringLiteral("state")});
    }

    void playerStateQuery_standsTheTrial()
    {
        tryMessage(PlayerStateQuery{.playerId = P01}, "PLAYER_STATE_QUERY", "get_player_state", {});
    }

    void playerState_standsTheTrial()
    {
        const PlayerState state{
            .playerId = P01,
            .state = QStringLiteral("WAITING_FOR_ROUND"),
            .lifecycleState = QStringLiteral("ACTIVE"),
            .history = {{.matchId = R1M1,
                         .roundId = 1,
                         .opponentId = P02,
                         .outcome = PlayerOutcome::Win,
                         .choice = QStringLiteral("even"),
                         .opponentChoice = QStringLiteral("odd"),
                         .drawnNumber = 8},
                        {.matchId = MatchId(QStringLiteral("R2M1")),
                         .outcome = PlayerOutcome::TechnicalLoss}},
            .stats = {.played = 2, .wins = 1, .draws = 0, .losses = 1, .points = 3}};
        tryMessage(state, "PLAYER_STATE", "",
                   {QStringLiteral("state"), QStringLiteral("lifecycle_state"),
                    QStringLiteral("history"), QStringLiteral("history[0].match_id"),
                    QStringLiteral("history[0].outcome"), QStringLiteral("history[1].match_id"),
                    QStringLiteral("history[1].outcome"), QStringLiteral("stats")});
    }

    void everyKindOfQuery_hasItsWord_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QString>("word");
        QTest::newRow("standings") << int(QueryType::Standings) << "GET_STANDINGS";
        QTest::newRow("schedule") << int(QueryType::Schedule) << "GET_SCHEDULE";
        QTest::newRow("next match") << int(QueryType::NextMatch) << "GET_NEXT_MATCH";
        QTest::newRow("player stats") << int(QueryType::PlayerStats) << "GET_PLAYER_STATS";
    }

    void everyKindOfQuery_hasItsWord()
    {
        QFETCH(int, type);
        QFETCH(QString, word);
        const auto queryType = static_cast<QueryType>(type);
        const JsonObject payload =
            payloadOf(LeagueQuery{.leagueId = League1, .queryType = queryType});
        QCOMPARE(payload.value(QStringLiteral("query_type")).toString(), word);
        QCOMPARE(read<LeagueQuery>(payload)->queryType, queryType);
    }

    void anUnknownQuery_isToldTheKnownOnes()
    {
        JsonObject message = recorded(LeagueQuery::Type);
        message.insert(QStringLiteral("query_type"), QStringLiteral("GET_WEATHER"));
        QCOMPARE(read<LeagueQuery>(message).failure().sentence,
                 QStringLiteral("LEAGUE_QUERY: \"query_type\" must be one of GET_STANDINGS, "
                                "GET_SCHEDULE, GET_NEXT_MATCH, GET_PLAYER_STATS, got "
                                "\"GET_WEATHER\""));
    }

    void aFailedQuery_hasAnErrorAndNullData()
    {
        const LeagueQueryResponse failed{.queryType = QueryType::NextMatch,
                                         .success = false,
                                         .error = QStringLiteral("No round is under way")};
        QCOMPARE(compact(payloadOf(failed)), compact(parsed(R"({"query_type": "GET_NEXT_MATCH",
            "success": false, "data": null, "error": "No round is under way"})")));
        QCOMPARE(read<LeagueQueryResponse>(payloadOf(failed))->error, failed.error);
    }

    void getStandingsWithNothingAtAll_isUnderstood()
    {
        const auto query = read<GetStandings>({});
        QVERIFY(query);
        QVERIFY(query->leagueId.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestQueryMessages)
#include "tst_query_messages.moc"
