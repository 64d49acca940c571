// What players of a Mafia match are shown: seats instead of names where the rules want it, and only
// what is new where a player asked for it.
#include "agents/base/json/json_document.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/referee/mafia_view.h"
#include "tests/support/mafia_wire_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
namespace key = games::mafia::key;

namespace {

const QString P01 = QStringLiteral("P01");
const QString P02 = QStringLiteral("P02"); // of the mafia, on seat 4
const QString P06 = QStringLiteral("P06"); // the doctor, on seat 3
const JsonObject Aliases{{QStringLiteral("seat_alias"), true}};

QString text(const JsonObject &message)
{
    return QString::fromUtf8(JsonDocument(message).toJson(JsonDocument::Compact));
}

// The lists of a call's view that tell what happened.
JsonArray listIn(const JsonObject &call, QLatin1String name)
{
    return call.value(key::View).toObject().value(name).toArray();
}

QVariantMap vote(int day, const QString &voter, const QVariant &target)
{
    return {{key::DayNumber, day}, {key::VoterId, voter}, {key::TargetId, target}};
}

} // namespace

class TestMafiaViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // protocol.md §3: `seat_alias`, from the invitation on
    void anInvitation_namesSeats_whereIdsAreHidden()
    {
        MafiaWireLab lab;
        lab.play(Aliases);
        const auto told = readOrDie<protocol::GameInvitation>(lab.player(P02).last(Invitation));
        QCOMPARE(told.seat.value_or(0), 4);
        QCOMPARE(told.table.size(), 10);
        QCOMPARE(told.table.at(3).playerId.text(), QStringLiteral("S04"));
        QCOMPARE(told.table.at(3).displayName, QStringLiteral("Seat 4"));
        const QString whole = text(lab.player(P02).last(Invitation));
        QVERIFY2(!whole.contains(QStringLiteral("\"P0")), qPrintable(whole));
        QVERIFY2(!whole.contains(QStringLiteral("Agent ")), qPrintable(whole));
    }

    // protocol.md §3: to the end
    void gameOver_namesSeats_whereIdsAreHidden()
    {
        MafiaWireLab lab;
        lab.play(Aliases);
        QVERIFY(lab.playOut());
        const auto over = readOrDie<protocol::GameOver>(lab.player(P06).last(GameOverCall));
        QCOMPARE(over.yourRole, QStringLiteral("doctor"));
        QCOMPARE(over.gameResult.team.roles.size(), 10);
        QCOMPARE(over.gameResult.team.roles.value(base::PlayerId(QStringLiteral("S03"))),
                 QStringLiteral("doctor"));
        QVERIFY(!over.gameResult.team.winningPlayers.isEmpty());
        QVERIFY(!over.gameResult.team.eliminations.isEmpty());
        for (const auto &[id, player] : lab.players()) {
            for (const Received &each : player->received()) {
                JsonObject message = each.message;
                QVERIFY2(!text(message).contains(QStringLiteral("Agent P")),
                         qPrintable(text(message)));
                QVERIFY2(!text(message).contains(QStringLiteral("\"P0")),
                         qPrintable(text(message)));
            }
        }
        // The record keeps the real ones.
        QVERIFY(lab.report().result.outcomes.contains(base::PlayerId(P06)));
    }

    // A player may call itself what the match calls it, or by its own id.
    void aPlayer_mayUseItsAlias()
    {
        MafiaWireLab lab;
        lab.player(P06).on(Invitation, [](const JsonObject &call, const auto &respond) {
            respond.result(joinAck(call, QStringLiteral("S03")));
        });
        lab.player(P06).hold(NightCall);
        lab.play(Aliases);
        QCOMPARE(lab.player(P06).count(NightCall), 1);
        const auto submit = [&](const QString &self) {
            return lab.send(P06, QStringLiteral("submit_night_action"),
                            QStringLiteral("NIGHT_ACTION_RESPONSE"),
                            {{key::PlayerId, self}, {key::TargetId, QStringLiteral("S03")}});
        };
        QCOMPARE(codeOf(submit(QStringLiteral("S04"))), QStringLiteral("E012"));
        QCOMPARE(codeOf(submit(QStringLiteral("S11"))), QStringLiteral("E005"));
        QVERIFY(submit(QStringLiteral("S03")).ok());
    }

    // protocol.md §2, §4.14: `context` delta
    void aPlayerThatWantsIt_isSentOnlyWhatIsNew()
    {
        MafiaWireLab lab;
        lab.open();
        protocol::MatchAssignment match = lab.mafia();
        match.roster[5].capabilities.append(QStringLiteral("delta")); // P06
        QVERIFY(lab.assign(match).accept);
        QVERIFY(lab.playOut());
        QList<JsonObject> brief;
        QList<JsonObject> full;
        for (const Received &each : lab.player(P06).received())
            if (each.method == NightCall || each.method == VoteCallMethod
                || each.method == TurnCall)
                brief.append(each.message);
        for (const Received &each : lab.player(P01).received())
            if (each.method == NightCall || each.method == VoteCallMethod
                || each.method == TurnCall)
                full.append(each.message);
        QVERIFY(brief.size() >= 4);
        QCOMPARE(listIn(brief.first(), key::Players).size(), 10); // the first call has everything
        // The first call of the day: somebody has died, nobody has spoken twice.
        QStringList said;
        for (const JsonObject &call : brief) {
            for (const JsonValue &statement : listIn(call, key::Statements)) {
                const QString turn = statement.toObject().value(key::TurnId).toString();
                QVERIFY2(!said.contains(turn), qPrintable(turn)); // never the same again
                said.append(turn);
            }
        }
        QVERIFY(said.size() > 5);
        QVERIFY(listIn(brief.at(1), key::Players).size() < 10);
        QVERIFY(!brief.at(1).value(key::View).toObject().value(key::You).toObject().isEmpty());
        // Everybody else is sent everything, every time.
        QCOMPARE(listIn(full.last(), key::Players).size(), 10);
        // Who asks for the state of the match gets the whole view.
        for (int number = 1; number < full.size(); ++number)
            QVERIFY(listIn(full.at(number), key::Statements).size()
                    >= listIn(full.at(number - 1), key::Statements).size());
    }

    // What was sent with a call that nobody answered is sent again.
    void whatWasNotAnswered_isNotKnown()
    {
        MafiaWireLab lab;
        lab.player(P06).hold(NightCall);
        lab.open();
        protocol::MatchAssignment match = lab.mafia();
        match.roster[5].capabilities.append(QStringLiteral("delta"));
        QVERIFY(lab.assign(match).accept);
        lab.pass(20s);
        const QList<Received> turns = lab.player(P06).received(TurnCall);
        QVERIFY(!turns.isEmpty());
        QCOMPARE(listIn(turns.first().message, key::Players).size(), 10);
    }

    void aVoteThatWasTakenBack_comesWithoutATarget()
    {
        const QVariantMap before{{key::Votes, QVariantList{vote(1, P01, P02), vote(1, P02, P01)}}};
        const QVariantMap now{{key::Votes, QVariantList{vote(1, P02, P06)}}};
        const QVariantList news = referee::newsIn(now, before).value(key::Votes).toList();
        QCOMPARE(news, (QVariantList{vote(1, P02, P06), vote(1, P01, QVariant())}));
        QCOMPARE(referee::newsIn(now, now).value(key::Votes).toList(), QVariantList());
    }
};

QTEST_GUILESS_MAIN(TestMafiaViews)
#include "tst_mafia_views.moc"
