#include "agents/games/mafia/bots/heuristic_bot.h"

#include "agents/games/mafia/bots/bot_answers.h"
#include "agents/games/mafia/bots/roles/role_player.h"
#include "agents/games/mafia/bots/sentences.h"
#include "agents/games/mafia/bots/view_names.h"

namespace league::games::bots {

namespace {

QString nameOf(const MafiaView &view, int player)
{
    return view.players.at(player).name;
}

Answer actAtNight(const Question &question, const Situation &situation, const RolePlayer &role)
{
    const int target = role.nightTarget(situation);
    if (target == Nobody)
        return {.kind = question.kind};
    const QString action = question.facts.value(key::ActionType).toString();
    const QString thought = thoughtFor(
        situation, QStringLiteral("%1: %2.").arg(action, nameOf(situation.view, target)));
    return targetAnswer(question, situation.view.players.at(target).id, thought);
}

Answer speak(const Question &question, const Situation &situation, const RolePlayer &role)
{
    const QList<SpeechAct> acts = role.speech(situation);
    if (acts.isEmpty())
        return passAnswer(question, thoughtFor(situation, QStringLiteral("I keep silent.")));
    QVariantList maps;
    QStringList words;
    for (const SpeechAct &act : acts) {
        const QString id =
            act.target == Nobody ? QString() : situation.view.players.at(act.target).id;
        maps.append(toMap(act, id));
        words.append(maps.constLast().toMap().value(key::Act).toString());
    }
    return speechAnswer(question, statementFor(situation, acts), maps,
                        thoughtFor(situation, words.join(QStringLiteral(", ")) + u'.'));
}

Answer castVote(const Question &question, const Situation &situation, const RolePlayer &role)
{
    const int target = role.vote(situation);
    if (target == Nobody)
        return targetAnswer(question, {}, thoughtFor(situation, QStringLiteral("I abstain.")));
    return targetAnswer(
        question, situation.view.players.at(target).id,
        thoughtFor(situation, QStringLiteral("My vote: %1.").arg(nameOf(situation.view, target))));
}

QList<int> teamPicksIn(const QVariantMap &facts, const MafiaView &view)
{
    // What some have named so far is no disagreement yet; until then everybody decides for itself.
    if (facts.value(key::Consultation).toInt() < 1)
        return {};
    QList<int> picks;
    const QVariantList actions = facts.value(key::TeamActions).toList();
    for (const QVariant &action : actions) {
        const int target = view.find(action.toMap().value(key::TargetId).toString());
        if (target != Nobody)
            picks.append(target);
    }
    return picks;
}

// For those who watch: its whole judgement in numbers, beside the words of its thought (§15).
QVariantMap scoresOf(const Situation &situation)
{
    QVariantMap scores;
    for (const int player : situation.view.livingOthers())
        scores.insert(situation.view.players.at(player).id, situation.suspicion.of(player));
    return scores;
}

Answer decide(const Question &question, const Situation &situation)
{
    const std::unique_ptr<RolePlayer> role = rolePlayerFor(situation.view.role);
    if (question.kind == ask::NightAction)
        return actAtNight(question, situation, *role);
    if (question.kind == ask::DiscussionTurn)
        return speak(question, situation, *role);
    return castVote(question, situation, *role);
}

} // namespace

HeuristicBot::HeuristicBot(quint64 seed, const base::MatchId &match, const base::PlayerId &player)
    : m_luck(seed, match, player), m_guesser(seed, match, player)
{
}

Answer HeuristicBot::answer(const Question &question)
{
    const MafiaView view = MafiaView::read(question.facts.value(key::View).toMap());
    if (view.self == Nobody)
        return m_guesser.answer(question);
    const Suspicion suspicion(view, m_luck);
    Situation situation{view, suspicion, m_luck};
    const QStringList targets = question.facts.value(key::ValidTargets).toStringList();
    for (const QString &id : targets) {
        if (const int target = view.find(id); target != Nobody)
            situation.targets.append(target);
    }
    situation.teamPicks = teamPicksIn(question.facts, view);
    situation.mayPass = question.facts.value(key::MayPass, true).toBool();
    Answer answer = decide(question, situation);
    if (!answer.extra.isEmpty()) // otherwise there was nothing to decide
        answer.extra.insert(key::SuspicionScores, scoresOf(situation));
    return answer;
}

} // namespace league::games::bots
