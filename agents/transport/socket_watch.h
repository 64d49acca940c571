// SocketWatch: tells the sockets of one thread when there is something to read or room to write.
//
// Shared by all sockets of a thread, and gone with the last of them. To Qt's event loop it is one
// descriptor, however many sockets it watches: the loop itself looks at every descriptor it knows
// each time it wakes, which is what makes a league of hundreds slow.
#pragma once

#include <QSocketNotifier>

#include <memory>
#include <vector>

#include <sys/epoll.h>

namespace league::transport {

class SocketWatch : public std::enable_shared_from_this<SocketWatch>
{
public:
    // Whoever has a socket.
    class Watched
    {
    public:
        Watched() = default;
        Watched(const Watched &) = delete;
        Watched &operator=(const Watched &) = delete;
        // A socket on which something is wrong is readable: reading says what it is. May destroy
        // this one and others, and stop watching any of them.
        virtual void socketReady(bool isReadable, bool isWritable) = 0;

    protected:
        ~Watched() = default;
    };
    enum class For { Reading, Writing, Both };

    // The watch of this thread. Null when the system has no descriptor left for one.
    [[nodiscard]] static std::shared_ptr<SocketWatch> ofThisThread();
    ~SocketWatch();
    SocketWatch(const SocketWatch &) = delete;
    SocketWatch &operator=(const SocketWatch &) = delete;

    [[nodiscard]] bool add(int socket, Watched &owner, For what) const;
    void change(int socket, Watched &owner, For what) const;
    // To be called before the socket is closed.
    void remove(int socket, const Watched &owner);

private:
    explicit SocketWatch(int epoll);

    void serve();

    int m_epoll;
    QSocketNotifier m_notifier;
    // What is being served, innermost last: a served one may run an event loop of its own.
    std::vector<std::vector<epoll_event> *> m_served;
};

} // namespace league::transport
