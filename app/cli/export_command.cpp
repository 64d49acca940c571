#include "app/cli/export_command.h"

#include "agents/store/league_export.h"
#include "agents/store/league_folder.h"
#include "agents/store/league_list.h"
#include "agents/store/replay/replay_export.h"
#include "agents/store/transcript_export.h"
#include "app/cli/option_reader.h"
#include "app/cli/wrong_usage.h"

#include <QFileInfo>

namespace league::app {

namespace {

const QString DataOption = QStringLiteral("data");
const QString LeagueOption = QStringLiteral("league");
const QString ChannelOption = QStringLiteral("channel");
const QString FormatOption = QStringLiteral("format");
const QString PublicOption = QStringLiteral("public");
const QString OutOption = QStringLiteral("out");
const QString ReplayFormat = QStringLiteral("replay");
const QString BundleFormat = QStringLiteral("bundle");

void declare(QCommandLineParser &parser)
{
    parser.addOptions({
        {DataOption, QStringLiteral("Folder that holds the leagues."), QStringLiteral("DIR"),
         store::LeagueFolder::defaultDataFolder()},
        {LeagueOption,
         QStringLiteral("Id of the league; the one that was played last when left out."),
         QStringLiteral("ID")},
        {ChannelOption,
         QStringLiteral("Writes the transcript of this channel instead, as text, markdown, json "
                        "or replay."),
         QStringLiteral("ID")},
        {FormatOption,
         QStringLiteral(
             "json: everything, for replay. csv: standings, and the matches in a second "
             "file beside it. html: a report that prints well. replay: a folder with the "
             "replay of every match. bundle: all of it in one .zip. Of a channel: text, markdown, "
             "json or replay."),
         QStringLiteral("FORMAT"), store::exportFormatNames().constFirst()},
        {PublicOption,
         QStringLiteral("Of replays and bundles: only what everybody may see, without inputs and "
                        "seed. Such files can be played back, but not verified.")},
        {OutOption,
         QStringLiteral("File to write, or folder for replays; LEAGUE.FORMAT in this folder when "
                        "left out. A file that is there already is replaced."),
         QStringLiteral("PATH")},
    });
}

// The league that is asked for, or the newest that can be read.
base::Result<QString> leagueId(const OptionReader &options)
{
    const QString data = options.text(DataOption);
    const QList<store::LeagueSummary> leagues = store::leagues(data);
    QStringList known;
    for (const store::LeagueSummary &league : leagues) {
        if (options.has(LeagueOption) ? league.leagueId == options.text(LeagueOption)
                                      : league.problem.isEmpty())
            return league.leagueId;
        known.append(league.leagueId);
    }
    if (known.isEmpty()) {
        return base::Failure{
            QStringLiteral("There are no leagues in %1. Name the folder with --data.").arg(data)};
    }
    if (!options.has(LeagueOption))
        return base::Failure{QStringLiteral("No league in %1 can be read.").arg(data)};
    constexpr int enough = 5;
    return base::Failure{QStringLiteral("There is no league \"%1\" in %2. There are: %3%4.")
                             .arg(options.text(LeagueOption), data,
                                  known.mid(0, enough).join(QStringLiteral(", ")),
                                  known.size() > enough ? QStringLiteral(" …") : QString())};
}

store::Redaction redactionIn(const OptionReader &options)
{
    return options.has(PublicOption) ? store::Redaction::Public : store::Redaction::Full;
}

base::Result<QStringList> writeReplays(const store::LeagueFolder &folder,
                                       const OptionReader &options)
{
    const store::Redaction redaction = redactionIn(options);
    const bool hasPath = options.has(OutOption);
    if (!options.has(ChannelOption)) {
        const QString usual = QFileInfo(folder.path()).fileName() + QStringLiteral(".replays");
        const QString path = hasPath ? options.text(OutOption) : usual;
        const auto written = store::exportReplays(folder, redaction, path);
        return written ? base::Result<QStringList>(QStringList(path)) : written.failure();
    }
    const base::ChannelId channel(options.text(ChannelOption));
    const QString usual =
        QFileInfo(folder.channelLog(channel.text())).baseName() + QStringLiteral(".replay.jsonl");
    const QString path = hasPath ? options.text(OutOption) : usual;
    const base::Outcome written = store::exportChannelReplay(folder, channel, redaction, path);
    return written ? base::Result<QStringList>(QStringList(path)) : written.failure();
}

// Writes what was asked for and returns the paths.
base::Result<QStringList> write(const store::LeagueFolder &folder, const OptionReader &options,
                                const QString &format)
{
    const bool hasPath = options.has(OutOption);
    if (format == ReplayFormat)
        return writeReplays(folder, options);
    if (!options.has(ChannelOption)) {
        const store::ExportFormat kind = *store::exportFormatNamed(format);
        const QString usual =
            QFileInfo(folder.path()).fileName() + u'.' + store::exportEnding(kind);
        return store::exportLeague(folder.journal(), kind,
                                   hasPath ? options.text(OutOption) : usual, redactionIn(options));
    }
    const base::ChannelId channel(options.text(ChannelOption));
    const store::TranscriptFormat kind = *store::transcriptFormatNamed(format);
    const QString usual = QFileInfo(folder.channelLog(channel.text())).baseName() + u'.'
        + store::transcriptEnding(kind);
    const QString path = hasPath ? options.text(OutOption) : usual;
    const base::Outcome written = store::exportTranscript(folder.journal(), channel, kind, path);
    return written ? base::Result<QStringList>(QStringList(path)) : written.failure();
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    const bool isChannel = options.has(ChannelOption);
    const QString format = isChannel && !options.has(FormatOption)
        ? store::transcriptFormatNames().constFirst()
        : options.word(FormatOption,
                       (isChannel ? store::transcriptFormatNames() : store::exportFormatNames())
                           << ReplayFormat);
    if (options.has(PublicOption) && format != ReplayFormat && format != BundleFormat)
        options.refuse(QStringLiteral("--public goes with --format replay or bundle only."));
    if (!parser.positionalArguments().isEmpty())
        options.refuse(QStringLiteral("export takes options only, such as --league ID."));
    if (options.has(OutOption) && options.text(OutOption).isEmpty())
        options.refuse(QStringLiteral("--out needs the name of a file."));
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("export"));

    const base::Result<QString> league = leagueId(options);
    if (!league) {
        Terminal::complain(league.failure().sentence);
        return Failed;
    }
    const store::LeagueFolder folder(options.text(DataOption), *league);
    const base::Result<QStringList> written = write(folder, options, format);
    if (!written) {
        Terminal::complain(written.failure().sentence);
        return Failed;
    }
    Terminal::print(written->join(u'\n'));
    return Done;
}

} // namespace

Command exportCommand()
{
    return {QStringLiteral("export"),
            QStringLiteral(
                "Writes a league as JSON, CSV, an HTML report, replays or a bundle of all, or a "
                "channel's "
                "transcript."),
            declare, run};
}

} // namespace league::app
