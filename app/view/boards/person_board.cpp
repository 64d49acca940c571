#include "app/view/boards/person_board.h"

#include "agents/base/charts/match_chart.h"
#include "app/view/desk/desk.h"
#include "app/view/words/engine_words.h"

#include <QQmlEngine>

namespace league::app::view {

namespace chart = base::match_chart;

namespace {

const QString Waiting = QStringLiteral("waiting");
const QString Invited = QStringLiteral("invited");
const QString Choosing = QStringLiteral("choosing");
const QString Locked = QStringLiteral("locked");
const QString Late = QStringLiteral("late");
const QString Drawn = QStringLiteral("drawn");

} // namespace

PersonBoard::PersonBoard(Desk &desk, SeatBoard &seat, QObject *parent)
    : QObject(parent), m_desk(desk), m_seat(seat)
{
    connect(&seat, &SeatBoard::seatChanged, this, &PersonBoard::listen);
    connect(&seat, &SeatBoard::changed, this, &PersonBoard::changed);
    if (seat.seat())
        listen();
}

PersonBoard::~PersonBoard() = default;

PersonBoard *PersonBoard::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    auto *desk = engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk"));
    auto *seat =
        engine->singletonInstance<SeatBoard *>(qmlTypeId("League.View", 1, 0, "SeatBoard"));
    return new PersonBoard(*desk, *seat);
}

void PersonBoard::listen()
{
    m_match = {};
    m_turn = {};
    m_tick.cancel();
    m_reveal.cancel();
    m_isRevealing = false;
    m_next.reset();
    enter(Waiting);
    Seat *seat = m_seat.seat();
    if (!seat)
        return;
    connect(seat, &Seat::matchJoined, this, &PersonBoard::begin, Qt::UniqueConnection);
    connect(seat, &Seat::turnCame, this, &PersonBoard::take, Qt::UniqueConnection);
    connect(seat, &Seat::turnsChanged, this, &PersonBoard::lookAtTurns, Qt::UniqueConnection);
    connect(seat, &Seat::matchPlayed, this, &PersonBoard::finish, Qt::UniqueConnection);
}

void PersonBoard::enter(const QString &state)
{
    m_state = state;
    if (state == Waiting || state == Invited || state == Choosing) {
        m_choice.clear();
        m_problem.clear();
        m_result.clear();
        m_opponentChoice.clear();
        m_drawnNumber = -1;
    }
    Q_EMIT changed();
}

void PersonBoard::begin(const SeatMatch &match)
{
    if (m_isRevealing) {
        m_next = match;
        return;
    }
    m_match = match;
    m_turn = {};
    enter(Invited);
}

void PersonBoard::take(const SeatTurn &turn)
{
    if (m_isRevealing && turn.windowMs >= UnhurriedMs)
        return; // goOn() finds it
    m_isRevealing = false;
    m_reveal.cancel();
    m_next.reset();
    m_turn = turn;
    m_match = {turn.match, turn.attempt, turn.round, turn.opponent, turn.opponentName};
    enter(Choosing);
    tick();
    Q_EMIT asked();
}

void PersonBoard::lookAtTurns()
{
    if (m_state != Choosing || !m_seat.seat())
        return;
    const QList<SeatTurn> &turns = m_seat.seat()->turns();
    const bool isOpen = std::any_of(turns.begin(), turns.end(), [this](const SeatTurn &turn) {
        return turn.match == m_match.match;
    });
    if (!isOpen)
        enter(m_choice.isEmpty() ? Late : Locked);
}

void PersonBoard::choose(const QString &choice)
{
    if (m_state != Choosing || !m_choice.isEmpty() || !m_turn.options.contains(choice))
        return;
    m_choice = choice;
    const base::MatchId match = m_match.match;
    m_seat.seat()->choose(match, choice, [this, match](const base::Outcome &done) {
        if (match != m_match.match || (m_state != Choosing && m_state != Locked && m_state != Late))
            return;
        if (done)
            return enter(Locked);
        m_choice.clear();
        m_problem = done.failure().sentence;
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

QString PersonBoard::problem() const
{
    return EngineWords::said(m_problem);
}

void PersonBoard::finish(const protocol::PlayedMatch &match)
{
    if (match.matchId != m_match.match)
        m_match = {.match = match.matchId,
                   .round = match.roundId.value_or(0),
                   .opponent = match.opponentId};
    m_tick.cancel();
    m_choice = match.choice;
    m_result = resultWord(match.outcome);
    m_opponentChoice = match.opponentChoice;
    m_drawnNumber = match.drawnNumber.value_or(-1);
    m_isRevealing = true;
    m_reveal = m_desk.clock().after(Reveal, [this] { goOn(); });
    enter(Drawn);
}

void PersonBoard::goOn()
{
    m_isRevealing = false;
    const std::optional<SeatMatch> next = std::exchange(m_next, std::nullopt);
    if (!m_seat.seat())
        return;
    if (!m_seat.seat()->turns().isEmpty())
        take(m_seat.seat()->turns().constFirst());
    else if (next)
        begin(*next);
}

void PersonBoard::tick()
{
    const int seconds = (remainingMs() + 999) / 1000;
    if (std::exchange(m_secondsLeft, seconds) != seconds)
        Q_EMIT ticked();
    if (seconds > 0 && m_state == Choosing)
        m_tick = m_desk.clock().after(std::chrono::milliseconds(100), [this] { tick(); });
}

int PersonBoard::remainingMs() const
{
    return static_cast<int>(std::max<qint64>(0, m_turn.deadlineUtcMs - m_desk.clock().utcMs()));
}

bool PersonBoard::isKnownLeague() const
{
    const Seat *seat = m_seat.seat();
    const QString known = m_desk.league()->leagueId();
    return seat && !known.isEmpty() && known == seat->status().leagueId;
}

const MatchTold *PersonBoard::told() const
{
    return isKnownLeague() ? m_desk.league()->story().match(matchId()) : nullptr;
}

int PersonBoard::rounds() const
{
    return isKnownLeague() ? m_desk.league()->rounds() : 0;
}

int PersonBoard::nextRound() const
{
    const int known = isKnownLeague() ? m_desk.league()->round() : 0;
    return std::max({known, m_match.round + (m_state == Drawn ? 1 : 0), 1});
}

QString PersonBoard::referee() const
{
    return told() ? told()->referee : QString();
}

QString PersonBoard::stateWord() const
{
    // The journal comes a moment later than the question.
    if (m_state == Choosing)
        return chart::CollectingChoices;
    if (m_state == Drawn)
        return chart::Finished;
    if (m_state == Waiting)
        return {};
    if (told() && !told()->state.isEmpty())
        return told()->state;
    return m_state == Invited ? chart::WaitingForPlayers : chart::CollectingChoices;
}

const PlaceInTableRow *PersonBoard::inTable(const QString &playerId) const
{
    for (const PlaceInTableRow &row : m_seat.table()->rows()) {
        if (row.playerId == playerId)
            return &row;
    }
    return nullptr;
}

int PersonBoard::rank() const
{
    const PlaceInTableRow *row = inTable(m_seat.agentId());
    return row ? row->rank : 0;
}

int PersonBoard::points() const
{
    const PlaceInTableRow *row = inTable(m_seat.agentId());
    return row ? row->points : 0;
}

QString PersonBoard::opponent() const
{
    const QString id = m_match.opponent.text();
    const QString name = m_seat.nameOf(id);
    return name == id && !m_match.opponentName.isEmpty() ? m_match.opponentName : name;
}

int PersonBoard::opponentRank() const
{
    const PlaceInTableRow *row = inTable(m_match.opponent.text());
    return row ? row->rank : 0;
}

int PersonBoard::opponentPoints() const
{
    const PlaceInTableRow *row = inTable(m_match.opponent.text());
    return row ? row->points : 0;
}

bool PersonBoard::opponentHasChosen() const
{
    if (!told())
        return false;
    return std::any_of(told()->seats.begin(), told()->seats.end(), [this](const SeatTold &seat) {
        return seat.player == m_match.opponent.text() && seat.hasChosen;
    });
}

int PersonBoard::drawMin() const
{
    return isKnownLeague() ? m_desk.league()->story().rules().drawMin : 0;
}

int PersonBoard::drawMax() const
{
    return isKnownLeague() ? m_desk.league()->story().rules().drawMax : 0;
}

int PersonBoard::maxRetries() const
{
    return isKnownLeague() ? m_desk.league()->story().rules().maxRetries : -1;
}

} // namespace league::app::view
