// Questions: LEAGUE_QUERY of all kinds, get_standings, heartbeats and /health.
#include "agents/base/json/json_document.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/query_data.h"
#include "agents/protocol/query_messages.h"
#include "tests/support/event_wait.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using protocol::QueryType;

namespace {

protocol::LeagueQuery query(QueryType type, const QString &player = {})
{
    protocol::LeagueQuery query;
    query.leagueId = base::LeagueId(QStringLiteral("league_test"));
    query.queryType = type;
    if (!player.isEmpty())
        query.queryParams = {{QStringLiteral("player_id"), player}};
    return query;
}

protocol::LeagueQueryResponse response(const JsonObject &answer)
{
    return readOrDie<protocol::LeagueQueryResponse>(answer);
}

} // namespace

Q_DECLARE_METATYPE(league::protocol::QueryType)

class TestQueries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The table is public: no token, not even an envelope.
    void getStandings_isAnsweredBeforeDuringAndAfterTheLeague()
    {
        LeagueLab lab;
        lab.addReferee();
        lab.addPlayers(4);
        ScriptedAgent &anybody = lab.addStranger();
        const auto table = [&] {
            const auto answer =
                response(lab.askManager(anybody, QStringLiteral("get_standings"), {}));
            return LeagueLab::asText(answer.standings).join(QStringLiteral(", "));
        };
        QCOMPARE(table(), QStringLiteral("P01 0 0-0-0, P02 0 0-0-0, P03 0 0-0-0, P04 0 0-0-0"));
        lab.startLeague();
        lab.playAssigned(LeagueLab::firstPlayer);
        QCOMPARE(table(), QStringLiteral("P01 3 1-0-0, P03 3 1-0-0, P02 0 0-0-1, P04 0 0-0-1"));
        lab.playAll(LeagueLab::firstPlayer);
        // R2: P03 beats P01, P04 beats P02. R3: P04 beats P01, P03 beats P02.
        QCOMPARE(table(), QStringLiteral("P03 9 3-0-0, P04 6 2-0-1, P01 3 1-0-2, P02 0 0-0-3"));
        QCOMPARE(table(), LeagueLab::asText(lab.manager->standings()).join(QStringLiteral(", ")));
    }

    // L-34: found by its type as well.
    void getStandings_isFoundByItsMessageType()
    {
        LeagueLab lab;
        lab.addPlayer();
        const JsonObject message{{QStringLiteral("message_type"), QStringLiteral("GET_STANDINGS")}};
        const auto answer =
            response(lab.askManager(lab.addStranger(), QStringLiteral("mcp_message"), message));
        QVERIFY(answer.success);
        QCOMPARE(answer.standings.size(), 1);
    }

    // interop.md §1
    void standings_areInTheDataAndAtTheTop()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.playAll(LeagueLab::firstPlayer);
        const JsonObject answer = lab.send(lab.players.front(), query(QueryType::Standings));
        const auto read = response(answer);
        QVERIFY(read.success);
        QCOMPARE(read.queryType, QueryType::Standings);
        QCOMPARE(read.leagueId.text(), QStringLiteral("league_test"));
        QCOMPARE(LeagueLab::asText(read.standings).first(), QStringLiteral("P01 3 1-0-0"));
        const auto data = readOrDie<protocol::StandingsData>(read.data);
        QCOMPARE(LeagueLab::asText(data.standings), LeagueLab::asText(read.standings));
        QVERIFY(answer.value(QStringLiteral("error")).isNull());
    }

    void schedule_saysWhatIsOverRunningAndToCome()
    {
        LeagueLab lab;
        lab.addReferee(1);
        lab.addPlayers(4);
        ScriptedAgent &player = lab.players.front();
        const auto schedule = [&] {
            return readOrDie<protocol::ScheduleData>(
                response(lab.send(player, query(QueryType::Schedule))).data);
        };
        const auto states = [&] {
            QStringList lines;
            const protocol::ScheduleData data = schedule();
            for (const protocol::ScheduleItem &match : data.matches)
                lines.append(match.matchId.text() + u' ' + match.status);
            return lines;
        };
        QCOMPARE(schedule().totalRounds, 0);
        QCOMPARE(schedule().currentRound, 0);
        lab.startLeague();
        QCOMPARE(schedule().totalRounds, 3);
        QCOMPARE(schedule().currentRound, 1);
        (void)lab.send(
            lab.referees.front(),
            LeagueLab::reportOf(LeagueLab::assignments(lab.referees.front()).first(), QString()));
        QCOMPARE(states(),
                 QStringList({QStringLiteral("R1M1 FINISHED"), QStringLiteral("R1M2 RUNNING"),
                              QStringLiteral("R2M1 SCHEDULED"), QStringLiteral("R2M2 SCHEDULED"),
                              QStringLiteral("R3M1 SCHEDULED"), QStringLiteral("R3M2 SCHEDULED")}));
    }

    void nextMatch_isTheAskersOwn_orTheNamedPlayers()
    {
        LeagueLab lab;
        lab.startWith(4);
        const auto next = [&](ScriptedAgent &asker, const QString &whose = {}) {
            const auto data = readOrDie<protocol::NextMatchData>(
                response(lab.send(asker, query(QueryType::NextMatch, whose))).data);
            return data.nextMatch ? data.nextMatch->matchId.text() : QStringLiteral("none");
        };
        QCOMPARE(next(lab.players.at(0)), QStringLiteral("R1M1"));
        QCOMPARE(next(lab.players.at(3)), QStringLiteral("R1M2"));
        QCOMPARE(next(lab.players.at(0), QStringLiteral("P04")), QStringLiteral("R1M2"));
        QCOMPARE(next(lab.referees.front(), QStringLiteral("P02")), QStringLiteral("R1M1"));
        lab.playAssigned(LeagueLab::firstPlayer);
        QCOMPARE(next(lab.players.at(0)), QStringLiteral("R2M1"));
        lab.playAll(LeagueLab::firstPlayer);
        QCOMPARE(next(lab.players.at(0)), QStringLiteral("none"));
    }

    void playerStats_areTheRowOfTheTable()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.playAll(LeagueLab::firstPlayer);
        const auto stats = [&](ScriptedAgent &asker, const QString &whose) {
            return readOrDie<protocol::PlayerStatsData>(
                       response(lab.send(asker, query(QueryType::PlayerStats, whose))).data)
                .stats;
        };
        QCOMPARE(stats(lab.players.front(), {}).points, 3);
        QCOMPARE(stats(lab.players.front(), {}).rank, 1);
        QCOMPARE(stats(lab.players.front(), QStringLiteral("P02")).losses, 1);
        QCOMPARE(stats(lab.referees.front(), QStringLiteral("P02")).rank, 2);
    }

    void questionThatCannotBeAnswered_data()
    {
        QTest::addColumn<QueryType>("type");
        QTest::addColumn<bool>("askedByReferee");
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("word");
        const QString nobody = QStringLiteral("P77");
        const QString field = QStringLiteral("query_params.player_id");
        QTest::newRow("next match of nobody") << QueryType::NextMatch << false << nobody << nobody;
        QTest::newRow("stats of nobody") << QueryType::PlayerStats << false << nobody << nobody;
        QTest::newRow("next match, asked by a referee")
            << QueryType::NextMatch << true << QString() << field;
        QTest::newRow("stats, asked by a referee")
            << QueryType::PlayerStats << true << QString() << field;
    }

    void questionThatCannotBeAnswered()
    {
        QFETCH(QueryType, type);
        QFETCH(bool, askedByReferee);
        QFETCH(QString, player);
        QFETCH(QString, word);
        LeagueLab lab;
        lab.startWith(2);
        ScriptedAgent &asker = askedByReferee ? lab.referees.front() : lab.players.front();
        const JsonObject answer = lab.send(asker, query(type, player));
        const auto read = response(answer);
        QVERIFY(!read.success);
        QCOMPARE(read.queryType, type);
        QVERIFY2(read.error.contains(word), qPrintable(read.error));
        QVERIFY(answer.value(QStringLiteral("data")).isNull());
    }

    // L-35: this manager knows its own league only.
    void questionAboutAnotherLeague_isNotAnsweredWithThisOne()
    {
        LeagueLab lab;
        lab.startWith(2);
        for (const QueryType type : {QueryType::Standings, QueryType::Schedule,
                                     QueryType::NextMatch, QueryType::PlayerStats}) {
            protocol::LeagueQuery foreign = query(type);
            foreign.leagueId = base::LeagueId(QStringLiteral("league_of_last_week"));
            const auto read = response(lab.send(lab.players.front(), foreign));
            QVERIFY(!read.success);
            QVERIFY2(read.error.contains(QStringLiteral("league_test")), qPrintable(read.error));
            QVERIFY(read.standings.isEmpty());
        }
    }

    void question_needsAToken_data()
    {
        QTest::addColumn<QString>("sender");
        QTest::addColumn<QString>("token");
        QTest::addColumn<QString>("code");
        QTest::newRow("L-16 none")
            << QStringLiteral("player:P01") << QString() << QStringLiteral("E011");
        QTest::newRow("L-16 a token nobody has")
            << QStringLiteral("player:P01") << QStringLiteral("tok_guessed")
            << QStringLiteral("E012");
        QTest::newRow("another player's")
            << QStringLiteral("player:P02") << QStringLiteral("(P01)") << QStringLiteral("E012");
        QTest::newRow("its own") << QStringLiteral("player:P01") << QStringLiteral("(P01)")
                                 << QString();
    }

    void question_needsAToken()
    {
        QFETCH(QString, sender);
        QFETCH(QString, token);
        QFETCH(QString, code);
        LeagueLab lab;
        lab.startWith(2);
        if (token == QLatin1String("(P01)"))
            token = lab.players.front().token;
        const JsonObject answer =
            lab.send(lab.players.front(), query(QueryType::Standings), sender, token);
        QCOMPARE(LeagueLab::errorCode(answer), code);
        if (!code.isEmpty())
            QCOMPARE(answer.value(QStringLiteral("original_message_type")),
                     JsonValue(QStringLiteral("LEAGUE_QUERY")));
    }

    // protocol.md §1.1
    void noAnswer_carriesATokenOfAnybody()
    {
        LeagueLab lab;
        lab.startWith(2);
        lab.playAll(LeagueLab::firstPlayer);
        ScriptedAgent &asker = lab.players.front();
        QByteArray text;
        for (const QueryType type : {QueryType::Standings, QueryType::Schedule,
                                     QueryType::NextMatch, QueryType::PlayerStats})
            text += JsonDocument(lab.send(asker, query(type))).toJson();
        QVERIFY(text.contains("P02"));
        for (const ScriptedAgent *agent :
             {&lab.players.front(), &lab.players.back(), &lab.referees.front()})
            QVERIFY(!text.contains(agent->token.toUtf8()));
    }

    void faultyMessage_isALeagueErrorWithTheRightCode_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<JsonValue>("value");
        QTest::addColumn<QString>("code");
        QTest::newRow("L-33 a local time")
            << QStringLiteral("timestamp") << JsonValue(QStringLiteral("2026-03-01T18:00:00+02:00"))
            << QStringLiteral("E021");
        QTest::newRow("another protocol")
            << QStringLiteral("protocol") << JsonValue(QStringLiteral("league.v1"))
            << QStringLiteral("E018");
        QTest::newRow("an unknown question")
            << QStringLiteral("query_type") << JsonValue(QStringLiteral("GET_RICH"))
            << QStringLiteral("E003");
        QTest::newRow("a sender that is no text")
            << QStringLiteral("sender") << JsonValue(5) << QStringLiteral("E003");
    }

    void faultyMessage_isALeagueErrorWithTheRightCode()
    {
        QFETCH(QString, field);
        QFETCH(JsonValue, value);
        QFETCH(QString, code);
        LeagueLab lab;
        ScriptedAgent &player = lab.addPlayer();
        JsonObject message =
            protocol::write(lab.envelope(player.sender, player.token), query(QueryType::Standings));
        message.insert(field, value);
        QCOMPARE(
            LeagueLab::errorCode(lab.askManager(player, protocol::LeagueQuery::Method, message)),
            code);
    }

    void heartbeat_tellsTheStateAndWhatIsLeftToPlay()
    {
        LeagueLab lab;
        lab.startWith(4);
        const auto ack = readOrDie<protocol::HeartbeatAck>(
            lab.send(lab.referees.front(), protocol::Heartbeat{QStringLiteral("n-1")}));
        QCOMPARE(ack.nonce, QStringLiteral("n-1"));
        QCOMPARE(ack.lifecycleState, QStringLiteral("RUNNING_TOURNAMENT"));
        QCOMPARE(ack.load, 6.0);
    }

    void health_saysWhoItIs()
    {
        LeagueLab lab;
        QUrl page = lab.manager->endpoint();
        page.setPath(QStringLiteral("/health"));
        std::optional<transport::WireAnswer> answer;
        const auto call =
            lab.wire.call({.endpoint = page, .body = {}, .verb = QByteArrayLiteral("GET")},
                          [&](const transport::WireAnswer &got) { answer = got; });
        QVERIFY(eventually([&] { return answer.has_value(); }));
        QCOMPARE(answer->status, 200);
        const JsonObject health = JsonDocument::fromJson(answer->body).object();
        QCOMPARE(health.value(QStringLiteral("role")), JsonValue(QStringLiteral("league_manager")));
        QCOMPARE(health.value(QStringLiteral("id")), JsonValue(QStringLiteral("league_test")));
        QCOMPARE(health.value(QStringLiteral("lifecycle_state")),
                 JsonValue(QStringLiteral("ACCEPTING_REGISTRATIONS")));
    }
};

QTEST_GUILESS_MAIN(TestQueries)
#include "tst_queries.moc"
