#include "agents/games/mafia/bots/bot_answers.h"

#include "agents/games/mafia/bots/view_names.h"

namespace league::games::bots {

namespace {

// What an answer repeats of its call.
QVariantMap repeated(const Question &question)
{
    QVariantMap extra;
    for (const QLatin1String name :
         {key::PlayerId, key::NightNumber, key::ActionType, key::DayNumber}) {
        if (question.facts.contains(name))
            extra.insert(name, question.facts.value(name));
    }
    return extra;
}

Answer turnAnswer(const Question &question, bool isPass, const QString &think)
{
    const QVariantMap turn = question.facts.value(key::Turn).toMap();
    return {
        .extra = {{key::TurnId, turn.value(key::TurnId)}, {key::Pass, isPass}, {key::Think, think}},
        .kind = question.kind};
}

} // namespace

Answer targetAnswer(const Question &question, const QString &targetId, const QString &think)
{
    QVariantMap extra = repeated(question);
    // The day of a night is no part of its answer.
    if (question.kind == ask::NightAction)
        extra.remove(key::DayNumber);
    extra.insert(key::TargetId, targetId.isEmpty() ? QVariant() : QVariant(targetId));
    extra.insert(key::Think, think);
    return {.choice = targetId, .extra = extra, .kind = question.kind};
}

Answer speechAnswer(const Question &question, const QString &say, const QVariantList &speechActs,
                    const QString &think)
{
    Answer answer = turnAnswer(question, false, think);
    answer.extra.insert(key::Say, say);
    answer.extra.insert(key::SpeechActs, speechActs);
    return answer;
}

Answer passAnswer(const Question &question, const QString &think)
{
    return turnAnswer(question, true, think);
}

} // namespace league::games::bots
