#include "app/view/mafia/seat_story.h"

#include "agents/base/json/json.h"
#include "app/view/mafia/mafia_words.h"

#include <algorithm>

namespace league::app::view {

void SeatStory::begin(const base::MatchId &match, int attempt)
{
    m_match = match;
    m_attempt = attempt;
    m_self.clear();
    m_heard = 0;
    m_story = MafiaStory();
}

bool SeatStory::isNew(const base::MatchId &match, int attempt) const
{
    return match != m_match || attempt > m_attempt;
}

bool SeatStory::isGivenUp(const base::MatchId &match, int attempt) const
{
    return match == m_match && attempt < m_attempt;
}

void SeatStory::apply(QLatin1String kind, const JsonObject &facts, qint64 timeMs)
{
    m_story.apply({++m_heard, timeMs, kind, mafia::ToAll, facts});
}

void SeatStory::hear(const SeatEvent &event)
{
    if (event.what == mafia::GameOver)
        return end(event.facts.value(mafia::GameResult).toObject(), event.heardUtcMs);
    if (event.what == mafia::RoleAssignment)
        m_self = event.facts.value(mafia::PlayerId).toString();
    else if (event.what == mafia::SayChunk || event.what == mafia::Statement)
        openTurn(event.facts, event.heardUtcMs);
    const QByteArray kind = event.what.toLatin1();
    apply(QLatin1String(kind), event.facts, event.heardUtcMs);
}

bool SeatStory::hasTurn(const QString &turn) const
{
    return std::ranges::any_of(m_story.statements(), [&turn](const mafia::StatementTold &each) {
        return each.turn == turn;
    });
}

// That somebody has the word is told to nobody; it shows in the first thing that is said.
void SeatStory::openTurn(const JsonObject &facts, qint64 timeMs)
{
    if (hasTurn(facts.value(mafia::TurnId).toString()))
        return;
    const auto isToday = [this](const mafia::StatementTold &each) {
        return each.day == m_story.day();
    };
    const int before = static_cast<int>(std::ranges::count_if(m_story.statements(), isToday));
    const int index = facts.value(mafia::TurnIndex).toInt(before);
    JsonObject turn{{mafia::PlayerId, facts.value(mafia::PlayerId)},
                    {mafia::TurnId, facts.value(mafia::TurnId)},
                    {mafia::TurnIndex, index},
                    {mafia::TurnsRemaining, std::max(1, m_story.aliveCount() - index)}};
    apply(mafia::TurnStarted, turn, timeMs);
}

void SeatStory::end(const JsonObject &result, qint64 timeMs)
{
    JsonArray players;
    const JsonObject roles = result.value(mafia::Roles).toObject();
    for (auto role = roles.begin(); role != roles.end(); ++role)
        players.append(JsonObject{{mafia::PlayerId, role.key()}, {mafia::Role, role.value()}});
    apply(mafia::GameEnded,
          {{mafia::WinnerTeam, result.value(mafia::WinnerTeam)},
           {mafia::Reason, result.value(mafia::Reason)},
           {mafia::FinalState, JsonObject{{mafia::Players, players}}}},
          timeMs);
}

void SeatStory::read(const SeatTurn &turn, qint64 nowMs)
{
    const JsonObject facts = JsonObject::fromVariantMap(turn.facts);
    const JsonObject view = facts.value(mafia::View).toObject();
    const JsonObject you = view.value(mafia::You).toObject();
    m_self = facts.value(mafia::PlayerId).toString(you.value(mafia::PlayerId).toString());
    if (m_story.phase() != view.value(mafia::Phase).toString())
        apply(mafia::PhaseChanged,
              {{mafia::To, view.value(mafia::Phase)},
               {mafia::DayNumber, view.value(mafia::DayNumber)},
               {mafia::NightNumber, view.value(mafia::NightNumber)},
               {mafia::Deadline, facts.value(mafia::Deadline)}},
              nowMs);
    apply(mafia::RoleAssignment, you, nowMs);
    readPlayers(view.value(mafia::Players).toArray(), nowMs);
    for (const auto &each : view.value(mafia::Statements).toArray()) {
        if (!hasTurn(each.toObject().value(mafia::TurnId).toString()))
            apply(mafia::Statement, each.toObject(), nowMs);
    }
    const JsonObject secrets = view.value(mafia::Private).toObject();
    for (const auto &each : secrets.value(mafia::Investigations).toArray())
        apply(mafia::InvestigationResult, each.toObject(), nowMs);
    if (turn.kind != mafia::AskTurn)
        return;
    JsonObject own = facts.value(mafia::Turn).toObject();
    own.insert(mafia::PlayerId, m_self);
    apply(mafia::TurnStarted, own, nowMs);
}

void SeatStory::readPlayers(const JsonArray &players, qint64 nowMs)
{
    apply(mafia::RolesAssigned, {{mafia::Players, players}}, nowMs);
    for (const auto &each : players) {
        const JsonObject player = each.toObject();
        const mafia::SeatTold *seat = m_story.seat(player.value(mafia::PlayerId).toString());
        if (seat && seat->isAlive && !player.value(mafia::Alive).toBool(true))
            apply(mafia::PlayerEliminated, player, nowMs);
    }
}

void SeatStory::noteDeed(const QString &action, const QString &target, qint64 nowMs)
{
    apply(mafia::ActionSubmitted,
          {{mafia::AgentId, m_self}, {mafia::ActionType, action}, {mafia::TargetId, target}},
          nowMs);
}

void SeatStory::name(const QString &player, const QString &called)
{
    const JsonObject who{{mafia::PlayerId, player}, {mafia::DisplayName, called}};
    apply(mafia::RolesAssigned, {{mafia::Players, JsonArray{who}}}, 0);
}

} // namespace league::app::view
