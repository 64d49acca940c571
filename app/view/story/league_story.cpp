#include "app/view/story/league_story.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/charts/match_chart.h"
#include "agents/base/charts/round_chart.h"
#include "agents/games/game_registry.h"
#include "agents/protocol/message.h"

#include <algorithm>

namespace league::app::view {

namespace {

constexpr size_t MostEvents = 400;
using Kind = EventTold::Kind;

} // namespace

template<class Fact, class Take>
void LeagueStory::tryAs(const store::Entry &entry, const Take &take)
{
    if (entry.kind != Fact::Kind)
        return;
    if (const base::Result<Fact> fact = protocol::read<Fact>(entry.body))
        take(*fact);
}

void LeagueStory::apply(const store::Entry &entry)
{
    if (entry.seq <= m_lastSeq) // told before
        return;
    m_lastSeq = entry.seq;
    m_lastMs = entry.timeMs;
    tryAs<store::LeagueFact>(entry, [&](const auto &fact) {
        m_changes |= League | Agents;
        m_leagueId = fact.leagueId.text();
        m_name = fact.name;
        m_gameType = fact.gameType;
        for (auto rule = fact.rules.cbegin(); rule != fact.rules.cend(); ++rule)
            (void)m_rules.set(rule.key(), rule.value()); // of a newer program: left as it is
    });
    tryAs<store::OpenedFact>(entry, [&](const auto &fact) {
        m_changes |= League | Agents;
        m_endpoint = fact.endpoint;
        tell(entry, fact.resumed ? Kind::LeagueResumed : Kind::LeagueOpened, {fact.endpoint});
    });
    tryAs<store::RegisteredFact>(entry, [&](const auto &fact) { takeAgent(fact, entry); });
    tryAs<store::ScheduledFact>(entry, [&](const auto &fact) { takeSchedule(fact, entry); });
    tryAs<store::RoundFact>(entry, [&](const auto &fact) { takeRound(fact, entry); });
    tryAs<store::AssignedFact>(entry, [&](const auto &fact) { takeAssignment(fact, entry); });
    tryAs<store::ResultFact>(entry, [&](const auto &fact) { takeResult(fact, entry); });
    tryAs<store::StandingFact>(entry, [&](const auto &fact) { takeStandings(fact, entry); });
    tryAs<protocol::TransitionFact>(entry, [&](const auto &fact) { takeTransition(fact, entry); });
    tryAs<protocol::MessageFact>(entry, [&](const auto &fact) { takeMessage(fact, entry); });
    tryAs<protocol::GameFact>(entry, [&](const auto &fact) { takeGame(fact, entry); });
    tryAs<store::ControlFact>(entry, [&](const auto &fact) { takeOrder(fact, entry); });
    tryAs<protocol::DialectFact>(entry, [&](const auto &fact) {
        m_changes |= Agents;
        if (AgentTold *agent = findAgent(fact.agentId))
            agent->dialect = fact.dialect;
    });
    takeTrouble(entry);
}

const AgentTold *LeagueStory::agent(const QString &id) const
{
    const auto at = m_agentAt.constFind(id);
    return at == m_agentAt.cend() ? nullptr : &m_agents.at(*at);
}

QString LeagueStory::nameOf(const QString &id) const
{
    const AgentTold *known = agent(id);
    return known ? known->name : id;
}

const MatchTold *LeagueStory::match(const QString &id) const
{
    const auto found = m_matches.constFind(id);
    return found == m_matches.cend() ? nullptr : &*found;
}

const RoundTold *LeagueStory::round(int id) const
{
    const auto found = std::ranges::find(m_rounds, id, &RoundTold::id);
    return found == m_rounds.cend() ? nullptr : &*found;
}

QList<tournament::StandingRow> LeagueStory::table(int afterRound) const
{
    if (!m_standings) {
        tournament::Roster registered;
        for (const AgentTold &each : m_agents) {
            if (each.role == QLatin1String("player"))
                (void)registered.add({base::PlayerId(each.id), each.name});
        }
        return tournament::Standings(registered).rows();
    }
    if (afterRound < 0)
        return m_standings->rows();
    tournament::Standings then(m_roster, tieBreak());
    for (const Counted &each : m_counted) {
        if (each.round <= afterRound)
            (void)then.count(each.score);
    }
    return then.rows();
}

tournament::TieBreak LeagueStory::tieBreak() const
{
    const games::Game *game = games::GameRegistry::find(m_gameType);
    return game && game->facts().isTeamGame ? tournament::TieBreak::WinRate
                                            : tournament::TieBreak::HeadToHead;
}

void LeagueStory::takeAgent(const store::RegisteredFact &fact, const store::Entry &entry)
{
    m_changes |= Agents | Table | League;
    if (AgentTold *known = findAgent(fact.id)) { // it came back, with a new token
        known->isAway = false;
        return;
    }
    AgentTold agent;
    agent.id = fact.id;
    agent.name = fact.displayName;
    agent.role = fact.role;
    agent.endpoint = fact.contactEndpoint;
    agent.version = fact.version;
    agent.dialect = fact.dialect;
    agent.strategy = fact.strategy;
    agent.maxMatches = fact.maxConcurrentMatches;
    agent.registeredMs = entry.timeMs;
    agent.number = count(fact.role) + 1;
    m_agentAt.insert(agent.id, m_agents.size());
    m_agents.append(agent);
    tell(entry, Kind::AgentRegistered, {agent.name, agent.id});
}

void LeagueStory::takeSchedule(const store::ScheduledFact &fact, const store::Entry &entry)
{
    m_changes |= League | Agents | Rounds | Matches | Table | Schedule;
    QSet<QString> playing;
    const QString created = base::match_chart::Created; // one text for all, not one for each
    for (const store::ScheduledRound &round : fact.rounds) {
        RoundTold told{.id = round.roundId, .state = base::round_chart::RoundInit};
        for (const base::PlayerId &player : round.byes) {
            told.byes.append(player.text());
            playing.insert(player.text());
        }
        for (const store::ScheduledMatch &each : round.matches) {
            MatchTold match;
            match.id = each.matchId.text();
            match.round = round.roundId;
            match.state = created;
            match.seats.reserve(each.players.size()); // there may be 19 900 matches
            for (const base::PlayerId &player : each.players) {
                match.seats.append(SeatTold{.player = player.text()});
                playing.insert(player.text());
            }
            told.matches.append(match.id);
            m_matches.insert(match.id, match);
        }
        m_rounds.append(told);
    }
    m_roundsInAll = fact.totalRounds.value_or(static_cast<int>(m_rounds.size()));
    m_matchesInAll = fact.totalMatches.value_or(static_cast<int>(m_matches.size()));
    if (m_startedMs != 0) // a further round of a league that draws them one by one
        return;
    m_roster = {};
    for (const AgentTold &each : std::as_const(m_agents)) {
        if (playing.contains(each.id))
            (void)m_roster.add({base::PlayerId(each.id), each.name});
    }
    m_standings = std::make_unique<tournament::Standings>(m_roster, tieBreak());
    m_crosstable = std::make_unique<tournament::Crosstable>(m_roster);
    m_startedMs = entry.timeMs;
    tell(entry, Kind::LeagueStarted,
         {QString::number(m_roster.size()), QString::number(fact.roundsInAll())});
}

void LeagueStory::takeRound(const store::RoundFact &fact, const store::Entry &entry)
{
    m_changes |= League | Rounds;
    m_touched.rounds.insert(fact.roundId);
    for (RoundTold &round : m_rounds) {
        if (round.id == fact.roundId)
            round.state = fact.state;
    }
    if (fact.state == base::round_chart::RoundInit)
        return;
    m_currentRound = std::max(m_currentRound, fact.roundId);
    if (fact.state == base::round_chart::Announced) {
        tell(entry, Kind::RoundAnnounced,
             {QString::number(fact.roundId), QString::number(m_roster.size())}, {}, fact.roundId);
    }
}

void LeagueStory::takeStandings(const store::StandingFact &fact, const store::Entry &entry)
{
    m_changes |= Table;
    QHash<QString, int> &ranks = m_ranks[fact.roundId];
    for (const protocol::StandingRow &row : fact.standings)
        ranks.insert(row.playerId.text(), row.rank);
    ++m_roundsComplete;
    tell(entry, Kind::StandingsSent, {QString::number(fact.roundId)}, {}, fact.roundId);
}

void LeagueStory::takeOrder(const store::ControlFact &fact, const store::Entry &entry)
{
    m_changes |= League;
    if (fact.command == QLatin1String("pause") || fact.command == QLatin1String("step"))
        m_isHeld = true;
    else if (fact.command == QLatin1String("resume"))
        m_isHeld = false;
    tell(entry, Kind::Ordered, {fact.command, nameOf(fact.playerId.text()), fact.reason},
         fact.matchId.text());
}

void LeagueStory::takeTrouble(const store::Entry &entry)
{
    tryAs<store::AbortedFact>(entry, [&](const auto &fact) {
        if (MatchTold *match = findMatch(entry.subject); match && !match->isCounted()) {
            match->state = base::match_chart::Aborted;
            touch(*match);
        }
        tell(entry, Kind::MatchAborted, {entry.subject, fact.reason}, entry.subject, fact.roundId);
    });
    tryAs<store::WithdrawnFact>(entry, [&](const auto &fact) {
        m_changes |= Agents | Table;
        if (AgentTold *agent = findAgent(fact.playerId.text())) {
            agent->isWithdrawn = true;
            agent->reason = fact.reason;
        }
        tell(entry, Kind::PlayerWithdrawn, {nameOf(fact.playerId.text()), fact.reason});
    });
    tryAs<store::RefereeFact>(entry, [&](const auto &fact) {
        AgentTold *agent = findAgent(fact.refereeId.text());
        if (!agent || agent->isAway == !fact.available)
            return;
        m_changes |= Agents;
        agent->isAway = !fact.available;
        agent->reason = fact.reason;
        tell(entry, fact.available ? Kind::RefereeBack : Kind::RefereeAway,
             {agent->name, fact.reason});
    });
    tryAs<protocol::SilenceFact>(entry, [&](const auto &fact) {
        m_changes |= Agents;
        const QString id = fact.from.section(u':', -1);
        if (AgentTold *agent = findAgent(id))
            ++agent->errors;
        tell(entry, Kind::NoAnswer, {nameOf(id), fact.method, fact.errorCode}, entry.subject);
    });
    tryAs<protocol::RejectionFact>(entry, [&](const auto &fact) {
        m_changes |= Agents;
        const QString id = fact.from.section(u':', -1);
        if (AgentTold *agent = findAgent(id))
            ++agent->errors;
        tell(entry, Kind::AnswerRejected, {nameOf(id), fact.errorCode}, entry.subject);
    });
}

void LeagueStory::tell(const store::Entry &entry, Kind kind, const QStringList &words,
                       const QString &match, int round)
{
    m_changes |= Events;
    m_events.push_back(
        {++m_told, entry.timeMs, kind, words, match,
         round == 0 && m_matches.contains(match) ? m_matches.value(match).round : round});
    if (m_events.size() > MostEvents)
        m_events.pop_front();
}

QStringList LeagueStory::formOf(const QString &player, int lastRound) const
{
    const auto record = m_records.constFind(player);
    if (record == m_records.cend())
        return {};
    if (lastRound < 0)
        return record->form;
    QStringList form;
    for (auto round = record->results.begin(); round != record->results.end(); ++round) {
        if (round.key() <= lastRound)
            form += *round;
    }
    return form;
}

QMap<int, int> LeagueStory::pointsOf(const QString &player) const
{
    return m_records.value(player).points;
}

void LeagueStory::touch(const MatchTold &match)
{
    m_changes |= Matches | Rounds;
    m_touched.matches.insert(match.id);
    m_touched.rounds.insert(match.round);
}

int LeagueStory::count(const QString &role) const
{
    return static_cast<int>(
        std::ranges::count_if(m_agents, [&](const AgentTold &each) { return each.role == role; }));
}

AgentTold *LeagueStory::findAgent(const QString &id)
{
    const auto at = m_agentAt.constFind(id);
    return at == m_agentAt.cend() ? nullptr : &m_agents[*at];
}

MatchTold *LeagueStory::findMatch(const QString &id)
{
    const auto found = m_matches.find(id);
    return found == m_matches.end() ? nullptr : &*found;
}

} // namespace league::app::view
