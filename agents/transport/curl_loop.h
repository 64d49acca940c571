// CurlLoop: libcurl's multi interface, driven by Qt's event loop.
//
// Owned by a CurlCaller, on whose thread it lives. curl says which sockets and which timeout it
// waits for; Qt wakes it. This is the one place outside base with a timer of its own: it is curl's,
// and carries no deadline of ours. May be destroyed inside the `finished` callback.
#pragma once

#include "agents/transport/http_limits.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <curl/curl.h>

#include <functional>
#include <memory>

class QSocketNotifier;

namespace league::transport {

class CurlLoop final : public QObject
{
    Q_OBJECT

public:
    using Finished = std::function<void(CURL *, CURLcode)>;

    // `finished` gets every transfer that ended by itself, already taken out of the loop.
    CurlLoop(const HttpLimits &limits, Finished finished);
    ~CurlLoop() override;

    // Prepares a fresh handle for transfers of this loop.
    void adopt(CURL *handle);
    void add(CURL *handle);
    // Breaks the transfer off if it is still under way.
    void remove(CURL *handle);

private:
    struct Watch
    {
        QSocketNotifier *forReading = nullptr; // children of the loop
        QSocketNotifier *forWriting = nullptr;
    };

    static int onSocketWanted(CURL *, curl_socket_t socket, int what, void *self, void *);
    static int onTimeoutWanted(CURLM *, long milliseconds, void *self);
    static int onSocketClosing(void *self, curl_socket_t socket);

    void watch(int socket, int what);
    void forget(int socket);
    [[nodiscard]] QSocketNotifier *makeNotifier(int socket, int type, int curlEvent);
    void act(curl_socket_t socket, int events);
    void reportFinished();

    Finished m_finished;
    QTimer m_timer;
    QHash<int, Watch> m_watches;
    std::unique_ptr<CURLM, CURLMcode (*)(CURLM *)> m_multi;
};

} // namespace league::transport
