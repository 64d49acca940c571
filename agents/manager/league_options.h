// LeagueOptions: what the operator decides before a league opens.
#pragma once

#include "agents/base/ids.h"
#include "agents/league/league_rules.h"
#include "agents/manager/door_rules.h"
#include "agents/manager/spectators/web_page.h"

#include <QHostAddress>
#include <QString>

namespace league::manager {

struct LeagueOptions
{
    base::LeagueId leagueId;
    QString name = {}; // what people call it; empty: only its id
    QString gameType = QStringLiteral("even_odd");
    tournament::LeagueRules rules;
    QString secret; // text that seeds are made from (protocol.md §8.2); random unless given
    QHostAddress address = QHostAddress(QHostAddress::LocalHost);
    quint16 port = 8000;
    QStringList hosts = {}; // names others may call it by, besides the loopback ones
    QString version;
    QString operatorToken; // what operator actions must carry
    DoorRules door = {}; // who may register
    bool spectators = true; // whether anybody may follow it (EntriesDesk, SpectatorDesk)
    WebPage page = {}; // what spectators see in a browser
    // What those see who are invited; {{league}}, {{game}} and {{spectators}} are places in it.
    WebPage joinPage = {};
};

} // namespace league::manager
