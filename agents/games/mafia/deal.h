// The deal: who sits where and who is what, from the seed (protocol.md §9.2, MR-06).
//
// Seats come from one stream and roles from another, so that the speaking order says nothing about
// roles. Used by the match; by the referee, who names the seats in its invitations; by the manager,
// who compares deals to balance roles (§8.3).
#pragma once

#include "agents/base/random_stream.h"
#include "agents/base/result.h"
#include "agents/games/mafia/table.h"
#include "agents/games/match_setup.h"

namespace league::games::mafia {

// The streams of one match: a new one for each use, labelled `<match_id>/<attempt>/<use>`.
class Streams
{
public:
    Streams(quint64 seed, const base::MatchId &match, int attempt);
    [[nodiscard]] base::RandomStream open(const QString &use) const;

private:
    quint64 m_seed;
    QString m_prefix;
};

// The players on seats 1 to 10.
[[nodiscard]] QList<base::PlayerId> dealSeats(const Streams &streams,
                                              const QList<base::PlayerId> &roster);
// The roles on seats 1 to 10; `dealIndex` is the k of §9.2.
[[nodiscard]] QList<Role> dealRoles(const Streams &streams, int dealIndex);

// Whether there are ten different players, a seed that is a number, and, where the manager gives
// them, the right roles (M-012).
[[nodiscard]] base::Outcome checkDeal(const MatchSetup &setup);
// The table of a setup that passed the check.
[[nodiscard]] Table dealTable(const MatchSetup &setup);

} // namespace league::games::mafia
