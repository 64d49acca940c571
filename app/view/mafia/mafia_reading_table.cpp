// The facts that stand once on the page of a match of Mafia.
#include "agents/games/mafia/mafia_judge.h"
#include "app/view/mafia/mafia_reading.h"
#include "app/view/mafia/mafia_words.h"

#include <QVariantMap>

#include <algorithm>

namespace league::app::view {

using namespace mafia;

namespace {

// SETUP is passed once; the others come again with every cycle.
QStringList passedIn(const QList<PhaseTold> &phases, const QString &now)
{
    QStringList passed{Setup};
    for (const PhaseTold &each : phases) {
        if (each.phase == NightActions)
            passed = {Setup};
        if (each.phase != now && !passed.contains(each.phase))
            passed.append(each.phase);
    }
    if (now == Setup)
        passed.removeAll(Setup);
    return passed;
}

} // namespace

MafiaTable MafiaReading::table() const
{
    MafiaTable table;
    table.phase = m_story.phase();
    table.nextPhase = m_story.isOver() ? QString() : m_story.nextPhase();
    table.passedPhases = passedIn(m_story.phases(), table.phase);
    table.day = m_story.day();
    table.night = m_story.night();
    table.speed = m_story.speed();
    table.isPaused = m_story.isPaused();
    table.isOver = m_story.isOver();
    if (m_story.deadlineMs() > 0) {
        table.totalMs =
            static_cast<int>(std::max<qint64>(0, m_story.deadlineMs() - m_story.deadlineSinceMs()));
        table.remainingMs =
            static_cast<int>(std::clamp<qint64>(m_story.deadlineMs() - m_nowMs, 0, table.totalMs));
    }
    table.seatsInAll = static_cast<int>(m_story.seats().size());
    table.alive = m_story.aliveCount();
    table.mafiaLeft = m_story.aliveMafia();
    table.townLeft = table.mafiaLeft < 0 ? -1 : table.alive - table.mafiaLeft;
    table.seed = m_story.seed();
    table.winner = m_story.winner();
    table.reason = m_story.reason();
    table.winPoints = games::mafia::WinPoints;
    table.drawPoints = games::mafia::DrawPoints;
    addTurn(table);
    addNight(table);
    addVote(table);
    return table;
}

void MafiaReading::addTurn(MafiaTable &table) const
{
    table.turn = m_story.turn();
    table.turnsInAll = m_story.turnsInAll();
    if (table.phase != DayDiscussion || m_story.statements().isEmpty())
        return;
    // What was said last stays on the table until the next one begins.
    const StatementTold &told = m_story.statements().constLast();
    if (told.day != table.day)
        return;
    const mafia::SeatTold *seat = m_story.seat(told.player);
    table.speaker = nameOf(told.player);
    table.speakerSeat = seat ? seat->seat : 0;
    table.say = told.say;
    table.think = told.think;
}

void MafiaReading::addNight(MafiaTable &table) const
{
    const QList<mafia::SeatTold> all = actors();
    table.actors = static_cast<int>(all.size());
    table.submitted = static_cast<int>(std::ranges::count_if(
        all, [this](const mafia::SeatTold &each) { return actionOf(each.player); }));
    table.agreement = m_story.agreement();
    table.killDecision = m_story.killDecision();
    for (const PhaseTold &phase : m_story.phases()) {
        if (phase.phase != MorningReveal)
            continue;
        table.lastDeath.clear();
        table.wasSaved = false;
        for (const MarkTold &mark : phase.marks) {
            if (mark.kind == QLatin1String("death"))
                table.lastDeath = nameOf(mark.player);
            table.wasSaved = table.wasSaved || mark.kind == QLatin1String("save");
        }
    }
}

void MafiaReading::addVote(MafiaTable &table) const
{
    if (!isVote())
        return;
    table.votesIn = static_cast<int>(m_story.votes().size());
    table.voters = table.alive;
    // Who was voted out has voted before.
    if (m_story.voteResult() && table.phase == Resolution)
        table.voters = std::max(table.voters, table.votesIn);
    table.majority = table.voters / 2 + 1;
    for (const VoteTold &each : m_story.votes()) {
        if (each.target.isEmpty())
            table.abstained.append(nameOf(each.voter));
        if (each.isChanged)
            table.changes.append(QVariantMap{{QStringLiteral("name"), nameOf(each.voter)},
                                             {QStringLiteral("from"), nameOf(each.changedFrom)},
                                             {QStringLiteral("to"), nameOf(each.target)}});
    }
    if (const auto &result = m_story.voteResult()) {
        table.hasResult = true;
        table.eliminated = result->eliminated.isEmpty() ? QString() : nameOf(result->eliminated);
        table.noElimination = result->noElimination;
        if (!result->tieBreak.isEmpty())
            table.tied = namesOf(result->tied);
    }
}

} // namespace league::app::view
