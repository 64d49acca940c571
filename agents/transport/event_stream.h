// Answers that come as text/event-stream: how most MCP servers answer a plain call.
#pragma once

#include <QByteArray>
#include <QList>

namespace league::transport {

// The data of each event of a stream, in order; comments and events without data are left out.
[[nodiscard]] QList<QByteArray> eventsOf(const QByteArray &stream);

} // namespace league::transport
