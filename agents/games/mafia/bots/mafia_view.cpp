#include "agents/games/mafia/bots/mafia_view.h"

#include "agents/games/mafia/bots/view_names.h"

#include <algorithm>

namespace league::games::bots {

namespace {

QString text(const QVariantMap &map, QLatin1String name)
{
    return map.value(name).toString();
}

int number(const QVariantMap &map, QLatin1String name)
{
    return map.value(name).toInt();
}

void readPlayers(const QVariantMap &view, MafiaView &into)
{
    QList<std::pair<int, KnownPlayer>> seated;
    const QVariantList players = view.value(word::Players).toList();
    for (const QVariant &entry : players) {
        const QVariantMap map = entry.toMap();
        seated.append({number(map, word::Seat),
                       {.id = text(map, word::PlayerId),
                        .name = text(map, word::DisplayName),
                        .isAlive = map.value(word::Alive).toBool(),
                        .cause = text(map, word::Cause),
                        .cycle = number(map, word::CycleNumber),
                        .role = text(map, word::Role),
                        .team = text(map, word::Team)}});
    }
    std::ranges::stable_sort(seated, {}, [](const auto &entry) { return entry.first; });
    for (auto &[seat, player] : seated) {
        if (player.name.isEmpty())
            player.name = player.id;
        into.players.append(std::move(player));
    }
}

std::optional<SpeechAct> readAct(const QVariantMap &map, const MafiaView &view)
{
    const std::optional<SpeechAct::Kind> kind = speechActKind(text(map, word::Act));
    if (!kind)
        return std::nullopt;
    SpeechAct act{.kind = *kind,
                  .target = view.find(text(map, word::TargetId)),
                  .strength = number(map, word::Strength),
                  .role = text(map, word::Role),
                  .isMafia = map.value(word::IsMafia).toBool(),
                  .night = number(map, word::NightNumber)};
    const bool isComplete =
        act.kind == SpeechAct::Kind::ClaimRole ? !act.role.isEmpty() : act.target != Nobody;
    return isComplete ? std::optional(act) : std::nullopt;
}

void readStatements(const QVariantMap &view, MafiaView &into)
{
    const QVariantList statements = view.value(word::Statements).toList();
    for (const QVariant &entry : statements) {
        const QVariantMap map = entry.toMap();
        Statement statement{.day = number(map, word::DayNumber),
                            .speaker = into.find(text(map, word::PlayerId)),
                            .isSilent = map.value(word::Pass).toBool()
                                || map.value(word::TimedOut).toBool()
                                || text(map, word::Say).isEmpty()};
        if (statement.speaker == Nobody)
            continue;
        const QVariantList acts = map.value(word::SpeechActs).toList();
        for (const QVariant &act : acts) {
            if (const auto known = readAct(act.toMap(), into))
                statement.acts.append(*known);
        }
        into.statements.append(statement);
    }
}

void readVotes(const QVariantMap &view, MafiaView &into)
{
    const QVariantList votes = view.value(word::Votes).toList();
    for (const QVariant &entry : votes) {
        const QVariantMap map = entry.toMap();
        const KnownVote vote{.day = number(map, word::DayNumber),
                             .voter = into.find(text(map, word::VoterId)),
                             .target = into.find(text(map, word::TargetId))};
        // A vote that was changed counts as it was in the end.
        const auto earlier = std::ranges::find_if(into.votes, [&](const KnownVote &known) {
            return known.day == vote.day && known.voter == vote.voter;
        });
        if (vote.voter == Nobody)
            continue;
        if (earlier == into.votes.end())
            into.votes.append(vote);
        else
            earlier->target = vote.target;
    }
}

void readFindings(const QVariantMap &view, MafiaView &into)
{
    const QVariantList findings =
        view.value(word::Private).toMap().value(word::Investigations).toList();
    for (const QVariant &entry : findings) {
        const QVariantMap map = entry.toMap();
        const Finding finding{.night = number(map, word::NightNumber),
                              .target = into.find(text(map, word::TargetId)),
                              .isMafia = map.value(word::IsMafia).toBool()};
        if (finding.target != Nobody)
            into.findings.append(finding);
    }
}

} // namespace

MafiaView MafiaView::read(const QVariantMap &view)
{
    MafiaView read;
    readPlayers(view, read);
    const QVariantMap you = view.value(word::You).toMap();
    read.self = read.find(text(you, word::PlayerId));
    read.role = text(you, word::Role);
    const QVariantList teammates = you.value(word::Teammates).toList();
    for (const QVariant &mate : teammates) {
        if (const int player = read.find(mate.toString()); player != Nobody && player != read.self)
            read.teammates.append(player);
    }
    read.day = number(view, word::DayNumber);
    read.night = number(view, word::NightNumber);
    readStatements(view, read);
    readVotes(view, read);
    readFindings(view, read);
    return read;
}

int MafiaView::find(const QString &playerId) const
{
    for (qsizetype i = 0; i < players.size(); ++i) {
        if (players.at(i).id == playerId)
            return static_cast<int>(i);
    }
    return Nobody;
}

bool MafiaView::isMafia() const
{
    return role == word::Mafia;
}

bool MafiaView::isOfMyMafia(int player) const
{
    return isMafia() && (player == self || teammates.contains(player));
}

int MafiaView::livingCount() const
{
    return static_cast<int>(std::ranges::count_if(players, &KnownPlayer::isAlive));
}

QList<int> MafiaView::livingOthers() const
{
    QList<int> others;
    for (int player = 0; player < players.size(); ++player) {
        if (player != self && players.at(player).isAlive)
            others.append(player);
    }
    return others;
}

} // namespace league::games::bots
