// Herald: says what happened, to the record and to every player its own copy of it.
//
// Owned by a MafiaMatch. Everything that players learn goes through tell(): the event is recorded,
// and whoever may see it (privacy.h) gets a letter with the next number of its own, so that hidden
// events leave no gap. Questions are numbered likewise.
#pragma once

#include "agents/games/mafia/engine_clock.h"
#include "agents/games/mafia/seat_alias.h"
#include "agents/games/mafia/seat_view.h"
#include "agents/games/match_setup.h"
#include "agents/games/match_state.h"

namespace league::games::mafia {

class Herald
{
public:
    // The table and the clock must outlive it.
    Herald(const Table &table, const QList<Seat> &roster, const SeatAlias &alias,
           const EngineClock &clock);

    // One more event, and the letters about it.
    void tell(QLatin1String kind, QVariantMap facts, const QString &visibility);
    // The facts of a question to a player: the same, with its number and its view.
    [[nodiscard]] QVariantMap question(const Player &player, QVariantMap facts);
    // Remembers a night action in the player's own view.
    void acted(const Player &player, int night, const QString &target);

    [[nodiscard]] QVariantMap viewOf(const Player &player) const;
    // How many events there were so far, taken or not.
    [[nodiscard]] qsizetype eventCount() const { return m_eventCount; }
    [[nodiscard]] QList<GameEvent> takeEvents() { return std::exchange(m_events, {}); }
    [[nodiscard]] QList<Letter> takeLetters() { return std::exchange(m_letters, {}); }

private:
    struct Reader
    {
        SeatView view;
        bool wantsSayChunks = false;
        int told = 0; // messages so far
    };

    const Table &m_table;
    const SeatAlias &m_alias;
    const EngineClock &m_clock;
    QList<Reader> m_readers; // by roster
    QList<GameEvent> m_events;
    QList<Letter> m_letters;
    qsizetype m_eventCount = 0;
};

} // namespace league::games::mafia
