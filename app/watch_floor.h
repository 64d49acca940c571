// WatchFloor: asks a manager for what is new in its league, again and again.
//
// Made, used and destroyed on the watch's thread; what it learns is told to the RemoteWatch on its
// own. It asks for more only when that has taken what came before.
#pragma once

#include "agents/base/system_clock.h"
#include "agents/protocol/entry_messages.h"
#include "agents/transport/http_wire.h"
#include "agents/transport/rpc_client.h"
#include "app/remote_watch.h"

namespace league::app {

class WatchFloor
{
public:
    // The watch must outlive the floor.
    WatchFloor(QUrl manager, RemoteWatch &watch);

    void start();
    void stop();
    void retryNow();
    // The watch has taken the last page.
    void proceed();

private:
    void ask();
    void takePage(const protocol::EntryPage &page);
    void onNoAnswer(const transport::RpcOutcome &outcome);
    void retryAfterPause(const QString &why);
    void publish();
    void tell(const std::function<void(RemoteWatch &)> &news);

    QUrl m_manager;
    RemoteWatch &m_watch;
    base::SystemClock m_clock;
    transport::HttpWire m_wire;
    transport::RpcClient m_client;
    transport::RpcCall m_call;
    base::Alarm m_pause;
    WatchStatus m_status;
    qint64 m_after = 0;
    bool m_isRunning = false;
};

} // namespace league::app
