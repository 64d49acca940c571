#include "app/cli/chaos_command.h"

#include "agents/base/json/json_document.h"
#include "agents/base/random_stream.h"
#include "agents/base/system_clock.h"
#include "agents/base/token.h"
#include "agents/protocol/chaos_summary.h"
#include "agents/protocol/message.h"
#include "app/chaos/chaos_run.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/option_reader.h"
#include "app/cli/terminal.h"
#include "app/cli/wrong_usage.h"

#include <QDir>
#include <QEventLoop>

namespace league::app {

namespace {

const QString SeedOption = QStringLiteral("seed");
const QString MinutesOption = QStringLiteral("minutes");
const QString PlayersOption = QStringLiteral("players");
const QString RefereesOption = QStringLiteral("referees");
const QString FaultsOption = QStringLiteral("faults");
const QString DataOption = QStringLiteral("data");
const QString JsonOption = QStringLiteral("json");

void declare(QCommandLineParser &parser)
{
    parser.addOptions({
        {SeedOption,
         QStringLiteral("A whole number that fixes what goes wrong, and when; any number by "
                        "default."),
         QStringLiteral("N")},
        {MinutesOption,
         QStringLiteral("How long to begin further leagues, 0 to 10000; 0 plays one."),
         QStringLiteral("M"), QStringLiteral("0")},
        {PlayersOption, QStringLiteral("Players of a league, 2 to 30."), QStringLiteral("N"),
         QStringLiteral("4")},
        {RefereesOption, QStringLiteral("Referees of a league, 1 to 10."), QStringLiteral("M"),
         QStringLiteral("2")},
        {FaultsOption,
         QStringLiteral("What may go wrong, as a list: %1.")
             .arg(faultWords().join(QStringLiteral(", "))),
         QStringLiteral("LIST"), QStringLiteral("all")},
        {DataOption, QStringLiteral("Where the leagues are kept; a temporary folder by default."),
         QStringLiteral("DIR")},
        {JsonOption, QStringLiteral("Prints one JSON object at the end.")},
    });
}

// A number that is easy to type again.
quint64 anySeed()
{
    return base::RandomStream::seedFromText(base::randomHex(16)) % 1'000'000;
}

ChaosOptions readOptions(OptionReader &options, const QCommandLineParser &parser)
{
    ChaosOptions chaos;
    chaos.seed = options.has(SeedOption)
        ? static_cast<quint64>(options.number(SeedOption, 0, 2'000'000'000))
        : anySeed();
    chaos.minutes = options.number(MinutesOption, 0, 10'000);
    chaos.players = options.number(PlayersOption, 2, 30);
    chaos.referees = options.number(RefereesOption, 1, 10);
    const base::Result<QList<FaultKind>> faults = faultKinds(options.text(FaultsOption));
    if (faults)
        chaos.faults = *faults;
    else
        options.refuse(faults.failure().sentence);
    chaos.dataFolder = options.has(DataOption)
        ? QDir(options.text(DataOption)).absolutePath()
        : QStringLiteral("%1/agent-league-chaos-%2").arg(QDir::tempPath(), base::randomHex(4));
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("Only options are expected, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    return chaos;
}

// Takes away what this machine cannot do, and says so.
QStringList leaveOut(ChaosOptions &options)
{
    if (!options.faults.contains(FaultKind::ClockJump) || !FakeTime::library().isEmpty())
        return {};
    options.faults.removeAll(FaultKind::ClockJump);
    return {QStringLiteral("Clock jumps are left out: libfaketime is not installed (Debian package "
                           "faketime).")};
}

QString repetition(const ChaosOptions &options, quint64 seed)
{
    QStringList faults;
    for (const FaultKind kind : options.faults)
        faults << faultName(kind);
    return QStringLiteral("agent-league chaos --seed %1 --players %2 --referees %3 --faults %4")
        .arg(seed)
        .arg(options.players)
        .arg(options.referees)
        .arg(faults.isEmpty() ? QStringLiteral("none") : faults.join(QLatin1Char(',')));
}

QString figures(const ChaosTally &tally)
{
    QStringList faults;
    for (auto it = tally.faults.begin(); it != tally.faults.end(); ++it)
        faults << QStringLiteral("%1 %2").arg(it.value()).arg(faultName(it.key()));
    return QStringLiteral("%1 leagues, %2 matches, %3 lost, %4 doubled; faults: %5")
        .arg(tally.leagues)
        .arg(tally.matches)
        .arg(tally.lost)
        .arg(tally.doubled)
        .arg(faults.isEmpty() ? QStringLiteral("none") : faults.join(QStringLiteral(", ")));
}

void printJson(const ChaosRun &run, const QString &status, const QStringList &leftOut)
{
    const ChaosTally &tally = run.tally();
    protocol::ChaosSummary summary;
    summary.status = status;
    summary.seed = static_cast<qint64>(run.seed());
    summary.leagues = tally.leagues;
    summary.matches = tally.matches;
    summary.lost = tally.lost;
    summary.doubled = tally.doubled;
    summary.restartsUnasked = tally.restartsUnasked;
    for (auto it = tally.faults.begin(); it != tally.faults.end(); ++it)
        summary.faults.insert(faultName(it.key()), it.value());
    summary.folders = run.folders();
    summary.findings = tally.findings;
    summary.leftOut = leftOut;
    const JsonDocument document(protocol::payloadOf(summary));
    Terminal::print(QString::fromUtf8(document.toJson(JsonDocument::Compact)));
}

int conclude(const ChaosRun &run, const ChaosOptions &options, const QStringList &leftOut,
             int exitCode, bool json)
{
    const bool passed = exitCode == Done;
    if (exitCode == Failed) {
        for (const QString &finding : run.tally().findings)
            Terminal::complain(finding);
        Terminal::say(QStringLiteral("Everything is in %1").arg(run.folders().constLast()));
        Terminal::say(QStringLiteral("Again: %1").arg(repetition(options, run.seed())));
    }
    if (json)
        printJson(run,
                  passed                        ? QStringLiteral("PASSED")
                      : exitCode == Interrupted ? QStringLiteral("INTERRUPTED")
                                                : QStringLiteral("FAILED"),
                  leftOut);
    else
        Terminal::print(QStringLiteral("%1.").arg(figures(run.tally())));
    return exitCode;
}

int run(const QCommandLineParser &parser)
{
    OptionReader reader(parser);
    ChaosOptions options = readOptions(reader, parser);
    if (!reader.problem().isEmpty())
        return wrongUsage(reader.problem(), QStringLiteral("chaos"));
    const QStringList leftOut = leaveOut(options);
    for (const QString &sentence : leftOut)
        Terminal::say(sentence);
    if (!QDir().mkpath(options.dataFolder)) {
        Terminal::complain(QStringLiteral("The folder %1 cannot be made. Choose another with "
                                          "--data.")
                               .arg(options.dataFolder));
        return Failed;
    }

    base::SystemClock clock;
    ChaosRun chaos(options, clock);
    QEventLoop loop;
    const InterruptWatch watch;
    QObject::connect(
        &chaos, &ChaosRun::leagueBegins, &loop, [](quint64 seed, const QString &folder) {
            Terminal::say(QStringLiteral("League with seed %1 in %2").arg(seed).arg(folder));
        });
    QObject::connect(&chaos, &ChaosRun::struck, &loop,
                     [](const QString &sentence) { Terminal::say(sentence); });
    QObject::connect(&chaos, &ChaosRun::leagueFinished, &loop,
                     [](quint64 seed, const ChaosTally &tally) {
                         Terminal::say(QStringLiteral("Seed %1: %2").arg(seed).arg(figures(tally)));
                     });
    QObject::connect(&chaos, &ChaosRun::finished, &loop,
                     [&] { loop.exit(chaos.tally().findings.isEmpty() ? Done : Failed); });
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] {
        chaos.stop();
        loop.exit(Interrupted);
    });
    chaos.start();
    return conclude(chaos, options, leftOut, loop.exec(), parser.isSet(JsonOption));
}

} // namespace

Command chaosCommand()
{
    return {
        QStringLiteral("chaos"),
        QStringLiteral("Plays leagues while processes, network and disk fail, and audits them."),
        declare, run};
}

} // namespace league::app
