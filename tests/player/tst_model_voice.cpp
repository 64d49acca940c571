// ModelVoice: a model behind a stand-in server, in time that a test moves by hand.
#include "agents/base/fake_clock.h"
#include "agents/base/json/json_document.h"
#include "agents/player/channel/model_voice.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/in_process_wire.h"
#include "tests/support/event_wait.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::player;
using namespace std::chrono_literals;
using transport::WireReply;
using transport::WireRequest;

namespace {

QByteArray completion(const QString &text)
{
    const JsonObject message{{"role", "assistant"}, {"content", text}};
    return JsonDocument(JsonObject{{"choices", JsonArray{JsonObject{{"message", message}}}}})
        .toJson();
}

struct Bench
{
    Bench() : wire(hub, clock)
    {
        auto opened = wire.serve(QHostAddress(QHostAddress::LocalHost), 0,
                                 [this](const WireRequest &request, const WireReply &reply) {
                                     bodies.append(JsonDocument::fromJson(request.body).object());
                                     serve(reply);
                                 });
        listener = std::move(opened).value();
        ModelOptions options;
        options.endpoint =
            QUrl(QStringLiteral("http://127.0.0.1:%1/v1/chat/completions").arg(listener->port()));
        options.model = QStringLiteral("tiny-1");
        options.key = "sk-test-0123456789abcdef";
        voice = std::make_unique<ModelVoice>(options, QStringLiteral("Clara"), wire, clock);
    }

    void ask(int number = 1)
    {
        Floor floor;
        floor.channel = base::ChannelId(QStringLiteral("reviews"));
        floor.turn = base::TurnId(QStringLiteral("reviews-t%1").arg(number));
        floor.self = base::AgentId(QStringLiteral("A01"));
        floor.time = 60s;
        voice->speak(floor, {.done = [this](const base::Result<TurnReply> &reply) {
                         if (!reply)
                             return failures.append(reply.failure().sentence);
                         const Speech speech = std::get<Speech>(*reply);
                         said.append(speech.messages.isEmpty() ? QStringLiteral("-")
                                                               : speech.messages.constFirst().text);
                     }});
        (void)comesToRest();
    }

    void hear(int seq, const char *text, protocol::SpeechKind kind = protocol::SpeechKind::Agent)
    {
        voice->hear({seq, kind, QStringLiteral("agent:A02"), QString::fromUtf8(text), {}});
    }

    // What the model was told to be said so far.
    [[nodiscard]] QStringList told() const
    {
        const QString content = bodies.constLast()
                                    .value("messages")
                                    .toArray()
                                    .at(1)
                                    .toObject()
                                    .value("content")
                                    .toString();
        QStringList texts;
        for (const JsonValue &each :
             JsonDocument::fromJson(content.toUtf8()).object().value("messages").toArray())
            texts.append(each.toObject().value("text").toString());
        return texts;
    }

    base::FakeClock clock;
    transport::InProcessHub hub;
    transport::InProcessWire wire;
    std::unique_ptr<transport::Listener> listener;
    std::function<void(const WireReply &)> serve = [](const WireReply &reply) {
        reply.send(200, completion(QStringLiteral(" I would ask the accountant. ")));
    };
    QList<JsonObject> bodies;
    std::unique_ptr<ModelVoice> voice;
    QStringList said, failures;
};

} // namespace

class TestModelVoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    }
    void cleanup() { qInstallMessageHandler(nullptr); }

    void model_isToldWhatWasSaid_itsOwnWordsToo_andNoNotices()
    {
        Bench bench;
        bench.hear(1, "Who can check it?");
        bench.hear(2, "A02 joined", protocol::SpeechKind::Notice);
        bench.ask();
        QCOMPARE(bench.said, QStringList{QStringLiteral("I would ask the accountant.")});
        QCOMPARE(bench.told(), QStringList{QStringLiteral("Who can check it?")});
        bench.hear(3, "He is ill.");
        bench.ask(2);
        QCOMPARE(bench.told(),
                 (QStringList{QStringLiteral("Who can check it?"),
                              QStringLiteral("I would ask the accountant."),
                              QStringLiteral("He is ill.")}));
    }

    void whatModelsAreTold_isBounded()
    {
        Bench bench;
        for (int seq = 1; seq <= 100; ++seq)
            bench.hear(seq, QByteArray(5'000, 'x').constData());
        bench.ask();
        QCOMPARE(bench.told().size(), 40);
        QVERIFY(bench.told().constFirst().size() <= 1'001);
    }

    void pass_isAPass_andALongAnswerIsCut()
    {
        Bench bench;
        bench.serve = [](const WireReply &reply) {
            reply.send(200, completion(QStringLiteral("Pass.")));
        };
        bench.ask();
        QCOMPARE(bench.said, QStringList{QStringLiteral("-")});
        bench.serve = [](const WireReply &reply) {
            reply.send(200, completion(QString(10'000, u'y')));
        };
        bench.ask(2);
        QVERIFY(bench.said.constLast().size() < 2'100);
    }

    void trouble_isAFailureWithTheReason_withoutTheKey()
    {
        Bench bench;
        bench.serve = [](const WireReply &reply) {
            reply.send(401, "{\"error\":{\"message\":\"Wrong key sk-test-0123456789abcdef.\"}}");
        };
        bench.ask();
        QCOMPARE(bench.failures.size(), 1);
        QVERIFY2(bench.failures.constFirst().startsWith(
                     QStringLiteral("The model gave no answer: it answered HTTP 401")),
                 qPrintable(bench.failures.constFirst()));
        QVERIFY(!bench.failures.constFirst().contains(QStringLiteral("0123456789")));
    }

    void aSlowModel_losesTheTurnInTime_andATurnThatIsOverIsGivenUp()
    {
        Bench bench;
        QList<WireReply> waiting;
        bench.serve = [&](const WireReply &reply) { waiting.append(reply); };
        bench.ask();
        bench.clock.advance(57s);
        (void)comesToRest();
        QCOMPARE(bench.failures.size(), 1);
        bench.ask(2);
        bench.voice->turnOver(base::TurnId(QStringLiteral("reviews-t2")),
                              QStringLiteral("skipped"));
        waiting.constLast().send(200, completion(QStringLiteral("Too late.")));
        (void)comesToRest();
        QVERIFY(bench.said.isEmpty());
        QCOMPARE(bench.failures.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestModelVoice)
#include "tst_model_voice.moc"
