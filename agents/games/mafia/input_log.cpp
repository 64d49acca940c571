#include "agents/games/mafia/input_log.h"

#include "agents/games/mafia/mafia_names.h"

#include <array>

namespace league::games::mafia {

namespace {

struct AnswerKind
{
    QLatin1String kind;
    QLatin1String type;
    std::array<QLatin1String, 6> fields;
};

constexpr std::array Kinds{
    AnswerKind{ask::NightAction,
               input::NightAction,
               {key::NightNumber, key::ActionType, key::TargetId, key::SecondChoiceId, key::Think,
                key::SuspicionScores}},
    AnswerKind{
        ask::DiscussionTurn,
        input::DiscussionTurn,
        {key::TurnId, key::Pass, key::Think, key::Say, key::SpeechActs, key::SuspicionScores}},
    AnswerKind{
        ask::Vote, input::Vote, {key::DayNumber, key::TargetId, key::Think, key::SuspicionScores}},
    AnswerKind{ask::TurnChunk,
               input::TurnChunk,
               {key::TurnId, key::Segment, key::ChunkSeq, key::Text, key::Final, key::ChannelId}},
};

} // namespace

QVariantMap payloadOf(const Answer &answer)
{
    QVariantMap payload;
    for (const AnswerKind &each : Kinds) {
        if (answer.kind != each.kind)
            continue;
        for (const QLatin1String field : each.fields) {
            if (!field.isEmpty() && answer.extra.contains(field))
                payload.insert(field, answer.extra.value(field));
        }
    }
    return payload;
}

QLatin1String inputType(const QString &answerKind)
{
    for (const AnswerKind &each : Kinds) {
        if (answerKind == each.kind)
            return each.type;
    }
    return QLatin1String();
}

QLatin1String answerKind(const QString &inputType)
{
    for (const AnswerKind &each : Kinds) {
        if (inputType == each.type)
            return each.kind;
    }
    return QLatin1String();
}

} // namespace league::games::mafia
