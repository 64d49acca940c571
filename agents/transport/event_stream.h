// Answers that come as text/event-stream: how most MCP servers answer a plain call.
#pragma once

#include <QByteArray>
#include <QList>

#include <chrono>
#include <optional>

namespace league::transport {

// EventStream: reads such a stream as it comes, piece by piece. Lines may end with LF, CR or both.
// A plain value; owned by whoever waits for one of the events.
class EventStream
{
public:
    // Takes in the next piece, wherever it was cut.
    void read(QByteArrayView piece);
    // Nothing more comes: the last event may do without the empty line after it.
    void end();

    // The data of each event since the last time; comments and events without data are left out.
    [[nodiscard]] QList<QByteArray> takeEvents() { return std::exchange(m_events, {}); }
    // The id of the last complete event that had one: where to go on when the stream breaks off.
    [[nodiscard]] QByteArray lastEventId() const { return m_lastEventId; }
    // How long the server wants us to wait before we go on.
    [[nodiscard]] std::optional<std::chrono::milliseconds> retry() const { return m_retry; }

private:
    void endLine();
    void endEvent();
    void readField(QByteArrayView name, QByteArrayView value);

    QByteArray m_line;
    bool m_isFirstLine = true;
    bool m_isAfterReturn = false; // a LF now would belong to the CR before it
    QByteArray m_data;
    QByteArray m_eventId; // of the event under way; null without one
    QByteArray m_lastEventId;
    std::optional<std::chrono::milliseconds> m_retry;
    QList<QByteArray> m_events;
};

// The data of each event of a whole stream, in order.
[[nodiscard]] QList<QByteArray> eventsOf(const QByteArray &stream);

} // namespace league::transport
