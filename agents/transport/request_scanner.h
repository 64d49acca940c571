// RequestScanner: reads the bytes of one HTTP request at a time.
//
// Owned by an HttpConnection, which shows it every byte. It refuses what is malformed or too large
// as early as that can be known, and knows where the request ends. Pure.
#pragma once

#include "agents/transport/chunk_scanner.h"

namespace league::transport {

class RequestScanner
{
public:
    explicit RequestScanner(const HttpLimits &limits);

    // Reads on; returns how many of the bytes belong to this request. Stops at its end or at a
    // refusal.
    qsizetype feed(QByteArrayView bytes);
    // Forgets the request and waits for the next.
    void startOver();

    // A byte has come that is more than an empty line between two requests.
    [[nodiscard]] bool hasBegun() const { return !m_headBytes.isEmpty() || m_head; }
    [[nodiscard]] bool hasHead() const { return m_head.has_value(); }
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] const std::optional<HttpRefusal> &refusal() const { return m_refusal; }
    // The head; only to be asked for when hasHead().
    [[nodiscard]] const HttpHead &head() const { return *m_head; }
    // The head, and the body without its chunks, of a complete request.
    [[nodiscard]] HttpHead takeHead() { return *std::exchange(m_head, std::nullopt); }
    [[nodiscard]] QByteArray takeBody();

private:
    qsizetype feedHead(QByteArrayView bytes);
    qsizetype skipEmptyLines(QByteArrayView bytes);
    qsizetype feedBody(QByteArrayView bytes);
    void checkLineEnd();

    HttpLimits m_limits;
    QByteArray m_headBytes;
    qint64 m_emptyBytes = 0;
    bool m_lineChecked = false;
    std::optional<HttpHead> m_head;
    qint64 m_bodyLeft = 0;
    QByteArray m_body;
    ChunkScanner m_chunks;
    std::optional<HttpRefusal> m_refusal;
};

} // namespace league::transport
