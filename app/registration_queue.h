// RegistrationQueue: starts agents one after the other.
//
// Each starts when the one before is registered, so that ids follow the order in which agents were
// asked for and a league with a seed is the same every time. Where ids are given already, in a
// league that is resumed, several may register at once. Lives on the agents' thread.
#pragma once

#include "agents/base/result.h"

#include <QObject>

#include <deque>
#include <functional>

namespace league::app {

class RegistrationQueue : public QObject
{
    Q_OBJECT

public:
    using Start = std::function<base::Outcome()>;
    // Enough to share their way to the disk, and not all connections at one moment.
    static constexpr int ManyAtOnce = 32;

    void add(Start start) { m_waiting.push_back(std::move(start)); }
    // How many may be on their way at the same time; one unless told.
    void setAtOnce(int atOnce) { m_atOnce = atOnce; }
    // Starts the first agents; with none to start, done() follows at once.
    void begin();
    // One of the agents that were started is registered, or came to nothing.
    void advance();

Q_SIGNALS:
    // All of them.
    void done();
    void failed(const league::base::Failure &reason);

private:
    void startNext();

    std::deque<Start> m_waiting;
    int m_atOnce = 1;
    int m_underWay = 0;
};

} // namespace league::app
