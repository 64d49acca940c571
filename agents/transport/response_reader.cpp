#include "agents/transport/response_reader.h"

#include <algorithm>

namespace league::transport {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool hasToken(const Headers &headers, QByteArrayView name, QByteArrayView token)
{
    return std::ranges::any_of(headers, [&](const auto &header) {
        if (!isSameWord(header.first, name))
            return false;
        const QList<QByteArray> parts = header.second.split(',');
        return std::ranges::any_of(parts, [&](const QByteArray &part) {
            return isSameWord(QByteArrayView(part).trimmed(), token);
        });
    });
}

} // namespace

ResponseReader::ResponseReader(const HttpLimits &limits, bool hasBody)
    : m_limits(limits),
      m_hasBody(hasBody),
      // The body itself is measured as it grows; what goes around it may take as much again.
      m_chunks(2 * limits.maxResponseBytes, ChunkScanner::Trailers::Ignored)
{
}

qsizetype ResponseReader::feed(QByteArrayView bytes)
{
    qsizetype used = 0;
    while (used < bytes.size() && m_state == State::Reading) {
        const QByteArrayView rest = bytes.sliced(used);
        used += hasHead() ? feedBody(rest) : feedHead(rest);
    }
    return used;
}

void ResponseReader::end()
{
    if (m_state == State::Reading)
        m_state = m_framing == Framing::UntilEnd ? State::Complete : State::BrokenOff;
    m_mayStay = false;
}

WireAnswer ResponseReader::takeAnswer()
{
    m_answer.kind = WireAnswer::Kind::Answered;
    return std::move(m_answer);
}

qsizetype ResponseReader::feedHead(QByteArrayView bytes)
{
    const qsizetype lineEnd = bytes.indexOf('\n');
    const qsizetype used = lineEnd < 0 ? bytes.size() : lineEnd + 1;
    m_headBytes += used;
    if (m_headBytes > m_limits.maxHeaderBytes) {
        m_state = State::TooLarge;
        return used;
    }
    if (lineEnd < 0) {
        m_line.append(bytes);
        return used;
    }
    QByteArrayView line = bytes.first(lineEnd);
    if (!m_line.isEmpty()) {
        m_line.append(line);
        line = m_line;
    }
    if (line.endsWith('\r'))
        line.chop(1);
    readLine(line);
    m_line.clear();
    return used;
}

void ResponseReader::readLine(QByteArrayView line)
{
    if (m_answer.status == 0)
        readStatusLine(line);
    else if (line.isEmpty())
        endHead();
    else
        readHeader(line);
}

// "HTTP/1.1 200 OK", where nobody needs the OK.
void ResponseReader::readStatusLine(QByteArrayView line)
{
    constexpr qsizetype VersionBytes = 8;
    const bool isHttp = line.startsWith("HTTP/1.") && line.size() >= VersionBytes + 4
        && isDigit(line[VersionBytes - 1]) && line[VersionBytes] == ' ';
    const QByteArrayView digits = isHttp ? line.sliced(VersionBytes + 1, 3) : QByteArrayView();
    const bool isNumber = isHttp && std::all_of(digits.begin(), digits.end(), isDigit)
        && (line.size() == VersionBytes + 4 || line[VersionBytes + 4] == ' ');
    const int status = isNumber ? digits.toInt() : 0;
    if (status < 100 || status > 599 || status == 101) {
        m_state = State::NotHttp;
        return;
    }
    m_minorVersion = line[VersionBytes - 1] - '0';
    m_answer.status = status;
}

void ResponseReader::readHeader(QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    if (colon > 0 && line[0] != ' ' && line[0] != '\t')
        m_answer.headers.append({line.first(colon).trimmed().toByteArray(),
                                 line.sliced(colon + 1).trimmed().toByteArray()});
}

void ResponseReader::endHead()
{
    if (m_answer.status < 200) { // of an interim response; the real one follows
        m_answer = {};
        return;
    }
    m_answer.contentType = headerValue(m_answer.headers, "content-type");
    m_mayStay = m_minorVersion == 0 ? hasToken(m_answer.headers, "connection", "keep-alive")
                                    : !hasToken(m_answer.headers, "connection", "close");
    m_framing = framing();
    const bool isEmpty =
        m_framing == Framing::None || (m_framing == Framing::Length && m_left == 0);
    if (m_state == State::Reading && isEmpty)
        m_state = State::Complete;
}

ResponseReader::Framing ResponseReader::framing()
{
    if (!m_hasBody || m_answer.status == 204 || m_answer.status == 304)
        return Framing::None;
    const QByteArray encoding = headerValue(m_answer.headers, "transfer-encoding");
    const bool hasLength = !headerValue(m_answer.headers, "content-length").isNull();
    if (!encoding.isNull()) {
        if (!isSameWord(encoding, "chunked"))
            m_state = State::NotHttp;
        m_mayStay = m_mayStay && !hasLength; // who says both may mean either
        return Framing::Chunks;
    }
    if (!hasLength)
        return Framing::UntilEnd;
    if (!readLength())
        m_state = State::NotHttp;
    else if (m_left > m_limits.maxResponseBytes)
        m_state = State::TooLarge;
    return Framing::Length;
}

bool ResponseReader::readLength()
{
    const QByteArray first = headerValue(m_answer.headers, "content-length");
    bool isNumber = !first.isEmpty() && std::all_of(first.begin(), first.end(), isDigit);
    for (const auto &[name, value] : std::as_const(m_answer.headers))
        isNumber = isNumber && (!isSameWord(name, "content-length") || value == first);
    if (!isNumber)
        return false;
    bool fits = false;
    m_left = first.toLongLong(&fits);
    if (!fits)
        m_left = m_limits.maxResponseBytes + 1;
    return true;
}

qsizetype ResponseReader::feedBody(QByteArrayView bytes)
{
    if (m_framing == Framing::Chunks)
        return feedChunks(bytes);
    const bool hasEnd = m_framing == Framing::Length;
    const qsizetype used = hasEnd ? std::min<qsizetype>(m_left, bytes.size()) : bytes.size();
    add(bytes.first(used));
    if (hasEnd) {
        m_left -= used;
        if (m_left == 0 && m_state == State::Reading)
            m_state = State::Complete;
    }
    return used;
}

qsizetype ResponseReader::feedChunks(QByteArrayView bytes)
{
    const qsizetype used = m_chunks.feed(bytes);
    add(m_chunks.takeBody());
    if (m_state != State::Reading)
        return used;
    if (m_chunks.refusal())
        m_state = m_chunks.refusal()->status == 413 ? State::TooLarge : State::NotHttp;
    else if (m_chunks.isComplete())
        m_state = State::Complete;
    return used;
}

void ResponseReader::add(QByteArrayView body)
{
    if (m_answer.body.size() + body.size() > m_limits.maxResponseBytes)
        m_state = State::TooLarge;
    else
        m_answer.body.append(body);
}

} // namespace league::transport
