#include "app/cli/starter_command.h"

#include "app/cli/option_reader.h"
#include "app/cli/wrong_usage.h"
#include "app/starter_kit.h"

#include <algorithm>

namespace league::app {

namespace {

const QString OutOption = QStringLiteral("out");

QString kitNames()
{
    QStringList names;
    for (const StarterKit &kit : starterKits())
        names.append(kit.name);
    return names.join(QStringLiteral(", "));
}

void declare(QCommandLineParser &parser)
{
    parser.addPositionalArgument(
        QStringLiteral("kit"),
        QStringLiteral("Which one: %1. Lists them when left out.").arg(kitNames()),
        QStringLiteral("[KIT]"));
    parser.addOption({OutOption,
                      QStringLiteral("Folder to write it to; starter-KIT in this folder when left "
                                     "out. Nothing is overwritten."),
                      QStringLiteral("DIR")});
}

int list()
{
    QStringList lines;
    for (const StarterKit &kit : starterKits())
        lines.append(QStringLiteral("%1  %2").arg(kit.name.leftJustified(14), kit.summary));
    Terminal::print(lines.join(u'\n'));
    Terminal::say(QStringLiteral("Write one out with: agent-league starter %1 --out DIR")
                      .arg(starterKits().constFirst().name));
    return Done;
}

int writeOut(const StarterKit &kit, const QString &folder)
{
    const base::Result<QStringList> written = kit.writeTo(folder);
    if (!written) {
        Terminal::complain(written.failure().sentence);
        return Failed;
    }
    Terminal::print(written->join(u'\n'));
    Terminal::say(QStringLiteral("Read %1/README.md first, or just try, in that folder:\n  %2")
                      .arg(folder, kit.tryIt));
    return Done;
}

int run(const QCommandLineParser &parser)
{
    const QStringList names = parser.positionalArguments();
    const QString command = QStringLiteral("starter");
    if (names.size() > 1)
        return wrongUsage(QStringLiteral("starter takes one kit at most."), command);
    if (names.isEmpty()) {
        if (parser.isSet(OutOption))
            return wrongUsage(QStringLiteral("Which kit? There are: %1.").arg(kitNames()), command);
        return list();
    }
    const auto kit = std::ranges::find(starterKits(), names.constFirst(), &StarterKit::name);
    if (kit == starterKits().end()) {
        return wrongUsage(QStringLiteral("There is no starter kit \"%1\". There are: %2.")
                              .arg(names.constFirst(), kitNames()),
                          command);
    }
    const QString folder =
        parser.isSet(OutOption) ? parser.value(OutOption) : QStringLiteral("starter-") + kit->name;
    if (folder.isEmpty())
        return wrongUsage(QStringLiteral("--out needs the name of a folder."), command);
    return writeOut(*kit, folder);
}

} // namespace

Command starterCommand()
{
    return {QStringLiteral("starter"), QStringLiteral("Writes out a small agent to begin with."),
            declare, run};
}

} // namespace league::app
