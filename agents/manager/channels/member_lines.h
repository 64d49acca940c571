// MemberLines: everything that goes out to members of channels, to each of them in order.
//
// Owned by the ChannelOffice. A letter leaves when the one before is acknowledged or given up; the
// call that gives a turn takes its place in the same line, so that nobody gets a turn before it
// heard that the last one ended. A call then stays open beside the line for as long as its turn
// lasts: a pause makes that longer than anybody could say beforehand (protocol.md §12.6), so it is
// the channel that ends it, by giveUp(). Nothing is retried here; TR-11 is the channel's.
#pragma once

#include "agents/manager/channels/channel_parties.h"
#include "agents/transport/rpc_client.h"

#include <deque>
#include <map>
#include <vector>

namespace league::manager {

class MemberLines
{
public:
    using Answered = std::function<void(const transport::RpcOutcome &)>;
    // Letters that wait for one member; the oldest goes when one more comes. What was said in the
    // channel comes with the next turn anyway.
    static constexpr size_t MostWaiting = 500;

    // Client and parties must outlive the lines.
    MemberLines(transport::RpcClient &client, const ChannelParties &parties);

    void tell(const ChannelParty &member, const QString &method, const JsonObject &message);
    // Calls and hands on what comes of it; never once the turn was given up.
    void call(const ChannelParty &member, const base::TurnId &turn, const QString &method,
              const JsonObject &message, const Answered &answered);
    // The turn is over: nobody waits for its answer any more.
    void giveUp(const base::TurnId &turn);
    // The member is lost: what still waits for it does not leave.
    void clear(const base::AgentId &member);

private:
    struct Item
    {
        ChannelParty member;
        QString method;
        JsonObject message;
        base::TurnId turn = {}; // of a call
        Answered answered = {};
    };
    struct Line
    {
        std::deque<Item> items = {};
        bool isBusy = false; // a letter is under way
    };

    void put(Item item);
    void sendNext(const base::AgentId &member);
    void sendCall(const Item &item);

    transport::RpcClient &m_client;
    const ChannelParties &m_parties;
    std::map<base::AgentId, Line> m_lines;
    std::map<base::TurnId, std::vector<transport::RpcCall>> m_calls; // those under way
};

} // namespace league::manager
