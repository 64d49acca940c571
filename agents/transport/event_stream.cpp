#include "agents/transport/event_stream.h"

#include <algorithm>

namespace league::transport {

void EventStream::read(QByteArrayView piece)
{
    for (const char c : piece) {
        const bool isSecondHalf = c == '\n' && m_isAfterReturn;
        m_isAfterReturn = c == '\r';
        if (isSecondHalf)
            continue;
        if (c == '\n' || c == '\r')
            endLine();
        else
            m_line.append(c);
    }
}

void EventStream::end()
{
    if (!m_line.isEmpty())
        endLine();
    m_eventId.clear(); // an event that broke off is sent again; what came of it may do already
    endEvent();
}

void EventStream::endLine()
{
    QByteArray line = std::exchange(m_line, {});
    if (std::exchange(m_isFirstLine, false) && line.startsWith("\xef\xbb\xbf"))
        line.remove(0, 3); // byte order mark
    if (line.isEmpty())
        return endEvent();
    const qsizetype colon = line.indexOf(':');
    if (colon < 0)
        return readField(line, {});
    QByteArrayView value = QByteArrayView(line).sliced(colon + 1);
    if (value.startsWith(' '))
        value = value.sliced(1);
    readField(QByteArrayView(line).first(colon), value);
}

void EventStream::readField(QByteArrayView name, QByteArrayView value)
{
    if (name == "data") {
        m_data.append(value);
        m_data.append('\n');
    } else if (name == "id" && !value.contains('\0')) {
        m_eventId = value.toByteArray();
    } else if (name == "retry") {
        bool isNumber = false;
        const int span = value.toByteArray().toInt(&isNumber);
        if (isNumber && span >= 0)
            m_retry = std::chrono::milliseconds(span);
    }
}

void EventStream::endEvent()
{
    if (!m_eventId.isNull())
        m_lastEventId = std::exchange(m_eventId, {});
    const QByteArray data = std::exchange(m_data, {});
    if (data.size() > 1)
        m_events.append(data.chopped(1));
}

QList<QByteArray> eventsOf(const QByteArray &stream)
{
    EventStream reader;
    reader.read(stream);
    reader.end();
    return reader.takeEvents();
}

} // namespace league::transport
