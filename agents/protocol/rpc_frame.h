// withId: one text of a request for many recipients.
#pragma once

#include <QByteArray>

namespace league::protocol {

// A request without an id, as toBytes() wrote it, with this id: the same bytes as if it had been
// written with it.
[[nodiscard]] QByteArray withId(const QByteArray &request, qint64 id);

} // namespace league::protocol
