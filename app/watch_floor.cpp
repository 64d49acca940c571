#include "app/watch_floor.h"

#include "agents/protocol/error_messages.h"
#include "agents/protocol/message.h"

#include <limits>

namespace league::app {

using namespace std::chrono_literals;
using Phase = WatchStatus::Phase;
using transport::RpcOutcome;

namespace {

constexpr int WaitSeconds = 10;
constexpr std::chrono::milliseconds Patience = std::chrono::seconds(WaitSeconds) + 5s;
constexpr std::chrono::milliseconds FirstPause = 1s;
constexpr std::chrono::milliseconds LongestPause = 30s;

// The watch decides by itself when to try again.
constexpr transport::BreakerPolicy NoBreaker{std::numeric_limits<int>::max()};

} // namespace

WatchFloor::WatchFloor(QUrl manager, RemoteWatch &watch)
    : m_manager(std::move(manager)),
      m_watch(watch),
      m_wire(m_clock),
      m_client(m_wire, m_clock, NoBreaker)
{
}

void WatchFloor::start()
{
    if (m_isRunning)
        return;
    m_isRunning = true;
    m_status.phase = Phase::Connecting;
    publish();
    ask();
}

void WatchFloor::stop()
{
    m_isRunning = false;
    m_call.cancel();
    m_pause.cancel();
}

void WatchFloor::retryNow()
{
    if (!m_isRunning || m_status.phase != Phase::Reconnecting || m_status.retryAtUtcMs == 0)
        return;
    m_pause.cancel();
    m_status.retryAtUtcMs = 0;
    publish();
    ask();
}

void WatchFloor::proceed()
{
    if (m_isRunning && m_status.phase == Phase::Following)
        ask();
}

void WatchFloor::ask()
{
    protocol::EntriesQuery query;
    query.after = m_after;
    // The first answer shows at once that somebody is there.
    query.waitS = m_status.phase == Phase::Following ? WaitSeconds : 0;
    transport::CallPolicy policy;
    policy.timeout = Patience;
    policy.retries = transport::RetryPolicy::none();
    m_call = m_client.call(m_manager, protocol::EntriesQuery::Method, protocol::payloadOf(query),
                           policy, [this](const RpcOutcome &outcome) {
                               if (!outcome.ok())
                                   return onNoAnswer(outcome);
                               const auto page =
                                   protocol::read<protocol::EntryPage>(outcome.result.toObject());
                               if (page)
                                   return takePage(*page);
                               retryAfterPause(page.failure().sentence);
                           });
}

void WatchFloor::takePage(const protocol::EntryPage &page)
{
    const QString league = page.leagueId.text();
    const bool isAnother = !m_status.leagueId.isEmpty() && m_status.leagueId != league;
    m_status = {.phase = Phase::Following, .leagueId = league};
    if (isAnother) {
        m_after = 0;
        tell([](RemoteWatch &watch) { Q_EMIT watch.leagueReplaced(); });
        publish();
        return ask();
    }
    QList<store::Entry> entries;
    for (const JsonObject &object : page.entries) {
        const base::Result<store::Entry> entry = store::entryFromJson(object);
        if (entry && entry->seq > m_after)
            entries.append(*entry);
    }
    m_after = std::max(m_after, page.nextAfter);
    if (page.isOver) {
        m_status.phase = Phase::Over;
        m_isRunning = false;
    }
    // Whoever listens hears of the end when there is nothing left to tell.
    if (!entries.isEmpty())
        tell([entries](RemoteWatch &watch) { Q_EMIT watch.entriesStored(entries); });
    publish();
    if (!page.isOver)
        tell([](RemoteWatch &watch) { watch.takeMore(); });
}

void WatchFloor::onNoAnswer(const RpcOutcome &outcome)
{
    if (outcome.kind != RpcOutcome::Kind::Refused)
        return retryAfterPause(outcome.reason);
    if (outcome.error.code == protocol::rpc_code::InternalError) // asked too often, or its disk
        return retryAfterPause(outcome.reason);
    m_isRunning = false;
    m_status.phase = Phase::Refused;
    m_status.sentence = outcome.error.code == protocol::rpc_code::MethodNotFound
        ? RemoteWatch::tr("The manager at %1 is of a kind that cannot be followed; its standings "
                          "can still be asked for.")
              .arg(m_manager.toString())
        : outcome.reason;
    publish();
}

void WatchFloor::retryAfterPause(const QString &why)
{
    std::chrono::milliseconds pause = FirstPause;
    for (int i = 0; i < m_status.attempts && pause < LongestPause; ++i)
        pause *= 2;
    pause = std::min(pause, LongestPause);
    ++m_status.attempts;
    m_status.phase = Phase::Reconnecting;
    m_status.sentence =
        QStringLiteral("The manager at %1 does not answer: %2").arg(m_manager.toString(), why);
    m_status.retryAtUtcMs = m_clock.utcMs() + pause.count();
    publish();
    m_pause = m_clock.after(pause, [this] { retryNow(); });
}

void WatchFloor::publish()
{
    tell([status = m_status](RemoteWatch &watch) { watch.takeStatus(status); });
}

void WatchFloor::tell(const std::function<void(RemoteWatch &)> &news)
{
    QMetaObject::invokeMethod(
        &m_watch, [watch = &m_watch, news] { news(*watch); }, Qt::QueuedConnection);
}

} // namespace league::app
