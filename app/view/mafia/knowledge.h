// Knowledge: what one viewer may see of a match of Mafia (protocol.md §6).
//
// Owned by the MafiaBoard and asked for every event in its order. What it does not let through
// reaches neither the fold nor QML. Three kinds of viewers: the observer sees everything; the
// audience sees what is public; a player sees what is public, what was sent to it, what its team
// was told while it lived, and what it did and thought itself. Nothing marked for observers only is
// ever left in a copy for the others. When the game has ended everybody may see everything.
#pragma once

#include "app/view/mafia/mafia_event.h"

namespace league::app::view {

struct Viewer
{
    enum class Kind { Observer, Audience, Player };

    Kind kind = Kind::Audience;
    QString playerId = {}; // of a player

    friend bool operator==(const Viewer &, const Viewer &) = default;
};

class Knowledge
{
public:
    explicit Knowledge(Viewer viewer = {}) : m_viewer(std::move(viewer)) { }
    // As it is after the end, when nothing is secret any more.
    [[nodiscard]] static Knowledge afterTheEnd(const Viewer &viewer);

    // The viewer's copy of the event; nothing when it may not see it.
    [[nodiscard]] std::optional<MafiaEvent> see(const MafiaEvent &event);

private:
    [[nodiscard]] bool maySee(const MafiaEvent &event) const;
    [[nodiscard]] bool isOwnDeed(const MafiaEvent &event) const;
    void learn(const MafiaEvent &event);

    Viewer m_viewer;
    bool m_isOver = false;
    bool m_isMafia = false; // the player, as it was told itself
    bool m_isAlive = true;
};

} // namespace league::app::view
