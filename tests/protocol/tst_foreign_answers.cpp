// Answers of every dialect, read into one form (interop.md §2), and the forms of calls, offers and
// replies (§3).
#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/answer_reading.h"
#include "agents/protocol/dialect/call_form.h"
#include "agents/protocol/dialect/match_offer.h"
#include "agents/protocol/dialect/relaying.h"
#include "agents/protocol/dialect/reply_form.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/report_messages.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

constexpr qint64 Now = 1'800'000'000'000;
using Kind = AnswerReading::Kind;

JsonObject fromText(const char *text)
{
    QString json = QString::fromLatin1(text);
    json.replace(u'\'', u'"'); // easier to read than escapes
    const JsonDocument document = JsonDocument::fromJson(json.toUtf8());
    if (!document.isObject())
        qFatal("not JSON: %s", text);
    return document.object();
}

AskedCall invitation()
{
    return {GameInvitation::Method,
            fromText("{'match_id':'R1M1','attempt':2,'conversation_id':'conv-r1m1-7'}"),
            QStringLiteral("P01")};
}

AskedCall choice()
{
    return {ChooseParityCall::Method,
            fromText("{'match_id':'R1M1','player_id':'P01','attempt':2,"
                     "'conversation_id':'conv-r1m1-7'}"),
            QStringLiteral("P01")};
}

MatchAssignment assignment()
{
    MatchAssignment assignment;
    assignment.leagueId = base::LeagueId(QStringLiteral("l1"));
    assignment.roundId = 1;
    assignment.matchId = base::MatchId(QStringLiteral("R1M1"));
    assignment.gameType = QStringLiteral("even_odd");
    assignment.matchToken = QStringLiteral("mt_secret");
    for (int i = 1; i <= 2; ++i) {
        assignment.roster.append({.playerId = base::PlayerId(QStringLiteral("P0%1").arg(i)),
                                  .displayName = QStringLiteral("Ann"),
                                  .contactEndpoint = QStringLiteral("http://h/relay/%1").arg(i),
                                  .tokenSha256 = QStringLiteral("hash")});
    }
    return assignment;
}

} // namespace

Q_DECLARE_METATYPE(league::protocol::AnswerReading::Kind)
Q_DECLARE_METATYPE(league::protocol::OfferReading::Kind)
Q_DECLARE_METATYPE(league::protocol::CallForm)

class TestForeignAnswers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anInvitation_isAcceptedInManyWays_data()
    {
        QTest::addColumn<JsonObject>("body");
        QTest::addColumn<bool>("accept");
        const auto row = [](const char *name, const char *text, bool accept = true) {
            QTest::newRow(name) << fromText(text) << accept;
        };
        row("accept in the result", "{'jsonrpc':'2.0','id':1,'result':{'accept':true}}");
        row("accepted", "{'jsonrpc':'2.0','id':1,'result':{'accepted':true}}");
        row("bare status", "{'status':'ACK'}");
        row("status in the result", "{'jsonrpc':'2.0','id':1,'result':{'status':'ACCEPTED'}}");
        row("joined", "{'status':'joined'}");
        row("text content",
            "{'result':{'content':[{'type':'text','text':'{\\\"accept\\\": true}'}]}}");
        row("structured content", "{'result':{'structuredContent':{'accept':true},'content':[]}}");
        row("wrapped by FastMCP",
            "{'result':{'structuredContent':{'result':{'accept':true}},'content':[]}}");
        row("envelope and payload",
            "{'result':{'envelope':{'message_type':'GAME_JOIN_ACK'},'payload':{'accept':true}}}");
        row("as a request",
            "{'jsonrpc':'2.0','method':'game_join_ack','params':{'accept':true},'id':9}");
        row("bare message", "{'message_type':'GAME_JOIN_ACK','accept':true}");
        row("refused", "{'result':{'accept':false}}", false);
        row("declined", "{'result':{'status':'DECLINED'}}", false);
    }
    void anInvitation_isAcceptedInManyWays()
    {
        QFETCH(JsonObject, body);
        QFETCH(bool, accept);
        const AnswerReading reading = readAnyAnswer(body, invitation(), Now);
        QCOMPARE(reading.kind, Kind::Answer);
        const auto ack = read<GameJoinAck>(reading.message);
        QVERIFY2(ack.ok(), ack.ok() ? "" : qPrintable(ack.failure().sentence));
        QCOMPARE(ack->accept, accept);
        QCOMPARE(ack->playerId.text(), QStringLiteral("P01"));
        QCOMPARE(ack->matchId.text(), QStringLiteral("R1M1"));
        QCOMPARE(ack->attempt, 2);
        QVERIFY(readEnvelope(reading.message).ok());
    }

    void aChoice_isReadInManyWays_data()
    {
        QTest::addColumn<JsonObject>("body");
        QTest::addColumn<QString>("choice");
        const auto row = [](const char *name, const char *text, const char *choice = "odd") {
            QTest::newRow(name) << fromText(text) << QString::fromLatin1(choice);
        };
        row("parity_choice", "{'result':{'parity_choice':'odd'}}");
        row("choice", "{'result':{'choice':'odd'}}");
        row("move_data", "{'result':{'move_data':{'move_type':'parity','choice':'odd'}}}");
        row("loud and with blanks", "{'choice':' ODD '}");
        row("text content",
            "{'result':{'content':[{'type':'text','text':'{\\\"parity_choice\\\":\\\"odd\\\"}'}]}"
            "}");
        row("as a request",
            "{'jsonrpc':'2.0','id':1,'method':'CHOOSE_PARITY_RESPONSE','params':{'choice':'odd'}}");
        row("nonsense stays nonsense", "{'choice':'Seven'}", "seven");
    }
    void aChoice_isReadInManyWays()
    {
        QFETCH(JsonObject, body);
        QFETCH(QString, choice);
        const AnswerReading reading = readAnyAnswer(body, ::choice(), Now);
        QCOMPARE(reading.kind, Kind::Answer);
        const auto response = read<ChooseParityResponse>(reading.message);
        QVERIFY2(response.ok(), response.ok() ? "" : qPrintable(response.failure().sentence));
        QCOMPARE(response->parityChoice, choice);
        QCOMPARE(response->playerId.text(), QStringLiteral("P01"));
    }

    // L-09: whoever speaks our language must say the words exactly.
    void aChoiceInOurOwnForm_isLeftAsItIs()
    {
        const JsonObject answer = fromText(
            "{'protocol':'league.v2','message_type':'CHOOSE_PARITY_RESPONSE','sender':'player:P01',"
            "'timestamp':'2026-03-01T18:00:00Z','conversation_id':'conv-r1m1-7','match_id':'R1M1',"
            "'player_id':'P01','attempt':2,'parity_choice':' Odd '}");
        const AnswerReading reading =
            readAnyAnswer({{QStringLiteral("result"), answer}}, choice(), Now);
        QCOMPARE(reading.kind, Kind::Answer);
        QCOMPARE(reading.message, answer);
    }

    void anAnswerAboutAnotherMatch_keepsSayingSo()
    {
        const AnswerReading reading =
            readAnyAnswer(fromText("{'result':{'match_id':'R9M9','choice':'odd'}}"), choice(), Now);
        QCOMPARE(read<ChooseParityResponse>(reading.message)->matchId.text(),
                 QStringLiteral("R9M9"));
    }

    void whatIsNoAnswer_isToldApart_data()
    {
        QTest::addColumn<JsonObject>("body");
        QTest::addColumn<Kind>("kind");
        const auto row = [](const char *name, const char *text, Kind kind) {
            QTest::newRow(name) << fromText(text) << kind;
        };
        row("only received", "{'status':'received'}", Kind::Later);
        row("ok in the result", "{'jsonrpc':'2.0','id':1,'result':{'status':'ok'}}", Kind::Later);
        row("an error text", "{'error':'no idea'}", Kind::Other);
        row("another message", "{'result':{'message_type':'GAME_JOIN_ACK','accept':true}}",
            Kind::Other);
        row("a league error", "{'result':{'message_type':'LEAGUE_ERROR','error_code':'E012'}}",
            Kind::Other);
    }
    void whatIsNoAnswer_isToldApart()
    {
        QFETCH(JsonObject, body);
        QFETCH(Kind, kind);
        QCOMPARE(readAnyAnswer(body, choice(), Now).kind, kind);
    }

    void callsInEveryForm_sayTheSame_data()
    {
        QTest::addColumn<CallForm>("form");
        QTest::addColumn<QString>("method");
        QTest::newRow("canonical") << CallForm::Canonical << QStringLiteral("choose_parity");
        QTest::newRow("superset") << CallForm::Superset << QStringLiteral("choose_parity");
        QTest::newRow("parity_choose") << CallForm::ParityChoose << QStringLiteral("parity_choose");
        QTest::newRow("tools/call") << CallForm::ToolCall << QStringLiteral("tools/call");
        QTest::newRow("type") << CallForm::TypeAsMethod << QStringLiteral("CHOOSE_PARITY_CALL");
    }
    void callsInEveryForm_sayTheSame()
    {
        QFETCH(CallForm, form);
        QFETCH(QString, method);
        const RpcRequest request{7, QStringLiteral("choose_parity"), choice().params};
        const RpcRequest other = inForm(form, request);
        QCOMPARE(other.method, method);
        QCOMPARE(other.id, JsonValue(7));
        const JsonObject params = form == CallForm::ToolCall
            ? other.params.value(QStringLiteral("arguments")).toObject()
            : other.params;
        QCOMPARE(params.value(QStringLiteral("match_id")).toString(), QStringLiteral("R1M1"));
        QCOMPARE(params.contains(QStringLiteral("message")), form != CallForm::Canonical);
    }

    void onlyAFormThatWasNotUnderstood_isTriedInAnother_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("status");
        QTest::addColumn<JsonObject>("data");
        QTest::addColumn<bool>("isLost");
        const JsonObject league{{QStringLiteral("error_code"), QStringLiteral("E012")}};
        QTest::newRow("unknown method") << -32601 << 200 << JsonObject() << true;
        QTest::newRow("unknown method, 404") << -32601 << 404 << JsonObject() << true;
        QTest::newRow("no session") << -32000 << 400 << JsonObject() << true;
        QTest::newRow("not acceptable") << -32000 << 406 << JsonObject() << true;
        QTest::newRow("validation") << -32000 << 422 << JsonObject() << true;
        QTest::newRow("unknown tool") << -32602 << 200 << JsonObject() << true;
        QTest::newRow("of the league") << -32000 << 400 << league << false;
        QTest::newRow("its own trouble") << -32603 << 200 << JsonObject() << false;
        QTest::newRow("forbidden") << -32000 << 403 << JsonObject() << false;
    }
    void onlyAFormThatWasNotUnderstood_isTriedInAnother()
    {
        QFETCH(int, code);
        QFETCH(int, status);
        QFETCH(JsonObject, data);
        QFETCH(bool, isLost);
        QCOMPARE(isNotUnderstood({code, QStringLiteral("no"), data}, status), isLost);
    }

    void repliesToForeigners_areFoundInEveryPlace()
    {
        const QByteArray body = inEveryPlace(
            {3, JsonValue(fromText("{'message_type':'GAME_JOIN_ACK','accept':true,'id':'x'}"))});
        const JsonObject reply = JsonDocument::fromJson(body).object();
        QCOMPARE(reply.value(QStringLiteral("id")), JsonValue(3));
        const JsonObject result = reply.value(QStringLiteral("result")).toObject();
        for (const JsonObject &place : {reply, result}) {
            QVERIFY(place.value(QStringLiteral("accept")).toBool());
            QVERIFY(place.value(QStringLiteral("accepted")).toBool());
        }
    }

    void offers_nameBothPlayers_andTellNoSecret_data()
    {
        QTest::addColumn<QString>("word");
        for (const OfferForm form : offerForms())
            QTest::newRow(wireWord(form).data()) << QString(wireWord(form));
    }
    void offers_nameBothPlayers_andTellNoSecret()
    {
        QFETCH(QString, word);
        const MatchOffer offer = offerIn(*fromWireWord<OfferForm>(word),
                                         {.sender = QStringLiteral("league_manager"),
                                          .timestampMs = Now,
                                          .conversationId = QStringLiteral("conv-r1m1-1")},
                                         assignment());
        const QByteArray text = JsonDocument(offer.params).toJson();
        QVERIFY(text.contains("P01") && text.contains("P02"));
        QVERIFY(text.contains("http://h/relay/1") && text.contains("http://h/relay/2"));
        QVERIFY(!text.contains("mt_secret"));
        QVERIFY(!text.contains("hash"));
    }

    void answersToOffers_areReadForWhatTheySay_data()
    {
        QTest::addColumn<JsonObject>("body");
        QTest::addColumn<OfferReading::Kind>("kind");
        using Offer = OfferReading::Kind;
        const auto row = [](const char *name, const char *text, Offer kind) {
            QTest::newRow(name) << fromText(text) << kind;
        };
        row("matches started", "{'matches_started':1}", Offer::Started);
        row("none started", "{'matches_started':0}", Offer::Unclear);
        row("an acknowledgement by name", "{'message_type':'ROUND_ANNOUNCEMENT_ACK'}",
            Offer::Started);
        row("our own", "{'message_type':'MATCH_ASSIGNMENT_ACK','accept':true}", Offer::Started);
        row("our own, declined",
            "{'message_type':'MATCH_ASSIGNMENT_ACK','accept':false,'reason':'busy'}",
            Offer::Declined);
        row("started", "{'result':{'status':'STARTED'}}", Offer::Started);
        row("a plain ACK", "{'status':'ACK'}", Offer::Unclear);
        row("a plain OK", "{'result':{'status':'OK'}}", Offer::Unclear);
        row("nothing", "{}", Offer::Unclear);
        row("the result at once", "{'result':{'status':'completed','winner':'P02'}}",
            Offer::Finished);
        row("the report at once",
            "{'message_type':'MATCH_RESULT_REPORT','match_id':'R1M1','result':{'winner':null}}",
            Offer::Finished);
        row("the result of another match", "{'match_id':'R7M1','winner':'P02'}", Offer::Unclear);
    }
    void answersToOffers_areReadForWhatTheySay()
    {
        QFETCH(JsonObject, body);
        QFETCH(OfferReading::Kind, kind);
        const OfferReading reading = readOfferAnswer(body, assignment(), Now);
        QCOMPARE(reading.kind, kind);
        if (kind == OfferReading::Kind::Finished)
            QVERIFY(read<MatchResultReport>(reading.report).ok());
    }

    void aRelay_passesOnlyWhatARefereeSays_aboutItsMatch()
    {
        const base::MatchId match(QStringLiteral("R1M1"));
        const QString token = QStringLiteral("mt_secret");
        RpcRequest request{1, GameInvitation::Method, invitation().params};
        request.params.insert(QStringLiteral("auth_token"), QStringLiteral("tok_of_the_referee"));
        const auto passed = forPlayer(request, match, token);
        QVERIFY(passed.ok());
        QCOMPARE(passed->params.value(QStringLiteral("auth_token")).toString(), token);
        QVERIFY(wantsAnswer(*passed));
        QVERIFY(!forPlayer(request, base::MatchId(QStringLiteral("R2M1")), token).ok());
        request.method = QStringLiteral("notify_league_completed");
        QVERIFY(!forPlayer(request, match, token).ok());
        request.method = QStringLiteral("heartbeat_of_doom");
        QVERIFY(!forPlayer(request, match, token).ok());
    }
};

QTEST_GUILESS_MAIN(TestForeignAnswers)
#include "tst_foreign_answers.moc"
