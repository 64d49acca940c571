#include "app/cli/replay_command.h"

#include "agents/base/json/json_document.h"
#include "agents/base/system_clock.h"
#include "agents/protocol/message.h"
#include "agents/store/journal_reader.h"
#include "agents/store/postmortem/postmortem.h"
#include "agents/store/replay/match_replay.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/option_reader.h"
#include "app/cli/terminal.h"
#include "app/cli/wrong_usage.h"
#include "app/replay/playback.h"
#include "app/replay/replay_summary.h"
#include "app/replay/replay_verifier.h"

#include <QEventLoop>
#include <QFileInfo>

#include <cstdio>

namespace league::app {

namespace {

const QString VerifyOption = QStringLiteral("verify");
const QString SpeedOption = QStringLiteral("speed");
const QString StepOption = QStringLiteral("step");
const QString PostmortemOption = QStringLiteral("postmortem");
const QString JsonOption = QStringLiteral("json");

constexpr double SlowestSpeed = 0.5;
constexpr double FastestSpeed = 16;

void declare(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("file"),
        QStringLiteral("replays/ID-ATTEMPT.replay.jsonl of a league, or a transcript "
                       "matches/ID.json of Even/Odd."),
        QStringLiteral("FILE"));
    parser.addOptions({
        {VerifyOption,
         QStringLiteral("Checks the checksum, runs the match again and compares every event.")},
        {SpeedOption,
         QStringLiteral(
             "How fast to play it back, 0.5 to 16. 1 in a terminal; elsewhere everything "
             "comes at once when it is left out."),
         QStringLiteral("X")},
        {StepOption, QStringLiteral("Goes on line by line, with Enter.")},
        {PostmortemOption,
         QStringLiteral("Prints the post-mortem of a match of Mafia: roles, nights, statements "
                        "beside thoughts, votes, figures and key moments.")},
        {JsonOption,
         QStringLiteral("Prints one JSON object instead: what the file is about, and "
                        "with --verify what was found.")},
    });
}

struct Wanted
{
    QString path;
    bool verify = false;
    bool step = false;
    bool json = false;
    bool postmortem = false;
    double speed = Playback::AtOnce;
};

double speedFrom(OptionReader &options)
{
    if (!options.has(SpeedOption))
        return Terminal::stdoutIsTerminal() ? 1 : Playback::AtOnce;
    bool isNumber = false;
    const double speed = options.text(SpeedOption).toDouble(&isNumber);
    if (!isNumber || !(speed >= SlowestSpeed && speed <= FastestSpeed)) {
        options.refuse(QStringLiteral("--speed is \"%1\", but must be a number from 0.5 to 16.")
                           .arg(options.text(SpeedOption)));
        return 1;
    }
    return speed;
}

void printJson(const protocol::ReplayReport &report)
{
    const JsonDocument document(protocol::payloadOf(report));
    Terminal::print(QString::fromUtf8(document.toJson(JsonDocument::Compact)));
}

int conclude(const Wanted &wanted, protocol::ReplayReport report)
{
    report.file = wanted.path;
    if (wanted.json)
        printJson(report);
    if (!report.problem.isEmpty()) {
        Terminal::complain(QStringLiteral("%1: %2").arg(wanted.path, report.problem));
        return Failed;
    }
    if (!wanted.json) {
        Terminal::print(
            Terminal::Tone::Good, QStringLiteral("verified"),
            QStringLiteral(" %1: %2 events follow from %3 inputs.%4%5")
                .arg(wanted.path)
                .arg(report.events)
                .arg(report.inputs)
                .arg(report.commitmentFits ? QStringLiteral(" The seed fits its commitment.")
                                           : QString(),
                     report.checksumFits ? QStringLiteral(" The checksum fits.") : QString()));
    }
    return Done;
}

// A file that cannot be read at all.
int refuse(const Wanted &wanted, const base::Failure &reason)
{
    if (wanted.json) {
        protocol::ReplayReport report;
        report.file = wanted.path;
        if (wanted.verify)
            report.verified = false;
        report.problem = reason.sentence;
        report.line = lineIn(reason.sentence);
        printJson(report);
    }
    Terminal::complain(reason.sentence);
    return Failed;
}

int printPostmortem(const Wanted &wanted, const store::Replay &replay)
{
    const std::optional<store::Postmortem> postmortem = store::postmortemOf(replay);
    if (!postmortem) {
        return refuse(wanted,
                      {QStringLiteral("%1 has no post-mortem: only matches of Mafia that came to "
                                      "an end have one.")
                           .arg(wanted.path)});
    }
    if (wanted.json) {
        Terminal::print(QString::fromUtf8(store::toJsonBytes(*postmortem)).trimmed());
        return Done;
    }
    const QStringList lines = store::toText(*postmortem).split(u'\n');
    for (const QString &line : lines)
        Terminal::print(Terminal::oneLine(line));
    return Done;
}

int playBack(const Wanted &wanted, const store::Replay &replay)
{
    if (wanted.postmortem)
        return printPostmortem(wanted, replay);
    if (wanted.json) {
        protocol::ReplayReport report = summaryOf(replay);
        report.file = wanted.path;
        printJson(report);
        return Done;
    }
    base::SystemClock clock;
    Playback playback(
        replay, [](const QString &line) { Terminal::print(Terminal::oneLine(line)); }, clock,
        wanted.speed);
    Terminal::print(QStringLiteral("%1, %2").arg(replay.name(), replay.header.startedAt.toWire()));
    if (wanted.step) {
        while (playback.next()) {
            int c = std::getchar();
            while (c != '\n' && c != EOF)
                c = std::getchar();
            if (c == EOF)
                break;
        }
        return Done;
    }
    QEventLoop loop;
    const InterruptWatch watch;
    bool isOver = false;
    QObject::connect(&playback, &Playback::finished, &loop, [&] {
        isOver = true;
        loop.exit(Done);
    });
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop,
                     [&loop] { loop.exit(Interrupted); });
    playback.start();
    return isOver ? Done : loop.exec();
}

// The rules of the league that a transcript lies in, where the journal is still beside it.
store::ReplayContext contextOf(const QString &path)
{
    store::ReplayContext context;
    const QString journal = QFileInfo(path).absolutePath() + QStringLiteral("/../journal.db");
    if (!QFileInfo::exists(journal))
        return context;
    if (const auto reader = store::JournalReader::open(journal)) {
        const base::Outcome read =
            (*reader)->forEach({.kinds = store::ReplayContext::kinds()},
                               [&context](const store::Entry &entry) { context.apply(entry); });
        if (!read)
            Terminal::say(read.failure().sentence);
    }
    return context;
}

int withTranscript(const Wanted &wanted)
{
    const base::Result<store::MatchFile> file = store::MatchFile::read(wanted.path);
    if (!file)
        return refuse(wanted, file.failure());
    const store::ReplayContext context = contextOf(wanted.path);
    if (wanted.verify)
        return conclude(wanted, verifyTranscript(*file, context));
    const std::optional<store::Replay> replay = store::replayOf(*file, context);
    if (replay)
        return playBack(wanted, *replay);
    return conclude(wanted, verifyTranscript(*file, context)); // which says why not
}

int withReplay(const Wanted &wanted)
{
    const base::Result<store::ReadReplay> read = store::readReplayFile(wanted.path);
    if (!read)
        return refuse(wanted, read.failure());
    if (wanted.verify)
        return conclude(wanted, verifyReplay(*read));
    if (!read->isIntact) {
        Terminal::say(QStringLiteral("The checksum of %1 does not fit, so the file was changed; "
                                     "--verify looks for the line.")
                          .arg(wanted.path));
    }
    return playBack(wanted, read->replay);
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    Wanted wanted;
    wanted.verify = options.has(VerifyOption);
    wanted.step = options.has(StepOption);
    wanted.json = options.has(JsonOption);
    wanted.postmortem = options.has(PostmortemOption);
    wanted.speed = speedFrom(options);
    if (parser.positionalArguments().size() != 1)
        options.refuse(QStringLiteral("replay takes one file."));
    if (wanted.verify && (wanted.step || options.has(SpeedOption)))
        options.refuse(QStringLiteral("--verify plays nothing back, so --speed and --step make no "
                                      "sense with it."));
    if (wanted.postmortem && (wanted.verify || wanted.step || options.has(SpeedOption)))
        options.refuse(QStringLiteral("--postmortem goes with --json only."));
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("replay"));
    wanted.path = parser.positionalArguments().constFirst();
    return wanted.path.endsWith(QLatin1String(".json")) ? withTranscript(wanted)
                                                        : withReplay(wanted);
}

} // namespace

Command replayCommand()
{
    return {QStringLiteral("replay"),
            QStringLiteral("Plays a match or a channel back from its file, or verifies it."),
            declare, run};
}

} // namespace league::app
