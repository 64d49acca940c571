// PollDesk: where agents without a server of their own wait for their turns.
//
// Owned by the ChannelOffice. What such an agent would be called with or told lies in its tray; it
// comes for it with wait_for_channel_turn. A turn stays in the tray until it is over or pauses, so
// that an answer that got lost on the way can be asked for again; letters are handed out once.
#pragma once

#include "agents/base/clock.h"
#include "agents/protocol/channel_poll_messages.h"

#include <functional>
#include <map>

namespace league::manager {

class PollDesk
{
public:
    using Answer = std::function<void(const protocol::ChannelTurnNews &)>;
    static constexpr qsizetype MostLetters = 200; // the oldest goes when one more comes

    // The clock must outlive the desk.
    explicit PollDesk(base::Clock &clock) : m_clock(clock) { }

    void putLetter(const base::AgentId &agent, const JsonObject &letter);
    // It is this agent's turn; whoever waits for it is told.
    void putTurn(const base::AgentId &agent, const base::ChannelId &channel,
                 const base::TurnId &turn, const JsonObject &call);
    // The turn is over, or it pauses.
    void takeTurnBack(const base::TurnId &turn);
    // Answers now, or when a turn comes, or when the time is over. A second question of the same
    // agent ends the first.
    void wait(const base::AgentId &agent, const protocol::ChannelTurnQuery &query,
              const Answer &answer);
    // Whether somebody waits on behalf of the agent.
    [[nodiscard]] bool isWaiting(const base::AgentId &agent) const;

private:
    struct Offer
    {
        base::ChannelId channel;
        base::TurnId turn;
        JsonObject call;
    };
    struct Tray
    {
        QList<JsonObject> letters = {};
        int lettersLost = 0;
        QList<Offer> turns = {};
        base::ChannelId wanted = {};
        Answer waiter = {};
        base::Alarm patience = {};
    };

    // Answers whoever waits, with a turn if there is one.
    void hand(Tray &tray);
    [[nodiscard]] static const Offer *offerIn(const Tray &tray);

    base::Clock &m_clock;
    std::map<base::AgentId, Tray> m_trays;
};

} // namespace league::manager
