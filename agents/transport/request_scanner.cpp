#include "agents/transport/request_scanner.h"

#include <algorithm>

namespace league::transport {

namespace {

constexpr qint64 MaxEmptyBytes = 64;

bool isControl(char c)
{
    return (c >= 0 && c < ' ' && c != '\r' && c != '\n' && c != '\t') || c == '\x7f';
}

// Looks at all of them, which the processor does for many at once.
bool hasControl(QByteArrayView bytes)
{
    bool found = false;
    for (const char c : bytes)
        found |= isControl(c);
    return found;
}

} // namespace

RequestScanner::RequestScanner(const HttpLimits &limits)
    : m_limits(limits), m_chunks(limits.maxBodyBytes)
{
}

void RequestScanner::startOver()
{
    m_headBytes.clear();
    m_emptyBytes = 0;
    m_lineChecked = false;
    m_head.reset();
    m_bodyLeft = 0;
    m_body.clear();
    m_chunks = ChunkScanner(m_limits.maxBodyBytes);
    m_refusal.reset();
}

bool RequestScanner::isComplete() const
{
    if (!m_head || m_refusal)
        return false;
    return m_head->chunked ? m_chunks.isComplete() : m_bodyLeft == 0;
}

QByteArray RequestScanner::takeBody()
{
    return m_head->chunked ? m_chunks.takeBody() : std::exchange(m_body, {});
}

qsizetype RequestScanner::feed(QByteArrayView bytes)
{
    qsizetype used = 0;
    if (!m_head && !m_refusal)
        used = feedHead(bytes);
    if (m_head && !m_refusal)
        used += feedBody(bytes.sliced(used));
    return used;
}

qsizetype RequestScanner::feedHead(QByteArrayView bytes)
{
    qsizetype used = skipEmptyLines(bytes);
    while (used < bytes.size() && !m_head && !m_refusal) {
        const qsizetype lineEnd = bytes.indexOf('\n', used);
        const qsizetype stop = lineEnd < 0 ? bytes.size() : lineEnd + 1;
        const QByteArrayView piece = bytes.sliced(used, stop - used);
        used = stop;
        if (hasControl(piece)) {
            m_refusal = HttpRefusal{400, "The header holds control characters; this is not HTTP."};
        } else if (m_headBytes.size() + piece.size() > m_limits.maxHeaderBytes) {
            m_refusal = HttpRefusal{m_lineChecked ? 431 : 414, "The header is too large."};
        } else {
            m_headBytes.append(piece);
            if (lineEnd >= 0)
                checkLineEnd();
        }
    }
    return used;
}

qsizetype RequestScanner::skipEmptyLines(QByteArrayView bytes)
{
    // HTTP wants an empty line before a request to be ignored; a stream of them is an attack.
    if (!m_headBytes.isEmpty())
        return 0;
    qsizetype used = 0;
    while (used < bytes.size() && (bytes[used] == '\r' || bytes[used] == '\n'))
        ++used;
    m_emptyBytes += used;
    if (m_emptyBytes > MaxEmptyBytes)
        m_refusal = HttpRefusal{400, "There is no request between the empty lines."};
    return used;
}

void RequestScanner::checkLineEnd()
{
    const QByteArrayView bytes(m_headBytes);
    const QByteArrayView line = bytes.chopped(1);
    if (!line.endsWith('\r')) {
        m_refusal = HttpRefusal{400, "Lines must end in CR LF."};
        return;
    }
    if (!m_lineChecked) {
        m_lineChecked = true;
        m_refusal = refusalOfRequestLine(line.chopped(1), m_limits);
        return;
    }
    if (!bytes.endsWith("\r\n\r\n"))
        return;
    auto parsed = parseHttpHead(bytes, m_limits);
    if (auto *refusal = std::get_if<HttpRefusal>(&parsed)) {
        m_refusal = std::move(*refusal);
        return;
    }
    m_head = std::get<HttpHead>(std::move(parsed));
    m_bodyLeft = m_head->contentLength;
}

qsizetype RequestScanner::feedBody(QByteArrayView bytes)
{
    if (m_head->chunked) {
        const qsizetype used = m_chunks.feed(bytes);
        m_refusal = m_chunks.refusal();
        return used;
    }
    const qint64 taken = std::min<qint64>(m_bodyLeft, bytes.size());
    m_bodyLeft -= taken;
    m_body.append(bytes.first(taken));
    return taken;
}

} // namespace league::transport
