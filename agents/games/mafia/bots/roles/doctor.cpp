#include "agents/games/mafia/bots/roles/doctor.h"

#include "agents/games/mafia/bots/best_of.h"
#include "agents/games/mafia/bots/table_talk.h"
#include "agents/games/mafia/bots/view_names.h"

#include <algorithm>

namespace league::games::bots {

namespace {

constexpr QLatin1String SelfPurpose("protect_self");
constexpr QLatin1String ProtectPurpose("protect");

constexpr int SelfPercent = 30;
constexpr int WorthOfAccusation = 20;
constexpr int NearlyBest = 5;
constexpr int FirstDayToClaim = 2;

} // namespace

int Doctor::nightTarget(const Situation &situation) const
{
    const MafiaView &view = situation.view;
    QList<int> others = situation.targets;
    const bool mayProtectItself = others.removeAll(view.self) > 0;
    QList<int> sheriffs = others;
    sheriffs.removeIf([&](int player) { return !situation.suspicion.isBelievedSheriff(player); });
    if (!sheriffs.isEmpty()) {
        return bestOf(
            sheriffs, [&](int player) { return -situation.suspicion.of(player); },
            situation.luck.own(ProtectPurpose, view.night));
    }
    const bool wantsItself =
        others.isEmpty() || situation.luck.happens(SelfPercent, SelfPurpose, view.night);
    if (mayProtectItself && wantsItself)
        return view.self;
    const auto use = [&](int player) {
        return WorthOfAccusation * accusationsBy(view, player) - situation.suspicion.of(player);
    };
    int best = others.isEmpty() ? 0 : use(others.constFirst());
    for (const int player : others)
        best = std::max(best, use(player));
    others.removeIf([&](int player) { return use(player) < best - NearlyBest; });
    return others.isEmpty() ? Nobody : situation.luck.own(ProtectPurpose, view.night).pick(others);
}

QList<SpeechAct> Doctor::speech(const Situation &situation) const
{
    const MafiaView &view = situation.view;
    QList<SpeechAct> acts;
    if (view.day >= FirstDayToClaim && isAccusedByAThird(view, view.self)
        && !situation.suspicion.hasClaimed(view.self, word::Doctor))
        acts.append({.kind = SpeechAct::Kind::ClaimRole, .role = word::Doctor});
    acts.append(Villager::speech(situation));
    return acts;
}

} // namespace league::games::bots
