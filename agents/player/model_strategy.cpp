#include "agents/player/model_strategy.h"

#include "agents/base/logging.h"
#include "agents/base/quoting.h"
#include "agents/player/model_prompt.h"
#include "agents/protocol/chosen_word.h"

#include <algorithm>

namespace league::player {

using std::chrono::milliseconds;
using transport::WireAnswer;

namespace {

constexpr int MostSends = 3;
constexpr size_t MostTurns = 16;
constexpr milliseconds PauseAfterTrouble{500};
constexpr qsizetype LongestReasoning = 2000;

// Leaves time for the fallback, and for the way back to the referee.
milliseconds timeToThink(milliseconds window)
{
    return window - std::clamp(window / 5, milliseconds(100), milliseconds(3'000));
}

bool isWorthAnotherTry(int status)
{
    return status == 429 || status >= 500;
}

// Seconds, or a date, which is as good as nothing here.
milliseconds pauseWanted(const WireAnswer &answer)
{
    bool isNumber = false;
    const double seconds =
        transport::headerValue(answer.headers, "retry-after").toDouble(&isNumber);
    if (!isNumber || !(seconds >= 0) || seconds > 3600)
        return PauseAfterTrouble;
    return std::max(milliseconds(static_cast<qint64>(seconds * 1000)), milliseconds(1));
}

QString inBrief(const QString &text)
{
    return base::quotable(text.left(1000).simplified(), 80);
}

} // namespace

ModelStrategy::ModelStrategy(ModelOptions options, std::unique_ptr<Strategy> fallback,
                             transport::Wire &wire, base::Clock &clock)
    : m_options(std::move(options)), m_fallback(std::move(fallback)), m_wire(wire), m_clock(clock)
{
}

ModelStrategy::~ModelStrategy() = default;

void ModelStrategy::answer(const TurnQuestion &question, Done done)
{
    const int number = ++m_lastNumber;
    Turn &turn = m_turns[number];
    turn.question = question;
    turn.done = std::move(done);
    if (m_turns.size() > MostTurns)
        return fallBack(number, QStringLiteral("it has too many questions to answer already"));
    turn.body = protocol::toBytes(promptFor(m_options.model, question, m_history.before(question)));
    turn.endsAtMs = m_clock.steadyMs() + timeToThink(question.window).count();
    send(number);
}

void ModelStrategy::observe(const FinishedMatch &match)
{
    m_history.remember(match);
    m_fallback->observe(match);
}

void ModelStrategy::send(int number)
{
    Turn &turn = m_turns[number];
    ++turn.sends;
    transport::WireCall call;
    call.endpoint = m_options.endpoint;
    call.body = turn.body;
    call.deadline = milliseconds(turn.endsAtMs - m_clock.steadyMs());
    if (!m_options.key.isEmpty())
        call.headers.append({"Authorization", "Bearer " + m_options.key});
    turn.call = m_wire.call(std::move(call), [this, number](WireAnswer answer) {
        onAnswer(number, std::move(answer));
    });
}

QString ModelStrategy::refusal(const WireAnswer &answer) const
{
    const QString said = inBrief(withoutKey(protocol::chatErrorIn(answer.body)));
    const QString what = QStringLiteral("it answered HTTP %1").arg(answer.status);
    return said.isEmpty() ? what : QStringLiteral("%1, \"%2\"").arg(what, said);
}

void ModelStrategy::onAnswer(int number, WireAnswer answer)
{
    // First of all: what is quoted later may be cut in the middle of the key.
    if (!m_options.key.isEmpty())
        answer.body.replace(m_options.key, "***");
    if (answer.kind != WireAnswer::Kind::Answered)
        return fallBack(number, answer.reason);
    if (answer.status != 200) {
        if (!tryAgain(number, answer))
            fallBack(number, refusal(answer));
        return;
    }
    const base::Result<QString> text = protocol::readChatAnswer(answer.body);
    if (!text)
        return fallBack(number, text.failure().sentence);
    const QString said = withoutKey(*text);
    const protocol::ChosenText chosen =
        protocol::choiceInText(said, m_turns[number].question.options);
    if (chosen.choice.isEmpty())
        return fallBack(number, QStringLiteral("it said \"%1\"").arg(inBrief(said)));
    finish(number, {chosen.choice, base::quotable(withoutKey(chosen.reasoning), LongestReasoning)});
}

bool ModelStrategy::tryAgain(int number, const WireAnswer &answer)
{
    Turn &turn = m_turns[number];
    const milliseconds pause = pauseWanted(answer);
    const bool hasTime = m_clock.steadyMs() + pause.count() < turn.endsAtMs;
    if (!isWorthAnotherTry(answer.status) || turn.sends >= MostSends || !hasTime)
        return false;
    turn.pause = m_clock.after(pause, [this, number] { send(number); });
    return true;
}

void ModelStrategy::finish(int number, const TurnAnswer &answer)
{
    const auto turn = m_turns.extract(number);
    turn.mapped().done(answer);
}

void ModelStrategy::fallBack(int number, const QString &why)
{
    const auto turn = m_turns.extract(number);
    const QString reason = QStringLiteral("The model gave no choice (%1); %2 chose instead.")
                               .arg(withoutKey(why), m_fallback->name());
    qCWarning(base::playerLog).noquote() << reason;
    m_fallback->answer(turn.mapped().question,
                       [reason, done = turn.mapped().done](base::Result<TurnAnswer> answer) {
                           if (answer)
                               answer->reasoning = reason;
                           done(std::move(answer));
                       });
}

QString ModelStrategy::withoutKey(QString text) const
{
    if (!m_options.key.isEmpty())
        text.replace(QString::fromUtf8(m_options.key), QStringLiteral("***"));
    return text;
}

} // namespace league::player
