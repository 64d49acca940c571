#include "agents/games/mafia/bots/roles/mafioso.h"

#include "agents/games/mafia/bots/best_of.h"
#include "agents/games/mafia/bots/table_talk.h"
#include "agents/games/mafia/bots/view_names.h"

#include <algorithm>

namespace league::games::bots {

namespace {

constexpr QLatin1String KillPurpose("kill");
constexpr QLatin1String AgreePurpose("kill_agree");
constexpr QLatin1String WhimPurpose("kill_whim");
constexpr QLatin1String CounterPurpose("counter_claim");
constexpr QLatin1String JoinPurpose("join");
constexpr QLatin1String DefendPurpose("defend");
constexpr QLatin1String AccusePurpose("accuse");
constexpr QLatin1String VotePurpose("vote");
constexpr QLatin1String SacrificePurpose("sacrifice");

constexpr int WhimPercent = 10;
constexpr int CounterPercent = 50;
constexpr int JoinPercent = 60;
constexpr int DefendPercent = 25;
constexpr int SacrificePercent = 60;
constexpr int ThreatOfSheriff = 200;
constexpr int ThreatOfDoctor = 80;
constexpr int ThreatOfAccusation = 25;
constexpr int ManyAccusations = 2;
constexpr int WeightOfAccusation = 4;

QStringList teamIds(const MafiaView &view)
{
    QStringList ids{view.players.at(view.self).id};
    for (const int mate : view.teammates)
        ids.append(view.players.at(mate).id);
    return ids;
}

QList<int> livingTeammates(const MafiaView &view)
{
    QList<int> mates = view.teammates;
    mates.removeIf([&](int mate) { return !view.isAlive(mate); });
    return mates;
}

int threatOf(const Situation &situation, int player)
{
    int threat = ThreatOfAccusation * accusationsOfMyMafiaBy(situation.view, player)
        - situation.suspicion.of(player) / 2;
    if (situation.suspicion.isBelievedSheriff(player))
        threat += ThreatOfSheriff;
    if (situation.suspicion.hasClaimed(player, word::Doctor))
        threat += ThreatOfDoctor;
    return threat;
}

QList<SpeechAct> accuseTown(const Situation &situation)
{
    QList<int> town = situation.view.livingOthers();
    town.removeIf([&](int player) { return situation.view.isOfMyMafia(player); });
    const int suspect = bestOf(
        town, [&](int player) { return situation.suspicion.of(player); },
        situation.luck.own(AccusePurpose, situation.view.day));
    if (suspect == Nobody)
        return {};
    return {accusation(situation, suspect)};
}

} // namespace

int Mafioso::nightTarget(const Situation &situation) const
{
    const MafiaView &view = situation.view;
    // Asked again because nobody had a majority: whom most have named, all alike.
    QList<int> named = situation.targets;
    named.removeIf([&](int player) { return !situation.teamPicks.contains(player); });
    if (!named.isEmpty()) {
        return bestOf(
            named, [&](int player) { return static_cast<int>(situation.teamPicks.count(player)); },
            situation.luck.team(teamIds(view), AgreePurpose, view.night));
    }
    if (!situation.targets.isEmpty()
        && situation.luck.happens(WhimPercent, WhimPurpose, view.night))
        return situation.luck.own(KillPurpose, view.night).pick(situation.targets);
    return bestOf(
        situation.targets, [&](int player) { return threatOf(situation, player); },
        situation.luck.team(teamIds(view), KillPurpose, view.night));
}

QList<SpeechAct> Mafioso::speech(const Situation &situation) const
{
    const MafiaView &view = situation.view;
    const int reporter = situation.suspicion.reporterOf(view.self);
    if (reporter != Nobody && view.isAlive(reporter) && !view.isOfMyMafia(reporter)
        && !situation.suspicion.hasClaimed(view.self, word::Sheriff)
        && situation.luck.happens(CounterPercent, CounterPurpose, 0)) {
        return {{.kind = SpeechAct::Kind::ClaimRole, .role = word::Sheriff},
                {.kind = SpeechAct::Kind::Report,
                 .target = reporter,
                 .isMafia = true,
                 .night = view.night},
                {.kind = SpeechAct::Kind::Accuse, .target = reporter, .strength = 3}};
    }
    const QList<int> mates = livingTeammates(view);
    for (const int mate : mates) {
        if (situation.suspicion.reporterOf(mate) != Nobody
            && situation.luck.happens(JoinPercent, JoinPurpose, mate))
            return {{.kind = SpeechAct::Kind::Accuse, .target = mate, .strength = 2}};
    }
    QList<SpeechAct> acts = accuseTown(situation);
    for (const int mate : mates) {
        if (accusationsToday(view, mate) >= ManyAccusations
            && situation.luck.happens(DefendPercent, DefendPurpose, view.day)) {
            acts.append({.kind = SpeechAct::Kind::Defend, .target = mate});
            break;
        }
    }
    return acts;
}

int Mafioso::vote(const Situation &situation) const
{
    const MafiaView &view = situation.view;
    QList<int> town = situation.targets;
    town.removeIf([&](int player) { return view.isOfMyMafia(player); });
    const QList<int> mates = livingTeammates(view);
    const int mafia = static_cast<int>(mates.size()) + 1;
    if (view.livingCount() <= 2 * mafia + 1) {
        return bestOf(
            town, [&](int player) { return accusationsToday(view, player); },
            situation.luck.team(teamIds(view), VotePurpose, view.day));
    }
    for (const int mate : mates) {
        if (accusersToday(view, mate) * 2 > view.livingCount()
            && situation.luck.happens(SacrificePercent, SacrificePurpose, view.day))
            return mate;
    }
    return bestOf(
        town,
        [&](int player) {
            return situation.suspicion.of(player)
                + WeightOfAccusation * accusationsToday(view, player);
        },
        situation.luck.own(VotePurpose, view.day));
}

} // namespace league::games::bots
