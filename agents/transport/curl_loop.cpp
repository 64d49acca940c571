#include "agents/transport/curl_loop.h"

#include "agents/base/time_account.h"

#include <QPointer>
#include <QSocketNotifier>

#include <unistd.h>

namespace league::transport {

namespace {

// curl wants to be set up once per process, before its first use.
void setUpCurl()
{
    [[maybe_unused]] static const CURLcode done = curl_global_init(CURL_GLOBAL_NOTHING);
}

void retire(QSocketNotifier *notifier)
{
    if (!notifier)
        return;
    notifier->setEnabled(false);
    notifier->disconnect();
    notifier->setParent(nullptr);
    notifier->deleteLater(); // it may be the one that is being activated
}

} // namespace

CurlLoop::CurlLoop(const HttpLimits &limits, Finished finished)
    : m_finished(std::move(finished)),
      m_multi((setUpCurl(), curl_multi_init()), &curl_multi_cleanup)
{
    CURLM *multi = m_multi.get();
    curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, &CurlLoop::onSocketWanted);
    curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, this);
    curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, &CurlLoop::onTimeoutWanted);
    curl_multi_setopt(multi, CURLMOPT_TIMERDATA, this);
    curl_multi_setopt(multi, CURLMOPT_PIPELINING, long(CURLPIPE_NOTHING));
    curl_multi_setopt(multi, CURLMOPT_MAX_HOST_CONNECTIONS, long(limits.maxConnectionsPerHost));
    curl_multi_setopt(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, long(limits.maxOutgoingConnections));
    curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS, long(limits.maxOutgoingConnections));

    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] { act(CURL_SOCKET_TIMEOUT, 0); });
}

CurlLoop::~CurlLoop()
{
    m_multi.reset(); // closes the connections and takes their watches back
    const QList<int> left = m_watches.keys();
    for (const int socket : left)
        forget(socket);
}

void CurlLoop::adopt(CURL *handle)
{
    curl_easy_setopt(handle, CURLOPT_CLOSESOCKETFUNCTION, &CurlLoop::onSocketClosing);
    curl_easy_setopt(handle, CURLOPT_CLOSESOCKETDATA, this);
}

void CurlLoop::add(CURL *handle)
{
    curl_multi_add_handle(m_multi.get(), handle);
}

void CurlLoop::remove(CURL *handle)
{
    curl_multi_remove_handle(m_multi.get(), handle);
}

int CurlLoop::onSocketWanted(CURL *, curl_socket_t socket, int what, void *self, void *)
{
    static_cast<CurlLoop *>(self)->watch(socket, what);
    return 0;
}

int CurlLoop::onTimeoutWanted(CURLM *, long milliseconds, void *self)
{
    QTimer &timer = static_cast<CurlLoop *>(self)->m_timer;
    if (milliseconds < 0)
        timer.stop();
    else
        timer.start(static_cast<int>(std::min(milliseconds, 3'600'000L)));
    return 0;
}

int CurlLoop::onSocketClosing(void *self, curl_socket_t socket)
{
    static_cast<CurlLoop *>(self)->forget(socket); // first, so that it cannot fire for another's
    return ::close(socket);
}

void CurlLoop::watch(int socket, int what)
{
    // A kept-alive socket is wanted again and again: its notifiers are switched, not made anew.
    Watch &watch = m_watches[socket];
    const bool reads = what == CURL_POLL_IN || what == CURL_POLL_INOUT;
    const bool writes = what == CURL_POLL_OUT || what == CURL_POLL_INOUT;
    if (reads && !watch.forReading)
        watch.forReading = makeNotifier(socket, QSocketNotifier::Read, CURL_CSELECT_IN);
    if (writes && !watch.forWriting)
        watch.forWriting = makeNotifier(socket, QSocketNotifier::Write, CURL_CSELECT_OUT);
    if (watch.forReading)
        watch.forReading->setEnabled(reads);
    if (watch.forWriting)
        watch.forWriting->setEnabled(writes);
}

QSocketNotifier *CurlLoop::makeNotifier(int socket, int type, int curlEvent)
{
    auto *notifier = new QSocketNotifier(socket, static_cast<QSocketNotifier::Type>(type), this);
    connect(notifier, &QSocketNotifier::activated, this,
            [this, socket, curlEvent] { act(socket, curlEvent); });
    return notifier;
}

void CurlLoop::forget(int socket)
{
    const Watch watch = m_watches.take(socket);
    retire(watch.forReading);
    retire(watch.forWriting);
}

void CurlLoop::act(curl_socket_t socket, int events)
{
    const base::Charge charge(base::Expense::HttpClient);
    int running = 0;
    curl_multi_socket_action(m_multi.get(), socket, events, &running);
    reportFinished();
}

void CurlLoop::reportFinished()
{
    const QPointer<CurlLoop> self(this); // a callback may destroy us
    int left = 0;
    while (const CURLMsg *message = curl_multi_info_read(m_multi.get(), &left)) {
        if (message->msg != CURLMSG_DONE)
            continue;
        CURL *const handle = message->easy_handle;
        const CURLcode code = message->data.result;
        remove(handle);
        m_finished(handle, code);
        if (!self)
            return;
    }
}

} // namespace league::transport
