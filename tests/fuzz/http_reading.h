// HTTP as the fuzz targets read it, with code of their own, so that a mistake in ours is not
// repeated in what checks it.
#pragma once

#include <QByteArray>
#include <QList>

#include <optional>

namespace league::test {

// One answer of a server.
struct ReadAnswer
{
    int status = 0;
    QByteArray head; // status line and header lines
    QByteArray body;
};

// The answers in these bytes; nothing when they are not a row of complete answers. `heads` says
// which of them, counted from 0, answer a HEAD request and so have no body.
[[nodiscard]] std::optional<QList<ReadAnswer>> answersIn(const QByteArray &bytes,
                                                         const QList<qsizetype> &heads);

// The body that these chunks hold; nothing when they are not a complete chunked body.
[[nodiscard]] std::optional<QByteArray> dechunked(const QByteArray &bytes);

// Whether a Host header names this machine, with or without a port.
[[nodiscard]] bool namesThisMachine(const QByteArray &host);

} // namespace league::test
