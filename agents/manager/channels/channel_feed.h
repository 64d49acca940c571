// ChannelFeed: lets the operator follow a channel from elsewhere, by get_channel_events.
//
// Owned by the LeagueManager, on its thread. It gives out the events after a number, a page at a
// time and only what is on disk, and keeps those waiting who have seen everything. What agents
// think is among them, so it needs the operator token.
#pragma once

#include "agents/manager/channels/channel_office.h"
#include "agents/manager/front_desk.h"
#include "agents/manager/operator_desk.h"

namespace league::manager {

class ChannelFeed : public QObject
{
    Q_OBJECT

public:
    // Serves at once; everything must outlive the feed.
    ChannelFeed(transport::RpcServer &server, const FrontDesk &frontDesk,
                const OperatorDesk &operatorDesk, const ChannelOffice &office,
                store::Journal &journal, base::Clock &clock);
    ~ChannelFeed() override;

private:
    using Query = transport::Letter<protocol::ChannelEventsQuery>;
    struct Waiter
    {
        Query query;
        transport::RpcResponder respond;
        base::Alarm patience;
    };

    void answer(const Query &query, const transport::RpcResponder &respond);
    void keepWaiting(const Query &query, const transport::RpcResponder &respond);
    void endWait(quint64 number);
    void lookForNews();
    // Whether anything after the number that was asked with is on disk.
    [[nodiscard]] bool hasNews(const protocol::ChannelEventsQuery &query) const;
    [[nodiscard]] base::Result<protocol::ChannelEvents>
    page(const protocol::ChannelEventsQuery &query);

    const FrontDesk &m_frontDesk;
    const ChannelOffice &m_office;
    store::Journal &m_journal;
    base::Clock &m_clock;
    std::unique_ptr<store::JournalReader> m_reader; // opened by the first question
    std::map<quint64, Waiter> m_waiting; // the oldest first
    quint64 m_lastNumber = 0;
};

} // namespace league::manager
