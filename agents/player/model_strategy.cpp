#include "agents/player/model_strategy.h"

#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/player/model_prompt.h"
#include "agents/protocol/chosen_word.h"

namespace league::player {

namespace {

constexpr size_t MostTurns = 16;
constexpr qsizetype LongestReasoning = 2000;

} // namespace

ModelStrategy::ModelStrategy(ModelOptions options, std::unique_ptr<Strategy> fallback,
                             transport::Wire &wire, base::Clock &clock)
    : m_line(std::move(options), wire, clock), m_fallback(std::move(fallback))
{
}

ModelStrategy::~ModelStrategy() = default;

void ModelStrategy::answer(const TurnQuestion &question, Done done)
{
    if (m_line.underWay() >= MostTurns) {
        return fallBack(question, done,
                        QStringLiteral("it has too many questions to answer already"));
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

void ModelStrategy::fallBack(const TurnQuestion &question, const Done &done, const QString &why)
{
    const QString reason = QStringLiteral("The model gave no choice (%1); %2 chose instead.")
                               .arg(m_line.withoutKey(why), m_fallback->name());
    qCWarning(base::playerLog).noquote() << reason;
    m_fallback->answer(question, [reason, done](base::Result<TurnAnswer> answer) {
        if (answer)
            answer->reasoning = reason;
        done(std::move(answer));
    });
}

} // namespace league::player
