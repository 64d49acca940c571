#include "app/cli/export_command.h"

#include "agents/store/league_export.h"
#include "agents/store/league_folder.h"
#include "agents/store/league_list.h"
#include "app/cli/option_reader.h"
#include "app/cli/wrong_usage.h"

#include <QFileInfo>

namespace league::app {

namespace {

const QString DataOption = QStringLiteral("data");
const QString LeagueOption = QStringLiteral("league");
const QString FormatOption = QStringLiteral("format");
const QString OutOption = QStringLiteral("out");

void declare(QCommandLineParser &parser)
{
    parser.addOptions({
        {DataOption, QStringLiteral("Folder that holds the leagues."), QStringLiteral("DIR"),
         store::LeagueFolder::defaultDataFolder()},
        {LeagueOption,
         QStringLiteral("Id of the league; the one that was played last when left out."),
         QStringLiteral("ID")},
        {FormatOption,
         QStringLiteral("json: everything, for replay. csv: standings, and the matches in a second "
                        "file beside it. html: a report that prints well."),
         QStringLiteral("FORMAT"), store::exportFormatNames().constFirst()},
        {OutOption,
         QStringLiteral("File to write; LEAGUE.FORMAT in this folder when left out. A file that is "
                        "there already is replaced."),
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

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    const QString format = options.word(FormatOption, store::exportFormatNames());
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
    const QString path = options.has(OutOption)
        ? options.text(OutOption)
        : QFileInfo(folder.path()).fileName() + u'.' + format;
    const base::Result<QStringList> written =
        store::exportLeague(folder.journal(), *store::exportFormatNamed(format), path);
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
            QStringLiteral("Writes a league as JSON, CSV or an HTML report."), declare, run};
}

} // namespace league::app
