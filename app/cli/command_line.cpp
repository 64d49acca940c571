#include "app/cli/command_line.h"

#include "app/cli/terminal.h"

#include <QCoreApplication>

#include <algorithm>

namespace league::app {

namespace {

QString overview(const QList<Command> &commands)
{
    QString text = QStringLiteral("Agent League %1: leagues of AI agents that play over JSON-RPC.\n"
                                  "\n"
                                  "Usage: agent-league COMMAND [options]\n"
                                  "\n"
                                  "Commands:\n")
                       .arg(QCoreApplication::applicationVersion());
    qsizetype width = 0;
    for (const Command &command : commands)
        width = std::max(width, command.name.size());
    for (const Command &command : commands) {
        text +=
            QStringLiteral("  %1  %2\n").arg(command.name.leftJustified(width), command.summary);
    }
    text += QStringLiteral("\n"
                           "  agent-league COMMAND --help  tells what a command takes\n"
                           "  agent-league --version       tells the version\n"
                           "\n"
                           "Try: agent-league run");
    return text;
}

// The known word that is nearest to what was typed, if any is near enough to be meant.
QString nearest(const QString &typed, const QStringList &known)
{
    const auto distance = [](QStringView a, QStringView b) {
        QList<qsizetype> row(b.size() + 1);
        for (qsizetype j = 0; j <= b.size(); ++j)
            row[j] = j;
        for (qsizetype i = 1; i <= a.size(); ++i) {
            qsizetype diagonal = row[0];
            row[0] = i;
            for (qsizetype j = 1; j <= b.size(); ++j) {
                const qsizetype above = row[j];
                const qsizetype change = a[i - 1] == b[j - 1] ? 0 : 1;
                row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + change});
                diagonal = above;
            }
        }
        return row.last();
    };
    QString best;
    qsizetype bestDistance = 3;
    for (const QString &word : known) {
        const qsizetype d = distance(typed, word);
        if (d < bestDistance) {
            best = word;
            bestDistance = d;
        }
    }
    return best;
}

int wrongUsage(const QString &sentence, const QString &where)
{
    Terminal::complain(sentence);
    Terminal::say(QStringLiteral("Try: agent-league %1--help")
                      .arg(where.isEmpty() ? QString() : where + QLatin1Char(' ')));
    return WrongUsage;
}

int unknownCommand(const QString &name, const QList<Command> &commands)
{
    QStringList names;
    for (const Command &command : commands)
        names.append(command.name);
    QString sentence = QStringLiteral("There is no command \"%1\".").arg(name);
    if (const QString meant = nearest(name, names); !meant.isEmpty())
        sentence += QStringLiteral(" Did you mean \"%1\"?").arg(meant);
    return wrongUsage(sentence, {});
}

// The parser knows neither the command nor how the program was called by its user.
QString helpOf(const Command &command, const QCommandLineParser &parser)
{
    QString help = parser.helpText().trimmed();
    const QString usage = QStringLiteral("Usage: ") + QCoreApplication::arguments().constFirst();
    if (help.startsWith(usage))
        help.replace(0, usage.size(), QStringLiteral("Usage: agent-league ") + command.name);
    return help;
}

int runCommand(const Command &command, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(command.summary);
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    // Qt's own help option would bring --help-all along, which says nothing more.
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")},
                                  QStringLiteral("Shows this."));
    parser.addOption(help);
    command.declare(parser);
    // The parser skips its first argument, the program's name.
    if (!parser.parse(QStringList{QString()} + arguments)) {
        const QString problem = parser.errorText();
        return wrongUsage(problem.endsWith(u'.') ? problem : problem + QLatin1Char('.'),
                          command.name);
    }
    if (parser.isSet(help)) {
        Terminal::print(helpOf(command, parser));
        return Done;
    }
    return command.run(parser);
}

} // namespace

int runCommandLine(const QStringList &arguments, const QList<Command> &more)
{
    const QList<Command> commands = allCommands() + more;
    if (arguments.isEmpty()) {
        Terminal::say(overview(commands));
        return WrongUsage;
    }
    const QString &first = arguments.constFirst();
    if (first == QStringLiteral("--help") || first == QStringLiteral("-h")
        || first == QStringLiteral("help")) {
        Terminal::print(overview(commands));
        return Done;
    }
    if (first == QStringLiteral("--version") || first == QStringLiteral("-v")) {
        Terminal::print(
            QStringLiteral("agent-league %1").arg(QCoreApplication::applicationVersion()));
        return Done;
    }
    if (first.startsWith(u'-'))
        return wrongUsage(QStringLiteral("A command comes first, options after it."), {});
    const auto it = std::ranges::find_if(
        commands, [&](const Command &command) { return command.name == first; });
    if (it == commands.end())
        return unknownCommand(first, commands);
    return runCommand(*it, arguments.mid(1));
}

} // namespace league::app
