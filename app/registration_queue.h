// RegistrationQueue: starts agents one after the other.
//
// Each starts when the one before is registered, so that ids follow the order in which agents were
// asked for and a league with a seed is the same every time. Lives on the agents' thread.
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

    void add(Start start) { m_waiting.push_back(std::move(start)); }
    // Starts the first agent; with none to start, done() follows at once.
    void begin() { startNext(); }
    // The agent started last is registered.
    void advance() { startNext(); }

Q_SIGNALS:
    void done();
    void failed(const league::base::Failure &reason);

private:
    void startNext();

    std::deque<Start> m_waiting;
};

} // namespace league::app
