// ResponseReader: reads the bytes of one HTTP response.
//
// Owned by a SocketConnection, which shows it what arrives. Lenient where a response is plain
// enough (line ends, folded lines, trailers), because agents of all kinds answer; strict where it
// matters how much there is and where it ends. Pure.
#pragma once

#include "agents/transport/chunk_scanner.h"
#include "agents/transport/wire_call.h"

namespace league::transport {

class ResponseReader
{
public:
    enum class State {
        Reading,
        Complete,
        NotHttp,
        TooLarge, // the head, or the body
        BrokenOff, // it ended too early
    };

    // `hasBody`: false for what is answered to HEAD.
    ResponseReader(const HttpLimits &limits, bool hasBody);

    // Reads on; returns how many of the bytes belong to this response.
    qsizetype feed(QByteArrayView bytes);
    // The peer has closed the connection.
    void end();

    [[nodiscard]] State state() const { return m_state; }
    // Whether anything has come at all.
    [[nodiscard]] bool hasBegun() const { return m_headBytes > 0; }
    [[nodiscard]] bool hasHead() const { return m_framing != Framing::Unknown; }
    // Whether another request may follow on the same connection.
    [[nodiscard]] bool mayStay() const { return m_state == State::Complete && m_mayStay; }
    // What has come so far: status, headers and body.
    [[nodiscard]] const WireAnswer &answer() const { return m_answer; }
    [[nodiscard]] WireAnswer takeAnswer();

private:
    enum class Framing { Unknown, None, Length, Chunks, UntilEnd };

    qsizetype feedHead(QByteArrayView bytes);
    void readLine(QByteArrayView line);
    void readStatusLine(QByteArrayView line);
    void readHeader(QByteArrayView line);
    void endHead();
    [[nodiscard]] Framing framing();
    [[nodiscard]] bool readLength();
    qsizetype feedBody(QByteArrayView bytes);
    qsizetype feedChunks(QByteArrayView bytes);
    void add(QByteArrayView body);

    HttpLimits m_limits;
    bool m_hasBody;
    State m_state = State::Reading;
    Framing m_framing = Framing::Unknown;
    qint64 m_headBytes = 0; // of interim responses too
    QByteArray m_line; // that has not ended yet
    int m_minorVersion = 1;
    bool m_mayStay = false;
    qint64 m_left = 0; // of a body of known length
    ChunkScanner m_chunks;
    WireAnswer m_answer;
};

} // namespace league::transport
