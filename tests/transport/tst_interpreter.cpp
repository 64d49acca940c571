// The interpreter: every agent is called in a form it understands, within the call's own time, and
// its answers come back in ours (interop.md §3).
#include "agents/base/json/json_document.h"
#include "agents/transport/interpreter.h"
#include "agents/transport/rpc_client.h"
#include "tests/support/event_wait.h"
#include "tests/transport/both_wires.h"

#include <QTest>

#include <deque>

using namespace league;
using namespace league::transport;
using namespace std::chrono_literals;
using league::test::comesToRest;
using protocol::CallForm;

namespace {

const QString Invitation = QStringLiteral("handle_game_invitation");
const QString Choice = QStringLiteral("choose_parity");
const QString MatchKey = QStringLiteral("match_id");

const JsonObject Call{{MatchKey, QStringLiteral("R1M1")},
                      {QStringLiteral("conversation_id"), QStringLiteral("conv-r1m1-1")}};

JsonObject object(const QByteArray &text)
{
    return JsonDocument::fromJson(text).object();
}

// A foreign agent: keeps what it gets and answers when it is told to.
class Foreigner
{
public:
    explicit Foreigner(Wire &wire)
    {
        auto listener = wire.serve(QHostAddress(QHostAddress::LocalHost), 0,
                                   [this](const WireRequest &request, const WireReply &reply) {
                                       heard.append(request.body);
                                       replies.push_back(reply);
                                       if (understands)
                                           understands(object(request.body), reply);
                                   });
        if (!listener)
            qFatal("%s", qPrintable(listener.failure().sentence));
        m_listener = std::move(*listener);
    }

    // Answers only this method, in this way; to everything else it says -32601.
    void understandOnly(const QString &method, const QByteArray &answer)
    {
        understands = [method, answer](const JsonObject &request, const WireReply &reply) {
            if (request.value(QStringLiteral("method")) == method)
                return reply.send(200, answer);
            reply.send(404,
                       "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32601,"
                       "\"message\":\"Method not found\"}}");
        };
    }

    [[nodiscard]] QStringList methods() const
    {
        QStringList methods;
        for (const QByteArray &body : heard)
            methods.append(object(body).value(QStringLiteral("method")).toString());
        return methods;
    }

    [[nodiscard]] QUrl endpoint() const { return m_listener->endpoint(); }

    QList<QByteArray> heard;
    std::deque<WireReply> replies;
    std::function<void(const JsonObject &, const WireReply &)> understands;

private:
    std::unique_ptr<Listener> m_listener;
};

struct Lab
{
    base::FakeClock clock;
    InProcessHub hub;
    InProcessWire wire{hub, clock};
    Foreigner agent{wire};
    std::unique_ptr<Interpreter> interpreter = std::make_unique<Interpreter>(wire, clock);
    std::unique_ptr<RpcClient> client = std::make_unique<RpcClient>(*interpreter, clock);
    QStringList learned;

    Lab()
    {
        interpreter->onLearned(
            [this](const QUrl &, CallForm form) { learned.append(protocol::wireWord(form)); });
        interpreter->introduce(agent.endpoint(), QStringLiteral("P01"));
    }
    ~Lab()
    {
        client.reset();
        interpreter.reset();
    }

    // Calls once, without retries.
    [[nodiscard]] RpcCall call(const QString &method, std::optional<RpcOutcome> &outcome) const
    {
        CallPolicy policy;
        policy.timeout = 5s;
        policy.retries = RetryPolicy::none();
        return client->call(agent.endpoint(), method, Call, policy,
                            [&outcome](const RpcOutcome &got) { outcome = got; });
    }

    [[nodiscard]] std::optional<RpcOutcome> called(const QString &method) const
    {
        std::optional<RpcOutcome> outcome;
        const RpcCall handle = call(method, outcome);
        (void)comesToRest();
        return outcome;
    }
};

JsonObject lateAck()
{
    return {{QStringLiteral("message_type"), QStringLiteral("GAME_JOIN_ACK")},
            {MatchKey, QStringLiteral("R1M1")},
            {QStringLiteral("player_id"), QStringLiteral("P01")},
            {QStringLiteral("accept"), true}};
}

} // namespace

class TestInterpreter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ourOwnAgents_getCallsExactlyAsTheyAre()
    {
        Lab lab;
        lab.interpreter->introduce(lab.agent.endpoint(), QStringLiteral("P01"),
                                   CallForm::Canonical);
        lab.agent.understandOnly(Choice, "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"a\":1}}");
        const auto outcome = lab.called(Choice);
        QVERIFY(outcome && outcome->ok());
        QCOMPARE(object(lab.agent.heard.constFirst()).value(QStringLiteral("params")).toObject(),
                 Call);
        QCOMPARE(outcome->result.toObject(), (JsonObject{{QStringLiteral("a"), 1}}));
        QVERIFY(lab.learned.isEmpty());
    }

    void aForm_isFoundAndRemembered_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<QStringList>("tried");
        QTest::addColumn<QString>("word");
        const QByteArray flat = "{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"choice\":\"odd\"}}";
        const QString tool = QStringLiteral("tools/call");
        const QString type = QStringLiteral("CHOOSE_PARITY_CALL");
        const QString other = QStringLiteral("parity_choose");
        QTest::newRow("at once") << Choice << flat << QStringList{Choice}
                                 << QStringLiteral("superset");
        QTest::newRow("another name")
            << other << flat << QStringList{Choice, other} << QStringLiteral("parity_choose");
        QTest::newRow("a tool") << tool
                                << QByteArray(
                                       "{\"result\":{\"content\":[{\"type\":\"text\",\"text\":"
                                       "\"{\\\"choice\\\":\\\"odd\\\"}\"}]}}")
                                << QStringList{Choice, other, tool} << QStringLiteral("tools_call");
        QTest::newRow("the type") << type << QByteArray("{\"choice\":\"odd\"}")
                                  << QStringList{Choice, other, tool, type}
                                  << QStringLiteral("message_type");
    }
    void aForm_isFoundAndRemembered()
    {
        QFETCH(QString, method);
        QFETCH(QByteArray, answer);
        QFETCH(QStringList, tried);
        QFETCH(QString, word);
        Lab lab;
        lab.agent.understandOnly(method, answer);
        const auto first = lab.called(Choice);
        QVERIFY(first && first->ok());
        QCOMPARE(first->result.toObject().value(QStringLiteral("parity_choice")).toString(),
                 QStringLiteral("odd"));
        QCOMPARE(first->result.toObject().value(QStringLiteral("player_id")).toString(),
                 QStringLiteral("P01"));
        QCOMPARE(lab.agent.methods(), tried);
        QCOMPARE(lab.learned, QStringList{word});
        lab.agent.heard.clear();
        QVERIFY(lab.called(Choice)->ok());
        QCOMPARE(lab.agent.methods(), QStringList{method});
        QCOMPARE(lab.learned, QStringList{word});
    }

    void whoUnderstandsNothing_isHeardOnceAboutWhatIsMostLikely()
    {
        Lab lab;
        lab.agent.understandOnly(QStringLiteral("nothing"), {});
        const auto outcome = lab.called(Invitation);
        QVERIFY(outcome);
        QCOMPARE(outcome->kind, RpcOutcome::Kind::Refused);
        QCOMPARE(outcome->error.code, protocol::rpc_code::MethodNotFound);
        QVERIFY(lab.learned.isEmpty());
    }

    void aRefusalThatSpeaksOfTheLeague_isFinal()
    {
        Lab lab;
        lab.agent.understands = [](const JsonObject &, const WireReply &reply) {
            reply.send(200,
                       "{\"jsonrpc\":\"2.0\",\"id\":1,\"error\":{\"code\":-32000,"
                       "\"message\":\"no\",\"data\":{\"error_code\":\"E012\"}}}");
        };
        QCOMPARE(lab.called(Invitation)->kind, RpcOutcome::Kind::Refused);
        QCOMPARE(lab.agent.heard.size(), 1);
    }

    void anAnswerThatComesLater_isWaitedFor()
    {
        Lab lab;
        std::optional<RpcOutcome> outcome;
        const RpcCall call = lab.call(Invitation, outcome);
        QVERIFY(comesToRest());
        lab.agent.replies.front().send(200, "{\"status\":\"received\"}");
        QVERIFY(comesToRest());
        QVERIFY(!outcome);
        JsonObject other = lateAck();
        other.insert(MatchKey, QStringLiteral("R2M1"));
        QVERIFY(!lab.interpreter->deliver(lab.agent.endpoint(), other));
        QVERIFY(!lab.interpreter->deliver(QUrl(QStringLiteral("http://elsewhere/mcp")), lateAck()));
        QVERIFY(lab.interpreter->deliver(lab.agent.endpoint(), lateAck()));
        QVERIFY(comesToRest());
        QVERIFY(outcome && outcome->ok());
        QVERIFY(outcome->result.toObject().value(QStringLiteral("accept")).toBool());
        QVERIFY(!lab.interpreter->deliver(lab.agent.endpoint(), lateAck())); // once is enough
    }

    void anAnswerThatOvertakesTheAcknowledgement_counts()
    {
        Lab lab;
        std::optional<RpcOutcome> outcome;
        const RpcCall call = lab.call(Invitation, outcome);
        QVERIFY(comesToRest());
        QVERIFY(lab.interpreter->deliver(lab.agent.endpoint(), lateAck()));
        QVERIFY(comesToRest());
        QVERIFY(outcome && outcome->ok());
        lab.agent.replies.front().send(200, "{\"status\":\"received\"}");
        QVERIFY(comesToRest());
    }

    void whoOnlyAcknowledges_hasNotAnsweredWhenTheTimeIsOver()
    {
        Lab lab;
        std::optional<RpcOutcome> outcome;
        const RpcCall call = lab.call(Invitation, outcome);
        QVERIFY(comesToRest());
        lab.clock.advance(2s);
        lab.agent.replies.front().send(200, "{\"status\":\"received\"}");
        QVERIFY(comesToRest());
        lab.clock.advance(2'999ms);
        QVERIFY(comesToRest());
        QVERIFY(!outcome);
        lab.clock.advance(1ms);
        QVERIFY(comesToRest());
        QVERIFY(outcome);
        QCOMPARE(outcome->kind, RpcOutcome::Kind::TimedOut);
        QVERIFY(!lab.interpreter->deliver(lab.agent.endpoint(), lateAck()));
    }

    void aCallThatIsGivenUp_isForgotten()
    {
        Lab lab;
        std::optional<RpcOutcome> outcome;
        RpcCall call = lab.call(Invitation, outcome);
        QVERIFY(comesToRest());
        call.cancel();
        QVERIFY(!lab.interpreter->deliver(lab.agent.endpoint(), lateAck()));
        lab.agent.replies.front().send(200, "{\"accept\":true}");
        QVERIFY(comesToRest());
        QVERIFY(!outcome);
    }

    void theInterpreter_mayGoInTheMiddleOfACall()
    {
        Lab lab;
        bool isCalled = false;
        const PendingCall call =
            lab.interpreter->call({lab.agent.endpoint(), protocol::toBytes({1, Invitation, Call})},
                                  [&](const WireAnswer &) { isCalled = true; });
        QVERIFY(comesToRest());
        lab.client.reset();
        lab.interpreter.reset();
        lab.agent.replies.front().send(200, "{\"accept\":true}");
        QVERIFY(comesToRest());
        QVERIFY(!isCalled);
    }

    void theTap_seesWhatWasReallySaid()
    {
        struct Tap final : TrafficTap
        {
            void exchanged(const Exchange &exchange) override { seen.append(exchange); }
            QList<Exchange> seen;
        };
        Tap tap;
        Lab lab;
        lab.client->setTap(&tap);
        lab.agent.understandOnly(Invitation, "{\"status\":\"ACK\"}");
        QVERIFY(lab.called(Invitation)->ok());
        QCOMPARE(tap.seen.size(), 1);
        QCOMPARE(tap.seen.constFirst().reply, "{\"status\":\"ACK\"}");
    }
};

QTEST_GUILESS_MAIN(TestInterpreter)
#include "tst_interpreter.moc"
