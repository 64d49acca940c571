// RetiredAgents: agents that have left while one of their own signals was being handled.
//
// Owned by a floor, and declared after the wire and the clock that agents use. They end as soon as
// the event loop is free, and at the latest with the floor: deleteLater() alone could outlive it.
#pragma once

#include <QObject>

#include <memory>
#include <vector>

namespace league::app {

class RetiredAgents
{
public:
    void keep(std::unique_ptr<QObject> agent)
    {
        if (!agent)
            return;
        m_agents.push_back(std::move(agent));
        QMetaObject::invokeMethod(
            &m_context, [this] { clear(); }, Qt::QueuedConnection);
    }
    // Ends them now; not from inside one of their signals.
    void clear() { m_agents.clear(); }

private:
    std::vector<std::unique_ptr<QObject>> m_agents;
    QObject m_context;
};

} // namespace league::app
