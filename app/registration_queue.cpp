#include "app/registration_queue.h"

namespace league::app {

void RegistrationQueue::begin()
{
    if (m_waiting.empty() && m_underWay == 0)
        return Q_EMIT done();
    while (!m_waiting.empty() && m_underWay < m_atOnce)
        startNext();
}

void RegistrationQueue::advance()
{
    --m_underWay;
    begin();
}

void RegistrationQueue::startNext()
{
    const Start start = std::move(m_waiting.front());
    m_waiting.pop_front();
    ++m_underWay; // before it starts: it may come to nothing at once
    if (const base::Outcome started = start(); !started)
        Q_EMIT failed(started.failure());
}

} // namespace league::app
