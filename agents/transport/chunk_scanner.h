// ChunkScanner: follows a chunked body byte by byte and knows where it ends.
//
// Qt decodes the chunks; this one only makes sure that there is nothing to misread in them. Part of
// a RequestScanner.
#pragma once

#include "agents/transport/http_head.h"

namespace league::transport {

class ChunkScanner
{
public:
    explicit ChunkScanner(qint64 maxBytes) : m_maxBytes(maxBytes) { }

    // Reads on; returns how many of the bytes belong to the body. Stops at its end or at an error.
    qsizetype feed(QByteArrayView bytes);

    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }
    [[nodiscard]] const std::optional<HttpRefusal> &refusal() const { return m_refusal; }
    // How long the decoded body is.
    [[nodiscard]] qint64 decodedBytes() const { return m_decoded; }

private:
    enum class State { Size, Extension, SizeEnd, Data, DataCr, DataLf, LastCr, LastLf, Complete };

    void step(char c);
    void readSizeDigit(char c);
    void endSizeLine();
    void expect(char wanted, char got, State next);
    void refuse(int status, const char *sentence);

    qint64 m_maxBytes;
    State m_state = State::Size;
    qint64 m_raw = 0;
    qint64 m_decoded = 0;
    qint64 m_chunkSize = 0;
    int m_sizeDigits = 0;
    int m_extensionBytes = 0;
    std::optional<HttpRefusal> m_refusal;
};

} // namespace league::transport
