#include "agents/transport/http_head.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace league::transport {

namespace {

constexpr qsizetype MaxHeaderLines = 100;
constexpr qsizetype MaxVerbBytes = 32;

using Refused = std::optional<HttpRefusal>;

// Which bytes are letters, digits or one of the marks; asked of every byte of every head.
constexpr std::array<bool, 256> wordsWith(std::string_view marks)
{
    std::array<bool, 256> allowed{};
    for (const auto &[first, last] :
         {std::pair('0', '9'), std::pair('A', 'Z'), std::pair('a', 'z')})
        std::fill(allowed.begin() + first, allowed.begin() + last + 1, true);
    for (const char mark : marks)
        allowed[static_cast<unsigned char>(mark)] = true;
    return allowed;
}

bool isTokenChar(char c)
{
    static constexpr std::array<bool, 256> Allowed = wordsWith("!#$%&'*+-.^_`|~");
    return Allowed[static_cast<unsigned char>(c)];
}

bool isToken(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isTokenChar);
}

bool isTargetChar(char c)
{
    return c > ' ' && c < '\x7f' && c != '#' && c != '"' && c != '<' && c != '>' && c != '\\';
}

bool isValueChar(char c)
{
    const auto byte = static_cast<unsigned char>(c);
    return byte == '\t' || (byte >= ' ' && byte != 0x7f);
}

bool isHostChar(char c)
{
    static constexpr std::array<bool, 256> Allowed = wordsWith("-._~%!$&'()*+,;=:[]");
    return Allowed[static_cast<unsigned char>(c)];
}

Headers::const_iterator firstNamed(const Headers &headers, QByteArrayView name,
                                   Headers::const_iterator from)
{
    return std::find_if(from, headers.cend(),
                        [name](const auto &header) { return isSameWord(header.first, name); });
}

bool listHasToken(const Headers &headers, QByteArrayView name, QByteArrayView token)
{
    for (const auto &[key, value] : headers) {
        if (!isSameWord(key, name))
            continue;
        const QList<QByteArray> parts = value.split(',');
        for (const QByteArray &part : parts) {
            if (isSameWord(QByteArrayView(part).trimmed(), token))
                return true;
        }
    }
    return false;
}

struct RequestLine
{
    QByteArrayView verb;
    QByteArrayView target;
    int minorVersion = 1;
};

std::variant<RequestLine, HttpRefusal> parseRequestLine(QByteArrayView line,
                                                        const HttpLimits &limits)
{
    const qsizetype firstSpace = line.indexOf(' ');
    const qsizetype lastSpace = line.lastIndexOf(' ');
    if (firstSpace < 0 || firstSpace == lastSpace)
        return HttpRefusal{400, "The request line is not \"METHOD /path HTTP/1.1\"."};
    RequestLine parts{line.first(firstSpace),
                      line.sliced(firstSpace + 1, lastSpace - firstSpace - 1), 1};
    const QByteArrayView version = line.sliced(lastSpace + 1);

    if (!isToken(parts.verb) || parts.verb.size() > MaxVerbBytes)
        return HttpRefusal{400, "The method is not a word."};
    if (!version.startsWith("HTTP/"))
        return HttpRefusal{400, "The request line does not end in an HTTP version."};
    if (parts.target.size() > limits.maxTargetBytes)
        return HttpRefusal{414, "The path is too long."};
    if (parts.target.isEmpty()
        || !std::all_of(parts.target.begin(), parts.target.end(), isTargetChar))
        return HttpRefusal{400, "The path holds characters that are not allowed in one."};
    if (version != "HTTP/1.1" && version != "HTTP/1.0")
        return HttpRefusal{505, "Only HTTP/1.1 and HTTP/1.0 are spoken here."};
    const bool isPath = parts.target.startsWith('/');
    const bool isWholeServer = parts.target == "*" && parts.verb == "OPTIONS";
    if (!isPath && !isWholeServer)
        return HttpRefusal{400, "The path must start with '/'; this is not a proxy."};
    parts.minorVersion = version.endsWith('1') ? 1 : 0;
    return parts;
}

Refused readHeaderLine(QByteArrayView line, Headers &headers)
{
    if (line.startsWith(' ') || line.startsWith('\t'))
        return HttpRefusal{400, "A header line starts with a blank; folded lines are obsolete."};
    const qsizetype colon = line.indexOf(':');
    if (colon < 0)
        return HttpRefusal{400, "A header line has no colon."};
    const QByteArrayView name = line.first(colon);
    const QByteArrayView value = line.sliced(colon + 1).trimmed();
    if (!isToken(name))
        return HttpRefusal{400, "The name of a header is not a word followed by a colon."};
    if (!std::all_of(value.begin(), value.end(), isValueChar))
        return HttpRefusal{400, "The value of a header holds control characters."};
    if (headers.size() >= MaxHeaderLines)
        return HttpRefusal{431, "There are too many header lines."};
    headers.append({name.toByteArray(), value.toByteArray()});
    return std::nullopt;
}

Refused checkHost(const Headers &headers, int minorVersion)
{
    const auto host = firstNamed(headers, "host", headers.cbegin());
    if (host == headers.cend()) {
        if (minorVersion == 0)
            return std::nullopt;
        return HttpRefusal{400, "The Host header is missing."};
    }
    if (firstNamed(headers, "host", host + 1) != headers.cend())
        return HttpRefusal{400, "There is more than one Host header."};
    if (!std::all_of(host->second.cbegin(), host->second.cend(), isHostChar))
        return HttpRefusal{400, "The Host header does not name a host."};
    return std::nullopt;
}

Refused readContentLength(const Headers &headers, const HttpLimits &limits, HttpHead &head)
{
    const auto length = firstNamed(headers, "content-length", headers.cbegin());
    if (length == headers.cend())
        return std::nullopt;
    if (firstNamed(headers, "content-length", length + 1) != headers.cend())
        return HttpRefusal{400, "There is more than one Content-Length."};
    const QByteArray &digits = length->second;
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (digits.isEmpty() || !std::all_of(digits.cbegin(), digits.cend(), isDigit))
        return HttpRefusal{400, "Content-Length is not a number."};
    bool fits = false;
    head.contentLength = digits.toLongLong(&fits);
    if (!fits || head.contentLength > limits.maxBodyBytes)
        return HttpRefusal{413, "The body is too large."};
    return std::nullopt;
}

Refused readTransferEncoding(const Headers &headers, int minorVersion, HttpHead &head)
{
    const auto encoding = firstNamed(headers, "transfer-encoding", headers.cbegin());
    if (encoding == headers.cend())
        return std::nullopt;
    if (minorVersion == 0)
        return HttpRefusal{400, "HTTP/1.0 knows no Transfer-Encoding."};
    if (firstNamed(headers, "content-length", headers.cbegin()) != headers.cend())
        return HttpRefusal{400, "Content-Length and Transfer-Encoding exclude each other."};
    if (firstNamed(headers, "transfer-encoding", encoding + 1) != headers.cend())
        return HttpRefusal{400, "There is more than one Transfer-Encoding."};
    if (!isSameWord(encoding->second, "chunked"))
        return HttpRefusal{501, "The only Transfer-Encoding understood here is chunked."};
    head.chunked = true;
    return std::nullopt;
}

Refused readExpectations(const Headers &headers, int minorVersion, HttpHead &head)
{
    for (const auto &[name, value] : headers) {
        if (isSameWord(name, "upgrade") && value.toLower().contains("websocket"))
            return HttpRefusal{501, "WebSockets are not spoken here."};
    }
    const auto expect = firstNamed(headers, "expect", headers.cbegin());
    if (expect == headers.cend() || minorVersion == 0)
        return std::nullopt;
    if (!isSameWord(expect->second, "100-continue"))
        return HttpRefusal{417, "The only expectation that can be met here is 100-continue."};
    head.expectsContinue = true;
    return std::nullopt;
}

bool wantsKeepAlive(const Headers &headers, int minorVersion)
{
    if (listHasToken(headers, "connection", "close"))
        return false;
    return minorVersion == 1 || listHasToken(headers, "connection", "keep-alive");
}

// Where the line ends, which it is known to do. Looking for one letter is far faster than for two.
qsizetype endOfLine(QByteArrayView lines)
{
    qsizetype end = lines.indexOf('\r');
    while (lines.at(end + 1) != '\n')
        end = lines.indexOf('\r', end + 1);
    return end;
}

Refused readHeaderLines(QByteArrayView lines, Headers &headers)
{
    // The empty line that ends the head is known to be there.
    while (!lines.startsWith("\r\n")) {
        const qsizetype end = endOfLine(lines);
        if (Refused refused = readHeaderLine(lines.first(end), headers))
            return refused;
        lines = lines.sliced(end + 2);
    }
    return std::nullopt;
}

} // namespace

std::optional<HttpRefusal> refusalOfRequestLine(QByteArrayView line, const HttpLimits &limits)
{
    const auto parts = parseRequestLine(line, limits);
    if (const auto *refusal = std::get_if<HttpRefusal>(&parts))
        return *refusal;
    return std::nullopt;
}

std::variant<HttpHead, HttpRefusal> parseHttpHead(QByteArrayView bytes, const HttpLimits &limits)
{
    if (bytes.size() > limits.maxHeaderBytes)
        return HttpRefusal{431, "The header is too large."};
    if (!bytes.endsWith("\r\n\r\n"))
        return HttpRefusal{400, "The header does not end in an empty line."};
    const qsizetype lineEnd = endOfLine(bytes);
    const auto parsedLine = parseRequestLine(bytes.first(lineEnd), limits);
    if (const auto *refusal = std::get_if<HttpRefusal>(&parsedLine))
        return *refusal;
    const RequestLine &line = std::get<RequestLine>(parsedLine);

    HttpHead head;
    head.verb = line.verb.toByteArray();
    head.minorVersion = line.minorVersion;
    const qsizetype question = line.target.indexOf('?');
    head.path = line.target.first(question < 0 ? line.target.size() : question).toByteArray();
    if (question >= 0)
        head.query = line.target.sliced(question + 1).toByteArray();

    Refused refused = readHeaderLines(bytes.sliced(lineEnd + 2), head.headers);
    if (!refused)
        refused = checkHost(head.headers, line.minorVersion);
    if (!refused)
        refused = readTransferEncoding(head.headers, line.minorVersion, head);
    if (!refused)
        refused = readContentLength(head.headers, limits, head);
    if (!refused)
        refused = readExpectations(head.headers, line.minorVersion, head);
    if (refused)
        return *refused;
    head.keepAlive = wantsKeepAlive(head.headers, line.minorVersion);
    return head;
}

} // namespace league::transport
