#include "app/seat.h"

#include "app/seat_floor.h"
#include "app/wire_maker.h"

namespace league::app {

Seat::Seat(SeatOptions options, std::shared_ptr<WireMaker> wires)
    : m_options(std::move(options)),
      m_wires(wires ? std::move(wires) : std::make_shared<WireMaker>(WireKind::Http)),
      m_thread(std::make_unique<HostThread>(QStringLiteral("seat")))
{
    m_thread->run([this] { m_floor = std::make_unique<SeatFloor>(m_options, m_wires, *this); });
}

Seat::~Seat()
{
    m_thread->run([this] { m_floor.reset(); });
}

void Seat::join()
{
    m_thread->post([floor = m_floor.get()] { floor->join(); });
}

void Seat::leave()
{
    m_thread->post([floor = m_floor.get()] { floor->leave(); });
}

void Seat::retryNow()
{
    m_thread->post([floor = m_floor.get()] { floor->retryNow(); });
}

void Seat::choose(const base::MatchId &match, const QString &choice, const Answer &answer)
{
    m_thread->post([this, floor = m_floor.get(), match, choice, answer] {
        const base::Outcome done = floor->choose(match, choice);
        if (answer) {
            QMetaObject::invokeMethod(
                this, [answer, done] { answer(done); }, Qt::QueuedConnection);
        }
    });
}

void Seat::reply(const base::MatchId &match, const QVariantMap &said, const Answer &answer)
{
    m_thread->post([this, floor = m_floor.get(), match, said, answer] {
        const base::Outcome done = floor->reply(match, said);
        if (answer) {
            QMetaObject::invokeMethod(
                this, [answer, done] { answer(done); }, Qt::QueuedConnection);
        }
    });
}

void Seat::change(const base::MatchId &match, const QVariantMap &said, const Answer &answer)
{
    m_thread->post([this, floor = m_floor.get(), match, said, answer] {
        floor->change(match, said, [this, answer](const base::Outcome &done) {
            if (!answer)
                return;
            QMetaObject::invokeMethod(
                this, [answer, done] { answer(done); }, Qt::QueuedConnection);
        });
    });
}

void Seat::takeStatus(const SeatStatus &status)
{
    if (status == m_status)
        return;
    m_status = status;
    Q_EMIT statusChanged(status);
}

void Seat::takeTurns(const QList<SeatTurn> &turns)
{
    if (turns == m_turns)
        return;
    const QList<SeatTurn> before = std::exchange(m_turns, turns);
    Q_EMIT turnsChanged();
    for (const SeatTurn &turn : turns) {
        if (!before.contains(turn))
            Q_EMIT turnCame(turn);
    }
}

void Seat::takeMatch(const protocol::PlayedMatch &match)
{
    m_history.append(match);
    Q_EMIT matchPlayed(match);
}

void Seat::takeStandings(const QList<protocol::StandingRow> &standings)
{
    m_standings = standings;
    Q_EMIT standingsChanged();
}

} // namespace league::app
