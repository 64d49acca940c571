// LEAGUE_ERROR and GAME_ERROR, and how a Failure travels.
#include "agents/protocol/error_messages.h"

#include "tests/protocol/message_trial.h"

using namespace league;
using namespace league::protocol;
using namespace league::base;
using namespace league::test;

namespace {

const MatchId R1M1(QStringLiteral("R1M1"));
const PlayerId P02(QStringLiteral("P02"));
const Failure BadToken{QStringLiteral("The token is not the one of REF01; register again"),
                       error_code::AuthTokenInvalid};
const QString Secret = QStringLiteral("tok_p01_77aa");

// What 002 §4.1 shows, and deeper.
JsonObject contextWithTokens()
{
    return {
        {QStringLiteral("action"), QStringLiteral("report_match_result")},
        {QStringLiteral("provided_token"), Secret},
        {QStringLiteral("join_code"), Secret},
        {QStringLiteral("request"),
         JsonObject{{QStringLiteral("auth_token"), Secret}, {QStringLiteral("round_id"), 1}}},
        {QStringLiteral("tries"), JsonArray{JsonObject{{QStringLiteral("AuthToken"), Secret}}, 7}}};
}

} // namespace

class TestErrorMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leagueError_standsTheTrial()
    {
        const LeagueError error{
            .errorCode = {QStringLiteral("E012")},
            .errorName = QStringLiteral("AUTH_TOKEN_INVALID"),
            .errorDescription = QStringLiteral("AUTH_TOKEN_INVALID"),
            .originalMessageType = QStringLiteral("MATCH_RESULT_REPORT"),
            .context = {{QStringLiteral("action"), QStringLiteral("report_match_result")}},
            .retryable = true};
        tryMessage(error, "LEAGUE_ERROR", "", {QStringLiteral("error_code")});
    }

    void gameError_standsTheTrial()
    {
        const GameError error{.matchId = R1M1,
                              .errorCode = {QStringLiteral("E001")},
                              .errorName = QStringLiteral("TIMEOUT_ERROR"),
                              .errorDescription = QStringLiteral("TIMEOUT_ERROR"),
                              .affectedPlayer = P02,
                              .playerId = P02,
                              .actionRequired = QStringLiteral("CHOOSE_PARITY_RESPONSE"),
                              .retryCount = 1,
                              .maxRetries = 3,
                              .retryInfo = RetryInfo{.retryCount = 1,
                                                     .maxRetries = 3,
                                                     .nextRetryAt = Timestamp{1'772'388'032'000}},
                              .consequence = QStringLiteral("Technical loss if no answer comes"),
                              .gameState = QStringLiteral("COLLECTING_CHOICES"),
                              .context = {{QStringLiteral("waited_ms"), 30'000}},
                              .retryable = true};
        tryMessage(error, "GAME_ERROR", "notify_game_error",
                   {QStringLiteral("match_id"), QStringLiteral("error_code"),
                    QStringLiteral("retry_info.retry_count"),
                    QStringLiteral("retry_info.max_retries")});
    }

    void aNameInPlaceOfTheCode_isReadAsTheCode()
    {
        const auto league = read<LeagueError>(parsed(R"({"error_code": "AUTH_TOKEN_INVALID"})"));
        QVERIFY(league);
        QCOMPARE(league->errorCode.text, QStringLiteral("E012"));
        const auto game =
            read<GameError>(parsed(R"({"match_id": "R1M1", "error_code": "TIMEOUT_ERROR"})"));
        QVERIFY(game);
        QCOMPARE(game->errorCode.text, QStringLiteral("E001"));
    }

    void aCodeOfSomebodyElses_isKept()
    {
        const auto error = read<LeagueError>(parsed(R"({"error_code": "E077"})"));
        QVERIFY(error);
        QCOMPARE(error->errorCode.text, QStringLiteral("E077"));
    }

    void anEmptyCode_isRefused()
    {
        const auto error = read<LeagueError>(parsed(R"({"error_code": ""})"));
        QVERIFY(!error);
        QCOMPARE(error.failure().code, QStringLiteral("E003"));
    }

    void aFailure_becomesALeagueError()
    {
        const LeagueError error = leagueErrorFrom(BadToken, QStringLiteral("MATCH_RESULT_REPORT"),
                                                  {{QStringLiteral("round_id"), 1}});
        QCOMPARE(compact(payloadOf(error)), compact(parsed(R"({
            "error_code": "E012", "error_name": "AUTH_TOKEN_INVALID",
            "error_description": "AUTH_TOKEN_INVALID",
            "original_message_type": "MATCH_RESULT_REPORT",
            "context": {"round_id": 1,
                        "detail": "The token is not the one of REF01; register again"},
            "retryable": false})")));
    }

    void aFailure_becomesARpcError()
    {
        const RpcError error = rpcErrorFrom(BadToken, {{QStringLiteral("round_id"), 1}});
        QCOMPARE(error.code, -32000);
        QCOMPARE(error.message, BadToken.sentence);
        QCOMPARE(compact(error.data), compact(parsed(R"({
            "error_code": "E012", "error_description": "AUTH_TOKEN_INVALID",
            "context": {"round_id": 1,
                        "detail": "The token is not the one of REF01; register again"}})")));
    }

    void aFailureWithoutCode_isTheProgramsOwn()
    {
        const Failure own{QStringLiteral("The disk is full")};
        QCOMPARE(rpcErrorFrom(own).code, -32603);
        QCOMPARE(rpcErrorFrom(own).message, own.sentence);
        QVERIFY(rpcErrorFrom(own).data.isEmpty());
        QCOMPARE(leagueErrorFrom(own, {}).errorCode.text, QStringLiteral("INTERNAL_ERROR"));
        QCOMPARE(leagueErrorFrom(own, {}).errorName, QStringLiteral("INTERNAL_ERROR"));
    }

    void aPassingTrouble_isRetryable()
    {
        QVERIFY(leagueErrorFrom({QStringLiteral("Silence"), error_code::Timeout}, {}).retryable);
        QVERIFY(gameErrorFrom(error_code::Timeout, R1M1, P02).retryable);
        QVERIFY(!gameErrorFrom(error_code::MatchRestarted, R1M1, P02).retryable);
    }

    void aGameError_namesCodeAndPlayerInBothSpellings()
    {
        QCOMPARE(compact(payloadOf(gameErrorFrom(error_code::MatchRestarted, R1M1, P02))),
                 compact(parsed(R"({"match_id": "R1M1", "attempt": 1, "error_code": "E120",
                    "error_name": "MATCH_RESTARTED", "error_description": "MATCH_RESTARTED",
                    "affected_player": "P02", "player_id": "P02", "retryable": false})")));
    }

    void aFailure_survivesTheWayThereAndBack()
    {
        const Failure byRpc = failureFrom(rpcErrorFrom(BadToken));
        QCOMPARE(byRpc.code, BadToken.code);
        QCOMPARE(byRpc.sentence, BadToken.sentence);
        const auto received = read<LeagueError>(payloadOf(leagueErrorFrom(BadToken, {})));
        const Failure byMessage = failureFrom(*received);
        QCOMPARE(byMessage.code, BadToken.code);
        QCOMPARE(byMessage.sentence, BadToken.sentence);
    }

    void aForeignError_isReadAsWellAsItCanBe()
    {
        const RpcError named{
            -32000,
            QStringLiteral("Bad token"),
            {{QStringLiteral("error_code"), QStringLiteral("AUTH_TOKEN_INVALID")}}};
        QCOMPARE(failureFrom(named).code, QStringLiteral("E012"));
        QCOMPARE(failureFrom(RpcError{-32601, QStringLiteral("No such method")}).code, QString());
        const LeagueError terse{.errorCode = {QStringLiteral("E012")},
                                .errorDescription = QStringLiteral("AUTH_TOKEN_INVALID")};
        QCOMPARE(failureFrom(terse).sentence, QStringLiteral("AUTH_TOKEN_INVALID"));
    }

    void noToken_isEverRepeated()
    {
        LeagueError byHand{.errorCode = {QStringLiteral("E012")}, .context = contextWithTokens()};
        GameError game = gameErrorFrom(error_code::AuthTokenInvalid, R1M1, P02);
        game.context = contextWithTokens();
        const QList<JsonObject> sent{payloadOf(byHand), payloadOf(game),
                                     payloadOf(leagueErrorFrom(BadToken, {}, contextWithTokens())),
                                     rpcErrorFrom(BadToken, contextWithTokens()).data};
        for (const JsonObject &object : sent) {
            QVERIFY2(!compact(object).contains(Secret.toUtf8()), compact(object));
            const JsonObject context = object.value(QStringLiteral("context")).toObject();
            QCOMPARE(context.value(QStringLiteral("action")).toString(),
                     QStringLiteral("report_match_result"));
            QCOMPARE(context.value(QStringLiteral("request")).toObject(),
                     JsonObject({{QStringLiteral("round_id"), 1}}));
            QCOMPARE(context.value(QStringLiteral("tries")).toArray(),
                     (JsonArray{JsonObject(), 7}));
        }
    }
};

QTEST_GUILESS_MAIN(TestErrorMessages)
#include "tst_error_messages.moc"
