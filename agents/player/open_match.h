// OpenMatch: what a player remembers of a match that it has joined and that is not over.
#pragma once

#include "agents/base/ids.h"

#include <QMap>
#include <QString>
#include <QVariantMap>

#include <optional>

namespace league::player {

struct OpenMatch
{
    base::MatchId match;
    int attempt = 1;
    int round = 0;
    QString gameType;
    base::PlayerId opponent;
    QString tokenSha256; // of the match token that it was invited with; later messages need it too
    bool isProven = false; // the referee knows our own token's fingerprint: it is of our league
    QString refereeEndpoint = {}; // where it says that it is; only of one that is proven
    QString entropy; // our share in the draw, the same for a repeated invitation
    std::optional<QString> choice; // once made, it is repeated and never changed
    QString reasoning = {}; // that came with it
    QString role = {}; // that was dealt, in games that deal roles
    // Of games that ask more than once: what was answered, by the question's id. Repeated likewise.
    QMap<QString, QVariantMap> answers = {};
};

} // namespace league::player
