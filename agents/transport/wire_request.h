// WireRequest: one request as the serving side gets it, checked and complete.
#pragma once

#include "agents/transport/wire_headers.h"

#include <QHostAddress>

namespace league::transport {

struct WireRequest
{
    QByteArray verb;
    QByteArray path; // as sent, without the query
    QByteArray query = {}; // what follows the first '?'
    Headers headers = {};
    QByteArray body = {};
    QHostAddress peer = {};

    // Null when there is no such header.
    [[nodiscard]] QByteArray header(QByteArrayView name) const
    {
        return headerValue(headers, name);
    }
};

} // namespace league::transport
