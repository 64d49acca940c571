// Header lines as they travel: names and values in their order, names in any case.
#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>

namespace league::transport {

using Headers = QList<QPair<QByteArray, QByteArray>>;

// Names of headers, and most words in their values, are the same in any case.
[[nodiscard]] inline bool isSameWord(QByteArrayView a, QByteArrayView b)
{
    return a.size() == b.size() && a.compare(b, Qt::CaseInsensitive) == 0;
}

// The value of the first header of that name; null when there is none, empty when it is empty.
[[nodiscard]] inline QByteArray headerValue(const Headers &headers, QByteArrayView name)
{
    for (const auto &[key, value] : headers) {
        if (isSameWord(key, name))
            return value.isNull() ? QByteArray("") : value;
    }
    return {};
}

inline const QByteArray JsonContentType = QByteArrayLiteral("application/json");

} // namespace league::transport
