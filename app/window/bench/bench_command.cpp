#include "app/window/bench/bench_command.h"

#include "agents/base/speed.h"
#include "agents/protocol/message.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/option_reader.h"
#include "app/cli/terminal.h"
#include "app/cli/wrong_usage.h"
#include "app/view/desk/preferences.h"
#include "app/window/bench/bench_table.h"
#include "app/window/bench/gui_bench.h"
#include "app/window/bench/own_memory.h"
#include "app/window/bench/start_trial.h"
#include "app/window/program_engine.h"

#include <QEventLoop>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QTemporaryDir>

namespace league::app {

namespace {

const QString GuiOption = QStringLiteral("gui");
const QString PlayersOption = QStringLiteral("players");
const QString RefereesOption = QStringLiteral("referees");
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

void declare(QCommandLineParser &parser)
{
    const BenchOptions usual;
    parser.addOptions({
        {GuiOption,
         QStringLiteral("Measures the window while a league is played in it: start, frames, "
                        "memory. Needs a screen; xvfb-run makes one.")},
        {PlayersOption, QStringLiteral("Players of the league, 2 to 200."), QStringLiteral("N"),
         QString::number(usual.players)},
        {RefereesOption, QStringLiteral("Referees of the league, 1 to 10."), QStringLiteral("M"),
         QString::number(usual.referees)},
        {SecondsOption, QStringLiteral("How long to measure frames, 1 to 3600."),
         QStringLiteral("S"), QString::number(usual.seconds)},
        {StartsOption,
         QStringLiteral("How many fresh processes to start for the time to the first frame, 0 to "
                        "100."),
         QStringLiteral("N"), QString::number(usual.starts)},
        {MessagesOption,
         QStringLiteral("Plays at full speed first, until the inspector holds that many messages, "
                        "0 to 20000."),
         QStringLiteral("N"), QString::number(usual.messages)},
        {SpeedOption,
         QStringLiteral("How fast it is played while measuring: %1.")
             .arg(speedWords().join(QStringLiteral(", "))),
         QStringLiteral("SPEED"), usual.speed},
        {FirstFrameOption,
         QStringLiteral("Only opens the window, and ends when its first frame is shown.")},
        {JsonOption, QStringLiteral("Prints one JSON object at the end.")},
    });
}

BenchOptions readOptions(OptionReader &options, const QCommandLineParser &parser)
{
    BenchOptions bench;
    bench.players = options.number(PlayersOption, 2, 200);
    bench.referees = options.number(RefereesOption, 1, 10);
    bench.seconds = options.number(SecondsOption, 1, 3600);
    bench.starts = options.number(StartsOption, 0, 100);
    bench.messages = options.number(MessagesOption, 0, 20'000);
    bench.speed = options.word(SpeedOption, speedWords());
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("Only options are expected, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    if (!options.has(GuiOption))
        options.refuse(QStringLiteral("What should be measured? --gui measures the window."));
    return bench;
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

int run(const QCommandLineParser &parser)
{
    OptionReader reader(parser);
    const BenchOptions options = readOptions(reader, parser);
    if (!reader.problem().isEmpty())
        return wrongUsage(reader.problem(), QStringLiteral("bench"));
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
    if (reader.has(JsonOption)) {
        const QJsonDocument document(protocol::payloadOf(summary));
        Terminal::print(QString::fromUtf8(document.toJson(QJsonDocument::Compact)));
    } else {
        Terminal::print(benchTable(summary));
    }
    return Done;
}

} // namespace

Command benchCommand()
{
    return {QStringLiteral("bench"),
            QStringLiteral("Measures the window: start, frames, memory (--gui)."), declare, run};
}

} // namespace league::app
