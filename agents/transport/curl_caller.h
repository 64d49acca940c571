// CurlCaller: the calling half of an HttpWire for names and https.
//
// Owned by the wire, on whose thread it lives; may be destroyed inside the callback of a call.
// Keeps the transfers that are under way, their deadlines, and a few handles for the next ones.
#pragma once

#include "agents/transport/curl_loop.h"
#include "agents/transport/curl_transfer.h"

#include <unordered_map>
#include <vector>

namespace league::transport {

class CurlCaller
{
public:
    // The clock must outlive the caller.
    CurlCaller(base::Clock &clock, const HttpLimits &limits);
    ~CurlCaller();
    CurlCaller(const CurlCaller &) = delete;
    CurlCaller &operator=(const CurlCaller &) = delete;

    // As Wire::call().
    PendingCall call(WireCall call, Wire::Done done);
    // Gives a transfer up without a word; one that is over already is ignored.
    void drop(const std::shared_ptr<CurlTransfer> &transfer);

private:
    using Transfer = std::shared_ptr<CurlTransfer>;

    void start(const Transfer &transfer);
    void finished(CURL *handle, CURLcode code);
    void tell(const Transfer &transfer, WireAnswer answer);
    void failSoon(const Transfer &transfer, const QString &reason);
    [[nodiscard]] CurlHandle freshHandle();

    base::Clock &m_clock;
    HttpLimits m_limits;
    std::unordered_map<CurlTransfer *, Transfer> m_underWay;
    std::vector<CurlHandle> m_spare;
    std::unique_ptr<CurlLoop> m_loop; // last: it lets go of the handles before they are freed
};

} // namespace league::transport
