#include "app/view/desk/heard_places.h"

#include "app/view/desk/known_places.h"

#include <algorithm>

namespace league::app::view {

namespace {

const QString Idle = QStringLiteral("idle");
const QString Seeking = QStringLiteral("seeking");
const QString Failed = QStringLiteral("failed");

HeardRow rowOf(const protocol::LeagueAnnouncement &league)
{
    return {.herald = league.herald,
            .address = league.address,
            .place = placeOf(league.address),
            .name = league.name,
            .listed = QStringLiteral("%1 (%2)").arg(league.name, placeOf(league.address)),
            .game = league.gameType,
            .players = league.players,
            .expectedPlayers = league.expectedPlayers,
            .isOpen = league.state == protocol::AnnouncedState::Open,
            .needsCode = league.needsCode,
            .isWatchable = league.spectators};
}

} // namespace

HeardPlaces::HeardPlaces(std::unique_ptr<transport::LeagueSeeker> seeker)
    : m_seeker(std::move(seeker))
{
    if (m_seeker)
        connect(m_seeker.get(), &transport::LeagueSeeker::changed, this, &HeardPlaces::take);
}

HeardPlaces::~HeardPlaces() = default;

void HeardPlaces::begin()
{
    if (!m_seeker || m_state == Seeking)
        return;
    enter(m_seeker->start() ? Seeking : Failed);
}

void HeardPlaces::end()
{
    if (m_state == Seeking)
        m_seeker->stop();
    enter(Idle);
}

void HeardPlaces::enter(const QString &state)
{
    if (std::exchange(m_state, state) != state)
        Q_EMIT changed();
}

bool HeardPlaces::holds(const QString &address) const
{
    return std::ranges::any_of(m_rows.rows(),
                               [&](const HeardRow &row) { return row.address == address; });
}

void HeardPlaces::take(const QList<transport::HeardLeague> &leagues)
{
    QList<HeardRow> rows;
    for (const transport::HeardLeague &heard : leagues)
        rows.append(rowOf(heard.league));
    m_rows.show(rows);
    Q_EMIT changed();
}

} // namespace league::app::view
