// OpenMatches: the matches that a player has joined and that are not over.
//
// Owned by the PlayerAgent. A player cannot check an invitation: the match token is known to the
// manager and the referee alone. So a match is kept by its id and its token together. Strangers who
// invite the player to a match that is really played get one of their own, and whatever they say in
// it, also that it is over, does nothing to the real one. A referee of our league can prove itself
// (see league_proof.h); its word ends everything that is open under the match's id.
#pragma once

#include "agents/base/result.h"
#include "agents/player/open_match.h"

#include <QList>

namespace league::player {

class OpenMatches
{
public:
    // More are never open; the oldest match of a stranger makes room for a new one.
    static constexpr qsizetype Most = 64;

    // The match of an invitation: a new one, or the one that the invitation repeats. Fails when it
    // is over or a later attempt of it is played. Good until the next call.
    [[nodiscard]] base::Result<OpenMatch *> join(const OpenMatch &invitation);
    // The open match that a referee's message is about. Good until the next call.
    [[nodiscard]] base::Result<OpenMatch *> find(const base::MatchId &match, int attempt,
                                                 const QString &token);
    // The match is over, says the referee that it was joined with.
    void close(const OpenMatch &over);

    [[nodiscard]] bool isEmpty() const { return m_open.isEmpty(); }
    [[nodiscard]] qsizetype size() const { return m_open.size(); }

private:
    [[nodiscard]] bool isOver(const OpenMatch &invitation) const;
    void makeRoom();

    QList<OpenMatch> m_open; // in the order in which they were joined
    QList<OpenMatch> m_over; // the latest, for invitations that were long on their way
};

} // namespace league::player
