#include "agents/games/mafia/bots/mafia_view.h"

#include "agents/games/mafia/bots/view_names.h"

#include <algorithm>

namespace league::games::bots {

namespace {

// Maps of a view are small, and a thousand matches read millions of them: looking through one is
// faster than making a key to look up.
QVariant value(const QVariantMap &map, QLatin1String name)
{
    for (auto entry = map.constBegin(); entry != map.constEnd(); ++entry) {
        if (entry.key() == name)
            return entry.value();
    }
    return {};
}

QString text(const QVariantMap &map, QLatin1String name)
{
    return value(map, name).toString();
}

int number(const QVariantMap &map, QLatin1String name)
{
    return value(map, name).toInt();
}

bool flag(const QVariantMap &map, QLatin1String name)
{
    return value(map, name).toBool();
}

void readPlayers(const QVariantMap &view, MafiaView &into)
{
    QList<std::pair<int, KnownPlayer>> seated;
    const QVariantList players = view.value(key::Players).toList();
    for (const QVariant &entry : players) {
        const QVariantMap map = entry.toMap();
        seated.append({number(map, key::Seat),
                       {.id = text(map, key::PlayerId),
                        .name = text(map, key::DisplayName),
                        .isAlive = flag(map, key::Alive),
                        .cause = text(map, key::Cause),
                        .cycle = number(map, key::CycleNumber),
                        .role = text(map, key::Role),
                        .team = text(map, key::Team)}});
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
    const std::optional<SpeechAct::Kind> kind = speechActKind(text(map, key::Act));
    if (!kind)
        return std::nullopt;
    SpeechAct act{.kind = *kind,
                  .target = view.find(text(map, key::TargetId)),
                  .strength = number(map, key::Strength),
                  .role = text(map, key::Role),
                  .isMafia = flag(map, key::IsMafia),
                  .night = number(map, key::NightNumber)};
    const bool isComplete =
        act.kind == SpeechAct::Kind::ClaimRole ? !act.role.isEmpty() : act.target != Nobody;
    return isComplete ? std::optional(act) : std::nullopt;
}

void readStatements(const QVariantMap &view, MafiaView &into)
{
    const QVariantList statements = view.value(key::Statements).toList();
    for (const QVariant &entry : statements) {
        const QVariantMap map = entry.toMap();
        Statement statement{.day = number(map, key::DayNumber),
                            .speaker = into.find(text(map, key::PlayerId)),
                            .isSilent = flag(map, key::Pass) || flag(map, key::TimedOut)
                                || text(map, key::Say).isEmpty()};
        if (statement.speaker == Nobody)
            continue;
        const QVariantList acts = value(map, key::SpeechActs).toList();
        for (const QVariant &act : acts) {
            if (const auto known = readAct(act.toMap(), into))
                statement.acts.append(*known);
        }
        into.statements.append(statement);
    }
}

void readVotes(const QVariantMap &view, MafiaView &into)
{
    const QVariantList votes = view.value(key::Votes).toList();
    for (const QVariant &entry : votes) {
        const QVariantMap map = entry.toMap();
        const KnownVote vote{.day = number(map, key::DayNumber),
                             .voter = into.find(text(map, key::VoterId)),
                             .target = into.find(text(map, key::TargetId))};
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
        view.value(key::Private).toMap().value(key::Investigations).toList();
    for (const QVariant &entry : findings) {
        const QVariantMap map = entry.toMap();
        const Finding finding{.night = number(map, key::NightNumber),
                              .target = into.find(text(map, key::TargetId)),
                              .isMafia = flag(map, key::IsMafia)};
        if (finding.target != Nobody)
            into.findings.append(finding);
    }
}

} // namespace

MafiaView MafiaView::read(const QVariantMap &view)
{
    MafiaView read;
    readPlayers(view, read);
    const QVariantMap you = view.value(key::You).toMap();
    read.self = read.find(text(you, key::PlayerId));
    read.role = text(you, key::Role);
    const QVariantList teammates = you.value(key::Teammates).toList();
    for (const QVariant &mate : teammates) {
        if (const int player = read.find(mate.toString()); player != Nobody && player != read.self)
            read.teammates.append(player);
    }
    read.day = number(view, key::DayNumber);
    read.night = number(view, key::NightNumber);
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
