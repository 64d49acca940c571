// Invitations: fills the seats of a match.
//
// Part of a MatchRunner. All invitations leave together. Who does not come is replaced by the
// substitutes of the assignment, in their order, and then by bots where the rules allow it (MR-36);
// a seat that stays empty keeps its fault.
#pragma once

#include "agents/games/game.h"
#include "agents/referee/match_table.h"

namespace league::referee {

class Invitations
{
public:
    // All must outlive it.
    Invitations(MatchTable &table, const games::Game &game, const GameDialogue &dialogue);

    // Runs `settled` once, from the event loop, when nobody is left to wait for. `noted` runs
    // whenever something was recorded meanwhile.
    void send(std::function<void()> settled, std::function<void()> noted);
    void cancel();

private:
    void invite(int seat);
    [[nodiscard]] protocol::GameInvitation invitationFor(int seat) const;
    void onOutcome(int seat, const transport::RpcOutcome &outcome);
    void warn(int seat, const transport::RetryNotice &notice);
    // Somebody else for every seat whose player did not come, as long as there is somebody.
    void fillGaps();
    [[nodiscard]] bool mayFillWithBots() const;
    void seatBot(int seat);
    [[nodiscard]] base::Result<protocol::GameJoinAck> read(int seat, const JsonValue &reply) const;

    MatchTable &m_table;
    const games::Game &m_game;
    const GameDialogue &m_dialogue;
    std::function<void()> m_settled;
    std::function<void()> m_noted;
    QList<protocol::RosterEntry> m_substitutes;
    std::map<int, transport::RpcCall> m_open; // by seat
    int m_bots = 0;
};

} // namespace league::referee
