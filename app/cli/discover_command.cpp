#include "app/cli/discover_command.h"

#include "agents/base/system_clock.h"
#include "agents/protocol/discovery_report.h"
#include "agents/protocol/message.h"
#include "agents/transport/lan/league_seeker.h"
#include "app/cli/interrupt_watch.h"
#include "app/cli/option_reader.h"
#include "app/cli/wrong_usage.h"

#include <QEventLoop>
#include <QJsonDocument>

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

QString seats(const protocol::LeagueAnnouncement &league)
{
    if (league.expectedPlayers > 0) {
        return QStringLiteral("%1 of %2 players").arg(league.players).arg(league.expectedPlayers);
    }
    return league.players == 1 ? QStringLiteral("1 player")
                               : QStringLiteral("%1 players").arg(league.players);
}

QString standing(const protocol::LeagueAnnouncement &league)
{
    using enum protocol::AnnouncedState;
    if (league.state == Open)
        return league.needsCode ? QStringLiteral("open, with a join code") : QStringLiteral("open");
    const QString state =
        league.state == Over ? QStringLiteral("over") : QStringLiteral("under way");
    return league.spectators ? state + QStringLiteral(", can be watched") : state;
}

// Whoever knows the line needs no other: the address comes first.
QString lineOf(const protocol::LeagueAnnouncement &league)
{
    return QStringLiteral("%1  %2: %3, %4, %5")
        .arg(league.address, Terminal::oneLine(league.name), league.gameType, seats(league),
             standing(league));
}

// Prints every league when it is first heard, and again when something about it is new.
class LeagueLines
{
public:
    void show(const QList<HeardLeague> &leagues)
    {
        QStringList current;
        for (const HeardLeague &heard : leagues) {
            const QString line = lineOf(heard.league);
            current.append(line);
            if (!m_shown.contains(line))
                Terminal::print(line);
        }
        m_shown = current;
    }

private:
    QStringList m_shown;
};

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
    const QJsonDocument document(protocol::payloadOf(report));
    Terminal::print(QString::fromUtf8(document.toJson(QJsonDocument::Compact)));
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
    const base::Result<transport::LanPlace> place = transport::LanPlace::fromEnvironment();
    if (!place)
        options.refuse(place.failure().sentence);
    else if (place->isOff)
        options.refuse(QStringLiteral("AGENT_LEAGUE_LAN is \"off\": nothing can be heard."));
    if (!options.problem().isEmpty())
        return wrongUsage(options.problem(), QStringLiteral("discover"));

    const bool isJson = parser.isSet(JsonOption);
    base::SystemClock clock;
    const qint64 begunMs = clock.steadyMs();
    transport::LeagueSeeker seeker(*place, clock);
    LeagueLines lines;
    QEventLoop loop;
    if (!isJson) {
        QObject::connect(&seeker, &transport::LeagueSeeker::changed, &loop,
                         [&](const QList<HeardLeague> &leagues) { lines.show(leagues); });
    }
    const InterruptWatch watch;
    QObject::connect(&watch, &InterruptWatch::interrupted, &loop, [&] { loop.exit(Interrupted); });
    if (const base::Outcome started = seeker.start(); !started) {
        Terminal::complain(started.failure().sentence);
        if (isJson) {
            protocol::DiscoveryReport report;
            report.status = QStringLiteral("FAILED");
            report.reason = started.failure().sentence;
            printJson(report);
        }
        return CannotReach;
    }
    const base::Alarm end = clock.after(std::chrono::seconds(seconds), [&] { loop.exit(Done); });
    const int code = loop.exec();

    protocol::DiscoveryReport report = reportOf(seeker.leagues(), clock.steadyMs() - begunMs);
    if (code == Interrupted)
        report.status = QStringLiteral("INTERRUPTED");
    if (isJson)
        printJson(report);
    if (code == Interrupted)
        return code;
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
