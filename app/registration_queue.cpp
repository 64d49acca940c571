#include "app/registration_queue.h"

namespace league::app {

void RegistrationQueue::startNext()
{
    if (m_waiting.empty())
        return Q_EMIT done();
    const Start start = std::move(m_waiting.front());
    m_waiting.pop_front();
    if (const base::Outcome started = start(); !started)
        Q_EMIT failed(started.failure());
}

} // namespace league::app
