#include "agents/manager/channels/channel_feed.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/agent_address.h"
#include "agents/store/channel_facts.h"

namespace league::manager {

using protocol::ChannelEvents;
using protocol::ChannelEventsQuery;
using transport::RpcResponder;

namespace {

constexpr size_t MostWaiting = 64; // the oldest is answered when one more comes
constexpr qsizetype MostBytes = 512 * 1024; // of a page; agents take answers up to a megabyte

} // namespace

ChannelFeed::ChannelFeed(transport::RpcServer &server, const FrontDesk &frontDesk,
                         const OperatorDesk &operatorDesk, const ChannelOffice &office,
                         store::Journal &journal, base::Clock &clock)
    : m_frontDesk(frontDesk), m_office(office), m_journal(journal), m_clock(clock)
{
    connect(&journal, &store::Journal::committed, this, &ChannelFeed::lookForNews);
    transport::onMessage<ChannelEventsQuery>(
        server, frontDesk.refusal(),
        [this, &operatorDesk](const Query &query, const RpcResponder &respond) {
            base::Outcome allowed = operatorDesk.check(query.envelope.authToken);
            if (const auto room = m_office.room(query.message.channelId); allowed && !room)
                allowed = room.failure();
            if (!allowed) {
                return m_frontDesk.refuse(ChannelEventsQuery::Type, query.envelope,
                                          allowed.failure(), respond);
            }
            if (query.message.waitS == 0 || hasNews(query.message))
                return answer(query, respond);
            keepWaiting(query, respond);
        });
}

ChannelFeed::~ChannelFeed() = default;

bool ChannelFeed::hasNews(const ChannelEventsQuery &query) const
{
    const auto room = m_office.room(query.channelId);
    if (!room)
        return false;
    const std::vector<qint64> &entries = (*room)->entries();
    const auto next = static_cast<size_t>(query.after);
    return next < entries.size() && entries[next] <= m_journal.durableSeq();
}

void ChannelFeed::answer(const Query &query, const RpcResponder &respond)
{
    const base::Result<ChannelEvents> found = page(query.message);
    if (!found) {
        return m_frontDesk.refuse(ChannelEventsQuery::Type, query.envelope, found.failure(),
                                  respond);
    }
    respond.result(protocol::write(
        protocol::answering(query.envelope, protocol::managerSender(), m_clock.utcMs()), *found));
}

void ChannelFeed::keepWaiting(const Query &query, const RpcResponder &respond)
{
    while (m_waiting.size() >= MostWaiting)
        endWait(m_waiting.begin()->first);
    const quint64 number = ++m_lastNumber;
    Waiter &waiter = m_waiting[number];
    waiter.query = query;
    waiter.respond = respond;
    waiter.patience = m_clock.after(std::chrono::seconds(query.message.waitS),
                                    [this, number] { endWait(number); });
}

void ChannelFeed::endWait(quint64 number)
{
    auto waiter = m_waiting.extract(number);
    if (!waiter.empty())
        answer(waiter.mapped().query, waiter.mapped().respond);
}

void ChannelFeed::lookForNews()
{
    QList<quint64> served;
    for (const auto &[number, waiter] : m_waiting) {
        if (hasNews(waiter.query.message))
            served.append(number);
    }
    for (const quint64 number : std::as_const(served))
        endWait(number);
}

base::Result<ChannelEvents> ChannelFeed::page(const ChannelEventsQuery &query)
{
    ChannelEvents page{.channelId = query.channelId, .next = query.after};
    if (!hasNews(query))
        return page;
    if (!m_reader) {
        base::Result<std::unique_ptr<store::JournalReader>> opened =
            store::JournalReader::open(m_journal.path());
        if (!opened)
            return opened.failure();
        m_reader = std::move(*opened);
    }
    const std::vector<qint64> &entries = (*m_office.room(query.channelId))->entries();
    const base::Result<QList<store::Entry>> rows =
        m_reader->read({.afterSeq = entries[static_cast<size_t>(query.after)] - 1,
                        .subject = store::channelSubject(query.channelId),
                        .kinds = {store::kind::ChannelEvent},
                        .limit = query.limit});
    if (!rows)
        return rows.failure();
    qsizetype bytes = 0;
    for (const store::Entry &row : *rows) {
        bytes += JsonDocument(row.body).toJson(JsonDocument::Compact).size();
        if (bytes > MostBytes && !page.events.isEmpty())
            break;
        page.events.append(row.body);
        ++page.next;
    }
    return page;
}

} // namespace league::manager
