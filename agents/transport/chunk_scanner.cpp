#include "agents/transport/chunk_scanner.h"

#include <algorithm>

namespace league::transport {

namespace {

constexpr int MaxSizeDigits = 8;
constexpr int MaxExtensionBytes = 256;

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

} // namespace

qsizetype ChunkScanner::feed(QByteArrayView bytes)
{
    qsizetype used = 0;
    while (used < bytes.size() && !isComplete() && !m_refusal) {
        qint64 taken = 1;
        if (m_state == State::Data) {
            taken = std::min<qint64>(m_chunkSize, bytes.size() - used);
            m_chunkSize -= taken;
            m_body.append(bytes.sliced(used, taken));
            if (m_chunkSize == 0)
                m_state = State::DataCr;
        } else {
            step(bytes[used]);
        }
        used += taken;
        m_raw += taken;
        if (m_raw > m_maxBytes)
            refuse(413, "The body is too large.");
    }
    return used;
}

void ChunkScanner::step(char c)
{
    switch (m_state) {
    case State::Size:
        readSizeDigit(c);
        break;
    case State::Extension:
        if (c == '\r')
            m_state = State::SizeEnd;
        else if (++m_extensionBytes > MaxExtensionBytes || (c < ' ' && c != '\t') || c == '\x7f')
            refuse(400, "A chunk extension is too long or holds control characters.");
        break;
    case State::SizeEnd:
        expect('\n', c, State::Size);
        if (!m_refusal)
            endSizeLine();
        break;
    case State::DataCr:
        expect('\r', c, State::DataLf);
        break;
    case State::DataLf:
        expect('\n', c, State::Size);
        break;
    case State::LastCr:
        if (c != '\r' && m_trailers == Trailers::Refused)
            return refuse(400, "Trailers after a chunked body are not supported.");
        m_state = c == '\r' ? State::LastLf : State::Trailer;
        break;
    case State::Trailer:
        if (c == '\n')
            m_state = State::LastCr;
        break;
    case State::LastLf:
        expect('\n', c, State::Complete);
        break;
    case State::Data:
    case State::Complete:
        break;
    }
}

void ChunkScanner::readSizeDigit(char c)
{
    if (const int digit = hexDigit(c); digit >= 0) {
        if (++m_sizeDigits > MaxSizeDigits)
            return refuse(413, "A chunk is too large.");
        m_chunkSize = m_chunkSize * 16 + digit;
        return;
    }
    if (m_sizeDigits == 0 || (c != '\r' && c != ';'))
        return refuse(400, "The size of a chunk is not a hexadecimal number.");
    m_extensionBytes = 0;
    m_state = c == '\r' ? State::SizeEnd : State::Extension;
}

void ChunkScanner::endSizeLine()
{
    m_sizeDigits = 0;
    if (m_chunkSize > m_maxBytes)
        return refuse(413, "A chunk is too large.");
    m_state = m_chunkSize > 0 ? State::Data : State::LastCr;
}

void ChunkScanner::expect(char wanted, char got, State next)
{
    if (got != wanted)
        return refuse(400, "The chunks of the body do not end where they say.");
    m_state = next;
}

void ChunkScanner::refuse(int status, const char *sentence)
{
    if (!m_refusal)
        m_refusal = HttpRefusal{status, sentence};
}

} // namespace league::transport
