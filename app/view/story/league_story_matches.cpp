// What the journal tells about single matches.
#include "agents/base/charts/league_chart.h"
#include "agents/base/charts/match_chart.h"
#include "agents/games/fact_names.h"
#include "agents/manager/team_judge.h"
#include "agents/protocol/error_messages.h"
#include "agents/protocol/match_messages.h"
#include "agents/protocol/message.h"
#include "agents/protocol/result_details.h"
#include "app/view/story/league_story.h"

namespace league::app::view {

namespace {

namespace chart = base::match_chart;
namespace fact = games::fact;
using Kind = EventTold::Kind;

tournament::SeatScore scoreOf(protocol::PlayerOutcome outcome)
{
    switch (outcome) {
    case protocol::PlayerOutcome::Win:
        return tournament::SeatScore::Win;
    case protocol::PlayerOutcome::Draw:
        return tournament::SeatScore::Draw;
    case protocol::PlayerOutcome::Loss:
        return tournament::SeatScore::Loss;
    case protocol::PlayerOutcome::TechnicalLoss:
        return tournament::SeatScore::TechnicalLoss;
    }
    return tournament::SeatScore::Void;
}

// As a ResultMark is told.
QString wordOf(tournament::SeatScore score)
{
    using enum tournament::SeatScore;
    switch (score) {
    case Win:
        return QStringLiteral("win");
    case Draw:
        return QStringLiteral("draw");
    case Loss:
        return QStringLiteral("loss");
    case TechnicalLoss:
        return QStringLiteral("technical");
    case Void:
        break;
    }
    return QStringLiteral("none");
}

constexpr QLatin1String MafiaId{"mafia"};
// A match of Mafia has a chart of its own around the game's phases.
constexpr QLatin1String MafiaMatchChart{"mafia_match"};

bool isOfMatches(const QString &name)
{
    return name == chart::Table.name || name == MafiaMatchChart;
}

// A new attempt begins: nothing of the one before counts.
void beginAgain(MatchTold &match)
{
    for (SeatTold &seat : match.seats)
        seat = SeatTold{.player = seat.player};
    match.state = chart::Created;
    match.brokenIn.clear();
    match.drawnNumber.reset();
    match.parity.clear();
    match.phase.clear();
    match.winnerTeam.clear();
}

} // namespace

SeatTold *LeagueStory::seatOf(MatchTold *match, const QString &player)
{
    if (!match)
        return nullptr;
    for (SeatTold &seat : match->seats) {
        if (seat.player == player)
            return &seat;
    }
    return nullptr;
}

void LeagueStory::takeAssignment(const store::AssignedFact &fact, const store::Entry &entry)
{
    MatchTold *match = findMatch(entry.subject);
    if (!match)
        return;
    if (match->attempt != 0 && fact.attempt > match->attempt)
        beginAgain(*match);
    m_changes |= League;
    touch(*match);
    if (match->seats.size() != fact.playerIds.size()) { // a table is drawn when its round begins
        match->seats.clear();
        for (const base::PlayerId &player : fact.playerIds)
            match->seats.append(SeatTold{.player = player.text()});
    }
    match->attempt = fact.attempt;
    match->referee = fact.refereeId.text();
    match->stateSinceMs = entry.timeMs;
    m_currentRound = std::max(m_currentRound, match->round);
    tell(entry, Kind::MatchAssigned, {match->id, nameOf(match->referee)}, match->id);
}

void LeagueStory::takeTransition(const protocol::TransitionFact &fact, const store::Entry &entry)
{
    if (fact.chart == base::league_chart::Table.name) {
        m_changes |= League | Agents;
        m_state = fact.to;
        if (fact.to == base::league_chart::Completed) {
            m_completedMs = entry.timeMs;
            const auto rows = table();
            tell(entry, Kind::LeagueCompleted,
                 {rows.isEmpty() ? QString() : rows.constFirst().displayName});
        }
        return;
    }
    MatchTold *match = isOfMatches(fact.chart) ? findMatch(entry.subject) : nullptr;
    if (!match || match->isCounted())
        return;
    if (fact.to == chart::TimeoutError || fact.to == chart::Cancelled)
        match->brokenIn = fact.from;
    touch(*match);
    match->state = fact.to;
    match->stateSinceMs = entry.timeMs;
    match->askedMs = entry.timeMs;
    for (SeatTold &seat : match->seats)
        seat.retries = 0;
    if (fact.to == chart::WaitingForPlayers) {
        for (const SeatTold &seat : std::as_const(match->seats)) {
            const auto seconds =
                std::chrono::duration_cast<std::chrono::seconds>(m_rules.joinTimeout);
            tell(entry, Kind::Invited,
                 {nameOf(seat.player), match->id, QString::number(seconds.count())}, match->id);
        }
    } else if (fact.to != chart::Finished) {
        tell(entry, Kind::StateEntered, {match->id, fact.to}, match->id);
    }
}

void LeagueStory::takeMessage(const protocol::MessageFact &fact, const store::Entry &entry)
{
    MatchTold *match = findMatch(entry.subject);
    if (!match || match->isCounted())
        return;
    touch(*match);
    const QString type = protocol::messageTypeOf(fact.message);
    if (SeatTold *from = seatOf(match, fact.from.section(u':', -1))) {
        const int took = static_cast<int>(entry.timeMs - match->stateSinceMs);
        if (type == protocol::GameJoinAck::Type && !from->hasJoined) {
            from->hasJoined = true;
            from->joinedAfterMs = took;
        } else if (type == protocol::ChooseParityResponse::Type && from->chosenAfterMs < 0) {
            from->chosenAfterMs = took;
        }
        return;
    }
    SeatTold *to = seatOf(match, fact.to.section(u':', -1));
    if (to && type == protocol::GameError::Type) {
        ++to->retries;
        to->wasAskedAgain = true;
        match->askedMs = entry.timeMs;
    }
}

void LeagueStory::takeGame(const protocol::GameFact &game, const store::Entry &entry)
{
    MatchTold *match = findMatch(entry.subject);
    if (!match || match->isCounted())
        return;
    touch(*match);
    if (m_gameType == MafiaId) {
        takeMafia(game, *match, entry);
        return;
    }
    const JsonObject &facts = game.facts;
    if (SeatTold *seat = seatOf(match, facts.value(fact::PlayerId).toString())) {
        seat->hasChosen = true;
        tell(entry, Kind::ChoiceLocked, {nameOf(seat->player), match->id}, match->id);
    }
    const JsonObject choices = facts.value(fact::Choices).toObject();
    for (SeatTold &seat : match->seats) {
        if (choices.contains(seat.player)) {
            seat.choice = choices.value(seat.player).toString();
            seat.hasChosen = true;
        }
    }
    if (const std::optional<int> number = protocol::drawnNumberIn(facts)) {
        match->drawnNumber = number;
        match->parity = facts.value(fact::NumberParity).toString();
    }
}

void LeagueStory::takeResult(const store::ResultFact &fact, const store::Entry &entry)
{
    MatchTold *match = findMatch(entry.subject);
    if (!match || match->isCounted())
        return;
    m_changes |= League | Table;
    touch(*match);
    tournament::MatchScore score{base::MatchId(match->id), {}};
    const JsonObject choices = fact.details.value(fact::Choices).toObject();
    for (const base::PlayerId &player : fact.playerIds) {
        if (!seatOf(match, player.text())) // it filled in for somebody
            match->seats.append(SeatTold{.player = player.text()});
    }
    for (SeatTold &seat : match->seats) {
        const base::PlayerId player(seat.player);
        const auto outcome = fact.outcomes.constFind(player);
        seat.points = fact.score.value(player);
        if (outcome != fact.outcomes.cend())
            seat.outcome = protocol::wireWord(*outcome);
        if (choices.contains(seat.player))
            seat.choice = choices.value(seat.player).toString();
        seat.cause = protocol::causeIn(fact.details, player);
        score.seats.append(
            {player,
             outcome == fact.outcomes.cend() ? tournament::SeatScore::Void : scoreOf(*outcome),
             seat.points, manager::teamOf(player, fact)});
        writeDown(match->round, score.seats.constLast());
    }
    match->attempt = fact.attempt;
    match->referee = fact.refereeId.isEmpty() ? match->referee : fact.refereeId.text();
    match->drawnNumber = protocol::drawnNumberIn(fact.details);
    match->parity = fact.details.value(fact::NumberParity).toString();
    match->status = protocol::wireWord(fact.status);
    match->winner = fact.winner.text();
    match->reason = fact.reason;
    match->countedMs = entry.timeMs;
    match->stateSinceMs = entry.timeMs;
    match->state =
        fact.status == protocol::ResultStatus::Cancelled ? chart::Cancelled : chart::Finished;
    m_counted.append({match->round, score});
    if (m_standings) {
        (void)m_standings->count(score);
        (void)m_crosstable->count(score);
    }
    tellDecision(fact, *match, entry);
}

void LeagueStory::writeDown(int round, const tournament::ScoredSeat &seat)
{
    Record &record = m_records[seat.player.text()];
    const QString word = wordOf(seat.score);
    const bool isNewest = record.results.isEmpty() || record.results.lastKey() <= round;
    record.results[round].append(word);
    record.points[round] += seat.points;
    if (isNewest) {
        record.form.append(word);
        return;
    }
    record.form.clear();
    for (const QStringList &words : std::as_const(record.results))
        record.form += words;
}

void LeagueStory::tellDecision(const store::ResultFact &fact, const MatchTold &match,
                               const store::Entry &entry)
{
    using enum protocol::ResultStatus;
    const QString number = match.drawnNumber ? QString::number(*match.drawnNumber) : QString();
    if (fact.status == Win && match.drawnNumber) {
        QString loser;
        for (const SeatTold &seat : match.seats)
            loser = seat.player == match.winner ? loser : seat.player;
        tell(entry, Kind::NumberDecided,
             {match.id, number, match.parity, nameOf(match.winner), nameOf(loser)}, match.id);
    } else if (fact.status == Draw && match.drawnNumber) {
        tell(entry, Kind::NumberDrew, {match.id, number, match.parity}, match.id);
    } else if (fact.status == Cancelled || fact.status == Aborted) {
        tell(entry, Kind::MatchVoid, {match.id}, match.id);
    } else {
        for (const SeatTold &seat : match.seats) {
            if (seat.outcome == protocol::wireWord(protocol::PlayerOutcome::TechnicalLoss))
                tell(entry, Kind::TechnicalLoss, {match.id, nameOf(seat.player), seat.cause},
                     match.id);
        }
    }
}

} // namespace league::app::view
