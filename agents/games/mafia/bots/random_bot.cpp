#include "agents/games/mafia/bots/random_bot.h"

#include "agents/games/mafia/bots/bot_answers.h"
#include "agents/games/mafia/bots/sentences.h"
#include "agents/games/mafia/bots/view_names.h"

namespace league::games::bots {

namespace {

constexpr QLatin1String GuessPurpose("guess");
constexpr QLatin1String GuessVotePurpose("guess_vote");
constexpr QLatin1String GuessSpeechPurpose("guess_speech");
constexpr QLatin1String PassPurpose("pass");
constexpr int PassPercent = 50;

const QString Thought = QStringLiteral("I am guessing.");

} // namespace

RandomBot::RandomBot(quint64 seed, const base::MatchId &match, const base::PlayerId &player)
    : m_luck(seed, match, player)
{
}

Answer RandomBot::answer(const Question &question)
{
    if (question.kind == ask::DiscussionTurn)
        return speak(question);
    const bool isVote = question.kind == ask::Vote;
    const int number = question.facts.value(isVote ? key::DayNumber : key::NightNumber).toInt();
    const QStringList targets = question.facts.value(key::ValidTargets).toStringList();
    const QString target = targets.isEmpty()
        ? QString()
        : m_luck.own(isVote ? GuessVotePurpose : GuessPurpose, number).pick(targets);
    return targetAnswer(question, target, Thought);
}

Answer RandomBot::speak(const Question &question) const
{
    const MafiaView view = MafiaView::read(question.facts.value(key::View).toMap());
    const QList<int> others = view.livingOthers();
    const bool mayPass = question.facts.value(key::MayPass, true).toBool();
    if (others.isEmpty() || (mayPass && m_luck.happens(PassPercent, PassPurpose, view.day)))
        return passAnswer(question, Thought);
    const Suspicion suspicion(view, m_luck);
    const SpeechAct act{.kind = SpeechAct::Kind::Accuse,
                        .target = m_luck.own(GuessSpeechPurpose, view.day).pick(others),
                        .strength = 1};
    return speechAnswer(question, statementFor({view, suspicion, m_luck}, {act}),
                        {toMap(act, view.players.at(act.target).id)}, Thought);
}

} // namespace league::games::bots
