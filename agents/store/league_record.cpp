#include "agents/store/league_record.h"

#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/result_details.h"
#include "agents/store/league_facts.h"

namespace league::store {

namespace {

class RecordFold
{
public:
    void take(const Entry &entry)
    {
        tryAs<LeagueFact>(entry, [&](const LeagueFact &fact) {
            m_record.leagueId = fact.leagueId.text();
            m_record.name = fact.name.isEmpty() ? m_record.leagueId : fact.name;
            m_record.gameType = fact.gameType;
        });
        tryAs<RegisteredFact>(entry, [&](const RegisteredFact &fact) {
            m_record.names.insert(fact.id, fact.displayName);
            if (!fact.strategy.isEmpty())
                m_record.strategies.insert(fact.id, fact.strategy);
            if (fact.role == QLatin1String("player") && m_record.startedMs == 0)
                takePlayer(fact);
        });
        tryAs<ScheduledFact>(entry,
                             [&](const ScheduledFact &fact) { takeSchedule(fact, entry.timeMs); });
        tryAs<AssignedFact>(entry, [&](const AssignedFact &fact) {
            if (RecordedMatch *match = find(entry.subject))
                match->referee = fact.refereeId.text();
        });
        tryAs<ResultFact>(entry, [&](const ResultFact &fact) { takeResult(fact, entry); });
        tryAs<StandingFact>(entry, [&](const StandingFact &fact) {
            m_record.standings = fact.standings;
            QHash<QString, int> points;
            for (const protocol::StandingRow &row : fact.standings)
                points.insert(row.playerId.text(), row.points);
            m_record.pointsAfterRounds.append(points);
        });
        tryAs<protocol::TransitionFact>(entry, [&](const protocol::TransitionFact &fact) {
            if (fact.chart == QLatin1String("league") && fact.to == QLatin1String("COMPLETED"))
                m_record.completedMs = entry.timeMs;
        });
    }

    [[nodiscard]] LeagueRecord record() && { return std::move(m_record); }

private:
    template<class Fact, class Take>
    void tryAs(const Entry &entry, const Take &take)
    {
        if (entry.kind != Fact::Kind)
            return;
        if (const base::Result<Fact> fact = protocol::read<Fact>(entry.body))
            take(*fact);
    }

    // Before the first table everybody has nothing, in the order of registration.
    void takePlayer(const RegisteredFact &fact)
    {
        for (const protocol::StandingRow &row : std::as_const(m_record.standings)) {
            if (row.playerId.text() == fact.id) // it came back
                return;
        }
        protocol::StandingRow row;
        row.rank = static_cast<int>(m_record.standings.size()) + 1;
        row.playerId = base::PlayerId(fact.id);
        row.displayName = fact.displayName;
        m_record.standings.append(row);
    }

    void takeSchedule(const ScheduledFact &fact, qint64 timeMs)
    {
        if (m_record.startedMs == 0)
            m_record.startedMs = timeMs;
        m_record.rounds = fact.totalRounds.value_or(static_cast<int>(fact.rounds.size()));
        for (const ScheduledRound &round : fact.rounds) {
            for (const ScheduledMatch &match : round.matches) {
                m_placeOf.insert(match.matchId.text(), m_record.matches.size());
                m_record.matches.append({.id = match.matchId.text(), .round = round.roundId});
                for (const base::PlayerId &player : match.players)
                    m_record.matches.last().players.append(player.text());
            }
        }
    }

    void takeResult(const ResultFact &fact, const Entry &entry)
    {
        RecordedMatch *match = find(entry.subject);
        if (!match)
            return;
        match->referee = fact.refereeId.text();
        match->status = protocol::wireWord(fact.status);
        match->winner = fact.winner.text();
        match->winnerTeam = fact.winnerTeam;
        const QMap<base::PlayerId, QString> roles = protocol::rolesIn(fact.details);
        for (auto role = roles.cbegin(); role != roles.cend(); ++role)
            match->roles.insert(role.key().text(), role.value());
        match->reason = fact.reason;
        match->decidedMs = entry.timeMs;
        match->number = protocol::drawnNumberIn(fact.details);
        match->parity = fact.details.value(QLatin1String("number_parity")).toString();
        const JsonObject choices = fact.details.value(QLatin1String("choices")).toObject();
        for (const base::PlayerId &player : fact.playerIds) {
            const QString &id = player.text();
            match->points.insert(id, fact.score.value(player));
            if (!match->players.contains(id)) // it filled in
                match->players.append(id);
            if (choices.contains(id))
                match->choices.insert(id, choices.value(id).toString());
            if (fact.outcomes.contains(player))
                match->outcomes.insert(id, protocol::wireWord(fact.outcomes.value(player)));
        }
    }

    RecordedMatch *find(const QString &id)
    {
        const auto place = m_placeOf.constFind(id);
        return place == m_placeOf.cend() ? nullptr : &m_record.matches[*place];
    }

    LeagueRecord m_record;
    QHash<QString, qsizetype> m_placeOf;
};

} // namespace

base::Result<LeagueRecord> readRecord(JournalReader &reader)
{
    RecordFold fold;
    const Selection facts{.kinds = {LeagueFact::Kind, RegisteredFact::Kind, ScheduledFact::Kind,
                                    AssignedFact::Kind, ResultFact::Kind, StandingFact::Kind,
                                    protocol::TransitionFact::Kind}};
    const base::Outcome read =
        reader.forEach(facts, [&fold](const Entry &entry) { fold.take(entry); });
    if (!read)
        return read.failure();
    return std::move(fold).record();
}

} // namespace league::store
