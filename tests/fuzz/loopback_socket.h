// LoopbackSocket: the other end of a connection, a plain socket that the fuzz targets write to and
// read from while the program's own event loop runs in the same thread.
#pragma once

#include <QByteArray>

namespace league::test {

class LoopbackSocket
{
public:
    // Connects to the port on 127.0.0.1.
    static LoopbackSocket connectedTo(quint16 port);
    // Takes over a descriptor.
    explicit LoopbackSocket(int descriptor);
    LoopbackSocket(LoopbackSocket &&other) noexcept;
    LoopbackSocket(const LoopbackSocket &) = delete;
    LoopbackSocket &operator=(const LoopbackSocket &) = delete;
    LoopbackSocket &operator=(LoopbackSocket &&) = delete;
    ~LoopbackSocket();

    // Writes as much as the system takes without waiting, and says how much that was; -1 when the
    // other end is gone.
    [[nodiscard]] qsizetype write(const QByteArray &bytes) const;
    // Says that nothing more follows.
    void finish() const;
    // Takes what has come; false when the other end has finished or is gone.
    bool readInto(QByteArray &bytes) const;

private:
    int m_descriptor;
};

} // namespace league::test
