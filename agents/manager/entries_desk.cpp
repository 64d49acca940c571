#include "agents/manager/entries_desk.h"

#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"
#include "agents/store/public_view.h"

namespace league::manager {

using transport::RpcResponder;

namespace {

constexpr size_t MostWaiting = 64; // the oldest is answered when one more comes
constexpr qsizetype MostBytes = 512 * 1024; // of a page; agents take answers up to a megabyte
constexpr int RowsAtOnce = 500;
constexpr int MostRows = 4'000; // one question looks no further
// From one address: a class behind one router watches, each with a question a second or two.
constexpr int Burst = 60;
constexpr int PerSecond = 30;

} // namespace

EntriesDesk::EntriesDesk(const LeagueOptions &options, transport::RpcServer &server,
                         store::Journal &journal, base::Clock &clock, std::function<bool()> isOver)
    : m_options(options),
      m_journal(journal),
      m_clock(clock),
      m_isOver(std::move(isOver)),
      m_limit(Burst, PerSecond, clock)
{
    connect(&journal, &store::Journal::committed, this, &EntriesDesk::lookForNews);
    server.on(protocol::EntriesQuery::Method,
              [this](const protocol::RpcRequest &request, const transport::Caller &caller,
                     const RpcResponder &respond) {
                  const auto query = protocol::read<protocol::EntriesQuery>(request.params);
                  if (!query)
                      return respond.error(protocol::rpcErrorFrom(query.failure()));
                  const std::chrono::milliseconds wait = m_limit.take(caller.address);
                  if (wait.count() > 0) {
                      return respond.error(protocol::rpcErrorFrom(
                          {QStringLiteral("Too many questions came from %1. Ask again in %2 ms.")
                               .arg(caller.address.toString())
                               .arg(wait.count())}));
                  }
                  answer(*query, respond);
              });
}

EntriesDesk::~EntriesDesk() = default;

void EntriesDesk::answer(const protocol::EntriesQuery &query, const RpcResponder &respond)
{
    if (!m_options.spectators) {
        return respond.error(protocol::rpcErrorFrom(
            {QStringLiteral("Nobody may watch this league: its operator has turned spectators "
                            "off. Ask whoever runs it."),
             QString(protocol::error_code::NotPermitted)}));
    }
    const base::Result<protocol::EntryPage> found = page(query);
    if (!found)
        return respond.error(protocol::rpcErrorFrom(found.failure()));
    if (isNews(*found) || query.waitS == 0)
        return respond.result(protocol::payloadOf(*found));
    protocol::EntriesQuery rest = query;
    rest.after = found->nextAfter;
    keepWaiting(rest, respond);
}

bool EntriesDesk::isNews(const protocol::EntryPage &page) const
{
    return !page.entries.isEmpty() || page.isOver
        || page.nextAfter < m_journal.durableSeq(); // hidden ones only, and more behind them
}

void EntriesDesk::keepWaiting(const protocol::EntriesQuery &query, const RpcResponder &respond)
{
    while (m_waiting.size() >= MostWaiting)
        endWait(m_waiting.begin()->first);
    const quint64 number = ++m_lastNumber;
    Waiter &waiter = m_waiting[number];
    waiter.query = query;
    waiter.respond = respond;
    waiter.patience =
        m_clock.after(std::chrono::seconds(query.waitS), [this, number] { endWait(number); });
}

void EntriesDesk::endWait(quint64 number)
{
    auto waiter = m_waiting.extract(number);
    if (waiter.empty())
        return;
    protocol::EntriesQuery query = waiter.mapped().query;
    query.waitS = 0;
    answer(query, waiter.mapped().respond);
}

void EntriesDesk::lookForNews()
{
    for (auto each = m_waiting.begin(); each != m_waiting.end();) {
        Waiter &waiter = each->second;
        const base::Result<protocol::EntryPage> found = page(waiter.query);
        if (found && !isNews(*found)) {
            waiter.query.after = found->nextAfter;
            ++each;
            continue;
        }
        if (found)
            waiter.respond.result(protocol::payloadOf(*found));
        else
            waiter.respond.error(protocol::rpcErrorFrom(found.failure()));
        each = m_waiting.erase(each);
    }
}

base::Result<protocol::EntryPage> EntriesDesk::page(const protocol::EntriesQuery &query)
{
    if (!m_reader) {
        base::Result<std::unique_ptr<store::JournalReader>> opened =
            store::JournalReader::open(m_journal.path());
        if (!opened)
            return opened.failure();
        m_reader = std::move(*opened);
    }
    protocol::EntryPage page;
    page.leagueId = m_options.leagueId;
    page.nextAfter = query.after;
    qsizetype bytes = 0;
    bool isFull = false;
    for (int looked = 0; looked < MostRows && !isFull; looked += RowsAtOnce) {
        const base::Result<QList<store::Entry>> rows =
            m_reader->read({.afterSeq = page.nextAfter, .limit = RowsAtOnce});
        if (!rows)
            return rows.failure();
        for (const store::Entry &row : *rows) {
            if (const std::optional<store::Entry> view = store::publicView(row)) {
                bytes += store::toJsonLine(*view).size();
                isFull = page.entries.size() >= query.limit
                    || (bytes > MostBytes && !page.entries.isEmpty());
                if (isFull)
                    break;
                page.entries.append(store::toJson(*view));
            }
            page.nextAfter = row.seq;
        }
        if (rows->size() < RowsAtOnce)
            break;
    }
    page.isOver = m_isOver() && page.nextAfter >= m_journal.lastSeq();
    return page;
}

} // namespace league::manager
