#include "app/view/mafia/mafia_seat_board.h"

#include "app/view/desk/desk.h"
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
    m_result.clear();
    showRows();
    enter(Waiting);
    Seat *seat = m_seat.seat();
    if (!seat)
        return;
    connect(seat, &Seat::turnCame, this, &MafiaSeatBoard::take, Qt::UniqueConnection);
    connect(seat, &Seat::turnsChanged, this, &MafiaSeatBoard::lookAtTurns, Qt::UniqueConnection);
    connect(seat, &Seat::matchPlayed, this, &MafiaSeatBoard::finish, Qt::UniqueConnection);
}

bool MafiaSeatBoard::isMafia() const
{
    const Seat *seat = m_seat.seat();
    return seat && (seat->options().gameType == mafia::RoleMafia || !m_turn.facts.isEmpty());
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
    showRows();
    enter(Asked);
    Q_EMIT asked();
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
    if (m_turn.facts.isEmpty() || match.matchId != m_turn.match)
        return;
    m_result = resultWord(match.outcome);
    enter(Over);
}

void MafiaSeatBoard::aim(const QString &playerId)
{
    if (m_turn.kind != mafia::AskTurn)
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
        if (done)
            return enter(Sent);
        m_isSent = false;
        m_problem = done.failure().sentence;
        Q_EMIT changed();
    });
    Q_EMIT changed();
}

QVariantMap MafiaSeatBoard::view() const
{
    return m_turn.facts.value(mafia::View).toMap();
}

QString MafiaSeatBoard::nameOf(const QString &playerId) const
{
    const QVariantList players = view().value(mafia::Players).toList();
    for (const QVariant &each : players) {
        const QVariantMap player = each.toMap();
        const QString name = player.value(mafia::DisplayName).toString();
        if (player.value(mafia::PlayerId) == playerId && !name.isEmpty())
            return name;
    }
    return m_seat.nameOf(playerId);
}

void MafiaSeatBoard::showRows()
{
    QList<MafiaSeatRow> people;
    const QString own = m_turn.facts.value(mafia::PlayerId).toString();
    const QVariantList players = view().value(mafia::Players).toList();
    for (const QVariant &each : players) {
        const QVariantMap player = each.toMap();
        MafiaSeatRow row;
        row.playerId = player.value(mafia::PlayerId).toString();
        row.name = nameOf(row.playerId);
        row.number = numberOf(row.playerId);
        row.seat = player.value(mafia::SeatNumber).toInt();
        row.isAlive = player.value(mafia::Alive).toBool();
        row.cause = player.value(mafia::Cause).toString();
        row.cycle = player.value(mafia::CycleNumber).toInt();
        row.isYou = row.playerId == own;
        row.role = row.isYou ? role() : player.value(mafia::Role).toString();
        people.append(row);
    }
    m_people.show(people);
    QList<MafiaPersonRow> targets;
    for (const QString &id : m_turn.facts.value(mafia::ValidTargets).toStringList())
        targets.append({id, nameOf(id), numberOf(id)});
    m_targets.show(targets);
    QList<MafiaStatementRow> statements;
    int day = 0;
    const QVariantList said = view().value(mafia::Statements).toList();
    for (const QVariant &each : said) {
        const QVariantMap told = each.toMap();
        MafiaStatementRow row;
        row.turnId = told.value(mafia::TurnId).toString();
        row.playerId = told.value(mafia::PlayerId).toString();
        row.name = nameOf(row.playerId);
        row.number = numberOf(row.playerId);
        row.day = told.value(mafia::DayNumber).toInt();
        row.turn = row.day == day ? statements.constLast().turn + 1 : 1;
        row.opensDay = row.day != day;
        row.say = told.value(mafia::Say).toString();
        row.isPass = row.say.isEmpty();
        day = row.day;
        statements.append(row);
    }
    m_statements.show(statements);
}

QString MafiaSeatBoard::action() const
{
    return m_turn.facts.value(mafia::ActionType).toString();
}

QString MafiaSeatBoard::role() const
{
    return view().value(mafia::You).toMap().value(mafia::Role).toString();
}

QStringList MafiaSeatBoard::teammates() const
{
    QStringList names;
    for (const QString &id :
         view().value(mafia::You).toMap().value(mafia::Teammates).toStringList())
        names.append(nameOf(id));
    return names;
}

QStringList MafiaSeatBoard::found(bool asMafia) const
{
    QStringList names;
    const QVariantList all =
        view().value(mafia::Private).toMap().value(mafia::Investigations).toList();
    for (const QVariant &each : all) {
        if (each.toMap().value(mafia::IsMafia).toBool() == asMafia)
            names.append(nameOf(each.toMap().value(mafia::TargetId).toString()));
    }
    return names;
}

QString MafiaSeatBoard::news() const
{
    const QVariantList all = view().value(mafia::Announcements).toList();
    return all.isEmpty() ? QString() : all.constLast().toMap().value(mafia::Text).toString();
}

int MafiaSeatBoard::day() const
{
    return view().value(mafia::DayNumber).toInt();
}

int MafiaSeatBoard::night() const
{
    return view().value(mafia::NightNumber).toInt();
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
