// Header lines as they travel: names and values in their order, names in any case.
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>

namespace league::transport {

using Headers = QList<QPair<QByteArray, QByteArray>>;

// The value of the first header of that name; null when there is none, empty when it is empty.
[[nodiscard]] inline QByteArray headerValue(const Headers &headers, QByteArrayView name)
{
    for (const auto &[key, value] : headers) {
        if (name.compare(key, Qt::CaseInsensitive) == 0)
            return value.isNull() ? QByteArray("") : value;
    }
    return {};
}

inline const QByteArray JsonContentType = QByteArrayLiteral("application/json");

} // namespace league::transport
