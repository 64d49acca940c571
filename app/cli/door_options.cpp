#include "app/cli/door_options.h"

#include "app/cli/join_code.h"

#include <algorithm>

namespace league::app {

namespace {

const QString MaxPlayersOption = QStringLiteral("max-players");
const QString MaxRefereesOption = QStringLiteral("max-referees");
const QString AnyEndpointOption = QStringLiteral("allow-any-endpoint");

constexpr int MostAgents = 10'000;

// How many may come in; without the option as many as usual, or as are waited for.
int readLimit(OptionReader &options, const QString &option, int usual, int expected)
{
    if (!options.isDecided(option))
        return std::max(usual, expected);
    const int most = options.number(option, 1, MostAgents);
    if (most < expected) {
        options.refuse(QStringLiteral("%1 lets in %2, but the league waits for %3.")
                           .arg(options.nameOf(option))
                           .arg(most)
                           .arg(expected));
    }
    return most;
}

} // namespace

void declareDoor(QCommandLineParser &parser)
{
    const manager::DoorRules usual;
    declareJoinCode(parser, QStringLiteral("Only agents that know this code may register."));
    parser.addOptions({
        {MaxPlayersOption, QStringLiteral("How many players may register."), QStringLiteral("N"),
         QString::number(usual.maxPlayers)},
        {MaxRefereesOption, QStringLiteral("How many referees may register."), QStringLiteral("M"),
         QString::number(usual.maxReferees)},
        {AnyEndpointOption,
         QStringLiteral("Lets agents register an address other than the one they come from: a host "
                        "name, or a machine behind a proxy. Anybody who can register can then send "
                        "the league's messages anywhere.")},
    });
}

manager::DoorRules readDoor(OptionReader &options, const tournament::LeagueRules &rules)
{
    manager::DoorRules door;
    door.joinCode = readJoinCode(options);
    door.allowAnyEndpoint = options.has(AnyEndpointOption);
    const bool waits = rules.autoStart;
    door.maxPlayers =
        readLimit(options, MaxPlayersOption, door.maxPlayers, waits ? rules.expectedPlayers : 1);
    door.maxReferees =
        readLimit(options, MaxRefereesOption, door.maxReferees, waits ? rules.expectedReferees : 1);
    return door;
}

} // namespace league::app
