#include "app/view/mafia/mafia_reading.h"

#include "app/view/mafia/mafia_words.h"

#include <QVariantMap>

#include <algorithm>

namespace league::app::view {

using namespace mafia;

MafiaReading::MafiaReading(const MafiaStory &story, const LeagueStory &league, const Viewer &viewer,
                           qint64 nowMs)
    : m_story(story), m_league(league), m_viewer(viewer), m_nowMs(nowMs)
{
}

QString MafiaReading::nameOf(const QString &player) const
{
    if (player.isEmpty() || m_league.agent(player))
        return m_league.nameOf(player);
    const QString told = m_story.displayName(player);
    return told.isEmpty() ? player : told;
}

int MafiaReading::numberOf(const QString &player) const
{
    if (const AgentTold *agent = m_league.agent(player))
        return agent->number;
    const mafia::SeatTold *seat = m_story.seat(player);
    return seat ? seat->seat : 1;
}

QStringList MafiaReading::namesOf(const QStringList &players) const
{
    QStringList names;
    for (const QString &each : players)
        names.append(nameOf(each));
    return names;
}

bool MafiaReading::isNight() const
{
    return m_story.phase() == NightActions;
}

// The vote stays on the table until the night comes.
bool MafiaReading::isVote() const
{
    return m_story.phase() == DayVoting || m_story.phase() == Resolution;
}

QList<mafia::SeatTold> MafiaReading::actors() const
{
    QList<mafia::SeatTold> all;
    for (const mafia::SeatTold &each : m_story.seats()) {
        if (!each.isAlive || each.role.isEmpty() || each.role == RoleVillager)
            continue;
        all.append(each);
    }
    std::ranges::stable_sort(all, {}, [](const mafia::SeatTold &each) {
        return each.role == RoleMafia ? 0 : each.role == RoleDoctor ? 1 : 2;
    });
    return all;
}

const NightActionTold *MafiaReading::actionOf(const QString &player) const
{
    const auto found = std::ranges::find(m_story.actions(), player, &NightActionTold::player);
    return found == m_story.actions().end() ? nullptr : &*found;
}

const VoteTold *MafiaReading::voteOf(const QString &player) const
{
    const auto found = std::ranges::find(m_story.votes(), player, &VoteTold::voter);
    return found == m_story.votes().end() ? nullptr : &*found;
}

QList<MafiaSeatRow> MafiaReading::seats() const
{
    const QHash<QString, int> tally = isVote() ? m_story.tally() : QHash<QString, int>();
    const QStringList leaders = isVote() ? m_story.leaders() : QStringList();
    QList<MafiaSeatRow> rows;
    for (const mafia::SeatTold &told : m_story.seats()) {
        MafiaSeatRow row;
        row.playerId = told.player;
        row.name = nameOf(told.player);
        row.number = numberOf(told.player);
        row.seat = told.seat;
        row.isAlive = told.isAlive;
        row.cause = told.cause;
        row.cycle = told.cycle;
        row.role = told.role;
        row.isCleared = told.isCleared && told.role.isEmpty();
        row.claimed = told.claimed;
        row.isInactive = told.isInactive && told.isAlive;
        row.isSpeaking = told.player == m_story.speaker();
        row.isYou = m_viewer.kind == Viewer::Kind::Player && told.player == m_viewer.playerId;
        row.timeouts = told.timeouts;
        if (told.answers > 0)
            row.meanAnswerMs = static_cast<int>(told.answeredInMs / told.answers);
        if (!told.isAlive) {
            rows.append(row);
            continue;
        }
        const bool hasDeed = !told.role.isEmpty() && told.role != RoleVillager;
        row.isAsleep = isNight() && !hasDeed;
        if (isNight() && hasDeed
            && (actionOf(told.player) || !m_story.actions().isEmpty()
                || m_viewer.kind != Viewer::Kind::Audience))
            row.mark = actionOf(told.player) ? QStringLiteral("done") : QStringLiteral("waiting");
        if (m_story.phase() == DayVoting)
            row.mark = voteOf(told.player) ? QStringLiteral("done") : QStringLiteral("waiting");
        row.votes = tally.value(told.player);
        row.isLeading = leaders.contains(told.player);
        rows.append(row);
    }
    return rows;
}

QList<MafiaArrowRow> MafiaReading::arrows() const
{
    const auto seatNumber = [this](const QString &player) {
        const mafia::SeatTold *seat = m_story.seat(player);
        return seat ? seat->seat : 0;
    };
    QList<MafiaArrowRow> rows;
    const auto add = [&](const QString &from, const QString &to, const QString &word) {
        if (!from.isEmpty() && !to.isEmpty() && from != to)
            rows.append({from, to, seatNumber(from), seatNumber(to), word});
    };
    if (isNight()) {
        for (const NightActionTold &each : m_story.actions()) {
            add(each.player, each.target, each.action);
            if (!rows.isEmpty() && rows.constLast().fromId == each.player)
                rows.last().isFirm = each.action != Kill || m_story.agreement() == Majority;
        }
    } else if (isVote()) {
        const QStringList leaders = m_story.leaders();
        for (const VoteTold &each : m_story.votes()) {
            add(each.voter, each.target, QStringLiteral("VOTE"));
            if (rows.isEmpty() || rows.constLast().fromId != each.voter)
                continue;
            rows.last().isLeading = leaders.contains(each.target);
            rows.last().isFirm = rows.constLast().isLeading;
        }
    }
    return rows;
}

QStringList MafiaReading::teamStillDeciding() const
{
    QStringList names;
    for (const mafia::SeatTold &each : actors()) {
        if (each.role == RoleMafia && !actionOf(each.player))
            names.append(nameOf(each.player));
    }
    return names;
}

QString MafiaReading::standingOf(const NightActionTold &action) const
{
    if (action.isDefault)
        return QStringLiteral("drawn");
    if (action.action == Investigate)
        return QStringLiteral("private");
    if (action.action == Protect)
        return QStringLiteral("sealed");
    if (m_story.agreement() == Majority)
        return QStringLiteral("agreed");
    return m_story.agreement() == QLatin1String("split") ? QStringLiteral("split")
                                                         : QStringLiteral("provisional");
}

QList<MafiaActionRow> MafiaReading::actions() const
{
    static const QHash<QString, QString> deeds{
        {RoleMafia, Kill}, {RoleDoctor, Protect}, {RoleSheriff, Investigate}};
    QList<MafiaActionRow> rows;
    if (!isNight())
        return rows;
    for (const mafia::SeatTold &seat : actors()) {
        MafiaActionRow row;
        row.playerId = seat.player;
        row.name = nameOf(seat.player);
        row.number = numberOf(seat.player);
        row.action = deeds.value(seat.role);
        row.standing = QStringLiteral("deciding");
        if (const NightActionTold *told = actionOf(seat.player)) {
            row.targetName = nameOf(told->target);
            row.think = told->think;
            row.afterMs = static_cast<int>(told->afterMs);
            row.isDefault = told->isDefault;
            row.standing = standingOf(*told);
            row.waitsFor = row.action == Kill ? teamStillDeciding() : QStringList();
        }
        rows.append(row);
    }
    return rows;
}

QList<MafiaTallyRow> MafiaReading::tally() const
{
    QList<MafiaTallyRow> rows;
    if (!isVote())
        return rows;
    const QStringList leaders = m_story.leaders();
    // Who was voted out has voted before.
    const int voters = std::max(m_story.aliveCount(), static_cast<int>(m_story.votes().size()));
    for (const VoteTold &vote : m_story.votes()) {
        if (vote.target.isEmpty())
            continue;
        auto row = std::ranges::find(rows, vote.target, &MafiaTallyRow::playerId);
        if (row == rows.end()) {
            MafiaTallyRow made;
            made.playerId = vote.target;
            made.name = nameOf(vote.target);
            made.number = numberOf(vote.target);
            made.isLeading = leaders.contains(vote.target);
            made.voters = voters;
            made.majority = voters / 2 + 1;
            rows.append(made);
            row = rows.end() - 1;
        }
        ++row->votes;
        row->names.append(nameOf(vote.voter));
        row->numbers.append(numberOf(vote.voter));
    }
    std::ranges::stable_sort(rows, std::ranges::greater(), &MafiaTallyRow::votes);
    return rows;
}

QList<MafiaPersonRow> MafiaReading::awaited() const
{
    QStringList players;
    if (m_story.phase() == DayVoting && !m_story.voteResult()) {
        for (const mafia::SeatTold &each : m_story.seats()) {
            if (each.isAlive && !voteOf(each.player))
                players.append(each.player);
        }
    } else if (m_story.phase() == DayDiscussion) {
        players = m_story.nextSpeakers();
    }
    QList<MafiaPersonRow> rows;
    for (const QString &each : players) {
        if (std::ranges::find(rows, each, &MafiaPersonRow::playerId) == rows.end())
            rows.append({each, nameOf(each), numberOf(each)});
    }
    return rows;
}

QList<MafiaStatementRow> MafiaReading::statements() const
{
    QList<MafiaStatementRow> rows;
    int day = 0;
    for (const StatementTold &told : m_story.statements()) {
        MafiaStatementRow row;
        row.seq = told.seq;
        row.turnId = told.turn;
        row.playerId = told.player;
        row.name = nameOf(told.player);
        row.number = numberOf(told.player);
        row.day = told.day;
        row.turn = told.index + 1;
        row.say = told.say;
        row.think = told.think;
        row.isPass = told.isPass;
        row.isTimedOut = told.isTimedOut;
        row.isCut = told.isCut;
        row.isOpen = told.isOpen;
        row.claimed = told.claimed;
        row.opensDay = told.day != day;
        day = told.day;
        rows.append(row);
    }
    return rows;
}

QList<MafiaPhaseRow> MafiaReading::phases() const
{
    QList<MafiaPhaseRow> rows;
    for (const PhaseTold &told : m_story.phases()) {
        MafiaPhaseRow row;
        row.seq = told.seq;
        row.phase = told.phase;
        row.day = told.day;
        row.night = told.night;
        const qint64 until = told.toMs != 0 ? told.toMs : std::max(m_nowMs, told.fromMs);
        row.seconds = static_cast<int>((until - told.fromMs) / 1000);
        for (const MarkTold &mark : told.marks) {
            row.marks.append(QVariantMap{{QStringLiteral("kind"), mark.kind},
                                         {QStringLiteral("name"), nameOf(mark.player)},
                                         {QStringLiteral("word"), mark.word}});
        }
        rows.append(row);
    }
    if (!rows.isEmpty())
        rows.last().isCurrent = true;
    return rows;
}

QList<MafiaSuspicionRow> MafiaReading::suspicions(int day) const
{
    QList<MafiaSuspicionRow> rows;
    for (const mafia::SeatTold &from : m_story.seats()) {
        MafiaSuspicionRow row;
        row.playerId = from.player;
        row.name = nameOf(from.player);
        row.number = numberOf(from.player);
        row.isAlive = from.isAlive;
        for (const mafia::SeatTold &to : m_story.seats()) {
            const SuspicionTold told = m_story.suspicion(from.player, to.player, day);
            QVariantMap cell{{QStringLiteral("name"), nameOf(to.player)},
                             {QStringLiteral("accused"), told.accused},
                             {QStringLiteral("defended"), told.defended},
                             {QStringLiteral("voted"), told.voted},
                             {QStringLiteral("isSelf"), from.player == to.player}};
            if (told.score)
                cell.insert(QStringLiteral("score"), *told.score);
            row.cells.append(cell);
        }
        rows.append(row);
    }
    return rows;
}

} // namespace league::app::view
