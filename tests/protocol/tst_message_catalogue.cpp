// The catalogue: complete, unambiguous, and every message in it has been tried.
#include "agents/protocol/message_catalogue.h"
#include "tests/support/repository.h"

#include <QDir>
#include <QSet>
#include <QTest>

using namespace league;
using namespace league::protocol;

class TestMessageCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // S-01: and each of them is held against the bytes of its example by the test of its subject.
    void everyMessage_hasARecordedExample_andTheOtherWayRound()
    {
        QStringList types;
        for (const MessageInfo &info : messageCatalogue())
            types.append(info.type);
        types.sort();
        const QDir examples(league::test::inRepository(QStringLiteral("tests/protocol/examples")));
        QStringList recorded;
        for (const QFileInfo &file : examples.entryInfoList({QStringLiteral("*.json")}))
            recorded.append(file.completeBaseName());
        recorded.sort();
        QCOMPARE(types, recorded);
    }

    // What an orchestrator tells members comes by three methods, each for several messages; what
    // happens in a game by one.
    void typesAndMethods_areUnique_butForTheEventsOfChannelsAndGames()
    {
        QSet<QString> types;
        QSet<QString> methods;
        QStringList shared;
        for (const MessageInfo &info : messageCatalogue()) {
            QVERIFY2(!types.contains(info.type), info.type.data());
            types.insert(info.type);
            QCOMPARE(info.method.isEmpty(), info.kind == MessageKind::Answer);
            if (info.method.isEmpty())
                continue;
            if (methods.contains(info.method))
                shared.append(info.method);
            methods.insert(info.method);
        }
        shared.removeDuplicates();
        QCOMPARE(shared,
                 (QStringList{QStringLiteral("notify_channel_assignment"),
                              QStringLiteral("notify_turn_event"),
                              QStringLiteral("notify_channel_message"),
                              QStringLiteral("notify_game_event")}));
    }

    void theRow_isFoundByMethodAndByType_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("method");
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char *type, const char *method, MessageKind kind,
                            const char *answer) {
            QTest::newRow(type) << QString::fromLatin1(type) << QString::fromLatin1(method)
                                << int(kind) << QString::fromLatin1(answer);
        };
        using enum MessageKind;
        row("REFEREE_REGISTER_REQUEST", "register_referee", Call, "REFEREE_REGISTER_RESPONSE");
        row("LEAGUE_REGISTER_REQUEST", "register_player", Call, "LEAGUE_REGISTER_RESPONSE");
        row("MATCH_ASSIGNMENT", "assign_match", Call, "MATCH_ASSIGNMENT_ACK");
        row("ROUND_ANNOUNCEMENT", "notify_round", Notification, "");
        row("GAME_INVITATION", "handle_game_invitation", Call, "GAME_JOIN_ACK");
        row("CHOOSE_PARITY_CALL", "choose_parity", Call, "CHOOSE_PARITY_RESPONSE");
        row("GAME_OVER", "notify_match_result", Notification, "");
        row("GAME_ERROR", "notify_game_error", Notification, "");
        row("MATCH_RESULT_REPORT", "report_match_result", Call, "");
        row("MATCH_EVENT", "report_match_event", Notification, "");
        row("LEAGUE_STANDINGS_UPDATE", "update_standings", Notification, "");
        row("ROUND_COMPLETED", "notify_round_completed", Notification, "");
        row("LEAGUE_COMPLETED", "notify_league_completed", Notification, "");
        row("LEAGUE_QUERY", "league_query", Call, "LEAGUE_QUERY_RESPONSE");
        row("GET_STANDINGS", "get_standings", Call, "LEAGUE_QUERY_RESPONSE");
        row("MATCH_STATE_QUERY", "get_match_state", Call, "MATCH_STATE");
        row("PLAYER_STATE_QUERY", "get_player_state", Call, "PLAYER_STATE");
        row("START_LEAGUE", "start_league", Call, "");
        row("LEAGUE_CONTROL", "control_league", Call, "");
        row("MATCH_CONTROL", "control_match", Call, "");
        row("HEARTBEAT", "heartbeat", Call, "HEARTBEAT_ACK");
        row("AGENT_REGISTER_REQUEST", "register_agent", Call, "AGENT_REGISTER_RESPONSE");
        row("CHANNEL_CREATE", "create_channel", Call, "CHANNEL_CREATED");
        row("CHANNEL_CONFIGURE", "configure_channel", Call, "");
        row("CHANNEL_CONTROL", "control_channel", Call, "");
        row("CHANNEL_JOIN_REQUEST", "join_channel", Call, "CHANNEL_JOIN_RESPONSE");
        row("CHANNEL_LEAVE", "leave_channel", Call, "");
        row("TURN_GRANTED", "take_turn", Call, "");
        row("TURN_CHUNK", "turn_chunk", Call, "");
        row("TURN_MESSAGE", "post_turn_message", Call, "");
        row("TURN_COMPLETE", "complete_turn", Call, "");
        row("TURN_WAIT_REQUEST", "request_wait", Call, "");
        row("TURN_WAIT_RESOLVED", "resolve_wait", Call, "");
        row("TURN_RESUME", "resume_turn", Call, "");
        row("TURN_OVERRIDE", "override_turn", Call, "");
        row("HUMAN_MESSAGE", "post_human_message", Call, "");
        row("HUMAN_FLOOR_RELEASE", "release_floor", Call, "");
        row("CHANNEL_STATE_QUERY", "get_channel_state", Call, "CHANNEL_STATE");
        row("CHANNEL_TURN_QUERY", "wait_for_channel_turn", Call, "CHANNEL_TURN_NEWS");
        row("CHANNEL_EVENTS_QUERY", "get_channel_events", Call, "CHANNEL_EVENTS");
        row("MAFIA_ROLE_ASSIGNMENT", "mafia_role_assignment", Notification, "");
        row("NIGHT_ACTION_CALL", "mafia_night_action", Call, "");
        row("NIGHT_ACTION_RESPONSE", "submit_night_action", Call, "ACTION_ACK");
        row("INVESTIGATION_RESULT", "mafia_investigation_result", Notification, "");
        row("DISCUSSION_TURN_CALL", "mafia_discussion_turn", Call, "");
        row("DISCUSSION_TURN_RESPONSE", "submit_discussion_turn", Call, "ACTION_ACK");
        row("VOTE_CALL", "mafia_vote", Call, "");
        row("VOTE_RESPONSE", "submit_vote", Call, "ACTION_ACK");
    }

    void theRow_isFoundByMethodAndByType()
    {
        QFETCH(QString, type);
        QFETCH(QString, method);
        QFETCH(int, kind);
        QFETCH(QString, answer);
        const MessageInfo *info = messageByMethod(method);
        QVERIFY(info);
        QCOMPARE(messageByType(type), info);
        QCOMPARE(QString(info->type), type);
        QCOMPARE(int(info->kind), kind);
        QCOMPARE(QString(info->answer), answer);
    }

    void aSharedMethod_isToldApartByTheType_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("type");
        const auto row = [](const char *method, const char *type) {
            QTest::newRow(type) << QString::fromLatin1(method) << QString::fromLatin1(type);
        };
        row("notify_channel_assignment", "CHANNEL_ASSIGNED");
        row("notify_channel_assignment", "CHANNEL_REMOVED");
        row("notify_turn_event", "TURN_PAUSED");
        row("notify_turn_event", "TURN_TIMEOUT");
        row("notify_turn_event", "TURN_ENDED");
        row("notify_channel_message", "CHANNEL_MESSAGE");
        row("notify_channel_message", "CHANNEL_NOTICE");
        for (const char *type :
             {"PHASE_CHANGED", "MAFIA_TEAM_UPDATE", "NIGHT_RESOLVED", "PLAYER_ELIMINATED",
              "AGENT_SAY_CHUNK", "DISCUSSION_STATEMENT", "ROLE_CLAIMED", "VOTE_CAST", "VOTE_RESULT",
              "MATCH_PAUSED", "MATCH_RESUMED"})
            row("notify_game_event", type);
    }

    void aSharedMethod_isToldApartByTheType()
    {
        QFETCH(QString, method);
        QFETCH(QString, type);
        const MessageInfo *info = messageFor(method, {{QStringLiteral("message_type"), type}});
        QVERIFY(info);
        QCOMPARE(QString(info->type), type);
        QCOMPARE(QString(info->method), method);
        QCOMPARE(info->kind, MessageKind::Notification);
    }

    void theAnswerOfACall_goesBackToWhoeverMayCall()
    {
        for (const MessageInfo &info : messageCatalogue()) {
            if (info.answer.isEmpty())
                continue;
            const MessageInfo *answer = messageByType(QString(info.answer));
            QVERIFY2(answer, info.answer.data());
            QCOMPARE(answer->kind, MessageKind::Answer);
            for (const Role role :
                 {Role::LeagueManager, Role::Referee, Role::Player, Role::Agent, Role::Human}) {
                QCOMPARE(answer->to.contains(role), info.from.contains(role));
                QCOMPARE(answer->from.contains(role), info.to.contains(role));
            }
        }
    }

    void directions_areThoseOfTheDocuments()
    {
        const MessageInfo *invitation = messageByType(u"GAME_INVITATION");
        QVERIFY(invitation->from.contains(Role::Referee));
        QVERIFY(invitation->to.contains(Role::Player));
        QVERIFY(!invitation->from.contains(Role::Player));
        QVERIFY(!invitation->from.contains(Role::LeagueManager));
        const MessageInfo *report = messageByType(u"MATCH_RESULT_REPORT");
        QVERIFY(report->from.contains(Role::Referee));
        QVERIFY(!report->from.contains(Role::Player));
        QVERIFY(report->to.contains(Role::LeagueManager));
        QVERIFY(messageByType(u"LEAGUE_COMPLETED")->to.contains(Role::Referee));
    }

    void whatNobodySends_isNotFound()
    {
        QCOMPARE(messageByMethod(u"dance"), nullptr);
        QCOMPARE(messageByType(u"DANCE"), nullptr);
        QCOMPARE(messageByMethod(u"GAME_OVER"), nullptr);
        QCOMPARE(messageByMethod(u""), nullptr);
        QCOMPARE(messageByType(u""), nullptr);
    }

    void dispatch_isByMethod_thenByType()
    {
        const auto params = [](const char *type) {
            return JsonObject{{QStringLiteral("message_type"), QLatin1String(type)}};
        };
        QCOMPARE(messageFor(u"choose_parity", {}), messageByType(u"CHOOSE_PARITY_CALL"));
        QCOMPARE(messageFor(u"choose_parity", params("GAME_OVER")),
                 messageByType(u"CHOOSE_PARITY_CALL"));
        QCOMPARE(messageFor(u"mcp_message", params("GAME_OVER")), messageByType(u"GAME_OVER"));
        QCOMPARE(messageFor(u"GAME_OVER", params("GAME_OVER")), messageByType(u"GAME_OVER"));
        QCOMPARE(messageFor(u"mcp_message", params("DANCE")), nullptr);
        QCOMPARE(messageFor(u"mcp_message", {}), nullptr);
    }
};

QTEST_GUILESS_MAIN(TestMessageCatalogue)
#include "tst_message_catalogue.moc"
