#include "agents/games/mafia/bots/roles/sheriff.h"

#include "agents/games/mafia/bots/best_of.h"
#include "agents/games/mafia/bots/table_talk.h"
#include "agents/games/mafia/bots/view_names.h"

#include <algorithm>

namespace league::games::bots {

namespace {

constexpr QLatin1String InvestigatePurpose("investigate");
constexpr QLatin1String CulpritPurpose("culprit");
constexpr int LatestDay = 3; // to keep silent until

QList<int> foundTargets(const MafiaView &view, bool isMafia)
{
    QList<int> found;
    for (const Finding &finding : view.findings) {
        if (finding.isMafia == isMafia)
            found.append(finding.target);
    }
    return found;
}

// The found mafia who live, the one that is suspected most; Nobody when there is none.
int livingCulprit(const Situation &situation, const QList<int> &among)
{
    QList<int> culprits = foundTargets(situation.view, true);
    culprits.removeIf([&](int player) { return !among.contains(player); });
    return bestOf(
        culprits, [&](int player) { return situation.suspicion.of(player); },
        situation.luck.own(CulpritPurpose, situation.view.day));
}

// What it has not told yet.
QList<SpeechAct> newReports(const MafiaView &view)
{
    QList<int> told;
    for (const Statement &statement : view.statements) {
        for (const SpeechAct &act : statement.acts) {
            if (statement.speaker == view.self && act.kind == SpeechAct::Kind::Report)
                told.append(act.target);
        }
    }
    QList<SpeechAct> reports;
    for (const Finding &finding : view.findings) {
        if (!told.contains(finding.target))
            reports.append({.kind = SpeechAct::Kind::Report,
                            .target = finding.target,
                            .isMafia = finding.isMafia,
                            .night = finding.night});
    }
    return reports;
}

} // namespace

int Sheriff::nightTarget(const Situation &situation) const
{
    QList<int> unknown = situation.targets;
    unknown.removeIf([&](int player) {
        return std::ranges::any_of(situation.view.findings, [player](const Finding &finding) {
            return finding.target == player;
        });
    });
    return bestOf(
        unknown.isEmpty() ? situation.targets : unknown,
        [&](int player) { return situation.suspicion.of(player); },
        situation.luck.own(InvestigatePurpose, situation.view.night));
}

QList<SpeechAct> Sheriff::speech(const Situation &situation) const
{
    const MafiaView &view = situation.view;
    const int culprit = livingCulprit(situation, view.livingOthers());
    const bool isRevealed = situation.suspicion.hasClaimed(view.self, word::Sheriff);
    const bool isTime =
        culprit != Nobody || view.day >= LatestDay || isAccusedByAThird(view, view.self);
    if (!isRevealed && !isTime)
        return Villager::speech(situation);

    QList<SpeechAct> acts;
    if (!isRevealed)
        acts.append({.kind = SpeechAct::Kind::ClaimRole, .role = word::Sheriff});
    acts.append(newReports(view));
    if (culprit != Nobody)
        acts.append(accusation(situation, culprit));
    else
        acts.append(Villager::speech(situation));
    return acts;
}

int Sheriff::vote(const Situation &situation) const
{
    if (const int culprit = livingCulprit(situation, situation.targets); culprit != Nobody)
        return culprit;
    const QList<int> cleared = foundTargets(situation.view, false);
    QList<int> open = situation.targets;
    open.removeIf([&](int player) { return cleared.contains(player); });
    return Villager::vote(situation.withTargets(open.isEmpty() ? situation.targets : open));
}

} // namespace league::games::bots
