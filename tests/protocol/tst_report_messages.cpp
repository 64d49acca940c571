// GAME_OVER, MATCH_RESULT_REPORT and MATCH_EVENT.
#include "agents/protocol/report_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const PlayerId P01(QStringLiteral("P01"));
const PlayerId P02(QStringLiteral("P02"));
const QString Even = QStringLiteral("even");
const QString Odd = QStringLiteral("odd");
const QString Why = QStringLiteral("8 is even; Agent Alpha chose even");

GameOver gameOver()
{
    return {.leagueId = LeagueId(QStringLiteral("league_1")),
            .roundId = 1,
            .matchId = MatchId(QStringLiteral("R1M1")),
            .gameType = QStringLiteral("even_odd"),
            .gameResult = {.status = ResultStatus::Win,
                           .winnerPlayerId = P01,
                           .drawnNumber = 8,
                           .numberParity = Parity::Even,
                           .choices = {{P01, Even}, {P02, Odd}},
                           .reason = Why,
                           .seed = QString(64, QLatin1Char('0')),
                           .entropy = {{P01, QStringLiteral("a coin: heads")}},
                           .drawIndex = 0,
                           .drawSource = DrawSource::System,
                           .causes = {{P02, QStringLiteral("TIMEOUT")}},
                           .errorCodes = {{P02, QStringLiteral("E001")}}},
            .reason = Why};
}

QList<MatchEventEntry> events()
{
    return {{.seq = 1,
             .timestamp = {1'772'388'000'000},
             .kind = QStringLiteral("STATE_CHANGED"),
             .visibility = QStringLiteral("public"),
             .data = {{QStringLiteral("from"), QStringLiteral("CREATED")},
                      {QStringLiteral("to"), QStringLiteral("WAITING_FOR_PLAYERS")}}},
            {.seq = 2,
             .timestamp = {1'772'388'000'600},
             .kind = QStringLiteral("CHOICE_SEALED"),
             .visibility = QStringLiteral("player:P01"),
             .data = {{QStringLiteral("player_id"), QStringLiteral("P01")}}}};
}

MatchResultReport report()
{
    return {.leagueId = LeagueId(QStringLiteral("league_1")),
            .roundId = 1,
            .matchId = MatchId(QStringLiteral("R1M1")),
            .attempt = 1,
            .gameType = QStringLiteral("even_odd"),
            .result = {.status = ResultStatus::Win,
                       .winner = P01,
                       .score = {{P01, 3}, {P02, 0}},
                       .outcomes = {{P01, PlayerOutcome::Win}, {P02, PlayerOutcome::Loss}},
                       .details = {{QStringLiteral("drawn_number"), 8},
                                   {QStringLiteral("choices"),
                                    JsonObject{{QStringLiteral("P01"), Even},
                                               {QStringLiteral("P02"), Odd}}}}},
            .events = events()};
}

QStringList requiredOfEvents()
{
    QStringList required;
    for (int i = 0; i < 2; ++i) {
        for (const char *field : {"seq", "timestamp", "kind", "visibility"})
            required.append(QStringLiteral("events[%1].%2").arg(i).arg(QLatin1String(field)));
    }
    return required;
}

} // namespace

class TestReportMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void gameOver_standsTheTrial()
    {
        tryMessage(gameOver(), "GAME_OVER", "notify_match_result",
                   {QStringLiteral("match_id"), QStringLiteral("game_type"),
                    QStringLiteral("game_result"), QStringLiteral("game_result.status")});
    }

    void matchResultReport_standsTheTrial()
    {
        tryMessage(report(), "MATCH_RESULT_REPORT", "report_match_result",
                   QStringList{QStringLiteral("league_id"), QStringLiteral("round_id"),
                               QStringLiteral("match_id"), QStringLiteral("game_type"),
                               QStringLiteral("result"), QStringLiteral("result.score")}
                       + requiredOfEvents());
    }

    void matchEvent_standsTheTrial()
    {
        const MatchEvent batch{.leagueId = LeagueId(QStringLiteral("league_1")),
                               .roundId = 1,
                               .matchId = MatchId(QStringLiteral("R1M1")),
                               .attempt = 1,
                               .events = events()};
        tryMessage(batch, "MATCH_EVENT", "report_match_event",
                   QStringList{QStringLiteral("league_id"), QStringLiteral("round_id"),
                               QStringLiteral("match_id"), QStringLiteral("events")}
                       + requiredOfEvents());
    }

    void aGameOverOfTheSourceDocuments_isAccepted()
    {
        const auto over = read<GameOver>(parsed(R"({"message_type": "GAME_OVER",
            "match_id": "R1M1", "game_type": "even_odd", "game_result": {"status": "WIN",
            "winner_player_id": "P01", "drawn_number": 8, "number_parity": "even",
            "choices": {"P01": "even", "P02": "odd"}, "reason": "because"}})"));
        QVERIFY(over);
        QCOMPARE(over->attempt, 1);
        QCOMPARE(over->gameResult.numberParity, std::optional(Parity::Even));
        QCOMPARE(over->gameResult.choices.value(P02), Odd);
        QVERIFY(over->gameResult.seed.isEmpty());
    }

    void aReportOfTheSourceDocuments_isAccepted()
    {
        const auto back = read<MatchResultReport>(parsed(R"({"message_type": "MATCH_RESULT_REPORT",
            "league_id": "league_1", "round_id": 1, "match_id": "R1M1", "game_type": "even_odd",
            "result": {"winner": "P01", "score": {"P01": 3, "P02": 0},
                       "details": {"drawn_number": 8}}})"));
        QVERIFY(back);
        QCOMPARE(back->result.status, std::nullopt);
        QCOMPARE(back->result.score, (QMap<PlayerId, int>{{P01, 3}, {P02, 0}}));
        QVERIFY(back->result.outcomes.isEmpty());
        QVERIFY(back->events.isEmpty());
    }

    void aDraw_hasANullWinner_inBothMessages()
    {
        GameOver over = gameOver();
        over.gameResult.status = ResultStatus::Draw;
        over.gameResult.winnerPlayerId = {};
        const JsonObject told = payloadOf(over).value(QStringLiteral("game_result")).toObject();
        QVERIFY(told.contains(QStringLiteral("winner_player_id")));
        QVERIFY(told.value(QStringLiteral("winner_player_id")).isNull());

        MatchResultReport draw = report();
        draw.result.winner = {};
        const JsonObject result = payloadOf(draw).value(QStringLiteral("result")).toObject();
        QVERIFY(result.contains(QStringLiteral("winner")));
        QVERIFY(result.value(QStringLiteral("winner")).isNull());
        QVERIFY(read<MatchResultReport>(payloadOf(draw))->result.winner.isEmpty());
    }

    void aTechnicalLossBeforeTheDraw_hasNoNumber_andOnlyTheChoicesThatCame()
    {
        GameOver over = gameOver();
        over.gameResult = {
            .status = ResultStatus::TechnicalLoss, .winnerPlayerId = P01, .choices = {{P01, Even}}};
        const JsonObject told = payloadOf(over).value(QStringLiteral("game_result")).toObject();
        QCOMPARE(compact(told), compact(parsed(R"({"status": "TECHNICAL_LOSS",
            "winner_player_id": "P01", "drawn_number": null, "number_parity": null,
            "choices": {"P01": "even"}})")));
        const auto back = read<GameOver>(payloadOf(over));
        QVERIFY(back);
        QCOMPARE(back->gameResult.drawnNumber, std::nullopt);
    }

    void aNullChoice_isTheSameAsNone()
    {
        JsonObject message = recorded(GameOver::Type);
        message = changed(message,
                          {QStringLiteral("game_result"), QStringLiteral("choices"),
                           QStringLiteral("P02")},
                          JsonValue::Null)
                      .toObject();
        const auto over = read<GameOver>(message);
        QVERIFY(over);
        QCOMPARE(over->gameResult.choices.keys(), QList{P01});
    }

    void pointsThatAreNotWhole_areRefusedByPlayer()
    {
        MessageTrial<MatchResultReport> trial(report());
        trial.refuses({QStringLiteral("result"), QStringLiteral("score"), QStringLiteral("P02")},
                      0.5, QStringLiteral("E003"));
    }

    void everyOutcome_hasItsWord()
    {
        MatchResultReport technical = report();
        technical.result.outcomes = {{P01, PlayerOutcome::Draw},
                                     {P02, PlayerOutcome::TechnicalLoss}};
        technical.result.technical = {P02};
        const JsonObject result = payloadOf(technical).value(QStringLiteral("result")).toObject();
        QCOMPARE(compact(result.value(QStringLiteral("outcomes")).toObject()),
                 QByteArray(R"({"P01":"DRAW","P02":"TECHNICAL_LOSS"})"));
        QCOMPARE(result.value(QStringLiteral("technical")).toArray(),
                 JsonArray{QStringLiteral("P02")});
    }
};

QTEST_GUILESS_MAIN(TestReportMessages)
#include "tst_report_messages.moc"
