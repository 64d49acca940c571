#include "agents/transport/curl_caller.h"

#include "agents/base/time_account.h"
#include "agents/transport/http_call.h"

#include <algorithm>

namespace league::transport {

namespace {

constexpr size_t MaxSpareHandles = 32;

} // namespace

CurlCaller::CurlCaller(base::Clock &clock, const HttpLimits &limits)
    : m_clock(clock),
      m_limits(limits),
      m_loop(std::make_unique<CurlLoop>(
          limits, [this](CURL *handle, CURLcode code) { finished(handle, code); }))
{
}

CurlCaller::~CurlCaller()
{
    for (const auto &[key, transfer] : m_underWay) {
        if (transfer->handle())
            m_loop->remove(transfer->handle());
        transfer->orphan();
        transfer->deadline.cancel();
    }
}

PendingCall CurlCaller::call(WireCall call, Wire::Done done)
{
    const base::Charge charge(base::Expense::HttpClient);
    const QString problem = whyNotCallable(call);
    const auto deadline = call.deadline;
    const auto transfer =
        std::make_shared<CurlTransfer>(*this, std::move(call), std::move(done), m_limits);
    m_underWay.emplace(transfer.get(), transfer);
    if (!problem.isEmpty()) {
        failSoon(transfer, problem);
        return PendingCall(transfer);
    }
    transfer->deadline = m_clock.after(deadline, [this, raw = transfer.get()] {
        const Transfer late = raw->shared_from_this();
        tell(late, no_answer::late(late->call().endpoint));
    });
    start(transfer);
    return PendingCall(transfer);
}

void CurlCaller::start(const Transfer &transfer)
{
    transfer->prepare(freshHandle());
    m_loop->add(transfer->handle());
}

CurlHandle CurlCaller::freshHandle()
{
    CurlHandle handle(nullptr, &curl_easy_cleanup);
    if (m_spare.empty()) {
        handle.reset(curl_easy_init());
    } else {
        handle = std::move(m_spare.back());
        m_spare.pop_back();
        curl_easy_reset(handle.get());
    }
    m_loop->adopt(handle.get());
    return handle;
}

void CurlCaller::finished(CURL *handle, CURLcode code)
{
    CurlTransfer *raw = nullptr;
    curl_easy_getinfo(handle, CURLINFO_PRIVATE, &raw);
    const Transfer transfer = raw->shared_from_this();
    if (code == CURLE_OK && transfer->followRedirect()) {
        m_spare.push_back(transfer->takeHandle());
        return start(transfer);
    }
    tell(transfer, transfer->answer(code));
}

void CurlCaller::failSoon(const Transfer &transfer, const QString &reason)
{
    QMetaObject::invokeMethod(
        m_loop.get(),
        [this, weak = std::weak_ptr(transfer), reason] {
            if (const Transfer failed = weak.lock())
                tell(failed, {WireAnswer::Kind::Unreachable, 0, {}, {}, reason});
        },
        Qt::QueuedConnection);
}

void CurlCaller::tell(const Transfer &transfer, WireAnswer answer)
{
    const Wire::Done done = transfer->takeDone();
    drop(transfer);
    const base::Charge others(base::Expense::Rest);
    if (done)
        done(std::move(answer)); // may destroy us
}

void CurlCaller::drop(const Transfer &transfer)
{
    if (m_underWay.erase(transfer.get()) == 0)
        return;
    transfer->orphan();
    transfer->deadline.cancel();
    CurlHandle handle = transfer->takeHandle();
    if (!handle)
        return;
    m_loop->remove(handle.get());
    if (m_spare.size() < MaxSpareHandles)
        m_spare.push_back(std::move(handle));
}

} // namespace league::transport
