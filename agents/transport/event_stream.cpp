#include "agents/transport/event_stream.h"

namespace league::transport {

namespace {

QList<QByteArray> linesOf(const QByteArray &stream)
{
    QByteArray text = stream;
    if (text.startsWith("\xef\xbb\xbf"))
        text.remove(0, 3); // byte order mark
    text.replace("\r\n", "\n").replace('\r', '\n'); // any of the three ends a line
    return text.split('\n');
}

} // namespace

QList<QByteArray> eventsOf(const QByteArray &stream)
{
    QList<QByteArray> events;
    QByteArray data;
    const QList<QByteArray> lines =
        linesOf(stream + "\n\n"); // the last event may end with the body
    for (const QByteArray &line : lines) {
        if (line.isEmpty()) {
            if (!data.isEmpty())
                events.append(data.chopped(1));
            data.clear();
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        if (colon < 0 || line.first(colon) != "data")
            continue;
        QByteArrayView value = QByteArrayView(line).sliced(colon + 1);
        if (value.startsWith(' '))
            value = value.sliced(1);
        data.append(value);
        data.append('\n');
    }
    events.removeAll(QByteArray());
    return events;
}

} // namespace league::transport
