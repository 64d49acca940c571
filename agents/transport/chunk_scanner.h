// ChunkScanner: reads a chunked body strictly, puts it together and knows where it ends. Part of a
// RequestScanner or a ResponseReader.
#pragma once

#include "agents/transport/http_head.h"

#include <utility>

namespace league::transport {

class ChunkScanner
{
public:
    // What may follow the last chunk.
    enum class Trailers { Refused, Ignored };

    explicit ChunkScanner(qint64 maxBytes, Trailers trailers = Trailers::Refused)
        : m_maxBytes(maxBytes), m_trailers(trailers)
    {
    }

    // Reads on; returns how many of the bytes belong to the body. Stops at its end or at an error.
    qsizetype feed(QByteArrayView bytes);

    [[nodiscard]] bool isComplete() const { return m_state == State::Complete; }
    [[nodiscard]] const std::optional<HttpRefusal> &refusal() const { return m_refusal; }
    // What the chunks hold that was not taken yet.
    [[nodiscard]] QByteArray takeBody() { return std::exchange(m_body, {}); }

private:
    enum class State {
        Size,
        Extension,
        SizeEnd,
        Data,
        DataCr,
        DataLf,
        LastCr,
        LastLf,
        Trailer,
        Complete
    };

    void step(char c);
    void readSizeDigit(char c);
    void endSizeLine();
    void expect(char wanted, char got, State next);
    void refuse(int status, const char *sentence);

    qint64 m_maxBytes;
    Trailers m_trailers;
    State m_state = State::Size;
    qint64 m_raw = 0;
    QByteArray m_body;
    qint64 m_chunkSize = 0;
    int m_sizeDigits = 0;
    int m_extensionBytes = 0;
    std::optional<HttpRefusal> m_refusal;
};

} // namespace league::transport
