#include "agents/transport/socket_watch.h"

#include <algorithm>
#include <array>

#include <unistd.h>

namespace league::transport {

namespace {

constexpr int MostAtOnce = 64; // the rest is still there when the event loop comes round

epoll_event interest(SocketWatch::Watched &owner, SocketWatch::For what)
{
    epoll_event event{};
    event.data.ptr = &owner;
    if (what != SocketWatch::For::Writing)
        event.events |= EPOLLIN;
    if (what != SocketWatch::For::Reading)
        event.events |= EPOLLOUT;
    return event;
}

} // namespace

std::shared_ptr<SocketWatch> SocketWatch::ofThisThread()
{
    static thread_local std::weak_ptr<SocketWatch> ofThread;
    if (std::shared_ptr<SocketWatch> watch = ofThread.lock())
        return watch;
    const int epoll = ::epoll_create1(EPOLL_CLOEXEC);
    if (epoll < 0)
        return nullptr;
    const std::shared_ptr<SocketWatch> watch(new SocketWatch(epoll));
    ofThread = watch;
    return watch;
}

SocketWatch::SocketWatch(int epoll) : m_epoll(epoll), m_notifier(epoll, QSocketNotifier::Read)
{
    QObject::connect(&m_notifier, &QSocketNotifier::activated, &m_notifier, [this] { serve(); });
}

SocketWatch::~SocketWatch()
{
    m_notifier.setEnabled(false);
    ::close(m_epoll);
}

bool SocketWatch::add(int socket, Watched &owner, For what) const
{
    epoll_event event = interest(owner, what);
    return ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, socket, &event) == 0;
}

void SocketWatch::change(int socket, Watched &owner, For what) const
{
    epoll_event event = interest(owner, what);
    ::epoll_ctl(m_epoll, EPOLL_CTL_MOD, socket, &event);
}

void SocketWatch::remove(int socket, const Watched &owner)
{
    ::epoll_ctl(m_epoll, EPOLL_CTL_DEL, socket, nullptr);
    for (std::vector<epoll_event> *events : m_served) {
        for (epoll_event &event : *events) {
            if (event.data.ptr == &owner)
                event.data.ptr = nullptr;
        }
    }
}

void SocketWatch::serve()
{
    const auto self = shared_from_this(); // the last socket may go meanwhile
    std::vector<epoll_event> events(MostAtOnce);
    const int count = ::epoll_wait(m_epoll, events.data(), MostAtOnce, 0);
    events.resize(static_cast<size_t>(std::max(0, count)));
    m_served.push_back(&events);
    for (const epoll_event &event : events) {
        if (!event.data.ptr)
            continue; // gone because of one before it
        const bool isReadable = event.events & (EPOLLIN | EPOLLHUP | EPOLLERR | EPOLLRDHUP);
        const bool isWritable = event.events & EPOLLOUT;
        static_cast<Watched *>(event.data.ptr)->socketReady(isReadable, isWritable);
    }
    std::erase(m_served, &events);
}

} // namespace league::transport
