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

// In which phase this is asked.
QLatin1String phaseOf(const QString &kind)
{
    return kind == mafia::AskNight ? mafia::NightActions
        : kind == mafia::AskVote   ? mafia::DayVoting
                                   : mafia::DayDiscussion;
}

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
    begin({}, 0);
    showRows();
    Q_EMIT changed();
    Seat *seat = m_seat.seat();
    if (!seat)
        return;
    connect(seat, &Seat::matchJoined, this, &MafiaSeatBoard::join, Qt::UniqueConnection);
    connect(seat, &Seat::turnCame, this, &MafiaSeatBoard::take, Qt::UniqueConnection);
    connect(seat, &Seat::eventCame, this, &MafiaSeatBoard::hear, Qt::UniqueConnection);
    connect(seat, &Seat::turnsChanged, this, &MafiaSeatBoard::lookAtTurns, Qt::UniqueConnection);
    connect(seat, &Seat::matchPlayed, this, &MafiaSeatBoard::finish, Qt::UniqueConnection);
}

bool MafiaSeatBoard::isMafia() const
{
    const Seat *seat = m_seat.seat();
    return seat && (seat->options().gameType == MafiaId || !m_story.match().isEmpty());
}

void MafiaSeatBoard::begin(const base::MatchId &match, int attempt)
{
    m_story.begin(match, attempt);
    m_turn = {};
    m_problem.clear();
    m_result.clear();
    m_isOnItsWay = false;
    m_aimedAt.clear();
    m_state = Waiting;
}

// The next match begins with its roles, so that the end of this one stays in sight until then; a
// match that starts over has no end to look at.
void MafiaSeatBoard::join(const SeatMatch &match)
{
    if (match.match != m_story.match() || !m_story.isNew(match.match, match.attempt))
        return;
    begin(match.match, match.attempt);
    showRows();
    Q_EMIT changed();
}

void MafiaSeatBoard::enter(const QString &state)
{
    m_state = state;
    Q_EMIT changed();
}

void MafiaSeatBoard::take(const SeatTurn &turn)
{
    if (turn.facts.isEmpty() || m_story.isGivenUp(turn.match, turn.attempt))
        return; // another game, or nobody waits for it
    if (m_story.isNew(turn.match, turn.attempt))
        begin(turn.match, turn.attempt);
    m_turn = turn;
    m_problem.clear();
    m_result.clear();
    m_isOnItsWay = false;
    m_aimedAt.clear();
    m_story.read(turn, m_desk.clock().utcMs());
    showRows();
    enter(Asked);
    Q_EMIT asked();
}

void MafiaSeatBoard::hear(const SeatEvent &event)
{
    if (!isMafia() || m_story.isGivenUp(event.match, event.attempt))
        return;
    if (m_story.isNew(event.match, event.attempt))
        begin(event.match, event.attempt);
    m_story.hear(event);
    if (endsQuestion(event)) {
        m_aimedAt.clear();
        m_problem.clear();
        m_isOnItsWay = false;
        m_state = Waiting;
    }
    if (event.what == mafia::GameOver) {
        m_problem.clear();
        m_state = Over; // finish() tells the result, where there is one
    }
    showRows();
    Q_EMIT changed();
}

bool MafiaSeatBoard::endsQuestion(const SeatEvent &event) const
{
    if (m_state == Asked || m_state == Over)
        return false; // it may come late; what is open is told by the seat
    if (event.what == mafia::VoteResult)
        return m_state == Sent && m_turn.kind == mafia::AskVote;
    if (event.what != mafia::PhaseChanged)
        return false;
    const QString to = event.facts.value(mafia::To).toString();
    if (m_state == Late && m_turn.kind == mafia::AskVote && to == mafia::Resolution)
        return false; // follows at once: nobody would read that it was too late
    return to != phaseOf(m_turn.kind);
}

bool MafiaSeatBoard::isOpen() const
{
    const QList<SeatTurn> turns = m_seat.seat() ? m_seat.seat()->turns() : QList<SeatTurn>();
    return std::ranges::any_of(turns, [this](const SeatTurn &turn) {
        return turn.match == m_turn.match && turn.attempt == m_turn.attempt && turn.id == m_turn.id;
    });
}

void MafiaSeatBoard::lookAtTurns()
{
    if (m_state == Asked && !m_isOnItsWay && !isOpen())
        enter(Late);
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
    if (targetIds().contains(playerId))
        reply({{mafia::TargetId, playerId}}, playerId);
}

void MafiaSeatBoard::abstain()
{
    const bool hasAbstained = mayChange() && m_aimedAt.isEmpty();
    if (m_turn.kind == mafia::AskVote && mayAbstain() && !hasAbstained)
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

bool MafiaSeatBoard::mayChange() const
{
    return m_state == Sent
        && (m_turn.kind == mafia::AskVote
            || (m_turn.kind == mafia::AskNight && action() == mafia::Kill));
}

bool MafiaSeatBoard::mayAnswer() const
{
    return !m_isOnItsWay && (m_state == Asked || mayChange());
}

void MafiaSeatBoard::reply(const QVariantMap &said, const QString &target)
{
    if (!mayAnswer() || !m_seat.seat())
        return;
    m_isOnItsWay = true;
    m_problem.clear();
    const QString before = std::exchange(m_aimedAt, target);
    const auto heard = [this, asked = m_turn, before](const base::Outcome &done) {
        if (asked == m_turn && m_state != Over)
            conclude(done, before);
    };
    if (m_state == Sent)
        m_seat.seat()->change(m_turn.match, said, heard);
    else
        m_seat.seat()->reply(m_turn.match, said, heard);
    Q_EMIT changed();
}

void MafiaSeatBoard::conclude(const base::Outcome &done, const QString &targetBefore)
{
    const bool isInTime = std::exchange(m_isOnItsWay, false);
    if (!done) {
        m_problem = done.failure().sentence;
        if (isInTime)
            m_aimedAt = targetBefore;
        if (m_state == Asked && !isOpen())
            m_state = Late;
        Q_EMIT changed();
        return;
    }
    if (m_turn.kind == mafia::AskNight && !m_aimedAt.isEmpty())
        m_story.noteDeed(action(), m_aimedAt, m_desk.clock().utcMs());
    showRows();
    if (m_state == Asked)
        m_state = Sent;
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
    if (!mayAnswer())
        return ids;
    for (const MafiaPersonRow &each : m_targets.rows()) {
        if (each.playerId != m_aimedAt)
            ids.append(each.playerId);
    }
    return ids;
}

QString MafiaSeatBoard::aimedName() const
{
    const auto isHim = [this](const MafiaPersonRow &each) { return each.playerId == m_aimedAt; };
    const auto found = std::ranges::find_if(m_targets.rows(), isHim);
    return found == m_targets.rows().end() ? QString() : found->name;
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
