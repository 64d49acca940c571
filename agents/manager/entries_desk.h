// EntriesDesk: lets anybody follow the league, by get_entries.
//
// Owned by the LeagueManager, on its thread. It gives out the public entries after a number, a page
// at a time, and keeps those waiting who have seen everything. Nothing else than public entries
// ever leaves (store/public_view.h). Everything is bounded: the size of a page, how far one
// question looks, how many wait, how often an address may ask.
#pragma once

#include "agents/manager/league_options.h"
#include "agents/manager/rate_limit.h"
#include "agents/protocol/entry_messages.h"
#include "agents/store/journal.h"
#include "agents/transport/rpc_server.h"

#include <QObject>

#include <map>

namespace league::manager {

class EntriesDesk : public QObject
{
    Q_OBJECT

public:
    // Serves at once; everything must outlive the desk. `isOver` tells whether the league is.
    EntriesDesk(const LeagueOptions &options, transport::RpcServer &server, store::Journal &journal,
                base::Clock &clock, std::function<bool()> isOver);
    ~EntriesDesk() override;

private:
    struct Waiter
    {
        protocol::EntriesQuery query;
        transport::RpcResponder respond;
        base::Alarm patience;
    };

    void answer(const protocol::EntriesQuery &query, const transport::RpcResponder &respond);
    void keepWaiting(const protocol::EntriesQuery &query, const transport::RpcResponder &respond);
    // Answers with what there is, also when that is nothing.
    void endWait(quint64 number);
    // Something was written: answers those for whom it is news.
    void lookForNews();
    [[nodiscard]] bool isNews(const protocol::EntryPage &page) const;
    [[nodiscard]] base::Result<protocol::EntryPage> page(const protocol::EntriesQuery &query);

    const LeagueOptions &m_options;
    store::Journal &m_journal;
    base::Clock &m_clock;
    std::function<bool()> m_isOver;
    RateLimit m_limit;
    std::unique_ptr<store::JournalReader> m_reader; // opened by the first question
    std::map<quint64, Waiter> m_waiting; // the oldest first
    quint64 m_lastNumber = 0;
};

} // namespace league::manager
