#include "agents/manager/channels/poll_desk.h"

#include <algorithm>
#include <utility>

namespace league::manager {

void PollDesk::putLetter(const base::AgentId &agent, const JsonObject &letter)
{
    Tray &tray = m_trays[agent];
    tray.letters.append(letter);
    if (tray.letters.size() > MostLetters) {
        tray.letters.removeFirst();
        ++tray.lettersLost;
    }
}

void PollDesk::putTurn(const base::AgentId &agent, const base::ChannelId &channel,
                       const base::TurnId &turn, const JsonObject &call)
{
    Tray &tray = m_trays[agent];
    tray.turns.removeIf([&](const Offer &each) { return each.turn == turn; });
    tray.turns.append({channel, turn, call});
    if (offerIn(tray))
        hand(tray);
}

void PollDesk::takeTurnBack(const base::TurnId &turn)
{
    for (auto &[agent, tray] : m_trays)
        tray.turns.removeIf([&](const Offer &each) { return each.turn == turn; });
}

void PollDesk::wait(const base::AgentId &agent, const protocol::ChannelTurnQuery &query,
                    const Answer &answer)
{
    Tray &tray = m_trays[agent];
    if (tray.waiter)
        std::exchange(tray.waiter, nullptr)({}); // it has asked anew: nobody reads this
    tray.waiter = answer;
    tray.wanted = query.channelId;
    if (offerIn(tray) || query.waitS == 0)
        return hand(tray);
    tray.patience =
        m_clock.after(std::chrono::seconds(query.waitS), [this, agent] { hand(m_trays[agent]); });
}

bool PollDesk::isWaiting(const base::AgentId &agent) const
{
    const auto tray = m_trays.find(agent);
    return tray != m_trays.end() && tray->second.waiter;
}

const PollDesk::Offer *PollDesk::offerIn(const Tray &tray)
{
    const auto offer = std::ranges::find_if(tray.turns, [&](const Offer &each) {
        return tray.wanted.isEmpty() || each.channel == tray.wanted;
    });
    return offer == tray.turns.end() ? nullptr : &*offer;
}

void PollDesk::hand(Tray &tray)
{
    tray.patience.cancel();
    if (!tray.waiter)
        return;
    protocol::ChannelTurnNews news;
    if (const Offer *offer = offerIn(tray)) {
        news.status = protocol::PollStatus::YourTurn;
        news.turn = offer->call;
    }
    news.letters = std::exchange(tray.letters, {});
    news.lettersLost = std::exchange(tray.lettersLost, 0);
    std::exchange(tray.waiter, nullptr)(news);
}

} // namespace league::manager
