#include "agents/player/model_line.h"

#include "agents/base/quoting.h"

#include <algorithm>

namespace league::player {

using std::chrono::milliseconds;
using transport::WireAnswer;

namespace {

constexpr int MostSends = 3;
constexpr milliseconds PauseAfterTrouble{500};

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

} // namespace

ModelLine::ModelLine(ModelOptions options, transport::Wire &wire, base::Clock &clock)
    : m_options(std::move(options)), m_wire(wire), m_clock(clock)
{
}

ModelLine::~ModelLine() = default;

milliseconds ModelLine::timeToThink(milliseconds window)
{
    return window - std::clamp(window / 5, milliseconds(100), milliseconds(3'000));
}

int ModelLine::ask(const protocol::ChatRequest &request, milliseconds time, Done done)
{
    const int number = ++m_lastNumber;
    Question &question = m_questions[number];
    question.body = protocol::toBytes(request);
    question.done = std::move(done);
    question.endsAtMs = m_clock.steadyMs() + time.count();
    send(number);
    return number;
}

void ModelLine::send(int number)
{
    Question &question = m_questions[number];
    ++question.sends;
    transport::WireCall call;
    call.endpoint = m_options.endpoint;
    call.body = question.body;
    call.deadline = milliseconds(question.endsAtMs - m_clock.steadyMs());
    if (!m_options.key.isEmpty())
        call.headers.append({"Authorization", "Bearer " + m_options.key});
    question.call = m_wire.call(std::move(call), [this, number](WireAnswer answer) {
        onAnswer(number, std::move(answer));
    });
}

QString ModelLine::refusal(const WireAnswer &answer) const
{
    const QString error = withoutKey(protocol::chatErrorIn(answer.body));
    const QString said = base::quotable(error.left(1000).simplified(), 80);
    const QString what = QStringLiteral("it answered HTTP %1").arg(answer.status);
    return said.isEmpty() ? what : QStringLiteral("%1, \"%2\"").arg(what, said);
}

void ModelLine::onAnswer(int number, WireAnswer answer)
{
    // First of all: what is quoted later may be cut in the middle of the key.
    if (!m_options.key.isEmpty())
        answer.body.replace(m_options.key, "***");
    if (answer.kind != WireAnswer::Kind::Answered)
        return finish(number, base::Failure{withoutKey(answer.reason)});
    if (answer.status != 200) {
        if (!tryAgain(number, answer))
            finish(number, base::Failure{refusal(answer)});
        return;
    }
    const base::Result<QString> text = protocol::readChatAnswer(answer.body);
    if (!text)
        return finish(number, base::Failure{withoutKey(text.failure().sentence)});
    finish(number, withoutKey(*text));
}

bool ModelLine::tryAgain(int number, const WireAnswer &answer)
{
    Question &question = m_questions[number];
    const milliseconds pause = pauseWanted(answer);
    const bool hasTime = m_clock.steadyMs() + pause.count() < question.endsAtMs;
    if (!isWorthAnotherTry(answer.status) || question.sends >= MostSends || !hasTime)
        return false;
    question.pause = m_clock.after(pause, [this, number] { send(number); });
    return true;
}

void ModelLine::finish(int number, const base::Result<QString> &result)
{
    const auto question = m_questions.extract(number);
    question.mapped().done(result);
}

QString ModelLine::withoutKey(QString text) const
{
    if (!m_options.key.isEmpty())
        text.replace(QString::fromUtf8(m_options.key), QStringLiteral("***"));
    return text;
}

} // namespace league::player
