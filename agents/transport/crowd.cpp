#include "agents/transport/crowd.h"

#include "agents/transport/http_connection.h"

#include <algorithm>

namespace league::transport {

Crowd::Crowd(const HttpLimits &limits) : m_limits(limits) { }

void Crowd::enter(HttpConnection &connection)
{
    m_members.emplace(&connection, Member{m_line.end()});
    ++s_inAllHouses;
    beginWaiting(connection);
}

void Crowd::leave(HttpConnection &connection)
{
    const auto it = m_members.find(&connection);
    if (it == m_members.end())
        return;
    endWaiting(connection);
    m_heldBytes -= it->second.heldBytes;
    m_members.erase(it);
    --s_inAllHouses;
}

void Crowd::beginWaiting(HttpConnection &connection)
{
    standAt(connection, m_line.end());
}

void Crowd::dismiss(HttpConnection &connection)
{
    standAt(connection, m_line.begin());
}

void Crowd::endWaiting(HttpConnection &connection)
{
    const auto it = m_members.find(&connection);
    if (it == m_members.end() || it->second.place == m_line.end())
        return;
    m_line.erase(std::exchange(it->second.place, m_line.end()));
}

void Crowd::standAt(HttpConnection &connection, Line::iterator before)
{
    const auto it = m_members.find(&connection);
    if (it == m_members.end())
        return;
    if (it->second.place == m_line.end())
        it->second.place = m_line.insert(before, &connection);
    else if (it->second.place != before)
        m_line.splice(before, m_line, it->second.place);
}

void Crowd::hold(HttpConnection &connection, qint64 bytes)
{
    const auto it = m_members.find(&connection);
    if (it == m_members.end())
        return;
    m_heldBytes += bytes - std::exchange(it->second.heldBytes, bytes);
    while (m_heldBytes > m_limits.maxHeldBytes)
        sendAway(greediest());
}

bool Crowd::isFull() const
{
    return std::ssize(m_members) >= m_limits.maxConnections;
}

bool Crowd::makeRoom()
{
    if (m_line.empty())
        return false;
    sendAway(*m_line.front());
    return true;
}

void Crowd::sendAway(HttpConnection &connection)
{
    leave(connection);
    connection.giveWay();
}

HttpConnection &Crowd::greediest() const
{
    const auto most = std::ranges::max_element(
        m_members, {}, [](const auto &member) { return member.second.heldBytes; });
    return *most->first;
}

} // namespace league::transport
