// The lists of the join dialog: leagues on this network, and places that were joined before.
#include "app/view/desk/join_desk.h"

namespace league::app::view {

void JoinDesk::showPlaces()
{
    QList<PlaceRow> silent = m_places.all();
    silent.removeIf([this](const PlaceRow &place) { return m_heard.holds(place.address); });
    m_silent.show(silent);
    Q_EMIT listened();
}

void JoinDesk::fillIn(const QString &address, const QString &code)
{
    m_address = address;
    m_code = code;
    changed();
    testSoon();
}

void JoinDesk::pickHeard(int league)
{
    if (league < 0 || league >= m_heard.rows()->count())
        return;
    const HeardRow picked = m_heard.rows()->rows().at(league);
    if (!picked.isOpen && picked.isWatchable)
        setRole(QStringLiteral("spectator"));
    fillIn(picked.address, m_places.codeOf(picked.address));
}

void JoinDesk::pick(int place)
{
    if (place < 0 || place >= m_silent.count())
        return;
    const PlaceRow picked = m_silent.rows().at(place);
    fillIn(picked.address, picked.code);
}

void JoinDesk::forget(int place)
{
    if (place < 0 || place >= m_silent.count())
        return;
    m_places.remove(m_silent.rows().at(place).address);
    showPlaces();
}

} // namespace league::app::view
