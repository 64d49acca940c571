// ScriptStrategy: questions to a real program, in time that a test moves by hand.
#include "agents/base/fake_clock.h"
#include "agents/base/json/json_document.h"
#include "agents/player/script_strategy.h"
#include "tests/support/event_wait.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::player;
using namespace std::chrono_literals;

namespace {

const base::PlayerId Me(QStringLiteral("P01"));
const base::PlayerId Rival(QStringLiteral("P02"));

// Everything the program gets is kept in a file, so that a test can read it.
struct Bench
{
    explicit Bench(const char *script, std::chrono::milliseconds firstPause = 1s)
    {
        options.command = {QStringLiteral("sh"), QStringLiteral("-c"), QString::fromUtf8(script),
                           QStringLiteral("sh"), folder.path()};
        options.displayName = QStringLiteral("Ada");
        options.gameType = QStringLiteral("even_odd");
        options.stderrLog = folder.filePath(QStringLiteral("bot.stderr.log"));
        options.onStderr = [this](const QString &line) { complaints.append(line); };
        options.firstPause = firstPause;
    }

    void start() { strategy = std::make_unique<ScriptStrategy>(options, Me, clock); }

    // Puts a question; its answer goes to the end of `answers`, its failure to `failures`.
    void ask(int round, std::chrono::milliseconds window = 30s)
    {
        TurnQuestion question;
        question.gameType = QStringLiteral("even_odd");
        question.kind = QStringLiteral("choose_parity");
        question.match = base::MatchId(QStringLiteral("R%1M1").arg(round));
        question.round = round;
        question.self = Me;
        question.opponent = Rival;
        question.options = {QStringLiteral("even"), QStringLiteral("odd")};
        question.window = window;
        question.standings.points = 4;
        strategy->answer(question, [this](const base::Result<TurnAnswer> &answer) {
            if (answer) {
                answers.append(answer->choice);
                notes.append(answer->reasoning);
            } else {
                failures.append(answer.failure().sentence);
            }
        });
    }

    [[nodiscard]] bool settled(qsizetype turns) const
    {
        return eventually([&] { return answers.size() + failures.size() >= turns; });
    }

    // Whether the program has ended and waits to be started again, after so many starts.
    [[nodiscard]] static bool warns(qsizetype times)
    {
        return eventually([&] { return warnings().size() >= times; });
    }

    static QStringList &warnings()
    {
        static QStringList all;
        return all;
    }

    [[nodiscard]] QList<JsonObject> received() const
    {
        QFile file(folder.filePath(QStringLiteral("received")));
        QList<JsonObject> lines;
        if (file.open(QIODevice::ReadOnly)) {
            while (!file.atEnd())
                lines.append(JsonDocument::fromJson(file.readLine()).object());
        }
        return lines;
    }

    QTemporaryDir folder;
    base::FakeClock clock;
    ScriptOptions options;
    QStringList answers;
    QStringList notes;
    QStringList failures;
    QStringList complaints;
    std::unique_ptr<ScriptStrategy> strategy;
};

void keepWarning(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    if (type == QtWarningMsg)
        Bench::warnings().append(text);
}

// Keeps what it gets, and answers questions in the way that follows.
constexpr char Listening[] = "while read -r line; do printf '%s\\n' \"$line\" >> $1/received; "
                             "case $line in *question*) echo even;; esac; done";

FinishedMatch finished(int round)
{
    FinishedMatch match;
    match.match = base::MatchId(QStringLiteral("R%1M1").arg(round));
    match.round = round;
    match.self = Me;
    match.opponent = Rival;
    match.ownChoice = QStringLiteral("even");
    match.opponentChoice = QStringLiteral("odd");
    match.drawnNumber = 8;
    match.result = QStringLiteral("WIN");
    return match;
}

} // namespace

class TestScriptStrategy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Bench::warnings().clear();
        qInstallMessageHandler(keepWarning);
    }
    void cleanup() { qInstallMessageHandler(nullptr); }

    void inMafia_theProgramGetsTheCall_andAnswersWithATarget()
    {
        Bench bench("while read -r line; do printf '%s\\n' \"$line\" >> $1/received; case $line in "
                    "*question*) echo '{\"target_id\":\"p03\",\"think\":\"why not\"}';; esac; "
                    "done");
        bench.options.gameType = QStringLiteral("mafia");
        bench.start();
        TurnQuestion question;
        question.gameType = QStringLiteral("mafia");
        question.kind = QStringLiteral("night_action");
        question.match = base::MatchId(QStringLiteral("R1M1"));
        question.self = Me;
        question.options = {QStringLiteral("P03")};
        question.facts = {{QStringLiteral("action_type"), QStringLiteral("KILL")},
                          {QStringLiteral("valid_targets"), question.options}};
        std::optional<TurnAnswer> given;
        bench.strategy->answer(
            question, [&](const base::Result<TurnAnswer> &answer) { given = answer.value(); });
        QVERIFY(eventually([&] { return given.has_value(); }));
        QCOMPARE(given->facts.value(QStringLiteral("target_id")), QVariant(QStringLiteral("P03")));
        QCOMPARE(given->facts.value(QStringLiteral("think")), QVariant(QStringLiteral("why not")));
        const JsonObject asked = bench.received().constLast();
        QCOMPARE(asked.value("call").toObject().value("action_type").toString(),
                 QStringLiteral("KILL"));
        QVERIFY(asked.value("opponent").isNull());
    }

    void program_isToldEverything_inOrder()
    {
        Bench bench(Listening);
        bench.start();
        bench.ask(1);
        QVERIFY(bench.settled(1));
        bench.strategy->observe(finished(1));
        bench.ask(2);
        QVERIFY(bench.settled(2));
        bench.strategy.reset();
        const QList<JsonObject> lines = bench.received();
        QStringList types;
        for (const JsonObject &line : lines)
            types.append(line.value("type").toString());
        QCOMPARE(types.join(u' '), QStringLiteral("hello question game_over question bye"));
        QCOMPARE(lines.at(0).value("name").toString(), QStringLiteral("Ada"));
        QCOMPARE(lines.at(0).value("player").toString(), Me.text());
        QCOMPARE(lines.at(1).value("deadline_ms").toInt(), 29'000);
        QCOMPARE(lines.at(1).value("opponent").toString(), Rival.text());
        QCOMPARE(lines.at(1).value("history").toArray().size(), 0);
        QCOMPARE(lines.at(1).value("standings").toObject().value("points").toInt(), 4);
        QCOMPARE(lines.at(2).value("number").toInt(), 8);
        const JsonObject past = lines.at(3).value("history").toArray().at(0).toObject();
        QCOMPARE(past.value("opponent_choice").toString(), QStringLiteral("odd"));
        QCOMPARE(past.value("result").toString(), QStringLiteral("WIN"));
        QCOMPARE(bench.answers, QStringList({QStringLiteral("even"), QStringLiteral("even")}));
    }

    void note_goesAlongWithTheChoice()
    {
        Bench bench("read a; read b; echo '{\"id\":1,\"parity_choice\":\"odd\",\"note\":\"so\"}'; "
                    "cat >/dev/null");
        bench.start();
        bench.ask(1);
        QVERIFY(bench.settled(1));
        QCOMPARE(bench.answers, QStringList{QStringLiteral("odd")});
        QCOMPARE(bench.notes, QStringList{QStringLiteral("so")});
    }

    void faultOfTheProgram_isTheReasonOfTheLoss_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const char *script, const char *reason) {
            QTest::newRow(name) << QByteArray(script) << QString::fromLatin1(reason);
        };
        row("garbage", "read a; read b; echo hm; cat >/dev/null",
            "it answered \"hm\" instead of even or odd.");
        row("crash", "read a; read b; echo 'ValueError: no' >&2; exit 1",
            "it ended by itself with code 1; its last words: ValueError: no.");
        row("kill", "read a; read b; kill -KILL $$", "it was ended by signal 9 (Killed).");
        row("endless line", "read a; read b; head -c 100000 /dev/zero | tr '\\0' x; cat >/dev/null",
            "it wrote a line of more than 65536 bytes.");
        row("binary", "read a; read b; printf '\\0\\n'; cat >/dev/null",
            "it wrote binary data to its stdout instead of a line.");
    }

    void faultOfTheProgram_isTheReasonOfTheLoss()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, reason);
        Bench bench(script.constData());
        bench.start();
        bench.ask(1);
        QVERIFY(bench.settled(1));
        QCOMPARE(bench.answers, QStringList());
        QCOMPARE(bench.failures.size(), 1);
        QVERIFY2(bench.failures.constFirst().startsWith(QStringLiteral("The program \"sh -c ")),
                 qPrintable(bench.failures.constFirst()));
        QVERIFY2(bench.failures.constFirst().endsWith(reason),
                 qPrintable(bench.failures.constFirst()));
    }

    void silence_isReportedBeforeTheRefereesTimeIsUp_andTheProgramStartedAnew()
    {
        Bench bench("echo >> $1/starts; echo up >&2; "
                    "if [ $(wc -l < $1/starts) = 1 ]; then exec sleep 1000; fi; "
                    "while read -r line; do case $line in *question*) echo odd;; esac; done");
        bench.start();
        bench.ask(1);
        QVERIFY(eventually([&] { return !bench.complaints.isEmpty(); }));
        bench.clock.advance(28'999ms);
        QVERIFY(comesToRest());
        QVERIFY(bench.failures.isEmpty());
        bench.clock.advance(1ms);
        QVERIFY(bench.settled(1));
        QVERIFY2(bench.failures.constFirst().endsWith(
                     QStringLiteral("it did not answer within 29000 ms.")),
                 qPrintable(bench.failures.constFirst()));
        QVERIFY(bench.warns(1));
        bench.clock.advance(1s);
        bench.ask(2);
        QVERIFY(bench.settled(2));
        QCOMPARE(bench.answers, QStringList{QStringLiteral("odd")});
    }

    void pausesBetweenStarts_growUntilItAnswers()
    {
        Bench bench("echo >> $1/starts; echo \"start $(wc -l < $1/starts)\" >&2; "
                    "if [ $(wc -l < $1/starts) -lt 5 ]; then exit 7; fi; "
                    "read a; read b; echo even; read c; exit 8");
        bench.options.longestPause = 4s;
        bench.start();
        for (int start = 1; start <= 4; ++start) {
            QVERIFY(bench.warns(start));
            const qint64 pause = std::min(4, 1 << (start - 1));
            const QString words = QStringLiteral("It is started again in %1 s.").arg(pause);
            QVERIFY2(Bench::warnings().constLast().contains(words),
                     qPrintable(Bench::warnings().constLast()));
            QVERIFY(Bench::warnings().constLast().contains(QStringLiteral("start %1").arg(start)));
            bench.clock.advance(std::chrono::seconds(pause) - 1ms);
            QVERIFY(comesToRest());
            QCOMPARE(bench.complaints.size(), start);
            bench.clock.advance(1ms);
            QVERIFY(eventually([&] { return bench.complaints.size() == start + 1; }));
        }
        bench.ask(1);
        QVERIFY(bench.settled(1));
        QCOMPARE(bench.answers, QStringList{QStringLiteral("even")});
        bench.strategy->observe(finished(1)); // now it fails again
        QVERIFY(bench.warns(5));
        QVERIFY2(Bench::warnings().constLast().contains(QStringLiteral("started again in 1 s.")),
                 qPrintable(Bench::warnings().constLast()));
    }

    void questionToAProgramThatIsDown_waitsForItsStart()
    {
        Bench bench("echo >> $1/starts; if [ $(wc -l < $1/starts) = 1 ]; then exit 1; fi; "
                    "read a; read b; echo even; cat >/dev/null");
        bench.start();
        QVERIFY(bench.warns(1));
        bench.ask(1);
        QVERIFY(comesToRest());
        QVERIFY(bench.answers.isEmpty() && bench.failures.isEmpty());
        bench.clock.advance(1s);
        QVERIFY(bench.settled(1));
        QCOMPARE(bench.answers, QStringList{QStringLiteral("even")});
    }

    void questionToAProgramThatStaysDown_failsInTime_withTheReasonWhy()
    {
        Bench bench("exit 3", 60s);
        bench.start();
        QVERIFY(bench.warns(1));
        bench.ask(1);
        bench.clock.advance(29s);
        QVERIFY(bench.settled(1));
        QVERIFY2(bench.failures.constFirst().endsWith(
                     QStringLiteral("it does not run: it ended by itself with code 3.")),
                 qPrintable(bench.failures.constFirst()));
    }

    void programThatCannotBeStarted_failsInTime_withTheReasonWhy()
    {
        Bench bench("");
        bench.options.command = {QStringLiteral("/no/such/program")};
        bench.start();
        bench.ask(1, 1s);
        QVERIFY(bench.settled(1));
        QVERIFY2(bench.failures.constFirst().contains(QStringLiteral("could not be started")),
                 qPrintable(bench.failures.constFirst()));
    }

    void linesThatNobodyAskedFor_areIgnored_withOneWarning()
    {
        Bench bench("echo odd; echo odd; echo ready >&2; read a; read b; echo even; "
                    "cat >/dev/null");
        bench.start();
        QVERIFY(bench.warns(1));
        QVERIFY(eventually([&] { return !bench.complaints.isEmpty(); }));
        QVERIFY(comesToRest());
        bench.ask(1);
        QVERIFY(bench.settled(1));
        QCOMPARE(bench.answers, QStringList{QStringLiteral("even")});
        QCOMPARE(Bench::warnings().size(), 1);
        QVERIFY(Bench::warnings().constFirst().contains(QStringLiteral("although nobody asked")));
    }

    void secondAnswer_doesNotCountForTheNextQuestion()
    {
        Bench bench("read a; read b; echo '{\"id\":1,\"choice\":\"odd\"}'; read c; "
                    "echo '{\"id\":1,\"choice\":\"odd\"}'; echo '{\"id\":2,\"choice\":\"even\"}'; "
                    "cat >/dev/null");
        bench.start();
        bench.ask(1);
        bench.ask(2);
        QVERIFY(bench.settled(2));
        QCOMPARE(bench.answers, QStringList({QStringLiteral("odd"), QStringLiteral("even")}));
    }

    void questions_arePutOneAtATime_andEachHasItsOwnTime()
    {
        Bench bench("read a; read b; read c; echo even; cat >/dev/null");
        bench.start();
        bench.ask(1, 10s);
        bench.ask(2, 5s);
        bench.clock.advance(4'500ms);
        QVERIFY(bench.settled(1));
        QVERIFY(bench.failures.constFirst().endsWith(
            QStringLiteral("it was busy with another question.")));
        bench.clock.advance(4'500ms);
        QVERIFY(bench.settled(2));
        QVERIFY(bench.failures.constLast().endsWith(QStringLiteral("within 9000 ms.")));
    }

    void floodOfQuestions_isRefused()
    {
        Bench bench("exec sleep 1000");
        bench.start();
        for (int round = 1; round <= 40; ++round)
            bench.ask(round);
        QCOMPARE(bench.failures.size(), 40 - 33); // one is asked, thirty-two wait
        QVERIFY(bench.failures.constFirst().contains(QStringLiteral("too many questions")));
    }

    void stderr_isKeptInTheLog()
    {
        Bench bench("echo 'I think' >&2; cat >/dev/null");
        bench.start();
        QVERIFY(eventually([&] { return !bench.complaints.isEmpty(); }));
        QFile log(bench.options.stderrLog);
        QVERIFY(log.open(QIODevice::ReadOnly));
        QCOMPARE(log.readAll(), bench.clock.utcText().toUtf8() + " I think\n");
    }

    void destroyingTheStrategy_answersNothing_andEndsTheProgram()
    {
        Bench bench("trap '' TERM; echo ready >&2; while :; do sleep 1000; done");
        bench.start();
        bench.ask(1);
        QVERIFY(eventually([&] { return !bench.complaints.isEmpty(); }));
        bench.strategy.reset();
        bench.clock.advance(60s);
        QVERIFY(comesToRest());
        QVERIFY(bench.answers.isEmpty() && bench.failures.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestScriptStrategy)
#include "tst_script_strategy.moc"
