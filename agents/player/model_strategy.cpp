#include "agents/player/model_strategy.h"

#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/player/mafia_prompt.h"
#include "agents/player/model_prompt.h"
#include "agents/protocol/chosen_word.h"
#include "agents/protocol/mafia/said_answer.h"

namespace league::player {

namespace {

constexpr size_t MostTurns = 16;
constexpr qsizetype LongestReasoning = 2000;
constexpr qint64 LeastTimeMs = 1'000; // with less it makes no sense to ask again

} // namespace

ModelStrategy::ModelStrategy(ModelOptions options, std::unique_ptr<Strategy> fallback,
                             transport::Wire &wire, base::Clock &clock)
    : m_line(std::move(options), wire, clock), m_clock(clock), m_fallback(std::move(fallback))
{
}

ModelStrategy::~ModelStrategy() = default;

void ModelStrategy::answer(const TurnQuestion &question, Done done)
{
    if (m_line.underWay() >= MostTurns) {
        return fallBack(question, done,
                        QStringLiteral("it has too many questions to answer already"));
    }
    if (!question.facts.isEmpty()) {
        const auto time = ModelLine::timeToThink(question.window);
        return askMafia({question, std::move(done), m_clock.steadyMs() + time.count()});
    }
    (void)m_line.ask(promptFor(m_line.model(), question, m_history.before(question)),
                     ModelLine::timeToThink(question.window),
                     [this, question, done = std::move(done)](const base::Result<QString> &text) {
                         onText(question, done, text);
                     });
}

void ModelStrategy::observe(const FinishedMatch &match)
{
    m_history.remember(match);
    m_fallback->observe(match);
}

void ModelStrategy::onText(const TurnQuestion &question, const Done &done,
                           const base::Result<QString> &text)
{
    if (!text)
        return fallBack(question, done, text.failure().sentence);
    const protocol::ChosenText chosen = protocol::choiceInText(*text, question.options);
    if (chosen.choice.isEmpty()) {
        const QString said = base::quotable(text->left(1000).simplified(), 80);
        return fallBack(question, done, QStringLiteral("it said \"%1\"").arg(said));
    }
    done(TurnAnswer{chosen.choice,
                    base::quotable(m_line.withoutKey(chosen.reasoning), LongestReasoning)});
}

void ModelStrategy::askMafia(const MafiaTurn &turn)
{
    const std::chrono::milliseconds left(turn.endsAtMs - m_clock.steadyMs());
    (void)m_line.ask(mafiaPromptFor(m_line.model(), turn.question, turn.mistake), left,
                     [this, turn](const base::Result<QString> &text) { onMafiaText(turn, text); });
}

void ModelStrategy::onMafiaText(MafiaTurn turn, const base::Result<QString> &text)
{
    if (!text)
        return fallBack(turn.question, turn.done, text.failure().sentence);
    const base::Result<QVariantMap> answer =
        protocol::readSaidText(*text, {turn.question.kind, turn.question.facts});
    if (answer)
        return turn.done(TurnAnswer{{}, {}, *answer});
    const bool isFirst = turn.mistake.isEmpty();
    const bool hasTime = turn.endsAtMs - m_clock.steadyMs() >= LeastTimeMs;
    if (!isFirst || !hasTime)
        return fallBack(turn.question, turn.done, answer.failure().sentence);
    turn.mistake = answer.failure().sentence;
    askMafia(turn);
}

void ModelStrategy::fallBack(const TurnQuestion &question, const Done &done, const QString &why)
{
    const QString reason = QStringLiteral("The model gave no choice (%1); %2 chose instead.")
                               .arg(m_line.withoutKey(why), m_fallback->name());
    qCWarning(base::playerLog).noquote() << reason;
    m_fallback->answer(question, [reason, done](base::Result<TurnAnswer> answer) {
        if (answer) {
            answer->reasoning = reason;
            if (!answer->facts.isEmpty())
                answer->facts = protocol::withThought(answer->facts, reason);
        }
        done(std::move(answer));
    });
}

} // namespace league::player
