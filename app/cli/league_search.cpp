#include "app/cli/league_search.h"

#include "app/cli/exit_code.h"
#include "app/cli/league_lines.h"
#include "app/cli/terminal.h"

#include <QSet>

namespace league::app {

namespace {

using protocol::LeagueAnnouncement;

const QString LeagueOption = QStringLiteral("league");
const QString WaitOption = QStringLiteral("wait-seconds");

constexpr int LongestWait = 86'400;

// Leagues that are heard and not joined, each told once for each reason.
class PassedOver
{
public:
    explicit PassedOver(const LeagueFinder &finder) : m_finder(finder) { }

    void tell(const QList<transport::HeardLeague> &leagues)
    {
        for (const transport::HeardLeague &heard : leagues) {
            const QString why = reason(heard.league);
            const QString line = QStringLiteral("%1 %2").arg(heard.league.address, why);
            if (why.isEmpty() || m_told.contains(line))
                continue;
            m_told.insert(line);
            Terminal::say(QStringLiteral("Heard %1. %2").arg(lineOf(heard.league), why));
        }
    }

private:
    [[nodiscard]] QString reason(const LeagueAnnouncement &league) const
    {
        using enum LeagueFinder::Fit;
        switch (m_finder.fitOf(league)) {
        case OtherLeague:
            return QStringLiteral("It is not the league of --league.");
        case OtherGame:
            return QStringLiteral("It plays another game.");
        case Closed:
            return QStringLiteral("Nobody new gets in; whoever has a place in it comes back with "
                                  "--manager %1")
                .arg(league.address);
        case Fits:
            break;
        }
        return {};
    }

    const LeagueFinder &m_finder;
    QSet<QString> m_told;
};

void sayThatItListens(const LeagueSearch &search)
{
    const QString what = search.league.isEmpty()
        ? QStringLiteral("a league")
        : QStringLiteral("the league \"%1\"").arg(Terminal::oneLine(search.league));
    Terminal::say(QStringLiteral("Listening for %1 on this network (UDP port %2); Ctrl-C ends it, "
                                 "--manager URL needs no listening …")
                      .arg(what)
                      .arg(search.place.port));
}

SearchEnd nothingFound(const LeagueSearch &search)
{
    Terminal::complain(
        QStringLiteral("No league to join was heard in %1 s. A league calls when its host lets "
                       "other computers join; a firewall must let UDP port %2 through. Otherwise "
                       "ask the host for the address, and add --manager URL.")
            .arg(search.limit->count())
            .arg(search.place.port));
    return {std::nullopt, CannotReach};
}

SearchEnd chosenFrom(const QList<LeagueAnnouncement> &leagues)
{
    if (leagues.size() == 1)
        return {leagues.constFirst(), Done};
    Terminal::complain(
        QStringLiteral("%1 leagues can be joined on this network:").arg(leagues.size()));
    for (const LeagueAnnouncement &league : leagues)
        Terminal::say(lineOf(league));
    Terminal::say(QStringLiteral("Say which one is meant: add --manager %1, or --league and a name "
                                 "from the list.")
                      .arg(leagues.constFirst().address));
    return {std::nullopt, WrongUsage};
}

} // namespace

void declareSearch(QCommandLineParser &parser)
{
    parser.addOptions({
        {LeagueOption,
         QStringLiteral("Without --manager: the name or id of the league to join, when several are "
                        "open on the local network."),
         QStringLiteral("NAME")},
        {WaitOption,
         QStringLiteral("Without --manager: how long to listen for a league; without end unless "
                        "given."),
         QStringLiteral("N")},
    });
}

std::optional<LeagueSearch> readSearch(OptionReader &options, const QString &managerOption)
{
    LeagueSearch search;
    if (options.has(WaitOption))
        search.limit = std::chrono::seconds(options.number(WaitOption, 1, LongestWait));
    search.league = options.text(LeagueOption).simplified();
    if (options.has(LeagueOption) && search.league.isEmpty())
        options.refuse(QStringLiteral("--league must be the name or id of a league."));
    // The command line wins over the configuration.
    if (options.has(managerOption)
        || (options.isDecided(managerOption) && !options.has(LeagueOption)))
        return std::nullopt;
    search.place = readLanPlace(
        options,
        QStringLiteral("--manager is missing: where is the league's manager? No league can be "
                       "heard, for AGENT_LEAGUE_LAN is \"off\"."));
    return search;
}

SearchEnd findLeague(const LeagueSearch &search, const QString &game, base::Clock &clock)
{
    LeagueFinder finder({game, search.league}, clock);
    PassedOver passedOver(finder);
    Listening listening(search.place, clock);
    QObject::connect(&listening.seeker(), &transport::LeagueSeeker::changed, &finder,
                     [&](const QList<transport::HeardLeague> &leagues) {
                         passedOver.tell(leagues);
                         finder.hear(leagues);
                     });
    QObject::connect(&finder, &LeagueFinder::settled, &finder, [&] { listening.enough(); });
    sayThatItListens(search);
    const base::Result<Listening::End> end = listening.listen(search.limit);
    if (!end) {
        Terminal::complain(end.failure().sentence);
        return {std::nullopt, CannotReach};
    }
    if (*end == Listening::End::Interrupted) {
        Terminal::say(QStringLiteral("Interrupted; no league was joined."));
        return {std::nullopt, Interrupted};
    }
    // When time is up while it settles, what was heard so far decides.
    return finder.fitting().isEmpty() ? nothingFound(search) : chosenFrom(finder.fitting());
}

} // namespace league::app
