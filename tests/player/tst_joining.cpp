// Joining: the code of a league, and a league that is only busy.
#include "agents/base/charts/agent_lifecycle_chart.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/registration_messages.h"
#include "tests/support/player_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::RpcResponder;

namespace {

namespace lifecycle = base::agent_lifecycle_chart;

const QString Register = QStringLiteral("register_player");
const QString Reason = QStringLiteral("Too many registrations came from here.");

// The manager rejects, and says when to come again.
ScriptedAgent::Script busy(const PlayerLab &lab, std::optional<int> retryAfterMs)
{
    return [&lab, retryAfterMs](const JsonObject &, const RpcResponder &respond) {
        protocol::LeagueRegisterResponse rejection;
        rejection.reason = Reason;
        rejection.retryAfterMs = retryAfterMs;
        respond.result(protocol::write(lab.envelope(protocol::managerSender(), {}), rejection));
    };
}

} // namespace

class TestJoining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void joinCode_isSentWhenThereIsOne_data()
    {
        QTest::addColumn<QString>("code");
        QTest::newRow("none") << QString();
        QTest::newRow("one") << QStringLiteral("maple-7");
    }

    void joinCode_isSentWhenThereIsOne()
    {
        QFETCH(QString, code);
        PlayerLab lab;
        lab.joinCode = code;
        lab.start();
        const JsonObject sent = lab.manager.last(Register);
        QCOMPARE(sent.value(QStringLiteral("join_code")).toString(), code);
        QCOMPARE(sent.contains(QStringLiteral("join_code")), !code.isEmpty());
    }

    // L-12: a clear answer is not asked for again, but this one asks for it.
    void leagueThatIsBusy_isAskedAgain()
    {
        PlayerLab lab;
        lab.manager.once(Register, busy(lab, 500));
        lab.manager.once(Register, busy(lab, 500));
        lab.make();
        QVERIFY(lab.player->start().ok());
        lab.pass(6s);
        QCOMPARE(lab.manager.times(Register), QList<qint64>({0, 2000, 6000}));
        QCOMPARE(lab.player->lifecycleState(), lifecycle::Registered);
    }

    void leagueThatStaysBusy_isGivenUp_withItsOwnReason()
    {
        PlayerLab lab;
        lab.manager.on(Register, busy(lab, 500));
        lab.make();
        base::Failure failure;
        QObject::connect(lab.player.get(), &player::PlayerAgent::failed,
                         [&](const base::Failure &why) { failure = why; });
        QVERIFY(lab.player->start().ok());
        lab.pass(60s);
        QCOMPARE(lab.manager.count(Register), 4);
        QVERIFY2(failure.sentence.contains(Reason), qPrintable(failure.sentence));
        QCOMPARE(failure.code, QString()); // it was reached
        QCOMPARE(lab.player->lifecycleState(), lifecycle::Shutdown);
    }

    void plainRejection_isNotAskedAgain()
    {
        PlayerLab lab;
        lab.manager.on(Register, busy(lab, std::nullopt));
        lab.make();
        QVERIFY(lab.player->start().ok());
        lab.pass(60s);
        QCOMPARE(lab.manager.count(Register), 1);
    }
};

QTEST_GUILESS_MAIN(TestJoining)
#include "tst_joining.moc"
