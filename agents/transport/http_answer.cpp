#include "agents/transport/http_answer.h"

namespace league::transport {

AnswerForm AnswerForm::of(const HttpHead &head)
{
    return {head.verb == "HEAD", head.keepAlive, head.minorVersion};
}

QByteArray httpAnswer(int status, const QByteArray &body, const QByteArray &contentType,
                      const Headers &headers, AnswerForm form)
{
    const bool neverHasBody = status == 204 || status == 304 || status < 200;
    QByteArray bytes;
    bytes.reserve(160 + body.size());
    bytes += "HTTP/1.1 " + QByteArray::number(status) + ' ' + statusText(status) + "\r\n";
    if (!body.isEmpty() && !neverHasBody)
        bytes += "Content-Type: " + contentType + "\r\n";
    if (!neverHasBody)
        bytes += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    for (const auto &[name, value] : headers)
        bytes += name + ": " + value + "\r\n";
    if (!form.keepAlive)
        bytes += "Connection: close\r\n";
    else if (form.minorVersion == 0)
        bytes += "Connection: keep-alive\r\n";
    bytes += "\r\n";
    if (!form.withoutBody && !neverHasBody)
        bytes += body;
    return bytes;
}

QByteArray httpAnswer(const HttpRefusal &refusal)
{
    AnswerForm form;
    form.keepAlive = false;
    return httpAnswer(refusal.status, refusal.sentence + '\n', "text/plain; charset=utf-8", {},
                      form);
}

QByteArray statusText(int status)
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
