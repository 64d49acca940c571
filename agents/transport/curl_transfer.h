// CurlTransfer: one HTTP request and what has come back of it so far.
//
// Made by a CurlCaller and shared with the caller's PendingCall. Knows the options of curl; the
// caller knows when to start and what to tell whom.
#pragma once

#include "agents/base/clock.h"
#include "agents/transport/http_limits.h"
#include "agents/transport/pending_call.h"
#include "agents/transport/wire.h"

#include <curl/curl.h>

#include <memory>

namespace league::transport {

class CurlCaller;

using CurlHandle = std::unique_ptr<CURL, void (*)(CURL *)>;
using CurlList = std::unique_ptr<curl_slist, void (*)(curl_slist *)>;

class CurlTransfer final : public PendingCall::OpenCall,
                           public std::enable_shared_from_this<CurlTransfer>
{
public:
    CurlTransfer(CurlCaller &caller, WireCall call, Wire::Done done, const HttpLimits &limits);

    // Called by whoever waits for the answer.
    void cancel() override;

    // Sets every option of a fresh handle; the handle stays ours until takeHandle().
    void prepare(CurlHandle handle);
    [[nodiscard]] CURL *handle() const { return m_handle.get(); }
    [[nodiscard]] CurlHandle takeHandle() { return std::move(m_handle); }
    [[nodiscard]] const WireCall &call() const { return m_call; }
    // Says what a finished transfer came to.
    [[nodiscard]] WireAnswer answer(CURLcode code);
    // For a 307 or 308 to the same host: turns the call there. False when it is none, or too many.
    [[nodiscard]] bool followRedirect();

    // Rings at the deadline; held here so that it dies with the transfer.
    base::Alarm deadline;
    // Breaks the tie to a caller that dies first.
    void orphan() { m_caller = nullptr; }
    [[nodiscard]] Wire::Done takeDone() { return std::exchange(m_done, nullptr); }

private:
    static size_t onHeader(char *data, size_t size, size_t count, void *self);
    static size_t onBody(char *data, size_t size, size_t count, void *self);

    void prepareVerb();
    void prepareHeaders();
    void readHeaderLine(QByteArrayView line);
    [[nodiscard]] int status() const;
    [[nodiscard]] bool isEnoughForTheCaller();
    [[nodiscard]] WireAnswer brokenOff(CURLcode code, WireAnswer soFar) const;

    CurlCaller *m_caller;
    WireCall m_call;
    Wire::Done m_done;
    HttpLimits m_limits;
    QByteArray m_url;
    CurlHandle m_handle;
    CurlList m_headerList;
    CurlList m_resolveList;
    WireAnswer m_answer;
    qint64 m_headBytes = 0;
    bool m_hasWholeHead = false; // curl itself takes a head that breaks off for a whole one
    bool m_isTooLarge = false;
    bool m_hasEnough = false; // the caller needs no more of the body
    int m_redirects = 0;
};

} // namespace league::transport
