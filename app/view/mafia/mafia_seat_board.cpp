#include "app/view/mafia/mafia_seat_board.h"

#include "app/view/desk/desk.h"
#include "app/view/mafia/mafia_reading.h"
#include "app/view/mafia/mafia_words.h"
#include "app/view/words/engine_words.h"

#include <QQmlEngine>

#include <algorithm>

namespace league::app::view {

namespace {

const QString Waiting = QStringLiteral("waiting");
const QString Asked = QStringLiteral("asked");
const QString Sent = QStringLiteral("sent");
const QString Late = QStringLiteral("late");
const QString Over = QStringLiteral("over");
const QString MafiaId = QStringLiteral("mafia");
constexpr int UsualCharacters = 1000;

} // namespace

MafiaSeatBoard::MafiaSeatBoard(Desk &desk, SeatBoard &seat, QObject *parent)
    : QObject(parent), m_desk(desk), m_seat(seat)
{
    connect(&seat, &SeatBoard::seatChanged, this, &MafiaSeatBoard::listen);
    connect(&seat, &SeatBoard::changed, this, &MafiaSeatBoard::changed);
    if (seat.seat())
        listen();
}

MafiaSeatBoard::~MafiaSeatBoard() = default;

MafiaSeatBoard *MafiaSeatBoard::create(QQmlEngine *engine, QJSEngine *scripts)
{
    Q_UNUSED(scripts)
    auto *desk = engine->singletonInstance<Desk *>(qmlTypeId("League.View", 1, 0, "Desk"));
    auto *seat =
        engine->singletonInstance<SeatBoard *>(qmlTypeId("League.View", 1, 0, "SeatBoard"));
    return new MafiaSeatBoard(*desk, *seat);
}

void MafiaSeatBoard::listen()
{
    m_turn = {};
    m_story = {};
    m_aimedAt.clear();
    m_result.clear();
    showRows();
    enter(Waiting);
    Seat *seat = m_seat.seat();
    if (!seat)
        return;
    connect(seat, &Seat::turnCame, this, &MafiaSeatBoard::take, Qt::UniqueConnection);
    connect(seat, &Seat::eventCame, this, &MafiaSeatBoard::hear, Qt::UniqueConnection);
    connect(seat, &Seat::turnsChanged, this, &MafiaSeatBoard::lookAtTurns, Qt::UniqueConnection);
    connect(seat, &Seat::matchPlayed, this, &MafiaSeatBoard::finish, Qt::UniqueConnection);
}

bool MafiaSeatBoard::isMafia() const
{
    const Seat *seat = m_seat.seat();
    return seat && (seat->options().gameType == MafiaId || !m_turn.facts.isEmpty());
}

void MafiaSeatBoard::enter(const QString &state)
{
    m_state = state;
    Q_EMIT changed();
}

void MafiaSeatBoard::take(const SeatTurn &turn)
{
    if (turn.facts.isEmpty())
        return; // another game
    m_turn = turn;
    m_problem.clear();
    m_result.clear();
    m_isSent = false;
    m_aimedAt.clear();
    m_story.read(turn, m_desk.clock().utcMs());
    showRows();
    enter(Asked);
    Q_EMIT asked();
}

void MafiaSeatBoard::hear(const SeatEvent &event)
{
    if (!isMafia())
        return;
    m_story.hear(event);
    if (event.what == mafia::PhaseChanged) {
        m_aimedAt.clear();
        if (m_state == Sent || m_state == Late)
            m_state = Waiting;
    }
    if (event.what == mafia::GameOver)
        m_state = Over; // finish() tells the result, where there is one
    showRows();
    Q_EMIT changed();
}

void MafiaSeatBoard::lookAtTurns()
{
    if (m_state != Asked || !m_seat.seat())
        return;
    const QList<SeatTurn> &turns = m_seat.seat()->turns();
    const bool isOpen = std::ranges::any_of(turns, [this](const SeatTurn &turn) {
        return turn.match == m_turn.match && turn.id == m_turn.id;
    });
    if (!isOpen)
        enter(m_isSent ? Sent : Late);
}

void MafiaSeatBoard::finish(const protocol::PlayedMatch &match)
{
    if (!isMafia() || match.matchId != m_story.match())
        return;
    m_result = resultWord(match.outcome);
    enter(Over);
}

void MafiaSeatBoard::aim(const QString &playerId)
{
    const auto isHim = [&playerId](const MafiaPersonRow &each) {
        return each.playerId == playerId;
    };
    if (m_state != Asked || m_isSent || !std::ranges::any_of(m_targets.rows(), isHim))
        return;
    m_aimedAt = playerId;
    reply({{mafia::TargetId, playerId}});
}

void MafiaSeatBoard::abstain()
{
    if (m_turn.kind == mafia::AskVote && mayAbstain())
        reply({{mafia::TargetId, QVariant::fromValue(nullptr)}});
}

void MafiaSeatBoard::say(const QString &text)
{
    if (m_turn.kind == mafia::AskTurn && !text.trimmed().isEmpty())
        reply({{mafia::Say, text.trimmed()}, {mafia::Pass, false}});
}

void MafiaSeatBoard::passTurn()
{
    if (m_turn.kind == mafia::AskTurn)
        reply({{mafia::Pass, true}});
}

void MafiaSeatBoard::reply(const QVariantMap &said)
{
    if (m_state != Asked || m_isSent || !m_seat.seat())
        return;
    m_isSent = true;
    const QString asked = m_turn.id;
    m_seat.seat()->reply(m_turn.match, said, [this, asked](const base::Outcome &done) {
        if (asked != m_turn.id)
            return;
        if (!done) {
            m_isSent = false;
            m_aimedAt.clear();
            m_problem = done.failure().sentence;
            Q_EMIT changed();
            return;
        }
        if (m_turn.kind == mafia::AskNight && !m_aimedAt.isEmpty())
            m_story.noteDeed(action(), m_aimedAt, m_desk.clock().utcMs());
        showRows();
        if (m_state == Asked)
            enter(Sent);
        else
            Q_EMIT changed();
    });
    Q_EMIT changed();
}

void MafiaSeatBoard::showRows()
{
    for (const mafia::SeatTold &each : QList(m_story.story().seats())) {
        if (m_story.story().displayName(each.player).isEmpty())
            m_story.name(each.player, m_seat.nameOf(each.player));
    }
    const Viewer viewer{Viewer::Kind::Player, m_story.self()};
    const MafiaReading reading(m_story.story(), m_noLeague, viewer, m_desk.clock().utcMs());
    m_table = reading.table();
    m_table.isRunning = !m_table.isPaused;
    m_seats.show(reading.seats());
    m_arrows.show(reading.arrows());
    m_statements.show(reading.statements());
    QList<MafiaPersonRow> targets;
    const QStringList ids = m_turn.facts.value(mafia::ValidTargets).toStringList();
    for (const QString &id : ids)
        targets.append({id, reading.nameOf(id), reading.numberOf(id)});
    m_targets.show(targets);
}

QString MafiaSeatBoard::action() const
{
    return m_turn.facts.value(mafia::ActionType).toString();
}

const MafiaSeatRow *MafiaSeatBoard::own() const
{
    const auto found = std::ranges::find_if(m_seats.rows(), &MafiaSeatRow::isYou);
    return found == m_seats.rows().end() ? nullptr : &*found;
}

QString MafiaSeatBoard::role() const
{
    return own() ? own()->role : QString();
}

QStringList MafiaSeatBoard::targetIds() const
{
    QStringList ids;
    if (m_state != Asked || m_isSent)
        return ids;
    for (const MafiaPersonRow &each : m_targets.rows())
        ids.append(each.playerId);
    return ids;
}

bool MafiaSeatBoard::isAlive() const
{
    return !own() || own()->isAlive;
}

QStringList MafiaSeatBoard::others(const std::function<bool(const MafiaSeatRow &)> &holds) const
{
    QStringList names;
    for (const MafiaSeatRow &each : m_seats.rows()) {
        if (!each.isYou && holds(each))
            names.append(each.name);
    }
    return names;
}

QStringList MafiaSeatBoard::teammates() const
{
    if (role() != mafia::RoleMafia)
        return {};
    return others([](const MafiaSeatRow &each) { return each.role == mafia::RoleMafia; });
}

QStringList MafiaSeatBoard::foundMafia() const
{
    if (role() != mafia::RoleSheriff || m_table.isOver)
        return {};
    return others(
        [](const MafiaSeatRow &each) { return each.isAlive && each.role == mafia::RoleMafia; });
}

QStringList MafiaSeatBoard::foundTown() const
{
    if (role() != mafia::RoleSheriff)
        return {};
    return others([](const MafiaSeatRow &each) { return each.isAlive && each.isCleared; });
}

bool MafiaSeatBoard::mayAbstain() const
{
    return m_turn.facts.value(mafia::MayAbstain).toBool();
}

int MafiaSeatBoard::mostCharacters() const
{
    return m_turn.facts.value(mafia::MaxSayChars, UsualCharacters).toInt();
}

int MafiaSeatBoard::remainingMs() const
{
    return static_cast<int>(std::max<qint64>(0, m_turn.deadlineUtcMs - m_desk.clock().utcMs()));
}

QString MafiaSeatBoard::problem() const
{
    return EngineWords::said(m_problem);
}

} // namespace league::app::view
