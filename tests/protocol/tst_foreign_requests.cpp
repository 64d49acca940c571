// Requests of every dialect, read into one form (interop.md §2).
#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/completion.h"
#include "agents/protocol/dialect/message_alias.h"
#include "agents/protocol/dialect/request_reading.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/registration_messages.h"
#include "agents/protocol/report_messages.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

constexpr qint64 Now = 1'800'000'000'000;

QByteArray bytes(const JsonObject &object)
{
    return JsonDocument(object).toJson(JsonDocument::Compact);
}

JsonObject request(const QString &method, const JsonObject &params)
{
    return {{QStringLiteral("jsonrpc"), QStringLiteral("2.0")},
            {QStringLiteral("id"), 7},
            {QStringLiteral("method"), method},
            {QStringLiteral("params"), params}};
}

RpcRequest readOrDie(const JsonObject &body)
{
    const auto read = readAnyRequest(bytes(body), Now);
    if (const auto *error = std::get_if<RpcError>(&read))
        qFatal("%s", qPrintable(error->message));
    return std::get<RpcRequest>(read);
}

JsonObject with(JsonObject object, const QString &key, const JsonValue &value)
{
    object.insert(key, value);
    return object;
}

JsonObject invitation()
{
    return {{QStringLiteral("protocol"), QStringLiteral("league.v2")},
            {QStringLiteral("message_type"), QStringLiteral("GAME_INVITATION")},
            {QStringLiteral("sender"), QStringLiteral("referee:REF01")},
            {QStringLiteral("timestamp"), QStringLiteral("2026-03-01T18:00:00Z")},
            {QStringLiteral("conversation_id"), QStringLiteral("conv-r1m1-001")},
            {QStringLiteral("league_id"), QStringLiteral("l1")},
            {QStringLiteral("round_id"), 1},
            {QStringLiteral("match_id"), QStringLiteral("R1M1")},
            {QStringLiteral("game_type"), QStringLiteral("even_odd")},
            {QStringLiteral("role_in_match"), QStringLiteral("PLAYER_A")},
            {QStringLiteral("opponent_id"), QStringLiteral("P02")}};
}

JsonObject report(const JsonObject &result)
{
    return {{QStringLiteral("match_id"), QStringLiteral("R1M1")},
            {QStringLiteral("auth_token"), QStringLiteral("tok")},
            {QStringLiteral("result"), result}};
}

} // namespace

class TestForeignRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyAlias_meansItsMessage_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("type");
        const QMap<QString, QStringList> seen{
            {QStringLiteral("REFEREE_REGISTER_REQUEST"),
             {QStringLiteral("register_referee"), QStringLiteral("register_referee_request")}},
            {QStringLiteral("LEAGUE_REGISTER_REQUEST"),
             {QStringLiteral("register_player"), QStringLiteral("league_register"),
              QStringLiteral("register_player_request")}},
            {QStringLiteral("GAME_INVITATION"),
             {QStringLiteral("handle_game_invitation"), QStringLiteral("game_invitation"),
              QStringLiteral("receive_game_invitation")}},
            {QStringLiteral("GAME_JOIN_ACK"),
             {QStringLiteral("game_join_ack"), QStringLiteral("receive_game_join_ack")}},
            {QStringLiteral("CHOOSE_PARITY_CALL"),
             {QStringLiteral("choose_parity"), QStringLiteral("parity_choose"),
              QStringLiteral("receive_parity_call"), QStringLiteral("choose_parity_call"),
              QStringLiteral("game_move_call")}},
            {QStringLiteral("CHOOSE_PARITY_RESPONSE"),
             {QStringLiteral("choose_parity_response"), QStringLiteral("receive_parity_response"),
              QStringLiteral("game_move_response")}},
            {QStringLiteral("GAME_OVER"),
             {QStringLiteral("notify_match_result"), QStringLiteral("game_over"),
              QStringLiteral("receive_game_over"), QStringLiteral("notify_game_over")}},
            {QStringLiteral("MATCH_RESULT_REPORT"),
             {QStringLiteral("report_match_result"), QStringLiteral("match_result_report")}},
            {QStringLiteral("ROUND_ANNOUNCEMENT"),
             {QStringLiteral("notify_round"), QStringLiteral("round_announcement"),
              QStringLiteral("receive_round_announcement"), QStringLiteral("announce_round")}},
            {QStringLiteral("LEAGUE_STANDINGS_UPDATE"),
             {QStringLiteral("update_standings"), QStringLiteral("notify_standings"),
              QStringLiteral("standings_update"), QStringLiteral("receive_standings_update")}},
            {QStringLiteral("ROUND_COMPLETED"),
             {QStringLiteral("notify_round_completed"), QStringLiteral("round_completed"),
              QStringLiteral("receive_round_completed")}},
            {QStringLiteral("LEAGUE_COMPLETED"),
             {QStringLiteral("notify_league_completed"), QStringLiteral("league_completed"),
              QStringLiteral("receive_league_completed")}},
            {QStringLiteral("GAME_ERROR"),
             {QStringLiteral("notify_game_error"), QStringLiteral("game_error")}},
            {QStringLiteral("LEAGUE_ERROR"), {QStringLiteral("league_error")}},
            {QStringLiteral("LEAGUE_QUERY"),
             {QStringLiteral("league_query"), QStringLiteral("handle_league_query"),
              QStringLiteral("query_league")}},
            {QStringLiteral("MATCH_ASSIGNMENT"),
             {QStringLiteral("assign_match"), QStringLiteral("match_assignment"),
              QStringLiteral("start_match"), QStringLiteral("run_match")}},
            {QStringLiteral("START_LEAGUE"),
             {QStringLiteral("start_league"), QStringLiteral("admin_start_league_request")}}};
        for (auto row = seen.begin(); row != seen.end(); ++row) {
            for (const QString &name : *row) {
                QTest::addRow("%s", qPrintable(name)) << name << row.key();
                QTest::addRow("%s, loud", qPrintable(name)) << name.toUpper() << row.key();
            }
        }
    }
    void everyAlias_meansItsMessage()
    {
        QFETCH(QString, name);
        QFETCH(QString, type);
        const MessageInfo *info = messageByAlias(name);
        QVERIFY(info);
        QCOMPARE(QString(info->type), type);
    }

    void whatIsNoneOfOurs_hasNoMessage()
    {
        QVERIFY(!messageByAlias(u"tools/list"));
        QVERIFY(!messageByAlias(u"choose"));
        QVERIFY(!messageByAlias(u""));
    }

    void aMessage_isFoundHoweverItIsPacked_data()
    {
        QTest::addColumn<JsonObject>("body");
        const QString method = QStringLiteral("handle_game_invitation");
        const QString any = QStringLiteral("mcp_message");
        JsonObject envelope = invitation();
        JsonObject payload;
        for (const char *key : {"match_id", "round_id", "opponent_id", "game_type", "league_id"})
            payload.insert(QLatin1String(key), envelope.take(QLatin1String(key)));
        QTest::newRow("flat") << request(method, invitation());
        QTest::newRow("in params.message")
            << request(any, {{QStringLiteral("message"), invitation()}});
        QTest::newRow("in params.arguments")
            << request(any, {{QStringLiteral("arguments"), invitation()}});
        QTest::newRow("in envelope and payload") << request(
            any, {{QStringLiteral("envelope"), envelope}, {QStringLiteral("payload"), payload}});
        QTest::newRow("in data") << request(any, with(envelope, QStringLiteral("data"), payload));
        QTest::newRow("bare") << invitation();
        QTest::newRow("bare, in message") << JsonObject{{QStringLiteral("message"), invitation()}};
        QTest::newRow("type as method") << request(QStringLiteral("GAME_INVITATION"), invitation());
        QTest::newRow("superset") << request(
            method, with(invitation(), QStringLiteral("message"), invitation()));
        QTest::newRow("without jsonrpc") << JsonObject{{QStringLiteral("method"), method},
                                                       {QStringLiteral("params"), invitation()}};
    }
    void aMessage_isFoundHoweverItIsPacked()
    {
        QFETCH(JsonObject, body);
        const RpcRequest read = readOrDie(body);
        QCOMPARE(read.method, QStringLiteral("handle_game_invitation"));
        QVERIFY(!read.isNotification());
        const auto message = protocol::read<GameInvitation>(read.params);
        QVERIFY(message.ok());
        QCOMPARE(message->matchId, base::MatchId(QStringLiteral("R1M1")));
        QCOMPARE(message->opponentId, base::PlayerId(QStringLiteral("P02")));
        QVERIFY(readEnvelope(read.params).ok());
    }

    void ourOwnForm_isLeftAsItIs()
    {
        const RpcRequest read =
            readOrDie(request(QStringLiteral("handle_game_invitation"), invitation()));
        QCOMPARE(read.params, invitation());
        QVERIFY(read.framing == Framing::Flat);
    }

    void theFraming_tellsHowItCame()
    {
        QVERIFY(readOrDie(invitation()).framing == Framing::Bare);
        QVERIFY(readOrDie(request(QStringLiteral("handle_message"),
                                  {{QStringLiteral("message"), invitation()}}))
                    .framing
                == Framing::Wrapped);
    }

    void whatIsMissingInTheEnvelope_isFilledIn_exceptTheToken()
    {
        const RpcRequest read =
            readOrDie(request(QStringLiteral("report_match_result"),
                              {{QStringLiteral("match_id"), QStringLiteral("R1M1")},
                               {QStringLiteral("winner"), QStringLiteral("P01")}}));
        const auto envelope = readEnvelope(read.params);
        QVERIFY(envelope.ok());
        QCOMPARE(envelope->timestampMs, Now);
        QCOMPARE(envelope->sender, QString(Unsaid));
        QVERIFY(envelope->authToken.isEmpty());
    }

    void whatIsWrongInTheEnvelope_staysWrong_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<JsonValue>("value");
        QTest::addColumn<QString>("code");
        QTest::newRow("protocol") << QStringLiteral("protocol")
                                  << JsonValue(QStringLiteral("league.v1"))
                                  << QStringLiteral("E018");
        QTest::newRow("another zone")
            << QStringLiteral("timestamp") << JsonValue(QStringLiteral("2026-03-01T18:00:00+02:00"))
            << QStringLiteral("E021");
        QTest::newRow("no date") << QStringLiteral("timestamp")
                                 << JsonValue(QStringLiteral("yesterday"))
                                 << QStringLiteral("E021");
        QTest::newRow("sender") << QStringLiteral("sender") << JsonValue(5)
                                << QStringLiteral("E003");
    }
    void whatIsWrongInTheEnvelope_staysWrong()
    {
        QFETCH(QString, key);
        QFETCH(JsonValue, value);
        QFETCH(QString, code);
        for (const JsonObject &body :
             {with(invitation(), key, value),
              request(QStringLiteral("game_invitation"), with(invitation(), key, value))}) {
            const auto envelope = readEnvelope(readOrDie(body).params);
            QVERIFY(!envelope.ok());
            QCOMPARE(envelope.failure().code, code);
        }
    }

    void timestampsOfAllKindsSeen_areUnderstood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("ours");
        QTest::newRow("compact") << QStringLiteral("20261116T004534Z")
                                 << QStringLiteral("2026-11-16T00:45:34Z");
        QTest::newRow("zone twice") << QStringLiteral("2026-11-16T00:45:34+00:00Z")
                                    << QStringLiteral("2026-11-16T00:45:34Z");
        QTest::newRow("six decimals") << QStringLiteral("2026-11-16T00:45:34.123456Z")
                                      << QStringLiteral("2026-11-16T00:45:34.123Z");
        QTest::newRow("no zone") << QStringLiteral("2026-11-16T00:45:34")
                                 << QStringLiteral("2026-11-16T00:45:34Z");
        QTest::newRow("a blank for T") << QStringLiteral("2026-11-16 00:45:34.5")
                                       << QStringLiteral("2026-11-16T00:45:34.500Z");
    }
    void timestampsOfAllKindsSeen_areUnderstood()
    {
        QFETCH(QString, text);
        QFETCH(QString, ours);
        const RpcRequest read = readOrDie(with(invitation(), QStringLiteral("timestamp"), text));
        const auto envelope = readEnvelope(read.params);
        QVERIFY2(envelope.ok(), qPrintable(text));
        QCOMPARE(envelope->timestampMs, *parseUtc(ours));
    }

    void registrations_areUnderstoodInEveryShape_data()
    {
        QTest::addColumn<JsonObject>("body");
        const QString endpoint = QStringLiteral("http://localhost:9001/mcp");
        const QString method = QStringLiteral("register_player");
        QTest::newRow("flat, with a callback")
            << request(method,
                       {{QStringLiteral("display_name"), QStringLiteral("Ann")},
                        {QStringLiteral("callback_url"), endpoint}});
        QTest::newRow("flat, with an endpoint")
            << request(method,
                       {{QStringLiteral("name"), QStringLiteral("Ann")},
                        {QStringLiteral("endpoint"), endpoint}});
        QTest::newRow("flat, with an agent_endpoint")
            << request(method,
                       {{QStringLiteral("agent_name"), QStringLiteral("Ann")},
                        {QStringLiteral("agent_endpoint"), endpoint},
                        {QStringLiteral("game_type"), QStringLiteral("even_odd")}});
        QTest::newRow("a meta block with other names")
            << request(QStringLiteral("LEAGUE_REGISTER_REQUEST"),
                       {{QStringLiteral("player_meta"),
                         JsonObject{{QStringLiteral("name"), QStringLiteral("Ann")},
                                    {QStringLiteral("endpoint"), endpoint}}}});
        QTest::newRow("bare") << JsonObject{
            {QStringLiteral("message_type"), QStringLiteral("LEAGUE_REGISTER_REQUEST")},
            {QStringLiteral("display_name"), QStringLiteral("Ann")},
            {QStringLiteral("callback_url"), endpoint}};
    }
    void registrations_areUnderstoodInEveryShape()
    {
        QFETCH(JsonObject, body);
        const RpcRequest request = readOrDie(body);
        QCOMPARE(request.method, QStringLiteral("register_player"));
        const auto message = read<LeagueRegisterRequest>(request.params);
        QVERIFY2(message.ok(), message.ok() ? "" : qPrintable(message.failure().sentence));
        QCOMPARE(message->meta.displayName, QStringLiteral("Ann"));
        QCOMPARE(message->meta.contactEndpoint, QStringLiteral("http://localhost:9001/mcp"));
        QCOMPARE(message->meta.gameTypes, QStringList{QStringLiteral("even_odd")});
        QVERIFY(!message->meta.capabilities.contains(SpeaksLeagueV2));
    }

    void aRegistrationInOurForm_isNotCompleted()
    {
        JsonObject message = invitation();
        message.insert(QStringLiteral("message_type"), QStringLiteral("LEAGUE_REGISTER_REQUEST"));
        message.insert(QStringLiteral("player_meta"),
                       JsonObject{{QStringLiteral("contact_endpoint"),
                                   QStringLiteral("http://localhost:9001/mcp")}});
        const auto registration = read<LeagueRegisterRequest>(
            readOrDie(request(QStringLiteral("register_player"), message)).params);
        QVERIFY(!registration.ok());
        QVERIFY(registration.failure().sentence.contains(QStringLiteral("display_name")));
    }

    void theWinner_isFoundUnderEveryName_data()
    {
        QTest::addColumn<JsonObject>("result");
        QTest::addColumn<QString>("winner");
        const QString p1 = QStringLiteral("P01");
        QTest::newRow("winner") << JsonObject{{QStringLiteral("winner"), p1}} << p1;
        QTest::newRow("winner_player_id")
            << JsonObject{{QStringLiteral("winner_player_id"), p1}} << p1;
        QTest::newRow("winner_id") << JsonObject{{QStringLiteral("winner_id"), p1}} << p1;
        QTest::newRow("null") << JsonObject{{QStringLiteral("winner"), JsonValue()}} << QString();
        QTest::newRow("DRAW") << JsonObject{{QStringLiteral("winner"), QStringLiteral("DRAW")}}
                              << QString();
        QTest::newRow("draw") << JsonObject{{QStringLiteral("winner_id"), QStringLiteral("draw")}}
                              << QString();
        QTest::newRow("a score of halves")
            << JsonObject{{QStringLiteral("winner"), p1},
                          {QStringLiteral("score"),
                           JsonObject{{p1, 0.5}, {QStringLiteral("P02"), QStringLiteral("x")}}}}
            << p1;
        QTest::newRow("a status of their own")
            << JsonObject{{QStringLiteral("winner"), p1},
                          {QStringLiteral("status"), QStringLiteral("completed")}}
            << p1;
    }
    void theWinner_isFoundUnderEveryName()
    {
        QFETCH(JsonObject, result);
        QFETCH(QString, winner);
        const RpcRequest request =
            readOrDie(::request(QStringLiteral("report_match_result"), report(result)));
        const auto message = read<MatchResultReport>(request.params);
        QVERIFY2(message.ok(), message.ok() ? "" : qPrintable(message.failure().sentence));
        QCOMPARE(message->result.winner.text(), winner);
        QVERIFY(!message->attempt);
    }

    void aCallToChoose_isUnderstoodWithLittleInIt()
    {
        for (const QString &method :
             {QStringLiteral("parity_choose"), QStringLiteral("GAME_MOVE_CALL")}) {
            const RpcRequest request =
                readOrDie(::request(method,
                                    {{QStringLiteral("match_id"), 12},
                                     {QStringLiteral("round_id"), QStringLiteral("R3")},
                                     {QStringLiteral("context"), QStringLiteral("none")}}));
            QCOMPARE(request.method, QStringLiteral("choose_parity"));
            const auto call = read<ChooseParityCall>(request.params);
            QVERIFY2(call.ok(), call.ok() ? "" : qPrintable(call.failure().sentence));
            QCOMPARE(call->matchId.text(), QStringLiteral("12"));
            QCOMPARE(call->context.roundId, 3);
            QVERIFY(call->deadline.utcMs > Now);
        }
    }

    void mcpMethods_areNotTouched_data()
    {
        QTest::addColumn<QString>("method");
        for (const char *method : {"initialize", "ping", "tools/call", "notifications/initialized"})
            QTest::newRow(method) << QString::fromLatin1(method);
    }
    void mcpMethods_areNotTouched()
    {
        QFETCH(QString, method);
        const JsonObject params{{QStringLiteral("arguments"), invitation()}};
        const RpcRequest read = readOrDie(request(method, params));
        QCOMPARE(read.method, method);
        QCOMPARE(read.params, params);
    }

    void whatIsNoRequestAtAll_isRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("code");
        QTest::newRow("not JSON") << QByteArray("hello") << rpc_code::ParseError;
        QTest::newRow("a batch") << QByteArray("[]") << rpc_code::InvalidRequest;
        QTest::newRow("an empty object") << QByteArray("{}") << rpc_code::InvalidRequest;
        QTest::newRow("no method")
            << QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1}") << rpc_code::InvalidRequest;
        QTest::newRow("another version")
            << QByteArray("{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"ping\"}")
            << rpc_code::InvalidRequest;
    }
    void whatIsNoRequestAtAll_isRefused()
    {
        QFETCH(QByteArray, body);
        QFETCH(int, code);
        const auto read = readAnyRequest(body, Now);
        const auto *error = std::get_if<RpcError>(&read);
        QVERIFY(error);
        QCOMPARE(error->code, code);
    }
};

QTEST_GUILESS_MAIN(TestForeignRequests)
#include "tst_foreign_requests.moc"
