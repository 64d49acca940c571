// Rounds and the matches of one.
#include "app/view/rows/match_rows.h"

#include "agents/base/charts/match_chart.h"
#include "agents/base/charts/round_chart.h"
#include "agents/protocol/vocabulary.h"
#include "app/view/rows/dashboard_rows.h"

namespace league::app::view {

namespace {

namespace chart = base::match_chart;

// Where a state stands on the straight way through a match.
int stageOf(const QString &state)
{
    static const QList<QLatin1String> way{chart::Created,           chart::WaitingForPlayers,
                                          chart::CollectingChoices, chart::DrawingNumber,
                                          chart::Evaluating,        chart::Finished};
    return static_cast<int>(way.indexOf(QLatin1String(state.toLatin1())));
}

bool isTechnical(const MatchTold &match)
{
    return match.status == protocol::wireWord(protocol::ResultStatus::TechnicalLoss);
}

QString pipOf(const MatchTold &match)
{
    if (match.isCounted())
        return isTechnical(match) ? QStringLiteral("technical") : QStringLiteral("done");
    return match.attempt == 0 ? QStringLiteral("pending") : QStringLiteral("live");
}

// The words of the round table; a round that has not begun is called by what it waits for.
QString stateOf(const RoundTold &round)
{
    return round.state == base::round_chart::RoundInit ? QStringLiteral("PENDING") : round.state;
}

SeatCell cellOf(const LeagueStory &story, const SeatTold &seat)
{
    const AgentTold *agent = story.agent(seat.player);
    SeatCell cell;
    cell.playerId = seat.player;
    cell.name = story.nameOf(seat.player);
    cell.number = agent ? agent->number : 0;
    cell.hasJoined = seat.hasJoined;
    cell.hasChosen = seat.hasChosen;
    cell.joinedAfterMs = seat.joinedAfterMs;
    cell.retries = seat.retries;
    cell.choice = seat.choice;
    cell.outcome = seat.outcome;
    cell.points = seat.points;
    cell.cause = seat.cause;
    return cell;
}

std::chrono::milliseconds windowOf(const LeagueStory &story, const QString &state)
{
    if (state == chart::WaitingForPlayers)
        return story.rules().joinTimeout;
    if (state == chart::CollectingChoices)
        return story.rules().choiceTimeout;
    return std::chrono::milliseconds(0);
}

} // namespace

RoundRow roundRow(const LeagueStory &story, const RoundTold &round, int shownRound)
{
    RoundRow row;
    row.round = round.id;
    row.stateWord = stateOf(round);
    row.matches = static_cast<int>(round.matches.size());
    row.isCurrent = round.id == story.currentRound();
    row.isShown = shownRound >= 0 ? round.id == shownRound : row.isCurrent;
    for (const QString &id : round.matches) {
        const MatchTold *match = story.match(id);
        row.pips.append(pipOf(*match));
        row.done += match->isCounted() ? 1 : 0;
    }
    return row;
}

QList<RoundRow> roundRows(const LeagueStory &story, int shownRound)
{
    QList<RoundRow> rows;
    for (const RoundTold &round : story.rounds())
        rows.append(roundRow(story, round, shownRound));
    return rows;
}

MatchRow matchRow(const LeagueStory &story, const MatchTold &match)
{
    MatchRow row;
    row.matchId = match.id;
    row.round = match.round;
    row.referee = match.referee;
    row.stateWord = match.state;
    row.brokenIn = match.brokenIn;
    row.attempt = match.attempt;
    row.stage =
        stageOf(match.brokenIn.isEmpty() || match.isCounted() ? match.state : match.brokenIn);
    row.a = cellOf(story, match.seats.value(0));
    row.b = cellOf(story, match.seats.value(1));
    row.drawnNumber = match.drawnNumber.value_or(-1);
    row.parity = match.parity;
    row.status = match.status;
    row.winner = match.winner;
    row.reason = match.reason;
    row.isCounted = match.isCounted();
    const std::chrono::milliseconds window = windowOf(story, match.state);
    row.windowMs = static_cast<int>(window.count());
    row.deadlineMs = window.count() > 0 ? match.askedMs + window.count() : 0;
    row.maxRetries = story.rules().maxRetries;
    row.phase = match.phase;
    row.day = match.day;
    row.night = match.night;
    row.alive = match.alive;
    row.seats = static_cast<int>(match.seats.size());
    row.winnerTeam = match.winnerTeam;
    if (!match.phase.isEmpty()) {
        row.deadlineMs = match.phaseEndsMs;
        row.windowMs =
            match.phaseEndsMs > 0 ? static_cast<int>(match.phaseEndsMs - match.phaseSinceMs) : 0;
    }
    return row;
}

QList<MatchRow> matchRows(const LeagueStory &story, int shownRound)
{
    const int wanted = shownRound > 0 ? shownRound : story.currentRound();
    QList<MatchRow> rows;
    for (const RoundTold &round : story.rounds()) {
        if (round.id != std::max(wanted, 1))
            continue;
        for (const QString &id : round.matches)
            rows.append(matchRow(story, *story.match(id)));
    }
    return rows;
}

} // namespace league::app::view
