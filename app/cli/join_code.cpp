#include "app/cli/join_code.h"

#include "app/join_link.h"

#include <cstring>
#include <string_view>

namespace league::app {

namespace {

const QString JoinCodeOption = QStringLiteral("join-code");
constexpr std::string_view AsTyped = "--join-code";
constexpr std::string_view InLink = "code=";
constexpr qsizetype LongestCode = 200;

void blot(char *text)
{
    std::memset(text, '*', std::strlen(text));
}

} // namespace

void declareJoinCode(QCommandLineParser &parser, const QString &meaning)
{
    parser.addOption({JoinCodeOption,
                      meaning
                          + QStringLiteral(" AGENT_LEAGUE_JOIN_CODE in the environment does "
                                           "the same."),
                      QStringLiteral("CODE")});
}

QString readJoinCode(OptionReader &options)
{
    if (!options.has(JoinCodeOption))
        return qEnvironmentVariable("AGENT_LEAGUE_JOIN_CODE");
    const QString code = options.text(JoinCodeOption);
    if (code.isEmpty() || code.size() > LongestCode) {
        options.refuse(
            QStringLiteral("--join-code must have 1 to %1 characters.").arg(LongestCode));
    }
    return code;
}

void hideJoinCode(int argc, char *argv[])
{
    for (int i = 1; i < argc; ++i) {
        const std::string_view argument(argv[i]);
        if (argument == AsTyped && i + 1 < argc)
            blot(argv[i + 1]);
        else if (argument.starts_with(AsTyped) && argument.substr(AsTyped.size()).starts_with('='))
            blot(argv[i] + AsTyped.size() + 1);
        else if (const auto at = argument.find(InLink);
                 at != std::string_view::npos && JoinLink::isMeant(QString::fromLocal8Bit(argv[i])))
            blot(argv[i] + at + InLink.size());
    }
}

} // namespace league::app
