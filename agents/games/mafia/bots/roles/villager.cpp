#include "agents/games/mafia/bots/roles/villager.h"

#include "agents/games/mafia/bots/best_of.h"
#include "agents/games/mafia/bots/table_talk.h"

namespace league::games::bots {

namespace {

constexpr QLatin1String AccusePurpose("accuse");
constexpr QLatin1String DefendPurpose("defend");
constexpr QLatin1String PassPurpose("pass");
constexpr QLatin1String AskPurpose("ask");
constexpr QLatin1String VotePurpose("vote");

constexpr int ShyBelow = 12; // with so little to go on, some keep silent on the first day
constexpr int ShyPercent = 40;
constexpr int AskPercent = 33; // villagers press for information (M-073)
constexpr int DearBelow = -40; // so well trusted that it is defended
constexpr int ManyAccusations = 2;
constexpr int WeightOfAccusation = 4;

} // namespace

int Villager::nightTarget(const Situation &situation) const
{
    return situation.targets.value(0, Nobody); // never asked
}

QList<SpeechAct> Villager::speech(const Situation &situation) const
{
    const MafiaView &view = situation.view;
    const QList<int> others = view.livingOthers();
    const auto suspicion = [&](int player) { return situation.suspicion.of(player); };
    const int suspect = bestOf(others, suspicion, situation.luck.own(AccusePurpose, view.day));
    if (suspect == Nobody)
        return {};
    if (situation.mayPass && view.day == 1 && suspicion(suspect) < ShyBelow
        && situation.luck.happens(ShyPercent, PassPurpose, view.day))
        return {};
    QList<SpeechAct> acts{accusation(situation, suspect)};
    if (acts.constFirst().strength == 1 && situation.luck.happens(AskPercent, AskPurpose, view.day))
        acts.append({.kind = SpeechAct::Kind::Ask, .target = suspect});
    const int friendly = bestOf(
        others, [&](int player) { return -suspicion(player); },
        situation.luck.own(DefendPurpose, view.day));
    if (friendly != suspect && suspicion(friendly) < DearBelow
        && accusationsToday(view, friendly) >= ManyAccusations)
        acts.append({.kind = SpeechAct::Kind::Defend, .target = friendly});
    return acts;
}

int Villager::vote(const Situation &situation) const
{
    const auto weight = [&](int player) {
        return situation.suspicion.of(player)
            + WeightOfAccusation * accusationsToday(situation.view, player);
    };
    return bestOf(situation.targets, weight, situation.luck.own(VotePurpose, situation.view.day));
}

} // namespace league::games::bots
