// The table and the chart below it.
#include "agents/base/charts/match_chart.h"
#include "app/view/rows/dashboard_rows.h"

namespace league::app::view {

namespace {

// As a ResultMark is told.
QString wordOf(tournament::SeatScore score)
{
    using enum tournament::SeatScore;
    switch (score) {
    case Win:
        return QStringLiteral("win");
    case Draw:
        return QStringLiteral("draw");
    case Loss:
        return QStringLiteral("loss");
    case TechnicalLoss:
        return QStringLiteral("technical");
    case Void:
        break;
    }
    return QStringLiteral("none");
}

// Results by player, by round.
QHash<QString, QMap<int, QStringList>> formUntil(const LeagueStory &story, int lastRound)
{
    QHash<QString, QMap<int, QStringList>> form;
    for (const LeagueStory::Counted &each : story.counted()) {
        if (each.round > lastRound)
            continue;
        for (const tournament::ScoredSeat &seat : each.score.seats)
            form[seat.player.text()][each.round].append(wordOf(seat.score));
    }
    return form;
}

QSet<QString> playingNow(const LeagueStory &story)
{
    QSet<QString> playing;
    for (const RoundTold &round : story.rounds()) {
        if (round.id != story.currentRound())
            continue;
        for (const QString &id : round.matches) {
            const MatchTold *match = story.match(id);
            if (match->isCounted() || match->state == base::match_chart::Created)
                continue;
            for (const SeatTold &seat : match->seats)
                playing.insert(seat.player);
        }
    }
    return playing;
}

// The last round before the shown one whose table everybody has got.
int comparedRound(const LeagueStory &story, int shownRound)
{
    const int complete = static_cast<int>(story.pointsAfterRounds().size());
    if (shownRound >= 0)
        return shownRound - 1;
    // When the last round is over there is nothing newer: compare with the one before.
    return story.matchesCounted() == story.matchesInAll() ? complete - 1 : complete;
}

} // namespace

QList<StandingsRow> standingsRows(const LeagueStory &story, int shownRound)
{
    const int lastRound = shownRound >= 0 ? shownRound : story.currentRound();
    const auto form = formUntil(story, lastRound);
    const QSet<QString> playing = shownRound >= 0 ? QSet<QString>() : playingNow(story);
    QHash<QString, int> rankBefore;
    if (const int before = comparedRound(story, shownRound); before > 0) {
        for (const tournament::StandingRow &row : story.table(before))
            rankBefore.insert(row.player.text(), row.rank);
    }
    QList<StandingsRow> rows;
    for (const tournament::StandingRow &row : story.table(shownRound)) {
        const QString id = row.player.text();
        const AgentTold *agent = story.agent(id);
        StandingsRow shown;
        shown.playerId = id;
        shown.name = row.displayName;
        shown.strategy = agent ? agent->strategy : QString();
        shown.number = agent ? agent->number : 0;
        shown.rank = row.rank;
        shown.movement = rankBefore.contains(id) ? rankBefore.value(id) - row.rank : 0;
        shown.played = row.played;
        shown.wins = row.wins;
        shown.draws = row.draws;
        shown.losses = row.losses;
        shown.points = row.points;
        for (const QStringList &words : form.value(id))
            shown.form += words;
        shown.isPlaying = playing.contains(id);
        shown.isWithdrawn = agent && agent->isWithdrawn;
        rows.append(shown);
    }
    return rows;
}

QVariantList pointSeries(const LeagueStory &story, int shownRound)
{
    constexpr int Highlighted = 4;
    const int complete = static_cast<int>(story.pointsAfterRounds().size());
    const int lastRound = shownRound >= 0 ? shownRound : story.currentRound();
    QHash<QString, QMap<int, int>> byRound;
    for (const LeagueStory::Counted &each : story.counted()) {
        for (const tournament::ScoredSeat &seat : each.score.seats)
            byRound[seat.player.text()][each.round] += seat.points;
    }
    QVariantList all;
    for (const tournament::StandingRow &row : story.table(shownRound)) {
        const AgentTold *agent = story.agent(row.player.text());
        const QMap<int, int> own = byRound.value(row.player.text());
        QVariantList points;
        int sum = 0;
        for (int round = 1; round <= lastRound; ++round) {
            if (round > complete && !own.contains(round))
                break;
            sum += own.value(round);
            points.append(sum);
        }
        all.append(QVariantMap{{QStringLiteral("name"), row.displayName},
                               {QStringLiteral("number"), agent ? agent->number : 0},
                               {QStringLiteral("points"), points},
                               {QStringLiteral("highlighted"), row.rank <= Highlighted}});
    }
    return all;
}

} // namespace league::app::view
