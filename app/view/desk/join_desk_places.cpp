// What fills in the join dialog: leagues on this network, places that were joined before, and
// links.
#include "app/view/desk/join_desk.h"

#include "agents/games/game_registry.h"

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
    forgetLink();
    changed();
    testSoon();
}

void JoinDesk::takeUp(const JoinLink &link)
{
    m_address = link.manager.toString();
    m_code = link.code;
    // A game that this version does not know has no strategies to offer.
    m_linkedGame = games::GameRegistry::find(link.game) ? link.game : QString();
    m_invitedTo = link.name;
    m_waitsForWord = true;
    changed();
}

void JoinDesk::forgetLink()
{
    m_linkedGame.clear();
    m_invitedTo.clear();
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
