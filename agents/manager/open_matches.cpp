#include "agents/manager/open_matches.h"

#include "agents/protocol/attempt.h"
#include "agents/protocol/error_codes.h"

namespace league::manager {

void OpenMatches::restore(const LeagueHistory &history)
{
    m_attemptsBefore = history.attempts;
    m_refereesBefore = history.refereeOf;
    m_seatedBefore = history.seated;
    m_eventsBefore = history.events;
    for (const CountedResult &counted : history.results)
        close(counted.match, counted.result);
}

OpenMatch *OpenMatches::open(const store::ScheduledMatch &match, int round)
{
    if (m_counted.contains(match.matchId))
        return nullptr;
    OpenMatch &open = m_open[match.matchId];
    open.round = round;
    open.match = match;
    open.attempt = m_attemptsBefore.value(match.matchId);
    if (open.attempt > 0) {
        open.referee = m_refereesBefore.value(match.matchId);
        open.lastEvent = m_eventsBefore.value(match.matchId);
        open.stage = OpenMatch::Stage::InDoubt;
        const QList<base::PlayerId> seated = m_seatedBefore.value(match.matchId);
        for (const base::PlayerId &player : match.players) {
            if (!seated.contains(player))
                open.leftOut.append(player);
        }
    }
    return &open;
}

void OpenMatches::close(const base::MatchId &match, const store::ResultFact &result)
{
    m_counted.insert(match, {result.refereeId, result.attempt});
    m_open.erase(match);
}

OpenMatch *OpenMatches::find(const base::MatchId &match)
{
    const auto it = m_open.find(match);
    return it == m_open.end() ? nullptr : &it->second;
}

const OpenMatch *OpenMatches::find(const base::MatchId &match) const
{
    const auto it = m_open.find(match);
    return it == m_open.end() ? nullptr : &it->second;
}

base::Result<OpenMatch *> OpenMatches::ofReferee(const base::RefereeId &referee,
                                                 const base::MatchId &match,
                                                 const std::optional<int> &attempt)
{
    OpenMatch *open = find(match);
    // A match that waits for its next attempt has given up the one before.
    if (!open || open->stage == OpenMatch::Stage::Waiting
        || !protocol::isAbout(attempt, open->attempt)) {
        return base::Failure{QStringLiteral("%1 has no attempt %2 that is being played.")
                                 .arg(match.text(), QString::number(attempt.value_or(1))),
                             protocol::error_code::StaleAttempt};
    }
    if (open->referee != referee) {
        return base::Failure{QStringLiteral("%1 is refereed by %2, not by %3.")
                                 .arg(match.text(), open->referee.text(), referee.text()),
                             protocol::error_code::NotPermitted};
    }
    return open;
}

bool OpenMatches::isCounted(const base::RefereeId &referee, const base::MatchId &match,
                            const std::optional<int> &attempt) const
{
    const auto it = m_counted.constFind(match);
    return it != m_counted.constEnd() && it->referee == referee
        && protocol::isAbout(attempt, it->attempt);
}

} // namespace league::manager
