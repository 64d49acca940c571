#include "app/cli/discover_command.h"

#include "agents/base/json/json_document.h"
#include "agents/base/system_clock.h"
#include "agents/protocol/discovery_report.h"
#include "agents/protocol/message.h"
#include "app/cli/league_lines.h"
#include "app/cli/listening.h"
#include "app/cli/wrong_usage.h"

namespace league::app {

namespace {

using transport::HeardLeague;

const QString SecondsOption = QStringLiteral("seconds");
const QString JsonOption = QStringLiteral("json");

constexpr int LongestSeconds = 3'600;

void declare(QCommandLineParser &parser)
{
    parser.addOptions({
        {SecondsOption, QStringLiteral("How long to listen; leagues call every two seconds."),
         QStringLiteral("N"), QStringLiteral("5")},
        {JsonOption, QStringLiteral("Prints one JSON object at the end.")},
    });
}

protocol::DiscoveryReport reportOf(const QList<HeardLeague> &leagues, qint64 durationMs)
{
    protocol::DiscoveryReport report;
    report.status = leagues.isEmpty() ? QStringLiteral("NONE") : QStringLiteral("FOUND");
    report.durationMs = durationMs;
    for (const HeardLeague &heard : leagues)
        report.leagues.append({heard.league});
    return report;
}

void printJson(const protocol::DiscoveryReport &report)
{
    const JsonDocument document(protocol::payloadOf(report));
    Terminal::print(QString::fromUtf8(document.toJson(JsonDocument::Compact)));
}

void sayNothingHeard(int seconds)
{
    Terminal::say(QStringLiteral("No league was heard in %1 s. A league calls when its host lets "
                                 "other computers join; a firewall must let UDP port %2 through. "
                                 "Otherwise ask the host for the address.")
                      .arg(seconds)
                      .arg(transport::LanPlace::UsualPort));
}

int run(const QCommandLineParser &parser)
{
    OptionReader options(parser);
    const int seconds = options.number(SecondsOption, 1, LongestSeconds);
    if (!parser.positionalArguments().isEmpty()) {
        options.refuse(QStringLiteral("Only options are expected, not \"%1\".")
                           .arg(parser.positionalArguments().constFirst()));
    }
    const transport::LanPlace place =
        readLanPlace(options, QStringLiteral("AGENT_LEAGUE_LAN is \"off\": nothing can be heard."));
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("discover"));

    const bool isJson = parser.isSet(JsonOption);
    base::SystemClock clock;
    const qint64 begunMs = clock.steadyMs();
    LeagueLines lines;
    Listening listening(place, clock);
    if (!isJson) {
        QObject::connect(&listening.seeker(), &transport::LeagueSeeker::changed,
                         &listening.seeker(),
                         [&](const QList<HeardLeague> &leagues) { lines.show(leagues); });
    }
    const base::Result<Listening::End> end = listening.listen(std::chrono::seconds(seconds));
    if (!end) {
        Terminal::complain(end.failure().sentence);
        if (isJson) {
            protocol::DiscoveryReport report;
            report.status = QStringLiteral("FAILED");
            report.reason = end.failure().sentence;
            printJson(report);
        }
        return CannotReach;
    }
    const bool isInterrupted = *end == Listening::End::Interrupted;
    protocol::DiscoveryReport report =
        reportOf(listening.seeker().leagues(), clock.steadyMs() - begunMs);
    if (isInterrupted)
        report.status = QStringLiteral("INTERRUPTED");
    if (isJson)
        printJson(report);
    if (isInterrupted)
        return Interrupted;
    if (!report.leagues.isEmpty())
        return Done;
    sayNothingHeard(seconds);
    return Failed;
}

} // namespace

Command discoverCommand()
{
    return {QStringLiteral("discover"),
            QStringLiteral("Lists the leagues on the local network, as they are heard."), declare,
            run};
}

} // namespace league::app
