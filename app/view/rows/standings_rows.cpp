// The table and the chart below it.
#include "agents/base/charts/match_chart.h"
#include "app/view/rows/dashboard_rows.h"

namespace league::app::view {

namespace {

// The last round before the shown one whose table everybody has got.
int comparedRound(const LeagueStory &story, int shownRound)
{
    if (shownRound >= 0)
        return shownRound - 1;
    // When the last round is over there is nothing newer: compare with the one before.
    const int complete = story.roundsComplete();
    return story.matchesCounted() == story.matchesInAll() ? complete - 1 : complete;
}

} // namespace

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

QList<StandingsRow> standingsRows(const LeagueStory &story, int shownRound)
{
    const QSet<QString> playing = shownRound >= 0 ? QSet<QString>() : playingNow(story);
    const QHash<QString, int> rankBefore = story.ranksAfter(comparedRound(story, shownRound));
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
        shown.form = story.formOf(id, shownRound);
        shown.isPlaying = playing.contains(id);
        shown.isWithdrawn = agent && agent->isWithdrawn;
        rows.append(shown);
    }
    return rows;
}

QVariantList pointSeries(const LeagueStory &story, int shownRound)
{
    constexpr int Highlighted = 4;
    constexpr qsizetype MostLines = 40; // more are a grey cloud
    const int complete = story.roundsComplete();
    const int lastRound = shownRound >= 0 ? shownRound : story.currentRound();
    QVariantList all;
    for (const tournament::StandingRow &row : story.table(shownRound)) {
        if (all.size() == MostLines)
            break;
        const AgentTold *agent = story.agent(row.player.text());
        const QMap<int, int> own = story.pointsOf(row.player.text());
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
