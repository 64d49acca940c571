// The manager's MCP tools: public reads without an envelope, registration, the operator's orders.
#include "agents/base/json/json.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;

namespace {

QString str(const char *text)
{
    return QString::fromLatin1(text);
}

const QString Token = QStringLiteral("op_test_secret");

// A league, and a stranger who knows nothing of envelopes.
struct League
{
    League()
        : lab([](manager::LeagueOptions &options) { options.operatorToken = Token; }),
          client(lab.addStranger())
    {
        client.headers = {{"MCP-Protocol-Version", "2025-11-25"}};
    }

    JsonObject ask(const char *method, const JsonObject &params)
    {
        return lab.askManager(client, str(method), params);
    }

    JsonObject tool(const char *name, const JsonObject &arguments = {})
    {
        return ask("tools/call", {{str("name"), str(name)}, {str("arguments"), arguments}});
    }

    JsonObject fields(const char *name, const JsonObject &arguments = {})
    {
        return tool(name, arguments).value(u"structuredContent").toObject();
    }

    LeagueLab lab;
    ScriptedAgent &client;
};

QString textOf(const JsonObject &result)
{
    return result.value(u"content").toArray().at(0).toObject().value(u"text").toString();
}

} // namespace

class TestLeagueTools : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anybody_mayRead_withNoEnvelope()
    {
        League league;
        league.lab.startWith(4);
        league.lab.playAssigned(LeagueLab::firstPlayer);
        const JsonArray rows = league.fields("get_standings").value(u"standings").toArray();
        QCOMPARE(rows.at(0).toObject().value(u"player_id").toString(), str("P01"));
        QCOMPARE(rows.at(0).toObject().value(u"points").toInt(), 3);
        const JsonObject schedule = league.fields("get_schedule");
        QCOMPARE(schedule.value(u"matches").toArray().size(), 6);
        QCOMPARE(schedule.value(u"current_round").toInt(), 2);
        const JsonObject agents = league.fields("list_agents");
        QCOMPARE(agents.value(u"players").toArray().size(), 4);
        QCOMPARE(agents.value(u"referees").toArray().size(), 1);
        QCOMPARE(agents.value(u"state").toString(), str("RUNNING_TOURNAMENT"));
    }

    void whatAnybodyMayRead_tellsNoSecretAndNoAddress()
    {
        League league;
        league.lab.startWith(2);
        const QString endpoint = league.lab.players.front().endpoint().toString();
        for (const char *name : {"list_agents", "get_schedule", "get_standings"}) {
            const QString text = textOf(league.tool(name));
            QVERIFY(!text.contains(league.lab.players.front().token));
            QVERIFY(!text.contains(endpoint));
        }
    }

    void aMatch_isToldWithItsRefereeAndItsResult()
    {
        League league;
        league.lab.startWith(4);
        const JsonObject wanted{{str("match_id"), str("R1M1")}};
        const JsonObject running = league.fields("get_match", wanted);
        QCOMPARE(running.value(u"referee_id").toString(), str("REF01"));
        QVERIFY(!running.contains(u"result"));
        league.lab.playAssigned(LeagueLab::firstPlayer);
        const JsonObject over = league.fields("get_match", wanted);
        QCOMPARE(over.value(u"match").toObject().value(u"status").toString(), str("FINISHED"));
        QCOMPARE(over.value(u"result").toObject().value(u"winner").toString(), str("P01"));
        const JsonObject none = league.tool("get_match", {{str("match_id"), str("R9M9")}});
        QCOMPARE(none.value(u"isError"), JsonValue(true));
        QVERIFY(textOf(none).contains(str("R9M9")));
    }

    // A match that was counted before a crash can still be asked for.
    void aResult_isStillKnown_afterARestart()
    {
        League league;
        league.lab.startWith(4);
        league.lab.playAssigned(LeagueLab::firstPlayer);
        league.lab.restartManager();
        const JsonObject over = league.fields("get_match", {{str("match_id"), str("R1M1")}});
        QCOMPARE(over.value(u"result").toObject().value(u"winner").toString(), str("P01"));
    }

    void leagueQuery_answersAPlainQuestion_data()
    {
        QTest::addColumn<JsonObject>("question");
        QTest::addColumn<bool>("isAnswered");
        const auto row = [](const char *type, const char *player, bool isAnswered) {
            JsonObject question{{str("query_type"), str(type)}};
            if (*player)
                question.insert(str("player_id"), str(player));
            QTest::addRow("%s %s", type, player) << question << isAnswered;
        };
        row("GET_STANDINGS", "", true);
        row("GET_SCHEDULE", "", true);
        row("GET_NEXT_MATCH", "P02", true);
        row("GET_PLAYER_STATS", "P01", true);
        row("GET_PLAYER_STATS", "P99", false);
        row("GET_NEXT_MATCH", "", false);
        row("GET_NONSENSE", "", false);
    }

    void leagueQuery_answersAPlainQuestion()
    {
        QFETCH(JsonObject, question);
        QFETCH(bool, isAnswered);
        League league;
        league.lab.startWith(2);
        const JsonObject result = league.tool("league_query", question);
        QCOMPARE(result.value(u"isError"), JsonValue(!isAnswered));
        QVERIFY(!textOf(result).isEmpty());
        QCOMPARE(result.contains(u"structuredContent"), isAnswered);
    }

    // Generous in form, never about who is asking: a whole message needs its token.
    void aWholeLeagueQuery_stillNeedsAToken()
    {
        League league;
        league.lab.startWith(2);
        const JsonObject message{{str("protocol"), str("league.v2")},
                                 {str("message_type"), str("LEAGUE_QUERY")},
                                 {str("sender"), str("player:P01")},
                                 {str("timestamp"), str("2026-11-16T08:00:00Z")},
                                 {str("conversation_id"), str("c")},
                                 {str("league_id"), str("league_test")},
                                 {str("query_type"), str("GET_STANDINGS")}};
        QCOMPARE(league.tool("league_query", message).value(u"isError"), JsonValue(true));
    }

    void aFlatRegistration_isAPlayersPlace()
    {
        League league;
        const JsonObject result =
            league.fields("register_player",
                          {{str("display_name"), str("Flat")},
                           {str("contact_endpoint"), league.client.endpoint().toString()}});
        QCOMPARE(result.value(u"status").toString(), str("ACCEPTED"));
        QCOMPARE(league.lab.manager->book().players().constFirst().displayName, str("Flat"));
    }

    void aRegistrationThatIsRefused_isAToolError()
    {
        League league;
        const JsonObject elsewhere = league.tool("register_player",
                                                 {{str("display_name"), str("Liar")},
                                                  {str("contact_endpoint"),
                                                   str("http:"
                                                       "//192.0.2.1:80/mcp")}});
        QCOMPARE(elsewhere.value(u"isError"), JsonValue(true));
        QVERIFY(textOf(elsewhere).contains(str("contact_endpoint")));
        const JsonObject nameless = league.tool("register_player", {});
        QCOMPARE(nameless.value(u"isError"), JsonValue(true));
        QVERIFY(league.lab.manager->book().players().isEmpty());
    }

    void onlyTheOperator_givesOrders_data()
    {
        QTest::addColumn<QString>("token");
        QTest::addColumn<bool>("isObeyed");
        QTest::newRow("none") << QString() << false;
        QTest::newRow("wrong") << str("op_other") << false;
        QTest::newRow("right") << Token << true;
    }

    void onlyTheOperator_givesOrders()
    {
        QFETCH(QString, token);
        QFETCH(bool, isObeyed);
        League league;
        league.lab.addReferee();
        league.lab.addPlayers(2);
        JsonObject arguments;
        if (!token.isEmpty())
            arguments.insert(str("operator_token"), token);
        const JsonObject started = league.tool("start_league", arguments);
        QCOMPARE(started.value(u"isError"), JsonValue(!isObeyed));
        QCOMPARE(league.lab.manager->state() == QLatin1String("RUNNING_TOURNAMENT"), isObeyed);
        if (!isObeyed)
            QVERIFY(textOf(started).contains(str("operator_token")));
        arguments.insert(str("command"), str("pause"));
        QCOMPARE(league.tool("control_league", arguments).value(u"isError"), JsonValue(!isObeyed));
    }

    void resources_areTheSameAsTheTools()
    {
        League league;
        league.lab.startWith(2);
        for (const char *uri : {"league:"
                                "//standings",
                                "league:"
                                "//schedule",
                                "league:"
                                "//match/R1M1"}) {
            const JsonObject result = league.ask("resources/read", {{str("uri"), str(uri)}});
            const JsonObject content = result.value(u"contents").toArray().at(0).toObject();
            QCOMPARE(content.value(u"uri").toString(), str(uri));
            QVERIFY(content.value(u"text").toString().contains(str("R1M1"))
                    || content.value(u"text").toString().contains(str("standings")));
        }
        const JsonObject completed =
            league.ask("completion/complete",
                       {{str("ref"),
                         JsonObject{{str("type"), str("ref/resource")},
                                    {str("uri"),
                                     str("league:"
                                         "//match/{match_id}")}}},
                        {str("argument"),
                         JsonObject{{str("name"), str("match_id")}, {str("value"), str("r1")}}}});
        QCOMPARE(completed.value(u"completion").toObject().value(u"values").toArray(),
                 JsonArray{str("R1M1")});
    }
};

QTEST_GUILESS_MAIN(TestLeagueTools)
#include "tst_league_tools.moc"
