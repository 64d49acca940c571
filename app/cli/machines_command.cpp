#include "app/cli/machines_command.h"

#include "agents/base/chart_drawing.h"
#include "agents/base/charts/chart_catalogue.h"
#include "app/cli/option_reader.h"
#include "app/cli/wrong_usage.h"

namespace league::app {

namespace {

const QString FormatOption = QStringLiteral("format");

void declare(QCommandLineParser &parser)
{
    QStringList names;
    for (const base::ChartTable &table : base::allCharts())
        names.append(table.name);
    parser.addPositionalArgument(QStringLiteral("name"),
                                 QStringLiteral("Which machine: %1. All when left out.")
                                     .arg(names.join(QStringLiteral(", "))),
                                 QStringLiteral("[NAME]"));
    parser.addOption({FormatOption, QStringLiteral("How to draw: text, dot or mermaid."),
                      QStringLiteral("FORMAT"), QStringLiteral("text")});
}

base::ChartFormat formatNamed(const QString &word)
{
    if (word == QStringLiteral("dot"))
        return base::ChartFormat::Dot;
    if (word == QStringLiteral("mermaid"))
        return base::ChartFormat::Mermaid;
    return base::ChartFormat::Text;
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    const QString word = options.word(
        FormatOption, {QStringLiteral("text"), QStringLiteral("dot"), QStringLiteral("mermaid")});
    const QStringList names = parser.positionalArguments();
    QList<base::ChartTable> wanted = base::allCharts();
    if (names.size() > 1)
        options.refuse(QStringLiteral("machines takes one name at most."));
    if (names.size() == 1) {
        const base::ChartTable *table = base::findChart(names.constFirst());
        if (table)
            wanted = {*table};
        else
            options.refuse(QStringLiteral("There is no machine \"%1\".").arg(names.constFirst()));
    }
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("machines"));
    QStringList drawings;
    for (const base::ChartTable &table : wanted)
        drawings.append(base::drawChart(table, formatNamed(word)).trimmed());
    Terminal::print(drawings.join(QStringLiteral("\n\n")));
    return Done;
}

} // namespace

Command machinesCommand()
{
    return {QStringLiteral("machines"), QStringLiteral("Prints the state machines of the league."),
            declare, run};
}

} // namespace league::app
