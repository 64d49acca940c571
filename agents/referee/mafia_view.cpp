#include "agents/referee/mafia_view.h"

#include "agents/games/mafia/mafia_names.h"

#include <algorithm>

namespace league::referee {

namespace key = games::mafia::key;

namespace {

// Without what is the same in both; an item that has changed is news.
QVariantMap withFreshLists(QVariantMap now, const QVariantMap &known,
                           std::initializer_list<QLatin1String> lists)
{
    for (const QLatin1String list : lists) {
        if (!now.contains(list))
            continue;
        const QVariantList seen = known.value(list).toList();
        QVariantList items = now.value(list).toList();
        items.removeIf([&seen](const QVariant &item) { return seen.contains(item); });
        now.insert(list, items);
    }
    return now;
}

bool isOfSameVoter(const QVariantMap &one, const QVariantMap &other)
{
    return one.value(key::VoterId) == other.value(key::VoterId)
        && one.value(key::DayNumber) == other.value(key::DayNumber);
}

// Who had voted and abstains now.
QVariantList takenBack(const QVariantMap &now, const QVariantMap &known)
{
    const QVariantList counted = now.value(key::Votes).toList();
    const QVariantList seen = known.value(key::Votes).toList();
    QVariantList gone;
    for (const QVariant &each : seen) {
        QVariantMap vote = each.toMap();
        const bool stands = std::ranges::any_of(
            counted, [&vote](const QVariant &other) { return isOfSameVoter(vote, other.toMap()); });
        if (stands)
            continue;
        vote.insert(key::TargetId, QVariant());
        gone.append(vote);
    }
    return gone;
}

} // namespace

QVariantMap newsIn(const QVariantMap &view, const QVariantMap &known)
{
    QVariantMap news = withFreshLists(
        view, known, {key::Players, key::Statements, key::Claims, key::Votes, key::Announcements});
    news.insert(key::Votes, news.value(key::Votes).toList() + takenBack(view, known));
    news.insert(key::Private,
                withFreshLists(view.value(key::Private).toMap(), known.value(key::Private).toMap(),
                               {key::MyActions, key::TeamActions, key::Investigations}));
    return news;
}

} // namespace league::referee
