// OpenMatch: what a player remembers of a match that it has joined and that is not over.
#pragma once

#include "agents/base/ids.h"

#include <QString>

#include <optional>

namespace league::player {

struct OpenMatch
{
    base::MatchId match;
    int attempt = 1;
    int round = 0;
    QString gameType;
    base::PlayerId opponent;
    QString matchToken; // of the referee that invited; later messages must carry it too
    QString entropy; // our share in the draw, the same for a repeated invitation
    std::optional<QString> choice; // once made, it is repeated and never changed
};

} // namespace league::player
