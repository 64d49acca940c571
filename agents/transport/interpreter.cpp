#include "agents/transport/interpreter.h"

#include "agents/base/json/json_document.h"
#include "agents/protocol/dialect/answer_reading.h"
#include "agents/transport/answer_reading.h"
#include "agents/transport/event_stream.h"

namespace league::transport {

using protocol::AnswerReading;
using protocol::CallForm;
using protocol::RpcRequest;

namespace {

// The object an agent answered with, in an event stream too; empty when there is none.
JsonObject objectIn(const WireAnswer &answer)
{
    if (!answer.contentType.toLower().startsWith("text/event-stream"))
        return JsonDocument::fromJson(answer.body).object();
    for (const QByteArray &event : eventsOf(answer.body)) {
        if (std::holds_alternative<protocol::RpcReply>(protocol::parseRpcReply(event)))
            return JsonDocument::fromJson(event).object();
    }
    return {};
}

} // namespace

// One call to a foreign agent, in as many forms as it takes.
class Interpreter::Talk final : public PendingCall::OpenCall,
                                public std::enable_shared_from_this<Talk>
{
public:
    Talk(Interpreter &house, WireCall call, RpcRequest request, Done done)
        : m_house(&house),
          m_call(std::move(call)),
          m_request(std::move(request)),
          m_done(std::move(done)),
          m_endMs(house.m_clock.steadyMs() + m_call.deadline.count())
    {
        const DialectBook::Page *page = house.m_book.find(m_call.endpoint);
        m_agentId = page ? page->agentId : QString();
        m_forms = house.m_book.formsToTry(m_call.endpoint, m_request.method);
    }

    void begin()
    {
        m_house->m_talks.emplace(this, shared_from_this());
        tryNext();
    }

    void cancel() override
    {
        if (!m_done)
            return; // it is over; the agent may finish its sentence
        m_done = nullptr;
        m_isSending = false;
        m_pending.cancel();
        m_tool.cancel();
        m_patience.cancel();
        remove();
    }

    // The interpreter goes.
    void abandon()
    {
        m_house = nullptr;
        m_done = nullptr;
        m_pending.cancel();
        m_tool.cancel();
        m_patience.cancel();
    }

    [[nodiscard]] bool waitsFor(const QUrl &endpoint, const JsonObject &answer) const
    {
        return m_done && m_call.endpoint == endpoint && protocol::isAnswerTo(asked(), answer);
    }

    // The answer has come by another way.
    void take(const JsonObject &answer)
    {
        WireAnswer heard;
        heard.status = 200;
        heard.original = JsonDocument(answer).toJson(JsonDocument::Compact);
        translate(heard, answer);
    }

private:
    void tryNext()
    {
        m_form = m_forms.takeFirst();
        m_isSending = true;
        if (m_form == CallForm::Mcp)
            return callTool();
        WireCall call = m_call;
        call.body = protocol::toBytes(protocol::inForm(m_form, m_request));
        call.deadline = rest();
        m_pending = m_house->m_wire.call(std::move(call), [this](const WireAnswer &answer) {
            const auto self = shared_from_this();
            m_isSending = false;
            if (!m_done)
                return remove();
            arrived(answer);
        });
    }

    void callTool()
    {
        m_tool =
            m_house->m_mcp.deliver(m_call.endpoint, protocol::toolsFor(m_request.method),
                                   m_request.params, rest(), [this](const RpcOutcome &outcome) {
                                       const auto self = shared_from_this();
                                       m_isSending = false;
                                       if (!m_done)
                                           return remove();
                                       toolAnswered(outcome);
                                   });
    }

    void toolAnswered(const RpcOutcome &outcome)
    {
        WireAnswer answer;
        answer.status = outcome.httpStatus;
        answer.reason = outcome.reason;
        switch (outcome.kind) {
        case RpcOutcome::Kind::Answered:
            break;
        case RpcOutcome::Kind::TimedOut:
            answer.kind = WireAnswer::Kind::TimedOut;
            return finish(answer);
        case RpcOutcome::Kind::Refused:
            // It is no MCP server either, or its tool failed; the latter says more.
            if (m_refusal && !m_house->m_mcp.facts(m_call.endpoint))
                return finish(*m_refusal);
            return finish(refusal(outcome));
        default:
            if (m_refusal)
                return finish(*m_refusal);
            answer.kind = WireAnswer::Kind::Unreachable;
            return finish(answer);
        }
        const AnswerReading reading =
            protocol::readToolAnswer(outcome.result.toObject(), asked(), m_house->m_clock.utcMs());
        answer.kind = WireAnswer::Kind::Answered;
        answer.original = JsonDocument(outcome.result.toObject()).toJson(JsonDocument::Compact);
        answer.status = 200;
        if (reading.kind == AnswerReading::Kind::Answer)
            return translate(answer, reading.message);
        answer.body = protocol::toBytes(protocol::RpcReply{m_request.id, outcome.result});
        answer.contentType = JsonContentType;
        finish(answer);
    }

    [[nodiscard]] WireAnswer refusal(const RpcOutcome &outcome) const
    {
        WireAnswer answer;
        answer.kind = WireAnswer::Kind::Answered;
        answer.status = 200;
        answer.body = protocol::toBytes(protocol::RpcReply{m_request.id, outcome.error});
        answer.contentType = JsonContentType;
        return answer;
    }

    [[nodiscard]] protocol::AskedCall asked() const
    {
        return {m_request.method, m_request.params, m_agentId};
    }

    void arrived(const WireAnswer &answer)
    {
        const RpcOutcome outcome = readAnswer(answer, {});
        const JsonObject body = objectIn(answer);
        const bool isLost = this->isLost(outcome, body);
        if (!isLost && outcome.ok() && !body.isEmpty()) {
            const AnswerReading reading =
                protocol::readAnyAnswer(body, asked(), m_house->m_clock.utcMs());
            if (reading.kind == AnswerReading::Kind::Answer)
                return translate(answer, reading.message);
            if (reading.kind == AnswerReading::Kind::Later && !m_refusal)
                return beginToWait();
        }
        if (!isLost && !m_refusal)
            return finish(answer);
        // Once a form was refused, nothing but an answer counts: some agents say "OK" to anything,
        // or stumble. The likeliest form says most clearly what is wrong.
        if (!m_refusal)
            m_refusal = answer;
        if (m_forms.isEmpty() || rest() == std::chrono::milliseconds::zero())
            return finish(*m_refusal);
        tryNext();
    }

    // Whether the form was not understood, so that another one may be.
    [[nodiscard]] bool isLost(const RpcOutcome &outcome, const JsonObject &body) const
    {
        if (outcome.kind == RpcOutcome::Kind::Refused)
            return protocol::isNotUnderstood(outcome.error, outcome.httpStatus);
        return m_form == CallForm::ToolCall && protocol::isToolError(body);
    }

    void beginToWait()
    {
        m_patience = m_house->m_clock.after(rest(), [this] {
            const auto self = shared_from_this();
            WireAnswer silence;
            silence.kind = WireAnswer::Kind::TimedOut;
            silence.reason = QStringLiteral("%1 acknowledged the call and sent no answer.")
                                 .arg(m_call.endpoint.toString());
            finish(silence);
        });
    }

    void translate(WireAnswer answer, const JsonObject &message)
    {
        m_house->learn(m_call.endpoint, m_request.method, m_form);
        answer.kind = WireAnswer::Kind::Answered;
        if (answer.original.isNull())
            answer.original = answer.body;
        answer.body = protocol::toBytes(protocol::RpcReply{m_request.id, JsonValue(message)});
        answer.contentType = JsonContentType;
        finish(answer);
    }

    void finish(const WireAnswer &answer)
    {
        const auto self = shared_from_this();
        const Done done = std::exchange(m_done, nullptr);
        m_patience.cancel();
        if (!m_isSending) // else the agent is still talking; its connection may end in peace
            remove();
        done(answer);
    }

    void remove()
    {
        const auto self = shared_from_this();
        if (Interpreter *house = std::exchange(m_house, nullptr))
            house->m_talks.erase(this);
    }

    [[nodiscard]] std::chrono::milliseconds rest() const
    {
        return std::chrono::milliseconds(
            std::max<qint64>(m_endMs - m_house->m_clock.steadyMs(), 0));
    }

    Interpreter *m_house; // null when it has gone, or nothing is left to do
    WireCall m_call;
    RpcRequest m_request;
    Done m_done; // null when the call is over
    qint64 m_endMs;
    QString m_agentId;
    QList<CallForm> m_forms; // still to try
    CallForm m_form = CallForm::Superset;
    std::optional<WireAnswer> m_refusal;
    PendingCall m_pending;
    McpCall m_tool;
    bool m_isSending = false;
    base::Alarm m_patience;
};

Interpreter::Interpreter(Wire &wire, base::Clock &clock)
    : m_wire(wire), m_clock(clock), m_mcp(wire, clock)
{
}

Interpreter::~Interpreter()
{
    const auto talks = std::exchange(m_talks, {});
    for (const auto &[key, talk] : talks)
        talk->abandon();
}

void Interpreter::introduce(const QUrl &endpoint, const QString &agentId,
                            std::optional<CallForm> form)
{
    m_book.introduce(endpoint, agentId, form);
}

std::optional<CallForm> Interpreter::formOf(const QUrl &endpoint) const
{
    const DialectBook::Page *page = m_book.find(endpoint);
    return page ? page->form : std::nullopt;
}

bool Interpreter::deliver(const QUrl &endpoint, const JsonObject &answer)
{
    for (const auto &[key, talk] : m_talks) {
        if (talk->waitsFor(endpoint, answer)) {
            const std::shared_ptr<Talk> found = talk;
            found->take(answer);
            return true;
        }
    }
    return false;
}

PendingCall Interpreter::call(WireCall call, Done done)
{
    if (m_book.isCanonical(call.endpoint))
        return m_wire.call(std::move(call), std::move(done));
    if (call.said) { // who must be found out to understand it gets a text
        call.body = protocol::toBytes(*call.said);
        call.said.reset();
    }
    auto request = protocol::parseRpcRequest(call.body);
    if (std::holds_alternative<protocol::RpcError>(request)) // nothing of ours
        return m_wire.call(std::move(call), std::move(done));
    auto talk = std::make_shared<Talk>(*this, std::move(call),
                                       std::get<RpcRequest>(std::move(request)), std::move(done));
    talk->begin();
    return PendingCall(std::move(talk));
}

base::Result<std::unique_ptr<Listener>> Interpreter::serve(const QHostAddress &address,
                                                           quint16 port, Handler handler)
{
    return m_wire.serve(address, port, std::move(handler));
}

void Interpreter::learn(const QUrl &endpoint, const QString &method, CallForm form)
{
    if (m_book.learn(endpoint, method, form) && m_learned)
        m_learned(endpoint, form);
}

} // namespace league::transport
