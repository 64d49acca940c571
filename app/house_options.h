// HouseOptions: a whole league in one program, as the operator ordered it.
#pragma once

#include "agents/base/speed.h"
#include "agents/league/league_rules.h"

#include <QHostAddress>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace league::transport {
class Wire;
}

namespace league::app {

enum class WireKind { Http, InProcess };

// Puts something around the wire of a thread, on that thread: whoever wants to see what goes over
// it.
using AroundWire =
    std::function<std::unique_ptr<transport::Wire>(std::unique_ptr<transport::Wire>)>;

// Where a hosted referee sits: the how manieth it is, and the port it listens on (0: any).
struct HostedSeat
{
    int number = 0;
    quint16 port = 0;
    QString name = {}; // empty: the usual one of that number
};

// What a hosted agent does whose port somebody else has.
enum class TakenPort { Fails, Moves };

// When the first match begins.
enum class Opening {
    AtOnce, // as soon as the hosted agents are registered, and nobody else is let in
    Lobby, // when the operator says so; others may join before
};

struct HouseOptions
{
    QString gameType = QStringLiteral("even_odd");
    QString leagueName = QStringLiteral("Local league"); // what people call it
    int players = 4; // hosted ones
    int referees = 2;
    QStringList
        playerNames; // of the first hosted players and referees; the usual ones for the rest
    QStringList refereeNames;
    QStringList strategies; // given to the players in turn; all built-in ones when empty
    std::optional<QString> seed;
    WireKind wire = WireKind::Http;
    QString dataFolder;
    quint16 basePort = 8000; // manager here, referees from +1, players from +101; 0: any free ones
    tournament::LeagueRules rules;
    // Goes on with a league of this data folder instead; the journal decides all the rest. An empty
    // id stands for the newest that is not over.
    std::optional<QString> resume = {};
    // What newcomers must know. Left empty, the house makes one up that nobody is told, or, when it
    // opens a lobby to the network, one that people can read out. See House::joinCode().
    QString joinCode = {};

    Opening opening = Opening::AtOnce;
    // 0.0.0.0 lets other machines in.
    QHostAddress address = QHostAddress(QHostAddress::LocalHost);
    // Whether a lobby that lets other machines in is called out on the local network.
    bool announce = true;
    int expectedPlayers = 0; // how many the operator waits for; 0: nobody said
    bool spectators = true; // whether others may follow the league
    base::Speed speed = base::Speed::Max; // of hosted agents
    AroundWire aroundWire = {};
};

} // namespace league::app
