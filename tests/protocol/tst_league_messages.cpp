// What the manager tells everybody: rounds, standings, the end.
#include "agents/protocol/league_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const PlayerId P01(QStringLiteral("P01"));
const PlayerId P02(QStringLiteral("P02"));
const LeagueId League1(QStringLiteral("league_1"));

QList<StandingRow> table()
{
    return {{.rank = 1,
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
             .technicalLosses = 1}};
}

QStringList requiredOfRows(const QString &list)
{
    QStringList required;
    for (int i = 0; i < 2; ++i) {
        for (const char *field : {"rank", "player_id", "points"})
            required.append(QStringLiteral("%1[%2].%3").arg(list).arg(i).arg(QLatin1String(field)));
    }
    return required;
}

RoundCompleted roundCompleted()
{
    return {.leagueId = League1,
            .roundId = 1,
            .matchesPlayed = 2,
            .matchesCompleted = 2,
            .nextRoundId = 2,
            .summary = RoundSummary{.totalMatches = 2, .wins = 1, .draws = 1}};
}

} // namespace

class TestLeagueMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundAnnouncement_standsTheTrial()
    {
        const RoundAnnouncement announcement{
            .leagueId = League1,
            .roundId = 1,
            .matches = {{.matchId = MatchId(QStringLiteral("R1M1")),
                         .gameType = QStringLiteral("even_odd"),
                         .playerAId = P01,
                         .playerBId = P02,
                         .playerAEndpoint = QStringLiteral("http://localhost:8101/mcp"),
                         .playerBEndpoint = QStringLiteral("http://localhost:8102/mcp"),
                         .refereeId = RefereeId(QStringLiteral("REF01")),
                         .refereeEndpoint = QStringLiteral("http://localhost:8001/mcp")},
                        {.matchId = MatchId(QStringLiteral("R1M2")),
                         .gameType = QStringLiteral("even_odd"),
                         .playerAId = PlayerId(QStringLiteral("P03")),
                         .playerBId = PlayerId(QStringLiteral("P04")),
                         .refereeEndpoint = QStringLiteral("http://localhost:8002/mcp")}},
            .byes = {PlayerId(QStringLiteral("P05"))}};
        QStringList required{QStringLiteral("league_id"), QStringLiteral("round_id"),
                             QStringLiteral("matches")};
        for (int i = 0; i < 2; ++i) {
            for (const char *field :
                 {"match_id", "game_type", "player_A_id", "player_B_id", "referee_endpoint"})
                required.append(QStringLiteral("matches[%1].%2").arg(i).arg(QLatin1String(field)));
        }
        tryMessage(announcement, "ROUND_ANNOUNCEMENT", "notify_round", required);
    }

    void leagueStandingsUpdate_standsTheTrial()
    {
        tryMessage(LeagueStandingsUpdate{.leagueId = League1, .roundId = 1, .standings = table()},
                   "LEAGUE_STANDINGS_UPDATE", "update_standings",
                   QStringList{QStringLiteral("league_id"), QStringLiteral("round_id"),
                               QStringLiteral("standings")}
                       + requiredOfRows(QStringLiteral("standings")));
    }

    void roundCompleted_standsTheTrial()
    {
        tryMessage(roundCompleted(), "ROUND_COMPLETED", "notify_round_completed",
                   {QStringLiteral("league_id"), QStringLiteral("round_id"),
                    QStringLiteral("matches_played"), QStringLiteral("summary.total_matches")});
    }

    void leagueCompleted_standsTheTrial()
    {
        const LeagueCompleted completed{.leagueId = League1,
                                        .totalRounds = 3,
                                        .totalMatches = 6,
                                        .champion = {.playerId = P01,
                                                     .displayName = QStringLiteral("Agent Alpha"),
                                                     .points = 7},
                                        .finalStandings = table()};
        tryMessage(completed, "LEAGUE_COMPLETED", "notify_league_completed",
                   QStringList{QStringLiteral("league_id"), QStringLiteral("total_rounds"),
                               QStringLiteral("total_matches"), QStringLiteral("champion"),
                               QStringLiteral("champion.player_id"),
                               QStringLiteral("champion.display_name"),
                               QStringLiteral("champion.points"), QStringLiteral("final_standings")}
                       + requiredOfRows(QStringLiteral("final_standings")));
    }

    void theSecondMatchOfARound_isNamedByItsIndex()
    {
        JsonObject message = recorded(RoundAnnouncement::Type);
        message = changed(message,
                          {QStringLiteral("matches"), qsizetype(1), QStringLiteral("player_A_id")},
                          JsonValue::Undefined)
                      .toObject();
        QCOMPARE(read<RoundAnnouncement>(message).failure().sentence,
                 QStringLiteral("ROUND_ANNOUNCEMENT: \"matches[1].player_A_id\" is missing; it "
                                "must be a non-empty text"));
    }

    void afterTheLastRound_theNextIsNull()
    {
        RoundCompleted last = roundCompleted();
        last.nextRoundId.reset();
        const JsonObject payload = payloadOf(last);
        QVERIFY(payload.contains(QStringLiteral("next_round_id")));
        QVERIFY(payload.value(QStringLiteral("next_round_id")).isNull());
        QCOMPARE(read<RoundCompleted>(payload)->nextRoundId, std::nullopt);
    }

    void matchesCompleted_isMatchesPlayed_whenOnlyThatWasSent()
    {
        JsonObject message = recorded(RoundCompleted::Type);
        message.insert(QStringLiteral("matches_played"), 5);
        message.remove(QStringLiteral("matches_completed"));
        QCOMPARE(read<RoundCompleted>(message)->matchesCompleted, 5);
    }

    void aRowOfTheSourceDocuments_isReadWithZeros()
    {
        const auto update = read<LeagueStandingsUpdate>(parsed(R"({"league_id": "league_1",
            "round_id": 1, "standings": [{"rank": 1, "player_id": "P01", "points": 3, "wins": 1}]})"));
        QVERIFY(update);
        QCOMPARE(update->standings.first().wins, 1);
        QCOMPARE(update->standings.first().losses, 0);
        QCOMPARE(update->standings.first().technicalLosses, 0);
    }

    void noMatchesAndNoStandings_areEmptyLists()
    {
        const auto announcement = read<RoundAnnouncement>(
            parsed(R"({"league_id": "league_1", "round_id": 1, "matches": []})"));
        QVERIFY(announcement);
        QVERIFY(announcement->matches.isEmpty());
        QCOMPARE(compact(payloadOf(LeagueStandingsUpdate{.leagueId = League1, .roundId = 0})),
                 compact(parsed(R"({"league_id": "league_1", "round_id": 0, "standings": []})")));
    }
};

QTEST_GUILESS_MAIN(TestLeagueMessages)
#include "tst_league_messages.moc"
