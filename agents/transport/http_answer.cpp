#include "agents/transport/http_answer.h"

#include "agents/base/byte_builder.h"

namespace league::transport {

AnswerForm AnswerForm::of(const HttpHead &head)
{
    return {head.verb == "HEAD", head.keepAlive, head.minorVersion};
}

QByteArray httpAnswer(int status, const QByteArray &body, const QByteArray &contentType,
                      const Headers &headers, AnswerForm form)
{
    const bool neverHasBody = status == 204 || status == 304 || status < 200;
    base::ByteBuilder bytes;
    bytes.add("HTTP/1.1 ");
    bytes.addNumber(status);
    bytes.addAll(' ', statusText(status), "\r\n");
    if (!body.isEmpty() && !neverHasBody)
        bytes.addAll("Content-Type: ", contentType, "\r\n");
    if (!neverHasBody) {
        bytes.add("Content-Length: ");
        bytes.addNumber(body.size());
        bytes.add("\r\n");
    }
    for (const auto &[name, value] : headers)
        bytes.addAll(name, ": ", value, "\r\n");
    if (!form.keepAlive)
        bytes.add("Connection: close\r\n");
    else if (form.minorVersion == 0)
        bytes.add("Connection: keep-alive\r\n");
    bytes.add("\r\n");
    if (!form.withoutBody && !neverHasBody)
        bytes.add(body);
    return bytes.take();
}

QByteArray httpAnswer(const HttpRefusal &refusal)
{
    AnswerForm form;
    form.keepAlive = false;
    return httpAnswer(refusal.status, refusal.sentence + '\n', "text/plain; charset=utf-8", {},
                      form);
}

QByteArrayView statusText(int status)
{
    switch (status) {
    case 100:
        return "Continue";
    case 200:
        return "OK";
    case 202:
        return "Accepted";
    case 204:
        return "No Content";
    case 304:
        return "Not Modified";
    case 307:
        return "Temporary Redirect";
    case 308:
        return "Permanent Redirect";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 406:
        return "Not Acceptable";
    case 408:
        return "Request Timeout";
    case 413:
        return "Content Too Large";
    case 414:
        return "URI Too Long";
    case 415:
        return "Unsupported Media Type";
    case 417:
        return "Expectation Failed";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 501:
        return "Not Implemented";
    case 503:
        return "Service Unavailable";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "Status";
    }
}

} // namespace league::transport
