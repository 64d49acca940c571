#include "app/window/bench/bench_command.h"

#include "agents/base/json/json_document.h"
#include "agents/base/speed.h"
#include "agents/protocol/message.h"
#include "app/bench/league_bench.h"
#include "app/bench/league_bench_table.h"
#include "app/bench/own_memory.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/option_reader.h"
#include "app/cli/terminal.h"
#include "app/cli/wrong_usage.h"
#include "app/view/desk/preferences.h"
#include "app/window/bench/bench_table.h"
#include "app/window/bench/gui_bench.h"
#include "app/window/bench/start_trial.h"
#include "app/window/program_engine.h"

#include <QEventLoop>
#include <QGuiApplication>
#include <QTemporaryDir>

namespace league::app {

namespace {

const QString GuiOption = QStringLiteral("gui");
const QString PlayersOption = QStringLiteral("players");
const QString RefereesOption = QStringLiteral("referees");
const QString RepeatOption = QStringLiteral("repeat");
const QString GrowthOption = QStringLiteral("growth");
const QString SecondsOption = QStringLiteral("seconds");
const QString StartsOption = QStringLiteral("starts");
const QString MessagesOption = QStringLiteral("messages");
const QString SpeedOption = QStringLiteral("speed");
const QString FirstFrameOption = QStringLiteral("first-frame");
const QString JsonOption = QStringLiteral("json");

QStringList speedWords()
{
    QStringList words;
    for (const base::Speed speed : base::AllSpeeds) {
        if (speed != base::Speed::Step) // nobody is there to press the key
            words.append(base::speedName(speed));
    }
    return words;
}

QString usually(int league, int window)
{
    return QStringLiteral("%1 unless given, %2 with --gui.").arg(league).arg(window);
}

void declare(QCommandLineParser &parser)
{
    const BenchOptions usual;
    const BenchPlan plan;
    parser.addOptions({
        {GuiOption,
         QStringLiteral("Measures the window while a league is played in it: start, frames, "
                        "memory. Needs a screen; xvfb-run makes one.")},
        {PlayersOption,
         QStringLiteral("Players of the league, 2 to 200; %1")
             .arg(usually(plan.players, usual.players)),
         QStringLiteral("N")},
        {RefereesOption,
         QStringLiteral("Referees of the league, 1 to 10; %1")
             .arg(usually(plan.referees, usual.referees)),
         QStringLiteral("M")},
        {RepeatOption,
         QStringLiteral("How often everything is measured in turn, 1 to 100; the middle counts."),
         QStringLiteral("N"), QString::number(plan.repeats)},
        {GrowthOption,
         QStringLiteral("Plays leagues of 10 to 200 players as well, to see how time and memory "
                        "grow.")},
        {SecondsOption, QStringLiteral("With --gui: how long to measure frames, 1 to 3600."),
         QStringLiteral("S"), QString::number(usual.seconds)},
        {StartsOption,
         QStringLiteral("With --gui: how many fresh processes to start for the time to the first "
                        "frame, 0 to 100."),
         QStringLiteral("N"), QString::number(usual.starts)},
        {MessagesOption,
         QStringLiteral("With --gui: plays at full speed first, until the inspector holds that "
                        "many messages, 0 to 20000."),
         QStringLiteral("N"), QString::number(usual.messages)},
        {SpeedOption,
         QStringLiteral("With --gui: how fast it is played while measuring: %1.")
             .arg(speedWords().join(QStringLiteral(", "))),
         QStringLiteral("SPEED"), usual.speed},
        {FirstFrameOption,
         QStringLiteral("With --gui: only opens the window, and ends when its first frame is "
                        "shown.")},
        {JsonOption, QStringLiteral("Prints one JSON object at the end.")},
    });
}

int numberOr(OptionReader &options, const QString &option, int usual, int min, int max)
{
    return options.has(option) ? options.number(option, min, max) : usual;
}

BenchOptions readOptions(OptionReader &options)
{
    BenchOptions bench;
    bench.players = numberOr(options, PlayersOption, bench.players, 2, 200);
    bench.referees = numberOr(options, RefereesOption, bench.referees, 1, 10);
    bench.seconds = options.number(SecondsOption, 1, 3600);
    bench.starts = options.number(StartsOption, 0, 100);
    bench.messages = options.number(MessagesOption, 0, 20'000);
    bench.speed = options.word(SpeedOption, speedWords());
    return bench;
}

BenchPlan readPlan(OptionReader &options)
{
    BenchPlan plan;
    plan.players = numberOr(options, PlayersOption, plan.players, 2, 200);
    plan.referees = numberOr(options, RefereesOption, plan.referees, 1, 10);
    plan.repeats = options.number(RepeatOption, 1, 100);
    plan.growth = options.has(GrowthOption);
    return plan;
}

// What makes no sense for what is measured is not passed over in silence.
void refuseWhatIsOutOfPlace(OptionReader &options, const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("Only options are expected, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    const bool isGui = options.has(GuiOption);
    const QStringList others = isGui
        ? QStringList{RepeatOption, GrowthOption}
        : QStringList{SecondsOption, StartsOption, MessagesOption, SpeedOption, FirstFrameOption};
    for (const QString &other : others) {
        if (options.has(other)) {
            options.refuse(
                isGui ? QStringLiteral("--%1 is not for the window; leave out --gui or "
                                       "--%1.")
                            .arg(other)
                      : QStringLiteral("--%1 is for the window; give --gui as well.").arg(other));
        }
    }
}

// Whoever measures must not change the window of whoever uses it.
class OwnFolders
{
public:
    OwnFolders()
    {
        qputenv("AGENT_LEAGUE_DATA", m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        view::Preferences preferences;
        preferences.setBasePort(0);
        preferences.setTheme(QStringLiteral("dark"));
    }

private:
    QTemporaryDir m_folder;
};

int showFirstFrame()
{
    const ProgramEngine program;
    if (!program.window())
        return Failed;
    QObject::connect(
        program.window(), &QQuickWindow::frameSwapped, QGuiApplication::instance(),
        [said = false]() mutable {
            if (std::exchange(said, true))
                return;
            Terminal::print(
                QStringLiteral("%1 %2").arg(QLatin1String(StartTrial::Word)).arg(memoryMb()));
            QCoreApplication::exit(Done);
        });
    return QCoreApplication::exec();
}

int measure(const BenchOptions &options, protocol::GuiBenchSummary &summary)
{
    StartTrial starts;
    if (options.starts > 0)
        Terminal::say(QStringLiteral("Starting the window %1 times …").arg(options.starts));
    if (const base::Outcome started = starts.run(options.starts); !started) {
        Terminal::complain(started.failure().sentence);
        return Failed;
    }
    Terminal::say(QStringLiteral("A league of %1 players is played in the window for %2 s …")
                      .arg(options.players)
                      .arg(options.seconds));
    ProgramEngine program;
    if (!program.window())
        return Failed;
    GuiBench bench(program, options);
    QEventLoop loop;
    const InterruptWatch watch;
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] { loop.exit(Interrupted); });
    QObject::connect(&bench, &GuiBench::failed, &loop, [&](const QString &sentence) {
        Terminal::complain(sentence);
        loop.exit(Failed);
    });
    QObject::connect(&bench, &GuiBench::finished, &loop, [&] { loop.exit(Done); });
    bench.start();
    const int code = loop.exec();
    summary = bench.summary();
    summary.start = starts.times.summary();
    summary.startMemoryMb = starts.memoryMb;
    return code;
}

template<class Summary>
void tell(const Summary &summary, const QString &table, bool asJson)
{
    const JsonDocument document(protocol::payloadOf(summary));
    Terminal::print(asJson ? QString::fromUtf8(document.toJson(JsonDocument::Compact)) : table);
}

int measureLeagues(const BenchPlan &plan, bool asJson)
{
    const InterruptWatch watch;
    bool isInterrupted = false;
    QObject::connect(&watch, &InterruptWatch::interrupted, &watch, [&] { isInterrupted = true; });
    const base::Result<protocol::BenchSummary> summary = LeagueBench(plan, watch).run();
    if (!summary) {
        Terminal::complain(summary.failure().sentence);
        return isInterrupted ? Interrupted : Failed;
    }
    tell(*summary, leagueBenchTable(*summary), asJson);
    return Done;
}

int run(const QCommandLineParser &parser)
{
    OptionReader reader(parser);
    const BenchOptions options = readOptions(reader);
    const BenchPlan plan = readPlan(reader);
    refuseWhatIsOutOfPlace(reader, parser);
    if (!reader.problem().isEmpty())
        return wrongUsage(reader.problem(), QStringLiteral("bench"));
    const bool asJson = reader.has(JsonOption);
    if (!reader.has(GuiOption))
        return measureLeagues(plan, asJson);
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance())) {
        Terminal::complain(QStringLiteral("There is no screen to open a window on. Make one: "
                                          "xvfb-run -a agent-league bench --gui"));
        return CannotReach;
    }
    const OwnFolders folders;
    if (reader.has(FirstFrameOption))
        return showFirstFrame();
    protocol::GuiBenchSummary summary;
    if (const int code = measure(options, summary); code != Done)
        return code;
    tell(summary, benchTable(summary), asJson);
    return Done;
}

} // namespace

Command benchCommand()
{
    return {QStringLiteral("bench"),
            QStringLiteral("Measures how fast leagues are played here, or the window (--gui)."),
            declare, run};
}

} // namespace league::app
