// HTTP requests through a real socket: our scanner and the RPC server, as a peer meets them.
//
// The peer writes the input in two pieces, gets one answer for each request that the scanner
// accepts and a refusal for the first one that it does not, and finishes; then the server hangs up
// without another word, and still answers others. The clock stands still: nothing here ends by
// running out of time.
#include "agents/base/fake_clock.h"
#include "agents/transport/http_wire.h"
#include "agents/transport/request_scanner.h"
#include "agents/transport/rpc_server.h"

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/http_reading.h"
#include "tests/fuzz/loopback_socket.h"

#include <QCoreApplication>

using namespace league;
using namespace league::transport;
using test::LoopbackSocket;
using test::mustHold;

namespace {

// So much that what is refused can be read to its end; inputs are shorter than a body may be.
constexpr HttpLimits Limits{.maxHeaderBytes = 600, .maxTargetBytes = 100, .maxBodyBytes = 4096};

struct Expected
{
    qsizetype answers = 0;
    bool endsInRefusal = false;
    QList<qsizetype> heads = {}; // which of them answer a HEAD request
};

Expected expectedFor(const QByteArray &bytes)
{
    Expected expected;
    QByteArrayView rest(bytes);
    while (!rest.isEmpty()) {
        RequestScanner scanner(Limits);
        rest = rest.sliced(scanner.feed(rest));
        if (scanner.refusal()) {
            expected.endsInRefusal = true;
            ++expected.answers;
            return expected;
        }
        if (!scanner.isComplete())
            return expected;
        if (scanner.head().verb == "HEAD")
            expected.heads.append(expected.answers);
        ++expected.answers;
        if (!scanner.head().keepAlive)
            return expected;
    }
    return expected;
}

class ServedPort
{
public:
    ServedPort() : m_wire(m_clock, Limits), m_server(m_wire, m_clock)
    {
        m_server.setHealth([] { return JsonObject{}; });
        m_server.on(QStringLiteral("echo"), [](const auto &request, const auto &, auto respond) {
            respond.result(request.params);
        });
        const auto endpoint = m_server.listen(QHostAddress::LocalHost, 0);
        mustHold(endpoint.ok(), "the server listens");
        m_port = static_cast<quint16>(endpoint->port());
    }

    // What the server says to these bytes, to the end. The peer finishes when it has so many
    // answers: to Qt's sockets a peer that has finished is one that is gone.
    [[nodiscard]] QByteArray answerTo(const QByteArray &bytes, const Expected &expected) const
    {
        const LoopbackSocket peer = LoopbackSocket::connectedTo(m_port);
        QByteArray said;
        const qsizetype middle = bytes.size() / 2;
        for (const QByteArray &piece : {bytes.left(middle), bytes.mid(middle)})
            send(peer, piece, said);
        const auto isSatisfied = [&] {
            const auto answers = test::answersIn(said, expected.heads);
            return answers && answers->size() >= expected.answers;
        };
        listenTo(peer, said, isSatisfied);
        peer.finish();
        listenTo(peer, said, [] { return false; });
        return said;
    }

private:
    static void send(const LoopbackSocket &peer, const QByteArray &piece, QByteArray &said)
    {
        qsizetype written = 0;
        while (written >= 0 && written < piece.size()) {
            const qsizetype now = peer.write(piece.mid(written));
            written = now < 0 ? -1 : written + now;
            QCoreApplication::processEvents();
            peer.readInto(said);
        }
    }

    // Reads until the server hangs up or the peer has heard enough.
    template<class Condition>
    static void listenTo(const LoopbackSocket &peer, QByteArray &said, Condition isEnough)
    {
        int rounds = 0;
        qsizetype heard = -1;
        while (peer.readInto(said)) {
            if (std::exchange(heard, said.size()) != said.size() && isEnough())
                return;
            mustHold(++rounds < 1'000'000, "the server answers, and hangs up when its peer does",
                     QString::fromLatin1(said));
            QCoreApplication::processEvents();
        }
    }

    base::FakeClock m_clock;
    HttpWire m_wire;
    RpcServer m_server;
    quint16 m_port = 0;
};

} // namespace

void test::tryInput(const QByteArray &input)
{
    static const ServedPort port;
    const QByteArray bytes = input.left(static_cast<qsizetype>(Limits.maxBodyBytes));
    const Expected expected = expectedFor(bytes);
    const QByteArray said = port.answerTo(bytes, expected);
    const std::optional<QList<ReadAnswer>> answers = answersIn(said, expected.heads);
    mustHold(answers.has_value(), "what the server says is HTTP", QString::fromLatin1(said));
    mustHold(answers->size() == expected.answers, "each request gets one answer",
             QStringLiteral("%1 wanted:\n%2").arg(expected.answers).arg(QString::fromLatin1(said)));
    if (expected.endsInRefusal)
        mustHold(answers->constLast().status >= 400, "what is not HTTP is refused",
                 QString::fromLatin1(said));

    const QByteArray health =
        port.answerTo("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n", {.answers = 1});
    mustHold(health.startsWith("HTTP/1.1 200 "), "the server still answers others",
             QString::fromLatin1(health));
}
