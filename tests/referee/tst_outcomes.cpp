// Every way in which a player can spoil a match, alone and with the other: states, points, codes
// and the sentence that everybody reads.
#include "agents/games/fact_names.h"
#include "agents/protocol/agent_address.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/record_facts.h"
#include "tests/support/misbehaviour.h"
#include "tests/support/referee_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::PlayerOutcome;
using protocol::ResultStatus;

namespace {

const base::PlayerId A{QStringLiteral("P01")};
const base::PlayerId B{QStringLiteral("P02")};
const QString Nobody;

const QStringList CalledOff{QStringLiteral("CREATED"), QStringLiteral("WAITING_FOR_PLAYERS"),
                            QStringLiteral("CANCELLED"), QStringLiteral("FINISHED")};
const QStringList Faulty{QStringLiteral("CREATED"), QStringLiteral("WAITING_FOR_PLAYERS"),
                         QStringLiteral("COLLECTING_CHOICES"), QStringLiteral("TIMEOUT_ERROR"),
                         QStringLiteral("FINISHED")};

// What one player does wrong, if anything, and what the other does.
struct Trouble
{
    const Misbehaviour *a = nullptr;
    const Misbehaviour *b = nullptr;
};

QStringList textsOf(const QList<base::PlayerId> &players)
{
    QStringList texts;
    for (const base::PlayerId &player : players)
        texts.append(player.text());
    return texts;
}

QString ruinedBy(const QString &words)
{
    return QStringLiteral("P01 %1 and P02 %1, so neither gets points.").arg(words);
}

// The facts of one kind in the transcript about a player.
template<class Fact>
QList<Fact> factsFrom(const RefereeLab &lab, const base::PlayerId &player)
{
    QList<Fact> facts;
    for (const protocol::MatchEventEntry &event : lab.events(QStringLiteral("R1M1"))) {
        if (event.kind != Fact::Kind)
            continue;
        const auto fact = readOrDie<Fact>(event.data);
        if (fact.from == protocol::senderOf(player))
            facts.append(fact);
    }
    return facts;
}

// By which triggers the match left its states.
QStringList triggersOf(const RefereeLab &lab)
{
    QStringList triggers;
    for (const protocol::MatchEventEntry &event : lab.events(QStringLiteral("R1M1"))) {
        if (event.kind == protocol::TransitionFact::Kind)
            triggers.append(readOrDie<protocol::TransitionFact>(event.data).trigger);
    }
    return triggers;
}

// Somebody who answered the invitation clearly makes it a refusal; at the choice the first seat at
// fault gives its name to what happened.
QString triggerBy(const QList<const Misbehaviour *> &blamed)
{
    if (!blamed.first()->isInvitation()) {
        return blamed.first()->cause == QLatin1String("INVALID_CHOICE")
            ? QStringLiteral("INVALID_CHOICE")
            : QStringLiteral("MAX_RETRIES_EXCEEDED");
    }
    for (const Misbehaviour *each : blamed) {
        if (each->code.isEmpty())
            return QStringLiteral("JOIN_REFUSED");
    }
    return QStringLiteral("JOIN_TIMEOUT");
}

QStringList codesTold(const ScriptedAgent &player)
{
    QStringList codes;
    for (const Received &each : player.received(GameErrorCall))
        codes.append(readOrDie<protocol::GameError>(each.message).errorCode.text);
    return codes;
}

} // namespace

Q_DECLARE_METATYPE(Trouble)

class TestOutcomes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // L-03, L-04, L-06, L-09, L-11, L-12; success criteria S-04, S-05
    void spoiledMatch_endsAsTheDocumentsSay_data()
    {
        QTest::addColumn<Trouble>("trouble");
        QTest::addColumn<QString>("winner");
        QTest::addColumn<QStringList>("technical");
        QTest::addColumn<qint64>("endMs");
        QTest::addColumn<QString>("reason");
        for (const Misbehaviour &each : misbehaviours()) {
            const QByteArray where = each.isInvitation() ? "invitation" : "choice";
            const auto row = [&](const char *who) -> QTestData & {
                return QTest::addRow("%s, %s: %s", where.constData(), who, qPrintable(each.name));
            };
            row("A") << Trouble{&each, nullptr} << B.text() << QStringList{A.text()} << each.endMs
                     << QStringLiteral("P01 %1, so P02 wins by default.").arg(each.words);
            row("B") << Trouble{nullptr, &each} << A.text() << QStringList{B.text()} << each.endMs
                     << QStringLiteral("P02 %1, so P01 wins by default.").arg(each.words);
            row("both") << Trouble{&each, &each} << Nobody << QStringList{A.text(), B.text()}
                        << each.endMs << ruinedBy(each.words);
        }
        addMixedRows();
    }

    void spoiledMatch_endsAsTheDocumentsSay()
    {
        QFETCH(Trouble, trouble);
        QFETCH(QString, winner);
        QFETCH(QStringList, technical);
        QFETCH(qint64, endMs);
        QFETCH(QString, reason);
        RefereeLab lab;
        if (trouble.a)
            trouble.a->begin(lab.playerA);
        if (trouble.b)
            trouble.b->begin(lab.playerB);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        if (endMs > 0) {
            lab.pass(std::chrono::milliseconds(endMs - 100));
            QCOMPARE(lab.manager.count(Report), 0);
            lab.pass(100ms);
        }
        lab.settle();
        QCOMPARE(lab.manager.times(Report), QList<qint64>{endMs});

        const bool neverBegan =
            (trouble.a && trouble.a->isInvitation()) || (trouble.b && trouble.b->isInvitation());
        QCOMPARE(lab.path(), neverBegan ? CalledOff : Faulty);
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.status, ResultStatus::TechnicalLoss);
        QCOMPARE(result.winner.text(), winner);
        QCOMPARE(textsOf(result.technical), technical);
        QCOMPARE(result.details.value(games::fact::Reason).toString(), reason);
        for (const base::PlayerId &player : {A, B}) {
            const bool isAtFault = technical.contains(player.text());
            QCOMPARE(result.score.value(player), isAtFault ? 0 : 3);
            QCOMPARE(result.outcomes.value(player),
                     isAtFault ? PlayerOutcome::TechnicalLoss : PlayerOutcome::Win);
        }
        QList<const Misbehaviour *> blamed;
        if (technical.contains(A.text()))
            blamed.append(trouble.a);
        if (technical.contains(B.text()))
            blamed.append(trouble.b);
        QVERIFY2(triggersOf(lab).contains(triggerBy(blamed)),
                 qPrintable(triggersOf(lab).join(u' ')));
        QCOMPARE(result.details.value(games::fact::Cause).toString(), blamed.first()->cause);
        QCOMPARE(result.details.value(games::fact::ErrorCode).toString(), blamed.first()->code);
        compareWithTrouble(lab, lab.playerA, technical.contains(A.text()) ? trouble.a : nullptr);
        compareWithTrouble(lab, lab.playerB, technical.contains(B.text()) ? trouble.b : nullptr);
        compareWhatIsTold(lab, trouble, reason);
    }

    // L-03: it joined, and then nobody was there.
    void playerThatGoesAfterJoining_loses_data()
    {
        QTest::addColumn<bool>("isA");
        QTest::newRow("A goes") << true;
        QTest::newRow("B goes") << false;
    }

    void playerThatGoesAfterJoining_loses()
    {
        QFETCH(bool, isA);
        RefereeLab lab;
        ScriptedAgent &gone = isA ? lab.playerA : lab.playerB;
        ScriptedAgent &other = isA ? lab.playerB : lab.playerA;
        other.hold(Invitation);
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        QCOMPARE(gone.count(Invitation), 1);
        gone.leave();
        other.held(Invitation).dequeue().result(joinAck(other.last(Invitation), other.id));
        lab.pass(14s); // refused at once, so only the pauses of 2, 4 and 8 s pass
        QCOMPARE(lab.manager.times(Report), QList<qint64>{14'000});
        QCOMPARE(lab.path(), Faulty);
        const protocol::MatchResult result = lab.report().result;
        QCOMPARE(result.winner.text(), other.id);
        QCOMPARE(textsOf(result.technical), QStringList{gone.id});
        QCOMPARE(result.details.value(games::fact::ErrorCode).toString(), QStringLiteral("E009"));
        QCOMPARE(result.details.value(games::fact::Reason).toString(),
                 QStringLiteral("%1 could not be reached, so %2 wins by default.")
                     .arg(gone.id, other.id));
    }

    // What somebody else wrote is cut to a line before it is shown to everybody.
    void longErrorOfAPlayer_isCutInTheTranscript()
    {
        RefereeLab lab;
        lab.playerA.on(Choice, [](const JsonObject &, const transport::RpcResponder &respond) {
            respond.error({protocol::rpc_code::ApplicationError,
                           QStringLiteral("First\n\tand ") + QString(100'000, u'x'), JsonObject()});
        });
        lab.start();
        QVERIFY(lab.assign(lab.assignment()).accept);
        lab.settle();
        const QString shown = factsFrom<protocol::SilenceFact>(lab, A).value(0).reason;
        QVERIFY2(shown.startsWith(QStringLiteral("First and xxx")), qPrintable(shown));
        QCOMPARE(shown.size(), 200);
        QVERIFY(shown.endsWith(u'\u2026'));
    }

private:
    // Written out in full, so that the sentences can be read aloud.
    static void addMixedRows()
    {
        const auto at = [](const QString &method, const char *name) {
            return &misbehaviour(method, QLatin1String(name));
        };
        const QStringList both{A.text(), B.text()};
        QTest::newRow("A refuses, B is silent")
            << Trouble{at(Invitation, "refuses"), at(Invitation, "silent")} << Nobody << both
            << qint64(34'000)
            << QStringLiteral("P01 refused to play and P02 did not come to the match, so neither "
                              "gets points.");
        QTest::newRow("A is silent, B is absent")
            << Trouble{at(Invitation, "silent"), at(Invitation, "absent")} << Nobody << both
            << qint64(34'000)
            << QStringLiteral("P01 did not come to the match and P02 could not be reached, so "
                              "neither gets points.");
        QTest::newRow("A answers for another match, B refuses")
            << Trouble{at(Invitation, "another match"), at(Invitation, "refuses")} << Nobody << both
            << qint64(14'000)
            << QStringLiteral("P01 sent no answer that could be used and P02 refused to play, so "
                              "neither gets points.");
        QTest::newRow("A invalid, B timed out")
            << Trouble{at(Choice, "maybe"), at(Choice, "silent")} << Nobody << both
            << qint64(134'000)
            << QStringLiteral("P01 sent an invalid choice and P02 did not answer in time, so "
                              "neither gets points.");
        QTest::newRow("A timed out, B invalid")
            << Trouble{at(Choice, "silent"), at(Choice, "a number")} << Nobody << both
            << qint64(134'000)
            << QStringLiteral("P01 did not answer in time and P02 sent an invalid choice, so "
                              "neither gets points.");
        QTest::newRow("A answers with an error, B is broken")
            << Trouble{at(Choice, "JSON-RPC error"), at(Choice, "HTTP 500")} << Nobody << both
            << qint64(14'000)
            << QStringLiteral("P01 answered with an error and P02 could not be reached, so neither "
                              "gets points.");
        // What B would have done wrong later is not held against it.
        QTest::newRow("A refuses, B would choose badly")
            << Trouble{at(Invitation, "refuses"), at(Choice, "maybe")} << B.text()
            << QStringList{A.text()} << qint64(0)
            << QStringLiteral("P01 refused to play, so P02 wins by default.");
        QTest::newRow("A would be silent later, B is absent")
            << Trouble{at(Choice, "silent"), at(Invitation, "absent")} << A.text()
            << QStringList{B.text()} << qint64(14'000)
            << QStringLiteral("P02 could not be reached, so P01 wins by default.");
    }

    // Causes, codes and the transcript of one player; null for one that did nothing wrong.
    static void compareWithTrouble(const RefereeLab &lab, const ScriptedAgent &player,
                                   const Misbehaviour *trouble)
    {
        const base::PlayerId id(player.id);
        const JsonObject details = lab.report().result.details;
        const JsonObject causes = details.value(games::fact::Causes).toObject();
        const JsonObject codes = details.value(games::fact::ErrorCodes).toObject();
        QCOMPARE(causes.value(player.id).toString(), trouble ? trouble->cause : QString());
        QCOMPARE(codes.value(player.id).toString(), trouble ? trouble->code : QString());
        QCOMPARE(codes.contains(player.id), trouble && !trouble->code.isEmpty());
        const auto silences = factsFrom<protocol::SilenceFact>(lab, id);
        const auto rejections = factsFrom<protocol::RejectionFact>(lab, id);
        if (!trouble) {
            QVERIFY(silences.isEmpty() && rejections.isEmpty());
            QCOMPARE(codesTold(player), QStringList());
            return;
        }
        QCOMPARE(player.times(trouble->method), trouble->sendsMs);
        const bool answered = trouble->cause == QLatin1String("REFUSED")
            || trouble->cause == QLatin1String("INVALID_CHOICE");
        QCOMPARE(silences.size(), answered ? 0 : 1);
        if (!answered) {
            QCOMPARE(silences.first().errorCode, trouble->code);
            QCOMPARE(silences.first().method, trouble->method);
            QVERIFY(!silences.first().reason.isEmpty());
        }
        QCOMPARE(rejections.size(), trouble->isRejected ? 4 : 0);
        for (const protocol::RejectionFact &rejection : rejections) {
            QCOMPARE(rejection.errorCode, QStringLiteral("E003"));
            QCOMPARE(rejection.method, trouble->method);
            QVERIFY(!rejection.reason.isEmpty());
        }
        if (trouble->cause == QLatin1String("INVALID_CHOICE"))
            QCOMPARE(codesTold(player), QStringList{QStringLiteral("E004")});
        else if (trouble->isReachable) // E001 before each retry (L-11)
            QCOMPARE(codesTold(player),
                     QStringList(trouble->sendsMs.size() - 1, QStringLiteral("E001")));
    }

    // Both are told the same, if they can be reached at all.
    static void compareWhatIsTold(const RefereeLab &lab, const Trouble &trouble,
                                  const QString &reason)
    {
        const protocol::MatchResult result = lab.report().result;
        const auto compare = [&](const ScriptedAgent &player, const Misbehaviour *misbehaviour) {
            if (misbehaviour && !misbehaviour->isReachable)
                return;
            QCOMPARE(player.count(GameOverCall), 1);
            const auto over = readOrDie<protocol::GameOver>(player.last(GameOverCall));
            QCOMPARE(over.reason, reason);
            QCOMPARE(over.gameResult.reason, reason);
            QCOMPARE(over.gameResult.status, ResultStatus::TechnicalLoss);
            QCOMPARE(over.gameResult.winnerPlayerId, result.winner);
            QVERIFY(!over.gameResult.drawnNumber);
            for (const base::PlayerId &id : {A, B}) {
                const JsonObject causes = result.details.value(games::fact::Causes).toObject();
                const JsonObject codes = result.details.value(games::fact::ErrorCodes).toObject();
                QCOMPARE(over.gameResult.causes.value(id), causes.value(id.text()).toString());
                QCOMPARE(over.gameResult.errorCodes.value(id), codes.value(id.text()).toString());
            }
        };
        compare(lab.playerA, trouble.a);
        compare(lab.playerB, trouble.b);
    }
};

QTEST_GUILESS_MAIN(TestOutcomes)
#include "tst_outcomes.moc"
