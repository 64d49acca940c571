// What a hostile server answers, through a real socket: the input is all that comes back from the
// port that our client calls. The call ends exactly once, within its limits, and says why when
// there is no answer.
#include "agents/base/fake_clock.h"
#include "agents/transport/http_wire.h"

#include "tests/fuzz/answer_trial.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/fuzzed_json.h"
#include "tests/fuzz/loopback_socket.h"

#include <QCoreApplication>
#include <QTcpServer>

#include <memory>
#include <vector>

#include <unistd.h>

using namespace league;
using namespace league::transport;
using test::LoopbackSocket;
using test::mustHold;

namespace {

constexpr HttpLimits Limits{.maxHeaderBytes = 600, .maxResponseBytes = 400};

// A port that says the same to everybody, and then nothing more.
class HostilePort final : public QTcpServer
{
public:
    explicit HostilePort(const QByteArray &answer) : m_answer(answer)
    {
        mustHold(listen(QHostAddress::LocalHost, 0), "the hostile server listens");
    }

    [[nodiscard]] QUrl endpoint() const
    {
        return QUrl(QStringLiteral("http://127.0.0.1:%1/mcp").arg(serverPort()));
    }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        m_peers.emplace_back(static_cast<int>(descriptor));
        const qsizetype written = m_peers.back().write(m_answer);
        mustHold(written == m_answer.size(), "a small answer leaves at once");
        m_peers.back().finish();
    }

private:
    QByteArray m_answer;
    std::vector<LoopbackSocket> m_peers;
};

void mustBeWithinLimits(const WireAnswer &answer)
{
    mustHold(answer.kind != WireAnswer::Kind::Cancelled, "nobody cancelled");
    if (answer.kind != WireAnswer::Kind::Answered)
        return test::mustBeGoodSentence(answer.reason);
    mustHold(answer.status >= 200 && answer.status <= 599, "an answer has a status");
    mustHold(answer.body.size() <= Limits.maxResponseBytes, "a body keeps its limit");
    qint64 headerBytes = 0;
    for (const auto &[name, value] : answer.headers) {
        mustHold(!name.isEmpty() && !name.contains('\n') && !value.contains('\n'),
                 "a header is one line");
        headerBytes += name.size() + value.size();
    }
    mustHold(headerBytes <= Limits.maxHeaderBytes, "the header keeps its limit");
}

} // namespace

void test::tryInput(const QByteArray &input)
{
    base::FakeClock clock;
    HostilePort port(input.left(2048));
    HttpWire wire(clock, Limits);
    int calls = 0;
    WireAnswer answer;
    const PendingCall call =
        wire.call({port.endpoint(), "{}"}, [&calls, &answer](WireAnswer given) {
            ++calls;
            answer = std::move(given);
        });
    int rounds = 0;
    while (calls == 0) {
        mustHold(++rounds < 1'000'000, "a call ends when the server has hung up");
        QCoreApplication::processEvents();
    }
    QCoreApplication::processEvents();
    mustHold(calls == 1, "a call ends once");
    mustBeWithinLimits(answer);
    mustReadWell(answer);
}
