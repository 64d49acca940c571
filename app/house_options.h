// HouseOptions: a whole league in one program, as the operator ordered it.
#pragma once

#include "agents/league/league_rules.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace league::app {

enum class WireKind { Http, InProcess };

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
    QString joinCode = {}; // made up by the house itself
};

} // namespace league::app
