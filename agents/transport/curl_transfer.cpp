#include "agents/transport/curl_transfer.h"

#include "agents/transport/curl_caller.h"
#include "agents/transport/http_call.h"

namespace league::transport {

namespace {

WireAnswer noAnswer(CURLcode code, const QUrl &endpoint)
{
    const QString where = nameOf(endpoint);
    switch (code) {
    case CURLE_COULDNT_CONNECT:
        return no_answer::nobodyListens(endpoint);
    case CURLE_COULDNT_RESOLVE_HOST:
        return no_answer::trouble(
            QStringLiteral("The host of %1 is not known. Is the name right?").arg(where));
    case CURLE_PEER_FAILED_VERIFICATION:
        return no_answer::trouble(
            QStringLiteral("The certificate of %1 is not to be trusted. SSL_CERT_FILE names the "
                           "certificates of a server of your own.")
                .arg(where));
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_PARTIAL_FILE:
        return no_answer::brokenOff(endpoint);
    default:
        return no_answer::trouble(QStringLiteral("%1 could not be talked to: %2.")
                                      .arg(where, QString::fromLatin1(curl_easy_strerror(code))));
    }
}

} // namespace

CurlTransfer::CurlTransfer(CurlCaller &caller, WireCall call, Wire::Done done,
                           const HttpLimits &limits)
    : m_caller(&caller),
      m_call(std::move(call)),
      m_done(std::move(done)),
      m_limits(limits),
      m_handle(nullptr, &curl_easy_cleanup),
      m_headerList(nullptr, &curl_slist_free_all),
      m_resolveList(nullptr, &curl_slist_free_all)
{
}

void CurlTransfer::cancel()
{
    if (m_caller)
        m_caller->drop(shared_from_this());
}

void CurlTransfer::prepare(CurlHandle handle)
{
    m_handle = std::move(handle);
    m_answer = {};
    m_headBytes = 0;
    m_hasWholeHead = false;
    m_hasEnough = false;
    m_url = m_call.endpoint.toEncoded();
    CURL *curl = m_handle.get();
    curl_easy_setopt(curl, CURLOPT_PRIVATE, this);
    curl_easy_setopt(curl, CURLOPT_URL, m_url.constData());
    curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, "http,https");
    // The certificates of the system, unless somebody names others, for a server of their own.
    if (const QByteArray file = qgetenv("SSL_CERT_FILE"); !file.isEmpty())
        curl_easy_setopt(curl, CURLOPT_CAINFO, file.constData()); // copied
    curl_easy_setopt(curl, CURLOPT_HTTP_VERSION, long(CURL_HTTP_VERSION_1_1));
    curl_easy_setopt(curl, CURLOPT_PATH_AS_IS, 1L);
    curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(curl, CURLOPT_NOPROXY, "*");
    curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(curl, CURLOPT_MAXAGE_CONN, long(MaxIdle.count()));
    curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, &CurlTransfer::onHeader);
    curl_easy_setopt(curl, CURLOPT_HEADERDATA, this);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, &CurlTransfer::onBody);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, this);
    curl_easy_setopt(curl, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(m_limits.maxResponseBytes));
    prepareVerb();
    prepareHeaders();
    if (m_call.endpoint.host() == QLatin1String("localhost")) {
        // Agents listen on 127.0.0.1; trying ::1 first would cost a refused connection each time.
        const QByteArray entry =
            "localhost:" + QByteArray::number(portOf(m_call.endpoint)) + ":127.0.0.1,[::1]";
        m_resolveList.reset(curl_slist_append(nullptr, entry.constData()));
        curl_easy_setopt(curl, CURLOPT_RESOLVE, m_resolveList.get());
    }
}

void CurlTransfer::prepareVerb()
{
    CURL *curl = m_handle.get();
    if (m_call.verb == "GET")
        return;
    if (m_call.verb == "HEAD") {
        curl_easy_setopt(curl, CURLOPT_NOBODY, 1L);
        return;
    }
    curl_easy_setopt(curl, CURLOPT_POST, 1L);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(m_call.body.size()));
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, m_call.body.constData()); // not copied
    if (m_call.verb != "POST")
        curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, m_call.verb.constData());
}

void CurlTransfer::prepareHeaders()
{
    m_headerList.reset();
    const auto add = [this](const QByteArray &line) {
        m_headerList.reset(curl_slist_append(m_headerList.release(), line.constData()));
    };
    add("Expect:"); // no waiting for a 100
    const Headers headers = m_call.completeHeaders();
    for (const auto &[name, value] : headers)
        add(value.isEmpty() ? name + ';' : name + ": " + value);
    curl_easy_setopt(m_handle.get(), CURLOPT_HTTPHEADER, m_headerList.get());
}

size_t CurlTransfer::onHeader(char *data, size_t size, size_t count, void *self)
{
    auto *transfer = static_cast<CurlTransfer *>(self);
    const auto bytes = static_cast<qsizetype>(size) * static_cast<qsizetype>(count);
    transfer->m_headBytes += bytes;
    if (transfer->m_headBytes > transfer->m_limits.maxHeaderBytes) {
        transfer->m_isTooLarge = true;
        return 0; // breaks the transfer off
    }
    transfer->readHeaderLine(QByteArrayView(data, bytes));
    return size * count;
}

void CurlTransfer::readHeaderLine(QByteArrayView line)
{
    if (line.startsWith("HTTP/")) {
        m_answer.headers.clear(); // of an interim answer
        m_hasWholeHead = false;
    } else if (line == "\r\n" || line == "\n") {
        m_hasWholeHead = true;
    }
    const qsizetype colon = line.indexOf(':');
    if (colon > 0)
        m_answer.headers.append(
            {line.first(colon).toByteArray(), line.sliced(colon + 1).trimmed().toByteArray()});
}

size_t CurlTransfer::onBody(char *data, size_t size, size_t count, void *self)
{
    auto *transfer = static_cast<CurlTransfer *>(self);
    const auto bytes = static_cast<qsizetype>(size) * static_cast<qsizetype>(count);
    if (transfer->m_answer.body.size() + bytes > transfer->m_limits.maxResponseBytes) {
        transfer->m_isTooLarge = true;
        return 0;
    }
    transfer->m_answer.body.append(data, bytes);
    transfer->m_hasEnough = transfer->isEnoughForTheCaller();
    return transfer->m_hasEnough ? 0 : size * count;
}

bool CurlTransfer::isEnoughForTheCaller()
{
    if (!m_call.hasEnough)
        return false;
    m_answer.status = status();
    m_answer.contentType = headerValue(m_answer.headers, "content-type");
    return m_call.hasEnough(m_answer);
}

WireAnswer CurlTransfer::brokenOff(CURLcode code, WireAnswer soFar) const
{
    const WireAnswer broken = noAnswer(code, m_call.endpoint);
    if (!m_call.hasEnough || !m_hasWholeHead)
        return broken;
    soFar.kind = broken.kind;
    soFar.reason = broken.reason;
    return soFar;
}

WireAnswer CurlTransfer::answer(CURLcode code)
{
    WireAnswer answer = std::move(m_answer);
    if (m_isTooLarge || code == CURLE_FILESIZE_EXCEEDED)
        return no_answer::tooLarge(m_call.endpoint, m_limits.maxResponseBytes);
    if (m_hasEnough)
        code = CURLE_OK;
    if (code == CURLE_OK && !m_hasWholeHead)
        code = CURLE_PARTIAL_FILE;
    if (code != CURLE_OK)
        return brokenOff(code, std::move(answer));
    // curl takes "HTTP/9.1 20" for an answer, and an interim one for the last when no other
    // follows.
    answer.status = status();
    if (answer.status < 200 || answer.status > 599)
        return no_answer::notHttp(m_call.endpoint);
    answer.kind = WireAnswer::Kind::Answered;
    answer.contentType = headerValue(answer.headers, "content-type");
    return answer;
}

int CurlTransfer::status() const
{
    long status = 0;
    curl_easy_getinfo(m_handle.get(), CURLINFO_RESPONSE_CODE, &status);
    return static_cast<int>(status);
}

bool CurlTransfer::followRedirect()
{
    m_answer.status = status();
    const std::optional<QUrl> target = redirectIn(m_answer, m_call.endpoint);
    if (!target || m_redirects >= MaxRedirects)
        return false;
    ++m_redirects;
    m_call.endpoint = *target;
    return true;
}

} // namespace league::transport
