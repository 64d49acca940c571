// HouseOptions: a whole league in one program, as the operator ordered it.
#pragma once

#include "agents/league/league_rules.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace league::app {

enum class WireKind { Http, InProcess };

// Where a hosted agent sits: the how manieth it is, and the port it listens on (0: any).
struct HostedSeat
{
    int number = 0;
    quint16 port = 0;
};

struct HouseOptions
{
    QString gameType = QStringLiteral("even_odd");
    int players = 4;
    int referees = 2;
    QStringList strategies; // given to the players in turn; all built-in ones when empty
    std::optional<QString> seed;
    WireKind wire = WireKind::Http;
    QString dataFolder;
    quint16 basePort = 8000; // manager here, referees from +1, players from +101; 0: any free ones
    tournament::LeagueRules rules;
    // Goes on with a league of this data folder instead; the journal decides all the rest. An empty
    // id stands for the newest that is not over.
    std::optional<QString> resume = {};
    QString joinCode = {}; // made up by the house itself
};

} // namespace league::app
