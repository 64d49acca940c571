// HttpHead: the request line and header lines of one HTTP request, read strictly.
//
// What one party forgives another reads differently: that is how requests are smuggled. So what is
// not plainly right is refused. A pure function of its bytes.
#pragma once

#include "agents/transport/http_limits.h"
#include "agents/transport/wire_headers.h"

#include <optional>
#include <variant>

namespace league::transport {

// Why a request is refused: the HTTP status, and a sentence for the person at the other end.
struct HttpRefusal
{
    int status = 400;
    QByteArray sentence;
};

struct HttpHead
{
    QByteArray verb;
    QByteArray path; // without the query; "*" only for OPTIONS
    QByteArray query;
    Headers headers;
    qint64 contentLength = 0;
    bool chunked = false;
    int minorVersion = 1; // of HTTP/1.x
    bool keepAlive = true; // what version and Connection header ask for
    bool expectsContinue = false;

    [[nodiscard]] bool hasBody() const { return chunked || contentLength > 0; }
};

// Reads a head, from the first byte of the request line to the empty line, both included.
[[nodiscard]] std::variant<HttpHead, HttpRefusal> parseHttpHead(QByteArrayView bytes,
                                                                const HttpLimits &limits);
// Looks at a request line alone (without its line end), so that nonsense is refused at once.
[[nodiscard]] std::optional<HttpRefusal> refusalOfRequestLine(QByteArrayView line,
                                                              const HttpLimits &limits);

} // namespace league::transport
