#include "app/view/mafia/knowledge.h"

#include "app/view/mafia/mafia_words.h"

namespace league::app::view {

Knowledge Knowledge::afterTheEnd(const Viewer &viewer)
{
    Knowledge all(viewer);
    all.m_isOver = true;
    return all;
}

std::optional<MafiaEvent> Knowledge::see(const MafiaEvent &event)
{
    if (m_isOver || m_viewer.kind == Viewer::Kind::Observer)
        return event;
    if (!maySee(event))
        return std::nullopt;
    MafiaEvent copy = event;
    copy.facts.remove(mafia::ObserverPart);
    learn(copy);
    return copy;
}

bool Knowledge::maySee(const MafiaEvent &event) const
{
    if (event.visibility == mafia::ToAll)
        return true;
    if (m_viewer.kind != Viewer::Kind::Player)
        return false;
    if (event.visibility == mafia::ToPlayer + m_viewer.playerId)
        return true;
    // The dead keep what they knew and learn nothing new.
    if (event.visibility == mafia::ToMafia)
        return m_isMafia && m_isAlive;
    return isOwnDeed(event);
}

// The record keeps for observers what a player did and thought; the player itself knows it.
bool Knowledge::isOwnDeed(const MafiaEvent &event) const
{
    if (event.kind == mafia::ThinkChunk)
        return event.facts.value(mafia::PlayerId).toString() == m_viewer.playerId;
    if (event.kind == mafia::ActionSubmitted)
        return event.facts.value(mafia::AgentId).toString() == m_viewer.playerId;
    return false;
}

void Knowledge::learn(const MafiaEvent &event)
{
    const bool isOwn = event.facts.value(mafia::PlayerId).toString() == m_viewer.playerId;
    if (event.kind == mafia::RoleAssignment && isOwn)
        m_isMafia = event.facts.value(mafia::Role).toString() == mafia::RoleMafia;
    else if (event.kind == mafia::PlayerEliminated && isOwn)
        m_isAlive = false;
}

} // namespace league::app::view
