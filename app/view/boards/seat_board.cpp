#include "app/view/boards/seat_board.h"

#include "app/view/desk/desk.h"
#include "app/view/desk/known_places.h"
#include "app/view/words/engine_words.h"
#include "app/view/words/language_news.h"

#include <QQmlEngine>

namespace league::app::view {

QString resultWord(protocol::PlayerOutcome outcome)
{
    using enum protocol::PlayerOutcome;
    switch (outcome) {
    case Win:
        return QStringLiteral("win");
    case Draw:
        return QStringLiteral("draw");
    case Loss:
        return QStringLiteral("loss");
    case TechnicalLoss:
        break;
    }
    return QStringLiteral("technical");
}

int numberOf(const QString &agentId)
{
    qsizetype digits = agentId.size();
    while (digits > 0 && agentId.at(digits - 1).isDigit())
        --digits;
    return agentId.mid(digits).toInt();
}

SeatBoard::SeatBoard(Desk &desk, QObject *parent) : QObject(parent), m_desk(desk)
{
    const auto listen = [this](House *house) {
        if (isHere() || !house)
            drop();
        if (house)
            connect(house, &House::seatAdded, this, &SeatBoard::follow);
    };
    connect(&desk, &Desk::houseChanged, this, listen);
    if (desk.house())
        listen(desk.house());
    connect(desk.league(), &LeagueBoard::changed, this, &SeatBoard::changed);
    connect(&LanguageNews::here(), &LanguageNews::changed, this, &SeatBoard::changed);
}

SeatBoard::~SeatBoard()
{
    if (m_seat)
        m_seat->disconnect(this);
}

SeatBoard *SeatBoard::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    return new SeatBoard(
        *engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk")));
}

void SeatBoard::sit(const SeatOptions &options, const QString &leagueName)
{
    m_desk.leave(); // a league that is played here stops
    drop();
    m_leagueName = leagueName;
    m_own = std::make_unique<Seat>(options);
    follow(m_own.get());
    m_own->join();
    m_desk.watch(options.manager.toString());
}

void SeatBoard::follow(Seat *seat)
{
    if (m_seat && m_seat != seat)
        return; // one person at a screen
    m_seat = seat;
    m_refereed = 0;
    m_warnings = 0;
    m_lastWarning.clear();
    connect(seat, &Seat::statusChanged, this, [this] {
        tick();
        Q_EMIT changed();
    });
    connect(seat, &Seat::matchPlayed, this, &SeatBoard::showHistory);
    connect(seat, &Seat::standingsChanged, this, &SeatBoard::showTable);
    connect(seat, &Seat::matchRefereed, this, [this] {
        ++m_refereed;
        Q_EMIT changed();
    });
    connect(seat, &Seat::warned, this, [this](const base::MatchId &, const QString &sentence) {
        ++m_warnings;
        m_lastWarning = sentence;
        Q_EMIT changed();
    });
    connect(seat, &QObject::destroyed, this, &SeatBoard::clear);
    showTable();
    showHistory();
    tick();
    Q_EMIT seatChanged();
}

void SeatBoard::drop()
{
    if (!m_seat)
        return;
    m_seat->disconnect(this);
    m_own.reset();
    clear();
}

void SeatBoard::clear()
{
    m_seat = nullptr;
    m_tick.cancel();
    m_leagueName.clear();
    m_history.show({});
    m_table.show({});
    Q_EMIT changed();
    Q_EMIT seatChanged();
}

QString SeatBoard::sentence() const
{
    return EngineWords::said(status().sentence);
}

QString SeatBoard::lastWarning() const
{
    return EngineWords::said(m_lastWarning);
}

void SeatBoard::leave()
{
    if (isHere())
        return;
    drop();
    if (m_desk.source() == Desk::Source::Remote)
        m_desk.leave();
}

void SeatBoard::retryNow()
{
    if (m_seat)
        m_seat->retryNow();
}

void SeatBoard::joinAgain()
{
    if (m_own)
        m_own->join();
}

SeatStatus SeatBoard::status() const
{
    return m_seat ? m_seat->status() : SeatStatus();
}

bool SeatBoard::isPerson() const
{
    return m_seat && !isReferee() && m_seat->options().player.mind == Mind::Person;
}

bool SeatBoard::isReferee() const
{
    return m_seat && m_seat->options().role == protocol::Role::Referee;
}

QString SeatBoard::phase() const
{
    if (!m_seat)
        return QStringLiteral("none");
    switch (status().phase) {
    case SeatPhase::Joining:
        break;
    case SeatPhase::Joined:
        return QStringLiteral("joined");
    case SeatPhase::Playing:
        return QStringLiteral("playing");
    case SeatPhase::Reconnecting:
        return QStringLiteral("reconnecting");
    case SeatPhase::Over:
        return QStringLiteral("over");
    case SeatPhase::Failed:
        return QStringLiteral("failed");
    case SeatPhase::Left:
        return QStringLiteral("left");
    }
    return QStringLiteral("joining");
}

QString SeatBoard::name() const
{
    return m_seat ? m_seat->options().player.name : QString();
}

QString SeatBoard::strategy() const
{
    return m_seat && !isReferee() ? m_seat->options().player.strategyWord() : QString();
}

QString SeatBoard::leagueName() const
{
    const QString told = m_desk.league()->story().name();
    return told.isEmpty() ? m_leagueName : told;
}

QString SeatBoard::manager() const
{
    return m_seat ? placeOf(m_seat->options().manager.toString()) : QString();
}

int SeatBoard::matches() const
{
    return isReferee() ? m_refereed : m_history.rowCount({});
}

int SeatBoard::losses() const
{
    return count(QStringLiteral("loss")) + count(QStringLiteral("technical"));
}

int SeatBoard::count(const QString &result) const
{
    return static_cast<int>(
        std::count_if(m_history.rows().begin(), m_history.rows().end(),
                      [&](const PlayedRow &row) { return row.result == result; }));
}

QString SeatBoard::nameOf(const QString &playerId) const
{
    for (const PlaceInTableRow &row : m_table.rows()) {
        if (row.playerId == playerId && !row.name.isEmpty())
            return row.name;
    }
    return m_desk.league()->story().nameOf(playerId);
}

void SeatBoard::showHistory()
{
    QList<PlayedRow> rows;
    if (m_seat) {
        for (const protocol::PlayedMatch &match : m_seat->history()) {
            rows.append({match.matchId.text(), match.roundId.value_or(0),
                         nameOf(match.opponentId.text()), resultWord(match.outcome), match.choice,
                         match.opponentChoice, match.drawnNumber.value_or(-1)});
        }
    }
    m_history.show(rows);
    Q_EMIT changed();
}

void SeatBoard::showTable()
{
    QList<PlaceInTableRow> rows;
    if (m_seat) {
        for (const protocol::StandingRow &row : m_seat->standings()) {
            const QString id = row.playerId.text();
            rows.append({id, row.displayName, numberOf(id), row.rank, row.played, row.points,
                         id == status().id});
        }
    }
    m_table.show(rows);
    Q_EMIT changed();
}

void SeatBoard::tick()
{
    const bool waits = status().phase == SeatPhase::Reconnecting && status().retryAtUtcMs > 0;
    const qint64 left =
        waits ? std::max<qint64>(0, status().retryAtUtcMs - m_desk.clock().utcMs()) : 0;
    const auto seconds = static_cast<int>((left + 999) / 1000);
    if (std::exchange(m_retryInSeconds, seconds) != seconds)
        Q_EMIT retryChanged();
    m_tick = m_desk.clock().after(std::chrono::milliseconds(250), [this] { tick(); });
}

} // namespace league::app::view
