#include "agents/transport/in_process_wire.h"

#include "agents/base/json/json_length.h"
#include "agents/transport/http_listener.h"
#include "agents/transport/in_process_door.h"
#include "agents/transport/in_process_hub.h"
#include "agents/transport/mailbox.h"

namespace league::transport {

namespace {

class InProcessListener final : public Listener
{
public:
    InProcessListener(InProcessHub &hub, std::shared_ptr<InProcessDoor> door,
                      const QHostAddress &address, quint16 port)
        : m_hub(hub), m_door(std::move(door)), m_address(address), m_port(port)
    {
    }

    ~InProcessListener() override
    {
        m_hub.close(m_port);
        m_door->shut();
    }

    [[nodiscard]] QUrl endpoint() const override { return agentEndpoint(m_address, m_port); }
    [[nodiscard]] quint16 port() const override { return m_port; }
    void takeValues() override { m_door->takeValues(); }

private:
    InProcessHub &m_hub;
    std::shared_ptr<InProcessDoor> m_door;
    QHostAddress m_address;
    quint16 m_port;
};

// The caller's end of an exchange; finishes once, on the caller's thread.
class InProcessCall final : public PendingCall::OpenCall
{
public:
    InProcessCall(Wire::Done done, qint64 maxResponseBytes)
        : m_done(std::move(done)), m_maxResponseBytes(maxResponseBytes)
    {
    }

    void cancel() override
    {
        m_done = nullptr;
        deadline.cancel();
    }

    void finish(WireAnswer answer)
    {
        deadline.cancel();
        const Wire::Done done = std::exchange(m_done, nullptr);
        if (!done)
            return;
        if (answer.body.size() > m_maxResponseBytes) {
            answer = {
                WireAnswer::Kind::TooLarge,
                0,
                {},
                {},
                QStringLiteral("The answer is larger than %1 bytes.").arg(m_maxResponseBytes)};
        }
        done(std::move(answer));
    }

    base::Alarm deadline;

private:
    Wire::Done m_done;
    qint64 m_maxResponseBytes;
};

} // namespace

const InProcessWire::Address &InProcessWire::addressOf(const QUrl &endpoint)
{
    const auto known = m_addresses.constFind(endpoint);
    if (known != m_addresses.constEnd())
        return *known;
    if (m_addresses.size() >= MostAddresses)
        m_addresses.clear();
    Address address{endpoint.path(QUrl::FullyEncoded).toLatin1(),
                    endpoint.query(QUrl::FullyEncoded).toLatin1(),
                    endpoint.authority(QUrl::FullyEncoded).toLatin1()};
    if (address.path.isEmpty())
        address.path = "/";
    return *m_addresses.insert(endpoint, address);
}

WireRequest InProcessWire::requestOf(WireCall call)
{
    static const QHostAddress ownMachine(QHostAddress::LocalHost);
    const Address &address = addressOf(call.endpoint);
    WireRequest request;
    request.verb = call.verb;
    request.path = address.path;
    request.query = address.query;
    request.peer = ownMachine;
    if (call.said) {
        request.headers = std::move(call.headers);
        request.said = std::move(call.said);
        return request;
    }
    request.headers = call.completeHeaders();
    if (headerValue(call.headers, "host").isNull())
        request.headers.append({QByteArrayLiteral("Host"), address.host});
    request.body = std::move(call.body);
    return request;
}

bool InProcessWire::isLong(const JsonObject &params)
{
    if (params.isSharedWith(m_short))
        return false;
    if (!base::isSurelyShorter(params, m_limits.maxBodyBytes / 2))
        return true;
    m_short = params;
    return false;
}

InProcessWire::InProcessWire(InProcessHub &hub, base::Clock &clock, HttpLimits limits)
    : m_hub(hub), m_clock(clock), m_limits(limits), m_mailbox(std::make_shared<Mailbox>())
{
}

InProcessWire::~InProcessWire()
{
    m_mailbox->close();
}

PendingCall InProcessWire::call(WireCall call, Done done)
{
    auto open = std::make_shared<InProcessCall>(std::move(done), m_limits.maxResponseBytes);
    const std::weak_ptr<InProcessCall> weak = open;
    open->deadline =
        m_clock.after(call.deadline, [weak, where = call.endpoint, mailbox = m_mailbox] {
            const auto late = weak.lock();
            if (late && mailbox->isOpen()) // else the wire has gone, and its calls with it
                late->finish({WireAnswer::Kind::TimedOut,
                              0,
                              {},
                              {},
                              QStringLiteral("%1 did not answer in time.").arg(where.toString())});
        });
    const BringBack bringBack = [weak, mailbox = m_mailbox](WireAnswer answer) {
        mailbox->post([weak, answer = std::move(answer)]() mutable {
            if (const auto answered = weak.lock())
                answered->finish(std::move(answer));
        });
    };
    if (const auto door = m_hub.find(call.endpoint)) {
        if (call.said && (!door->takesValues() || isLong(call.said->params))) {
            call.body = protocol::toBytes(*call.said);
            call.said.reset();
        }
        door->knock(requestOf(std::move(call)), bringBack);
    } else {
        bringBack({WireAnswer::Kind::Unreachable,
                   0,
                   {},
                   {},
                   QStringLiteral("Nobody listens at %1. Is the agent running?")
                       .arg(call.endpoint.toString())});
    }
    return PendingCall(std::move(open));
}

base::Result<std::unique_ptr<Listener>> InProcessWire::serve(const QHostAddress &address,
                                                             quint16 port, Handler handler)
{
    auto door = std::make_shared<InProcessDoor>(std::move(handler), m_limits, m_mailbox);
    const base::Result<quint16> opened = m_hub.open(address, port, door);
    if (!opened)
        return opened.failure();
    return std::unique_ptr<Listener>(
        std::make_unique<InProcessListener>(m_hub, std::move(door), address, *opened));
}

} // namespace league::transport
