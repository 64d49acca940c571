#include "agents/store/spectator/public_table.h"

#include "agents/store/postmortem/event_reading.h"

#include <algorithm>

namespace league::store {

using namespace event_reading;
using protocol::SpectatorStatement;
using protocol::SpectatorTableSeat;

namespace {

constexpr qsizetype MostStatements = 40; // about two days of a full table

} // namespace

void PublicTable::take(const Entry &event)
{
    using Take = void (PublicTable::*)(const JsonObject &);
    static const QHash<QString, Take> takers{
        {QStringLiteral("PHASE_CHANGED"), &PublicTable::takePhase},
        {QStringLiteral("TURN_STARTED"), &PublicTable::takeTurn},
        {QStringLiteral("AGENT_SAY_CHUNK"), &PublicTable::takeChunk},
        {QStringLiteral("DISCUSSION_STATEMENT"), &PublicTable::takeStatement},
        {QStringLiteral("ROLE_CLAIMED"), &PublicTable::takeClaim},
        {QStringLiteral("NIGHT_RESOLVED"), &PublicTable::takeNight},
        {QStringLiteral("PLAYER_ELIMINATED"), &PublicTable::takeElimination},
        {QStringLiteral("VOTE_CAST"), &PublicTable::takeVote},
        {QStringLiteral("VOTE_RESULT"), &PublicTable::takeVoteResult},
        {QStringLiteral("GAME_ENDED"), &PublicTable::takeEnd},
        {QStringLiteral("MATCH_PAUSED"), &PublicTable::takeClock},
        {QStringLiteral("MATCH_RESUMED"), &PublicTable::takeClock},
        {QStringLiteral("SPEED_CHANGED"), &PublicTable::takeClock},
    };
    const JsonObject facts = part(event.body, "facts");
    if (const Take known = takers.value(text(event.body, "what")))
        (this->*known)(facts);
    if (const QString name = text(facts, "display_name"); !name.isEmpty())
        seat(text(facts, "player_id")).displayName = name;
}

int PublicTable::aliveCount() const
{
    return static_cast<int>(std::ranges::count(m_table.seats, true, &SpectatorTableSeat::alive));
}

SpectatorTableSeat &PublicTable::seat(const QString &player)
{
    const base::PlayerId id(player);
    const auto known = std::ranges::find(m_table.seats, id, &SpectatorTableSeat::playerId);
    if (known != m_table.seats.end())
        return *known;
    m_table.seats.append({.playerId = id});
    return m_table.seats.last();
}

void PublicTable::takePhase(const JsonObject &facts)
{
    m_table.phase = text(facts, "to");
    m_table.dayNumber = number(facts, "day_number");
    m_table.nightNumber = number(facts, "night_number");
    m_table.speaker = {};
    setDeadline(facts, "deadline");
    if (m_table.seats.isEmpty()) { // the first list names everybody, in the order they sit
        for (const QString &player : texts(facts, "alive"))
            (void)seat(player);
    }
    if (m_table.phase == QLatin1String("NIGHT_ACTIONS")) {
        m_table.killed = {};
        m_table.nightResolved = false;
        m_table.prevented = false;
    } else if (m_table.phase == QLatin1String("DAY_VOTING")) {
        m_table.votes.clear();
        m_table.voteResolved = false;
        m_table.votedOut = {};
    }
}

void PublicTable::takeTurn(const JsonObject &facts)
{
    m_table.speaker = base::PlayerId(text(facts, "player_id"));
    setDeadline(facts, facts.contains(QLatin1String("timeout_at")) ? "timeout_at" : "deadline");
    (void)statement(text(facts, "turn_id"), text(facts, "player_id"));
}

SpectatorStatement &PublicTable::statement(const QString &turn, const QString &player)
{
    // Whoever was lost before the own turn has a statement, but no turn.
    const qsizetype at = turn.isEmpty() ? -1 : m_turns.lastIndexOf(turn);
    if (at >= 0)
        return m_table.statements[at];
    if (m_table.statements.size() >= MostStatements) {
        m_table.statements.removeFirst();
        m_turns.removeFirst();
    }
    m_turns.append(turn);
    m_table.statements.append({.playerId = base::PlayerId(player), .dayNumber = m_table.dayNumber});
    return m_table.statements.last();
}

void PublicTable::takeChunk(const JsonObject &facts)
{
    SpectatorStatement &told = statement(text(facts, "turn_id"), text(facts, "player_id"));
    if (told.open)
        told.say += text(facts, "text");
}

void PublicTable::takeStatement(const JsonObject &facts)
{
    SpectatorStatement &told = statement(text(facts, "turn_id"), text(facts, "player_id"));
    told.playerId = base::PlayerId(text(facts, "player_id"));
    told.say = text(facts, "say"); // it may have been cut
    told.pass = flag(facts, "pass");
    told.timedOut = flag(facts, "timed_out");
    told.open = false;
    m_table.speaker = {};
    m_table.deadline.reset();
}

void PublicTable::takeClaim(const JsonObject &facts)
{
    const QString role = text(facts, "claimed_role");
    seat(text(facts, "player_id")).claimedRole = role;
    const QString turn = text(facts, "turn_id");
    if (const qsizetype at = m_turns.lastIndexOf(turn); at >= 0 && !turn.isEmpty())
        m_table.statements[at].claimedRole = role;
}

void PublicTable::takeNight(const JsonObject &facts)
{
    m_table.nightResolved = true;
    m_table.prevented = flag(facts, "prevented");
    m_table.killed = base::PlayerId(text(part(facts, "killed"), "player_id"));
}

void PublicTable::takeElimination(const JsonObject &facts)
{
    SpectatorTableSeat &left = seat(text(facts, "player_id"));
    left.alive = false;
    left.cause = text(facts, "cause");
    left.cycleNumber = number(facts, "cycle_number");
    left.role = text(facts, "role"); // absent unless it is revealed to everybody
    if (left.role.isEmpty())
        left.role = text(facts, "team");
}

void PublicTable::takeVote(const JsonObject &facts)
{
    const base::PlayerId voter(text(facts, "voter_id"));
    const base::PlayerId target(text(facts, "target_id"));
    m_table.votes.removeIf([&](const protocol::SpectatorVote &vote) { // it was changed
        return vote.voterId == voter;
    });
    m_table.votes.append({voter, target});
}

void PublicTable::takeVoteResult(const JsonObject &facts)
{
    m_table.voteResolved = true;
    m_table.votedOut = base::PlayerId(text(facts, "eliminated"));
    m_table.deadline.reset();
}

void PublicTable::takeClock(const JsonObject &facts)
{
    setDeadline(facts, "deadline"); // none while it is paused, or goes on by hand
}

void PublicTable::takeEnd(const JsonObject &facts)
{
    const QString team = text(facts, "winner_team");
    m_table.winnerTeam = team.isEmpty() ? text(facts, "winner") : team;
    m_table.phase = QStringLiteral("END");
    m_table.speaker = {};
    m_table.deadline.reset();
    for (const auto &each : list(part(facts, "final_state"), "players")) {
        const JsonObject player = each.toObject();
        SpectatorTableSeat &sitting = seat(text(player, "player_id"));
        sitting.role = text(player, "role"); // now it is known to everybody
        sitting.alive = flag(player, "alive");
        sitting.displayName = text(player, "display_name");
    }
}

void PublicTable::setDeadline(const JsonObject &facts, const char *key)
{
    m_table.deadline.reset();
    if (const std::optional<qint64> ms = protocol::parseUtc(text(facts, key)))
        m_table.deadline = protocol::Timestamp{*ms};
}

} // namespace league::store
