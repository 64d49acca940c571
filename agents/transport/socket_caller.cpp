#include "agents/transport/socket_caller.h"

#include "agents/base/byte_builder.h"
#include "agents/base/time_account.h"
#include "agents/transport/http_call.h"

#include <QHash>

#include <algorithm>

namespace league::transport {

namespace {

// Where agents are that are called by the name every machine has for itself.
const QList<QHostAddress> &ownMachine()
{
    static const QList<QHostAddress> addresses{QHostAddress(QHostAddress::LocalHost),
                                               QHostAddress(QHostAddress::LocalHostIPv6)};
    return addresses;
}

QList<QHostAddress> addressesOf(const QUrl &endpoint)
{
    const QString host = endpoint.host();
    if (host == QLatin1String("localhost"))
        return ownMachine();
    QHostAddress address;
    if (!address.setAddress(host) || !address.scopeId().isEmpty())
        return {};
    return {address};
}

// The same hosts are called again and again, and to take an address apart costs more than that.
bool isReachable(const QUrl &endpoint)
{
    constexpr qsizetype Most = 1'000;
    thread_local QHash<QString, bool> known;
    const QString host = endpoint.host();
    const auto found = known.constFind(host);
    if (found != known.constEnd())
        return *found;
    if (known.size() >= Most)
        known.clear();
    return *known.insert(host, !addressesOf(endpoint).isEmpty());
}

QByteArray requestOf(const WireCall &call)
{
    QByteArray path = call.endpoint.path(QUrl::FullyEncoded).toLatin1();
    if (path.isEmpty())
        path = "/";
    if (call.endpoint.hasQuery())
        path += '?' + call.endpoint.query(QUrl::FullyEncoded).toLatin1();
    base::ByteBuilder bytes;
    bytes.addAll(call.verb, ' ', path, " HTTP/1.1\r\n");
    if (headerValue(call.headers, "host").isNull()) {
        const QByteArray host = call.endpoint.authority(QUrl::FullyEncoded).toLatin1();
        bytes.addAll("Host: ", host, "\r\n");
    }
    const Headers headers = call.completeHeaders();
    for (const auto &[name, value] : headers)
        bytes.addAll(name, ": ", value, "\r\n");
    const bool carriesBody = call.verb != "GET" && call.verb != "HEAD";
    if (carriesBody) {
        bytes.add("Content-Length: ");
        bytes.addNumber(call.body.size());
        bytes.add("\r\n");
    }
    bytes.add("\r\n");
    if (carriesBody)
        bytes.add(call.body);
    return bytes.take();
}

} // namespace

// One call, from its beginning to what is told of it.
class SocketCaller::Exchange final : public PendingCall::OpenCall,
                                     public std::enable_shared_from_this<Exchange>
{
public:
    Exchange(SocketCaller &itsCaller, WireCall itsCall, Wire::Done itsDone)
        : caller(&itsCaller), call(std::move(itsCall)), done(std::move(itsDone))
    {
    }

    void cancel() override
    {
        if (caller)
            caller->drop(shared_from_this());
    }

    SocketCaller *caller; // null when it is over
    WireCall call;
    Wire::Done done;
    base::Alarm deadline = {};
    Host *host = nullptr; // where it is, or waits to be
    std::optional<Lines::iterator> line = {};
    qsizetype address = 0; // of the host, to be tried
    bool needsNewLine = false; // a kept one was dead
    int redirects = 0;
};

SocketCaller::SocketCaller(base::Clock &clock, const HttpLimits &limits)
    : m_clock(clock), m_limits(limits), m_context(std::make_unique<QObject>())
{
}

SocketCaller::~SocketCaller()
{
    for (const Open &exchange : m_open) {
        exchange->caller = nullptr;
        exchange->deadline.cancel();
    }
    for (auto &[name, host] : m_hosts) {
        for (Line &line : host.lines)
            SocketConnection::retire(std::move(line.connection));
    }
}

bool SocketCaller::canCall(const WireCall &call)
{
    const QUrl &url = call.endpoint;
    return url.scheme() == QLatin1String("http") && url.userInfo().isEmpty()
        && whyNotCallable(call).isEmpty() && isReachable(url);
}

PendingCall SocketCaller::call(WireCall call, Wire::Done done)
{
    const base::Charge charge(base::Expense::HttpClient);
    const auto deadline = call.deadline;
    const auto exchange = std::make_shared<Exchange>(*this, std::move(call), std::move(done));
    m_open.insert(exchange);
    exchange->deadline = m_clock.after(deadline, [this, raw = exchange.get()] {
        const Open late = raw->shared_from_this();
        const Wire::Done lateDone = std::exchange(late->done, nullptr);
        drop(late);
        lateDone(no_answer::late(late->call.endpoint)); // may destroy us
    });
    start(exchange);
    return PendingCall(exchange);
}

SocketCaller::Host &SocketCaller::hostOf(const QUrl &endpoint)
{
    const QString name = endpoint.authority();
    const auto known = m_hosts.find(name);
    if (known != m_hosts.end())
        return known->second;
    return m_hosts.emplace(name, Host{addressesOf(endpoint)}).first->second;
}

void SocketCaller::start(const Open &exchange)
{
    Host &host = hostOf(exchange->call.endpoint);
    exchange->host = &host;
    if (const auto kept = exchange->needsNewLine ? std::nullopt : keptLine(host))
        return ask(*kept, exchange);
    const bool hostIsFull = std::ssize(host.lines) >= m_limits.maxConnectionsPerHost;
    const bool allAreFull = m_lines >= m_limits.maxOutgoingConnections;
    if (!hostIsFull && (!allAreFull || makeRoom()))
        return openLine(host, exchange);
    m_isCrowded = m_isCrowded || !hostIsFull;
    host.waiting.push_back(exchange);
}

std::optional<SocketCaller::Lines::iterator> SocketCaller::keptLine(Host &host)
{
    const qint64 tooOldMs = m_clock.steadyMs() - std::chrono::milliseconds(MaxIdle).count();
    for (auto line = host.lines.begin(); line != host.lines.end();) {
        const auto candidate = line++;
        if (candidate->exchange)
            continue;
        if (candidate->connection->idleSinceMs > tooOldMs)
            return candidate;
        giveUp(host, candidate);
    }
    return std::nullopt;
}

void SocketCaller::openLine(Host &host, const Open &exchange)
{
    const auto line = host.lines.emplace(host.lines.end());
    ++m_lines;
    line->connection = std::make_unique<SocketConnection>(SocketConnection::Reports{
        .grown =
            [line](const WireAnswer &soFar) {
                const auto &hasEnough = line->exchange->call.hasEnough;
                return hasEnough && hasEnough(soFar);
            },
        .ended = [this, &host, line](SocketConnection::End how) { onEnded(host, line, how); },
        .spoilt = [this, &host, line] { giveUp(host, line); }});
    const auto port = static_cast<quint16>(portOf(exchange->call.endpoint));
    if (line->connection->open(host.addresses.at(exchange->address), port))
        return ask(line, exchange);
    giveUp(host, line);
    onNotConnected(exchange);
}

void SocketCaller::ask(Lines::iterator line, const Open &exchange)
{
    line->exchange = exchange;
    exchange->line = line;
    line->connection->ask(requestOf(exchange->call),
                          ResponseReader(m_limits, exchange->call.verb != "HEAD"));
}

void SocketCaller::onEnded(Host &host, Lines::iterator line, SocketConnection::End how)
{
    using enum SocketConnection::End;
    const Open exchange = std::exchange(line->exchange, nullptr);
    exchange->line.reset();
    ResponseReader &reader = line->connection->reader();
    const bool wasDead = how == BrokenOff && line->connection->wasUsed() && !reader.hasBegun();
    WireAnswer answer = answerIn(*exchange, reader);
    if (reader.mayStay())
        line->connection->idleSinceMs = m_clock.steadyMs();
    else
        giveUp(host, line);
    if (wasDead) { // closed by the peer while nobody was talking
        exchange->needsNewLine = true;
        return start(exchange);
    }
    serveWaiting(host);
    if (how == NotConnected)
        return onNotConnected(exchange);
    const auto target = exchange->redirects < MaxRedirects
        ? redirectIn(answer, exchange->call.endpoint)
        : std::nullopt;
    if (!target)
        return tell(exchange, std::move(answer));
    ++exchange->redirects;
    exchange->call.endpoint = *target;
    start(exchange);
}

WireAnswer SocketCaller::answerIn(const Exchange &exchange, ResponseReader &reader) const
{
    const QUrl &endpoint = exchange.call.endpoint;
    switch (reader.state()) {
    case ResponseReader::State::Reading: // the caller had enough
    case ResponseReader::State::Complete:
        return reader.takeAnswer();
    case ResponseReader::State::NotHttp:
        return no_answer::notHttp(endpoint);
    case ResponseReader::State::TooLarge:
        return no_answer::tooLarge(endpoint, m_limits.maxResponseBytes);
    case ResponseReader::State::BrokenOff:
        break;
    }
    WireAnswer broken = no_answer::brokenOff(endpoint);
    if (!exchange.call.hasEnough || !reader.hasHead())
        return broken;
    WireAnswer soFar = reader.takeAnswer();
    soFar.kind = broken.kind;
    soFar.reason = broken.reason;
    return soFar;
}

void SocketCaller::onNotConnected(const Open &exchange)
{
    if (++exchange->address < exchange->host->addresses.size())
        return start(exchange);
    exchange->address = 0;
    failSoon(exchange, no_answer::nobodyListens(exchange->call.endpoint));
}

bool SocketCaller::makeRoom()
{
    for (auto &[name, host] : m_hosts) {
        const auto unused =
            std::ranges::find_if(host.lines, [](const Line &line) { return !line.exchange; });
        if (unused == host.lines.end())
            continue;
        giveUp(host, unused);
        return true;
    }
    return false;
}

void SocketCaller::giveUp(Host &host, Lines::iterator line)
{
    SocketConnection::retire(std::move(line->connection));
    host.lines.erase(line);
    --m_lines;
}

void SocketCaller::serveWaiting(Host &host)
{
    const auto serve = [this](Host &hungry) {
        if (hungry.waiting.empty())
            return;
        const Open next = hungry.waiting.front();
        hungry.waiting.pop_front();
        start(next);
    };
    serve(host);
    if (!std::exchange(m_isCrowded, false))
        return;
    for (auto &[name, other] : m_hosts) {
        if (&other != &host && m_lines < m_limits.maxOutgoingConnections)
            serve(other);
        m_isCrowded = m_isCrowded || !other.waiting.empty();
    }
}

void SocketCaller::failSoon(const Open &exchange, const WireAnswer &answer)
{
    QMetaObject::invokeMethod(
        m_context.get(),
        [this, weak = std::weak_ptr(exchange), answer] {
            const Open failed = weak.lock();
            if (failed && failed->caller)
                tell(failed, answer);
        },
        Qt::QueuedConnection);
}

void SocketCaller::tell(const Open &exchange, WireAnswer answer)
{
    const Wire::Done done = std::exchange(exchange->done, nullptr);
    drop(exchange);
    const base::Charge others(base::Expense::Rest);
    if (done)
        done(std::move(answer)); // may destroy us
}

void SocketCaller::drop(const Open &exchange)
{
    if (!std::exchange(exchange->caller, nullptr))
        return;
    exchange->deadline.cancel();
    m_open.erase(exchange);
    if (!exchange->host)
        return;
    std::erase(exchange->host->waiting, exchange);
    if (!exchange->line)
        return;
    giveUp(*exchange->host, *exchange->line);
    exchange->line.reset();
    serveWaiting(*exchange->host);
}

} // namespace league::transport
