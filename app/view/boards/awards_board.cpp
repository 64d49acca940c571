#include "app/view/boards/awards_board.h"

#include "agents/protocol/report_messages.h"

#include <algorithm>
#include <cmath>

namespace league::app::view {

namespace {

// What one player did in the whole league.
struct Conduct
{
    AwardRow row; // name and colour; what is said of it is filled in
    int rank = 0;
    int played = 0;
    QList<int> chosenAfterMs;
    QStringList choices; // in the order of the rounds
    bool wasAlwaysThere = true;
    int longestStreak = 0;
    int losses = 0;
};

int median(QList<int> values)
{
    std::ranges::sort(values);
    return values.at(values.size() / 2);
}

// How predictable choices are, 0 to 1: the share that somebody guesses who knows the more frequent
// choice, or who knows how often it stays and how often it changes. 0.5 is the best there is.
double predictability(const QStringList &choices)
{
    const auto even = choices.count(QStringLiteral("even"));
    const auto frequent = std::max(even, choices.size() - even);
    qsizetype changes = 0;
    for (qsizetype i = 1; i < choices.size(); ++i)
        changes += choices.at(i) != choices.at(i - 1) ? 1 : 0;
    const auto steps = std::max<qsizetype>(1, choices.size() - 1);
    const auto usual = std::max(changes, steps - changes);
    return std::max(static_cast<double>(frequent) / static_cast<double>(choices.size()),
                    static_cast<double>(usual) / static_cast<double>(steps));
}

void takeMatch(QHash<QString, Conduct> &players, const MatchTold &match,
               QHash<QString, int> &streaks)
{
    for (const SeatTold &seat : match.seats) {
        const auto found = players.find(seat.player);
        if (found == players.end() || seat.outcome.isEmpty())
            continue;
        Conduct &player = *found;
        ++player.played;
        if (seat.chosenAfterMs >= 0)
            player.chosenAfterMs.append(seat.chosenAfterMs);
        if (!seat.choice.isEmpty())
            player.choices.append(seat.choice);
        const bool isTechnical =
            seat.outcome == protocol::wireWord(protocol::PlayerOutcome::TechnicalLoss);
        const bool hasWon = seat.outcome == protocol::wireWord(protocol::PlayerOutcome::Win);
        player.wasAlwaysThere &= !isTechnical && !seat.wasAskedAgain;
        player.losses +=
            isTechnical || seat.outcome == protocol::wireWord(protocol::PlayerOutcome::Loss) ? 1
                                                                                             : 0;
        streaks[seat.player] = hasWon ? streaks.value(seat.player) + 1 : 0;
        player.longestStreak = std::max(player.longestStreak, streaks.value(seat.player));
    }
}

// Everybody in the final table, best first.
QList<Conduct> conducts(const LeagueStory &story)
{
    QHash<QString, Conduct> players;
    QStringList order;
    for (const tournament::StandingRow &row : story.table()) {
        const QString id = row.player.text();
        const AgentTold *agent = story.agent(id);
        if (!agent)
            continue;
        Conduct player;
        player.row.playerId = id;
        player.row.name = agent->name;
        player.row.number = agent->number;
        player.rank = row.rank;
        player.wasAlwaysThere = !agent->isWithdrawn && agent->errors == 0;
        players.insert(id, player);
        order.append(id);
    }
    QHash<QString, int> streaks;
    for (const RoundTold &round : story.rounds()) {
        for (const QString &id : round.matches) {
            if (const MatchTold *match = story.match(id); match && match->isCounted())
                takeMatch(players, *match, streaks);
        }
    }
    QList<Conduct> list;
    for (const QString &id : std::as_const(order))
        list.append(players.value(id));
    return list;
}

// The best of those that deserve it; nobody when all of several are the same in it.
template<class Deserves, class Value>
const Conduct *best(const QList<Conduct> &players, const Deserves &deserves, const Value &value)
{
    const Conduct *found = nullptr;
    bool allSame = true;
    int able = 0;
    for (const Conduct &player : players) {
        if (!deserves(player))
            continue;
        ++able;
        if (found)
            allSame &= value(player) == value(*found);
        if (!found || value(player) < value(*found))
            found = &player;
    }
    return able == players.size() && allSame ? nullptr : found;
}

bool hasMostMatches(const Conduct &player, qsizetype known)
{
    return player.played > 0 && known * 2 >= player.played;
}

void addFastest(QList<AwardRow> &awards, const QList<Conduct> &players)
{
    const Conduct *fastest = best(
        players,
        [](const Conduct &one) {
            return !one.chosenAfterMs.isEmpty() && hasMostMatches(one, one.chosenAfterMs.size());
        },
        [](const Conduct &one) { return median(one.chosenAfterMs); });
    if (!fastest)
        return;
    AwardRow row = fastest->row;
    row.kind = QStringLiteral("fastest");
    row.medianMs = median(fastest->chosenAfterMs);
    row.matches = static_cast<int>(fastest->chosenAfterMs.size());
    awards.append(row);
}

void addPresent(QList<AwardRow> &awards, const QList<Conduct> &players)
{
    const Conduct *present = best(
        players, [](const Conduct &one) { return one.played > 0 && one.wasAlwaysThere; },
        [](const Conduct &) { return 0; });
    if (!present)
        return;
    AwardRow row = present->row;
    row.kind = QStringLiteral("present");
    row.matches = present->played;
    awards.append(row);
}

void addUnreadable(QList<AwardRow> &awards, const QList<Conduct> &players)
{
    constexpr qsizetype enough = 5; // fewer choices show no pattern in anybody
    constexpr double readable = 0.7;
    const Conduct *riddle = best(
        players,
        [](const Conduct &one) {
            return one.choices.size() >= enough && predictability(one.choices) < readable;
        },
        [](const Conduct &one) { return std::lround(predictability(one.choices) * 1000); });
    if (!riddle)
        return;
    AwardRow row = riddle->row;
    row.kind = QStringLiteral("unreadable");
    row.matches = static_cast<int>(riddle->choices.size());
    row.even = static_cast<int>(riddle->choices.count(QStringLiteral("even")));
    row.odd = row.matches - row.even;
    awards.append(row);
}

void addClimb(QList<AwardRow> &awards, const QList<Conduct> &players, const LeagueStory &story)
{
    QHash<QString, std::pair<int, int>> lowest; // rank, round; the latest of the same
    for (int round = 1; round < story.rounds().size(); ++round) {
        for (const tournament::StandingRow &row : story.table(round)) {
            auto &low = lowest[row.player.text()];
            if (row.rank >= low.first)
                low = {row.rank, round};
        }
    }
    const auto climb = [&](const Conduct &one) {
        return lowest.value(one.row.playerId).first - one.rank;
    };
    const Conduct *climber = best(
        players, [&](const Conduct &one) { return climb(one) >= 2; },
        [&](const Conduct &one) { return -climb(one); });
    if (!climber)
        return;
    AwardRow row = climber->row;
    row.kind = QStringLiteral("climb");
    row.fromRank = lowest.value(row.playerId).first;
    row.afterRound = lowest.value(row.playerId).second;
    row.toRank = climber->rank;
    awards.append(row);
}

void addStreak(QList<AwardRow> &awards, const QList<Conduct> &players)
{
    constexpr int worthMentioning = 3;
    const Conduct *winner = best(
        players, [](const Conduct &one) { return one.longestStreak >= worthMentioning; },
        [](const Conduct &one) { return -one.longestStreak; });
    if (!winner)
        return;
    AwardRow row = winner->row;
    row.kind = QStringLiteral("streak");
    row.streak = winner->longestStreak;
    awards.append(row);
}

void addUnbeaten(QList<AwardRow> &awards, const QList<Conduct> &players)
{
    const Conduct *unbeaten = best(
        players, [](const Conduct &one) { return one.played > 1 && one.losses == 0; },
        [](const Conduct &) { return 0; });
    if (!unbeaten)
        return;
    AwardRow row = unbeaten->row;
    row.kind = QStringLiteral("unbeaten");
    row.matches = unbeaten->played;
    awards.append(row);
}

} // namespace

QList<AwardRow> awardRows(const LeagueStory &story)
{
    if (story.completedMs() == 0)
        return {};
    constexpr qsizetype most = 4; // as many as fit side by side
    const QList<Conduct> players = conducts(story);
    QList<AwardRow> awards;
    addFastest(awards, players);
    addPresent(awards, players);
    addUnreadable(awards, players);
    addClimb(awards, players, story);
    addStreak(awards, players);
    addUnbeaten(awards, players);
    return awards.mid(0, most);
}

void AwardsBoard::setLeague(LeagueBoard *league)
{
    if (league == m_league)
        return;
    if (m_league)
        m_league->disconnect(this);
    m_league = league;
    if (m_league)
        connect(m_league, &LeagueBoard::shown, this, &AwardsBoard::show);
    show();
    Q_EMIT leagueChanged();
}

void AwardsBoard::show()
{
    m_rows.show(m_league ? awardRows(m_league->story()) : QList<AwardRow>());
}

} // namespace league::app::view
