#include "app/cli/resume_options.h"

namespace league::app {

namespace {

const QString ResumeOption = QStringLiteral("resume");
const QString LeagueOption = QStringLiteral("league");

} // namespace

void declareResume(QCommandLineParser &parser)
{
    parser.addOptions({
        {ResumeOption,
         QStringLiteral("Goes on with a league that was interrupted: the newest in the data folder "
                        "that is not over, or the one of --league. Rules and agents are those of "
                        "its journal.")},
        {LeagueOption, QStringLiteral("With --resume: the id of the league."),
         QStringLiteral("ID")},
    });
}

std::optional<QString> readResume(OptionReader &options, const QStringList &settled)
{
    if (!options.has(ResumeOption)) {
        if (options.has(LeagueOption))
            options.refuse(
                QStringLiteral("--league needs --resume; a new league makes its own id."));
        return std::nullopt;
    }
    for (const QString &option : settled) {
        if (options.has(option)) {
            options.refuse(QStringLiteral("--%1 cannot be changed with --resume: the league's "
                                          "journal has decided it.")
                               .arg(option));
        }
    }
    return options.text(LeagueOption);
}

} // namespace league::app
