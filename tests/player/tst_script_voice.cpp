// ScriptVoice: a real program speaks, in time that a test moves by hand.
#include "agents/base/fake_clock.h"
#include "agents/base/json/json_document.h"
#include "agents/player/channel/script_voice.h"
#include "tests/support/event_wait.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::player;
using namespace std::chrono_literals;

namespace {

// The program is a shell script; what it gets is kept in a file.
struct Bench
{
    explicit Bench(const char *script)
    {
        options.command = {QStringLiteral("sh"), QStringLiteral("-c"), QString::fromUtf8(script),
                           QStringLiteral("sh"), folder.path()};
        options.displayName = QStringLiteral("Ada");
        options.stderrLog = folder.filePath(QStringLiteral("voice.stderr.log"));
        options.onStderr = [this](const QString &line) { complaints.append(line); };
        voice = std::make_unique<ScriptVoice>(options, base::ChannelId(QStringLiteral("reviews")),
                                              base::AgentId(QStringLiteral("A01")), clock);
    }

    void ask(int number, std::optional<std::chrono::milliseconds> time = 60s)
    {
        Floor floor;
        floor.channel = base::ChannelId(QStringLiteral("reviews"));
        floor.turn = turn(number);
        floor.self = base::AgentId(QStringLiteral("A01"));
        floor.time = time;
        floor.heard = {{4,
                        protocol::SpeechKind::Human,
                        QStringLiteral("human:operator"),
                        QStringLiteral("Hello."),
                        {}}};
        voice->speak(
            floor,
            {.stream = [this](protocol::Segment, const QString &piece) { pieces.append(piece); },
             .done =
                 [this](const base::Result<TurnReply> &reply) {
                     if (reply)
                         replies.append(*reply);
                     else
                         failures.append(reply.failure().sentence);
                 },
             .resolve = [this](const QString &note) { notes.append(note); }});
    }

    static base::TurnId turn(int number)
    {
        return base::TurnId(QStringLiteral("reviews-t%1").arg(number));
    }

    [[nodiscard]] bool settled(qsizetype turns) const
    {
        return eventually([&] { return replies.size() + failures.size() >= turns; });
    }

    // What the last reply says; empty for a pass.
    [[nodiscard]] QString said() const
    {
        const auto &messages = std::get<Speech>(replies.constLast()).messages;
        return messages.isEmpty() ? QString() : messages.constFirst().text;
    }

    [[nodiscard]] QList<JsonObject> received() const
    {
        QFile file(folder.filePath(QStringLiteral("received")));
        QList<JsonObject> lines;
        if (file.open(QIODevice::ReadOnly)) {
            for (const QByteArray &line : file.readAll().split('\n')) {
                if (!line.isEmpty())
                    lines.append(JsonDocument::fromJson(line).object());
            }
        }
        return lines;
    }

    base::FakeClock clock;
    QTemporaryDir folder;
    ScriptVoiceOptions options;
    std::unique_ptr<ScriptVoice> voice;
    QList<TurnReply> replies;
    QStringList failures, pieces, notes, complaints;
};

// Answers every turn with the lines of $1/answer, and keeps what it reads.
const char *const Parrot = "while read -r line; do echo \"$line\" >> \"$1/received\"; "
                           "case $line in *'\"turn\"'*) cat \"$1/answer\";; esac; done";

void write(const Bench &bench, const char *answer)
{
    QFile file(bench.folder.filePath(QStringLiteral("answer")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(answer);
}

} // namespace

class TestScriptVoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &) {});
    }
    void cleanup() { qInstallMessageHandler(nullptr); }

    void program_isToldWhoItIsAndWhatWasSaid()
    {
        Bench bench(Parrot);
        write(bench, "{\"text\":\"Hello, operator.\",\"to\":[\"A02\"],\"think\":\"Be polite.\"}\n");
        bench.voice->hear({4,
                           protocol::SpeechKind::Human,
                           QStringLiteral("human:operator"),
                           QStringLiteral("Hello."),
                           {}});
        bench.ask(1);
        QVERIFY(bench.settled(1));
        const Speech speech = std::get<Speech>(bench.replies.constFirst());
        QCOMPARE(speech.messages.constFirst().text, QStringLiteral("Hello, operator."));
        QCOMPARE(speech.messages.constFirst().to, QList{base::AgentId(QStringLiteral("A02"))});
        QCOMPARE(speech.think, QStringLiteral("Be polite."));
        const QList<JsonObject> lines = bench.received();
        QCOMPARE(lines.size(), 3);
        QCOMPARE(lines.at(0).value("type").toString(), QStringLiteral("hello"));
        QCOMPARE(lines.at(0).value("protocol").toString(), QStringLiteral("league.lines.1"));
        QCOMPARE(lines.at(0).value("agent").toString(), QStringLiteral("A01"));
        QCOMPARE(lines.at(1).value("type").toString(), QStringLiteral("message"));
        QCOMPARE(lines.at(1).value("text").toString(), QStringLiteral("Hello."));
        QCOMPARE(lines.at(2).value("turn").toString(), QStringLiteral("reviews-t1"));
        QCOMPARE(lines.at(2).value("deadline_ms").toInt(), 59'000);
    }

    void answers_meanWhatTheySay_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QString>("meaning");
        QTest::newRow("text") << QByteArray("{\"text\":\"Yes.\"}") << "says Yes.";
        QTest::newRow("a bare line") << QByteArray("Just this.") << "says Just this.";
        QTest::newRow("messages") << QByteArray("{\"messages\":[{\"text\":\"One.\"}]}")
                                  << "says One.";
        QTest::newRow("pass") << QByteArray("{\"id\":1,\"pass\":true}") << "says ";
        QTest::newRow("wait") << QByteArray("{\"wait\":\"timer\",\"max_wait_seconds\":3}")
                              << "waits for timer 3";
        QTest::newRow("use draft") << QByteArray("{\"use_draft\":true}") << "keeps";
        QTest::newRow("another wait") << QByteArray("{\"wait\":\"dinner\"}") << "fails";
        QTest::newRow("nothing in it") << QByteArray("{\"id\":1}") << "fails";
        QTest::newRow("no JSON") << QByteArray("{\"id\":") << "fails";
        QTest::newRow("a text that is none") << QByteArray("{\"text\":7}") << "fails";
    }

    void answers_meanWhatTheySay()
    {
        QFETCH(QByteArray, line);
        QFETCH(QString, meaning);
        Bench bench(Parrot);
        write(bench, (line + '\n').constData());
        bench.ask(1);
        QVERIFY(bench.settled(1));
        QString got = QStringLiteral("fails");
        if (!bench.replies.isEmpty()) {
            const TurnReply &reply = bench.replies.constFirst();
            if (const auto *wish = std::get_if<WaitWish>(&reply)) {
                got = QStringLiteral("waits for %1 %2")
                          .arg(QString(wireWord(wish->waitFor)))
                          .arg(wish->maxSeconds.value_or(0));
            } else {
                got = std::holds_alternative<KeepDraft>(reply)
                    ? QStringLiteral("keeps")
                    : QStringLiteral("says ") + bench.said();
            }
        }
        QCOMPARE(got, meaning);
    }

    void chunks_areStreamed_andDoneEndsThem()
    {
        Bench bench(Parrot);
        write(bench, "{\"chunk\":\"Row 4 \"}\n{\"chunk\":\"is wrong.\"}\n{\"done\":true}\n");
        bench.ask(1);
        QVERIFY(bench.settled(1));
        QCOMPARE(bench.pieces,
                 (QStringList{QStringLiteral("Row 4 "), QStringLiteral("is wrong.")}));
        QCOMPARE(bench.said(), QString());
    }

    void anExternalWait_isResolvedByALine()
    {
        Bench bench(Parrot);
        write(bench, "{\"wait\":\"external\"}\n{\"resolved\":true,\"note\":\"Green.\"}\n");
        bench.ask(1);
        QVERIFY(eventually([&] { return !bench.notes.isEmpty(); }));
        QCOMPARE(bench.notes, QStringList{QStringLiteral("Green.")});
    }

    void aSilentProgram_losesTheTurn_andIsStartedAnew()
    {
        Bench bench("read -r hello; read -r turn; echo \"$$\" >> \"$1/received\"; sleep 1000");
        bench.ask(1, 10s);
        QVERIFY(eventually([&] { return QFile::exists(bench.folder.filePath("received")); }));
        bench.clock.advance(9s);
        QVERIFY(bench.settled(1));
        QVERIFY2(
            bench.failures.constFirst().contains(QStringLiteral("did not answer within 9000 ms")),
            qPrintable(bench.failures.constFirst()));
        bench.ask(2); // it is not up again yet
        QCOMPARE(bench.failures.size(), 2);
        QVERIFY(bench.failures.constLast().contains(QStringLiteral("it does not run")));
    }

    void aProgramThatEnds_losesTheTurn_withItsLastWords()
    {
        Bench bench("read -r hello; read -r turn; echo 'No idea.' >&2; exit 3");
        bench.ask(1);
        QVERIFY(bench.settled(1));
        QVERIFY2(bench.failures.constFirst().contains(QStringLiteral("code 3"))
                     && bench.failures.constFirst().contains(QStringLiteral("No idea.")),
                 qPrintable(bench.failures.constFirst()));
        QCOMPARE(bench.complaints, QStringList{QStringLiteral("No idea.")});
        QFile log(bench.options.stderrLog);
        QVERIFY(log.open(QIODevice::ReadOnly));
        QVERIFY(log.readAll().contains("No idea."));
    }

    void aTurnThatIsOver_isTold_andItsLateAnswerIsNotForTheNext()
    {
        // Answers each turn only when the next line has come.
        Bench bench("n=0; read -r hello; while read -r line; do case $line in *turn_over*) "
                    "echo \"$late\"; echo \"$line\" >> \"$1/received\";; *'\"turn\"'*) "
                    "n=$((n+1)); late=\"answer $n\"; [ $n = 2 ] && echo \"$late\";; esac; done");
        bench.ask(1);
        bench.voice->turnOver(Bench::turn(1), QStringLiteral("OPERATOR_SKIP"));
        bench.ask(2);
        QVERIFY(bench.settled(1));
        QCOMPARE(bench.said(), QStringLiteral("answer 2"));
        QCOMPARE(bench.received().constFirst().value("reason").toString(),
                 QStringLiteral("OPERATOR_SKIP"));
    }
};

QTEST_GUILESS_MAIN(TestScriptVoice)
#include "tst_script_voice.moc"
