// Referees of other dialects: how they get their matches, how they reach players of any dialect,
// and what becomes of those that understand nothing or never finish (interop.md §3).
#include "agents/base/json/json_document.h"
#include "agents/manager/assignment_talk.h"
#include "agents/protocol/control_messages.h"
#include "agents/protocol/league_messages.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/registration_messages.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcResponder;

namespace {

const QString RoundCall = QStringLiteral("notify_round");
const QString Poll = QStringLiteral("get_assigned_matches");

QString key(const char *name)
{
    return QString::fromLatin1(name);
}

struct ForeignLab : LeagueLab
{
    // A referee of another dialect; to what the test does not script it says {"status":"OK"}.
    ScriptedAgent &addForeigner()
    {
        ScriptedAgent &agent = addStranger();
        JsonObject message = registration(agent, QStringLiteral("referee"));
        JsonObject meta = message.value(key("referee_meta")).toObject();
        meta.remove(key("capabilities"));
        message.insert(key("referee_meta"), meta);
        const auto answer = readOrDie<protocol::RefereeRegisterResponse>(
            askManager(agent, protocol::RefereeRegisterRequest::Method, message));
        agent.id = answer.refereeId.text();
        agent.sender = QStringLiteral("referee:") + agent.id;
        agent.token = answer.authToken;
        return agent;
    }

    void startWithForeigner(int count)
    {
        addPlayers(count);
        startLeague();
    }

    // The one match of the last round that a referee was told of.
    [[nodiscard]] static protocol::AnnouncedMatch announced(const ScriptedAgent &referee)
    {
        return readOrDie<protocol::RoundAnnouncement>(referee.last(RoundCall)).matches.first();
    }

    JsonObject reportWinner(ScriptedAgent &referee, const QString &match, const QString &winner)
    {
        return askManager(referee, Report,
                          {{key("match_id"), match},
                           {key("auth_token"), referee.token},
                           {key("winner_player_id"), winner}});
    }

    [[nodiscard]] QString journalledDialect(const QString &agent) const
    {
        QString dialect;
        for (const JsonObject &fact : journalled(protocol::DialectFact::Kind)) {
            if (fact.value(key("agent_id")) == agent)
                dialect = fact.value(key("dialect")).toString();
        }
        return dialect;
    }
};

void startsWhatIsAnnounced(ScriptedAgent &referee)
{
    referee.on(RoundCall, [](const JsonObject &, const RpcResponder &respond) {
        respond.result({{key("matches_started"), 1}});
    });
}

} // namespace

class TestForeignReferees : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRefereeThatPlaysWhatIsAnnounced_getsEachMatchAsARoundOfItsOwn()
    {
        ForeignLab lab;
        ScriptedAgent &referee = lab.addForeigner();
        startsWhatIsAnnounced(referee);
        lab.startWithForeigner(2);
        QCOMPARE(referee.count(RoundCall), 1);
        const protocol::AnnouncedMatch match = ForeignLab::announced(referee);
        QCOMPARE(match.matchId.text(), QStringLiteral("R1M1"));
        QCOMPARE(match.refereeEndpoint, referee.endpoint().toString());
        QCOMPARE(lab.journalledDialect(referee.id), QStringLiteral("notify_round"));

        QVERIFY(LeagueLab::errorCode(
                    lab.reportWinner(referee, QStringLiteral("R1M1"), QStringLiteral("P02")))
                    .isEmpty());
        lab.settle();
        QCOMPARE(LeagueLab::asText(lab.manager->standings()).first(),
                 QStringLiteral("P02 3 1-0-0"));
    }

    // Never generous about authentication.
    void aReportWithoutTheRightToken_countsForNothing()
    {
        ForeignLab lab;
        ScriptedAgent &referee = lab.addForeigner();
        startsWhatIsAnnounced(referee);
        lab.startWithForeigner(2);
        const QString token = std::exchange(referee.token, QString());
        QCOMPARE(LeagueLab::errorCode(
                     lab.reportWinner(referee, QStringLiteral("R1M1"), QStringLiteral("P02"))),
                 QStringLiteral("E011"));
        referee.token = token + u'x';
        QCOMPARE(LeagueLab::errorCode(
                     lab.reportWinner(referee, QStringLiteral("R1M1"), QStringLiteral("P02"))),
                 QStringLiteral("E012"));
        QVERIFY(lab.journalled(store::ResultFact::Kind).isEmpty());
    }

    void aRefereeThatAnswersWithTheResult_isHeard()
    {
        ForeignLab lab;
        ScriptedAgent &referee = lab.addForeigner();
        referee.on(Assignment, [](const JsonObject &, const RpcResponder &respond) {
            respond.result({{key("status"), key("completed")}, {key("winner"), key("P01")}});
        });
        lab.startWithForeigner(2);
        QVERIFY(lab.settled);
        QCOMPARE(LeagueLab::asText(lab.manager->standings()).first(),
                 QStringLiteral("P01 3 1-0-0"));
        QCOMPARE(lab.journalledDialect(referee.id), QStringLiteral("assign_match"));
    }

    void aRefereeThatAsks_getsItsMatches_andOnlyItsOwn()
    {
        ForeignLab lab;
        ScriptedAgent &referee = lab.addForeigner();
        lab.startWithForeigner(2);
        ScriptedAgent &stranger = lab.addStranger();
        QCOMPARE(LeagueLab::errorCode(lab.askManager(stranger, Poll, {})), QStringLiteral("E011"));
        const JsonObject answer =
            lab.askManager(referee, Poll, {{key("auth_token"), referee.token}});
        const JsonArray matches = answer.value(key("matches")).toArray();
        QCOMPARE(matches.size(), 1);
        QCOMPARE(matches.first().toObject().value(key("match_id")).toString(),
                 QStringLiteral("R1M1"));
        QVERIFY(!matches.first().toObject().contains(key("match_token")));
        lab.pass(11s); // it has taken the match, so nobody waits for it any more
        QVERIFY(lab.failures.isEmpty());
        (void)lab.reportWinner(referee, QStringLiteral("R1M1"), QStringLiteral("P01"));
        lab.settle();
        QVERIFY(lab.settled);
        QCOMPARE(lab.journalledDialect(referee.id), Poll);
    }

    void aRefereeThatUnderstandsNothing_getsNoMatches_andTheOperatorHearsWhy()
    {
        ForeignLab lab;
        ScriptedAgent &foreigner = lab.addForeigner();
        ScriptedAgent &ours = lab.addReferee();
        QStringList reasons;
        QObject::connect(lab.manager.get(), &manager::LeagueManager::refereeLost,
                         [&](const base::RefereeId &id, const QString &why) {
                             reasons.append(id.text() + u' ' + why);
                         });
        lab.addPlayers(4);
        lab.startLeague();
        lab.pass(11s);
        QCOMPARE(reasons.size(), 1);
        QVERIFY(reasons.first().startsWith(foreigner.id));
        QVERIFY(reasons.first().contains(QStringLiteral("agent-league check")));
        lab.pass(30s); // heartbeats do not bring it back
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
        QCOMPARE(LeagueLab::assignments(ours).size(), 6);
    }

    void aRefereeThatNeverReports_losesItsMatchesToAnother()
    {
        ForeignLab lab;
        ScriptedAgent &foreigner = lab.addForeigner();
        startsWhatIsAnnounced(foreigner);
        ScriptedAgent &ours = lab.addReferee();
        lab.addPlayers(4);
        lab.startLeague();
        QCOMPARE(LeagueLab::assignments(ours).size(), 1);
        const QString taken = ForeignLab::announced(foreigner).matchId.text();
        const auto longest = manager::AssignmentTalk::longestMatch(lab.manager->options());
        lab.pass(longest - 1s);
        QCOMPARE(LeagueLab::assignments(ours).size(), 1);
        lab.pass(2s);
        QVERIFY(LeagueLab::attempts(ours).contains(taken + QStringLiteral("/2")));
        // Too late, and nobody else's business any more.
        QVERIFY(!LeagueLab::errorCode(lab.reportWinner(foreigner, taken, QStringLiteral("P01")))
                     .isEmpty());
        lab.playAll(LeagueLab::firstPlayer);
        QVERIFY(lab.settled);
    }

    // L-17: the referee's own token stays with the manager.
    void playersAreReachedThroughTheManager_untilTheMatchIsOver()
    {
        ForeignLab lab;
        ScriptedAgent &referee = lab.addForeigner();
        startsWhatIsAnnounced(referee);
        lab.startWithForeigner(2);
        playAlways(lab.players.front(), QStringLiteral("odd"));
        const protocol::AnnouncedMatch match = ForeignLab::announced(referee);
        const QUrl address(match.playerAEndpoint);
        QVERIFY(address != lab.players.front().endpoint());
        QCOMPARE(address.port(), lab.manager->endpoint().port());
        const JsonObject invitation{{key("message_type"), key("GAME_INVITATION")},
                                    {key("match_id"), key("R1M1")},
                                    {key("auth_token"), referee.token}};
        const auto accepted = referee.ask(address, key("game_invitation"), invitation);
        QVERIFY(accepted.ok());
        QVERIFY(accepted.result.toObject().value(key("accepted")).toBool());
        QVERIFY(!lab.players.front().allText().contains(referee.token.toUtf8()));

        JsonObject other = invitation;
        other.insert(key("match_id"), key("R5M5"));
        QVERIFY(!referee.ask(address, key("game_invitation"), other).ok());
        QVERIFY(!referee.ask(address, key("notify_league_completed"), invitation).ok());
        QUrl guess = address;
        guess.setPath(QStringLiteral("/relay/0123456789abcdef"));
        QVERIFY(!referee.ask(guess, key("game_invitation"), invitation).ok());

        (void)lab.reportWinner(referee, QStringLiteral("R1M1"), QStringLiteral("P01"));
        lab.settle();
        QVERIFY(!referee.ask(address, key("game_invitation"), invitation).ok());
    }

    void everybodyMaySeeWhoIsThere_andWhatTheyUnderstand()
    {
        ForeignLab lab;
        ScriptedAgent &referee = lab.addForeigner();
        startsWhatIsAnnounced(referee);
        lab.startWithForeigner(2);
        const JsonObject list =
            lab.askManager(lab.addStranger(), QStringLiteral("get_registrations"), {});
        const JsonObject first = list.value(key("referees")).toArray().first().toObject();
        QCOMPARE(first.value(key("id")).toString(), referee.id);
        QCOMPARE(first.value(key("dialect")).toString(), RoundCall);
        const JsonObject player = list.value(key("players")).toArray().first().toObject();
        QCOMPARE(player.value(key("dialect")).toString(), QString(protocol::SpeaksLeagueV2));
        const QByteArray text = JsonDocument(list).toJson();
        QVERIFY(!text.contains(referee.token.toUtf8()) && !text.contains("http"));
    }

    void whatARefereeUnderstands_isRememberedAfterACrash()
    {
        ForeignLab lab;
        ScriptedAgent &referee = lab.addForeigner();
        referee.on(Assignment, [](const JsonObject &, const RpcResponder &respond) {
            respond.result({{key("status"), key("STARTED")}});
        });
        lab.startWithForeigner(2);
        QCOMPARE(referee.methods().count(RoundCall), 1); // tried first, and not understood
        lab.restartManager();
        lab.pass(31s);
        QCOMPARE(referee.methods().count(RoundCall), 1);
        QVERIFY(referee.methods().count(Assignment) >= 2);
    }
};

QTEST_GUILESS_MAIN(TestForeignReferees)
#include "tst_foreign_referees.moc"
