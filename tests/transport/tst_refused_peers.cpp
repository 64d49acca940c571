// What happens to a peer after it was refused: it can read why, and cannot stay. On plain sockets,
// because QTcpSocket closes by itself as soon as the other side has nothing more to say.
#include "agents/base/fake_clock.h"
#include "agents/transport/http_wire.h"
#include "tests/support/event_wait.h"
#include "tests/transport/raw_client.h"

#include <QTest>

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace league::transport;
using namespace std::chrono_literals;
using league::base::FakeClock;
using league::test::eventually;
using league::test::RawClient;

namespace {

const QByteArray Post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}";
const QByteArray Chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";

// A socket without manners of its own.
class PlainPeer
{
public:
    explicit PlainPeer(quint16 port) : m_socket(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        ::connect(m_socket, reinterpret_cast<const sockaddr *>(&address), sizeof address);
        ::fcntl(m_socket, F_SETFL, O_NONBLOCK);
        const int on = 1; // what is said goes out at once
        ::setsockopt(m_socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    }
    ~PlainPeer() { ::close(m_socket); }
    PlainPeer(const PlainPeer &) = delete;
    PlainPeer &operator=(const PlainPeer &) = delete;

    // How many bytes were taken; -1 when the connection is gone.
    qint64 send(const QByteArray &bytes) const
    {
        const ssize_t sent =
            ::send(m_socket, bytes.constData(), static_cast<size_t>(bytes.size()), MSG_NOSIGNAL);
        return sent < 0 && errno == EAGAIN ? 0 : sent;
    }

    // Whether all that was ever said to us contains the text.
    bool hears(const QByteArray &text)
    {
        return eventually([&] {
            listen();
            return m_heard.contains(text);
        });
    }

    bool hearsTheEnd()
    {
        return eventually([&] {
            listen();
            return m_isAtEnd;
        });
    }

private:
    void listen()
    {
        char buffer[4096];
        const ssize_t got = ::recv(m_socket, buffer, sizeof buffer, 0);
        if (got > 0)
            m_heard.append(buffer, got);
        m_isAtEnd = m_isAtEnd || got == 0;
    }

    int m_socket;
    QByteArray m_heard;
    bool m_isAtEnd = false;
};

struct Server
{
    Server() : wire(clock)
    {
        auto served =
            wire.serve(QHostAddress::LocalHost, 0, [this](const WireRequest &r, WireReply reply) {
                handled.append(r.verb + ' ' + r.body);
                reply.send(200, "answer");
            });
        listener = std::move(*served);
    }

    // Has everything done that arrived before: a later request of another has been answered.
    bool catchUp()
    {
        RawClient client(listener->endpoint());
        client.send(Post);
        return client.receives("answer");
    }

    FakeClock clock;
    HttpWire wire;
    QList<QByteArray> handled;
    std::unique_ptr<Listener> listener;
};

} // namespace

class TestRefusedPeers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aRefusedPeer_mayFinishItsSentence_butNotStay()
    {
        Server server;
        PlainPeer peer(server.listener->port());
        peer.send("nonsense\r\n");
        QVERIFY(peer.hears("HTTP/1.1 400 "));
        QVERIFY(peer.hearsTheEnd()); // only of what we say: it may still talk
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(peer.send("and another thing"), 17);
            QVERIFY(server.catchUp());
        }
        server.clock.advance(1999ms);
        QVERIFY(server.catchUp());
        QCOMPARE(peer.send("and another thing"), 17);
        server.clock.advance(1ms);
        bool isGone = false;
        for (int tries = 0; tries < 5 && !isGone; ++tries) { // the first may still be taken
            QVERIFY(server.catchUp());
            isGone = peer.send("hello?") < 0;
        }
        QVERIFY(isGone);
    }

    void aRefusedPeerThatGoesOnTalking_isCutOff()
    {
        Server server;
        PlainPeer peer(server.listener->port());
        peer.send("nonsense\r\n");
        QVERIFY(peer.hearsTheEnd());
        const QByteArray more(65'536, 'x');
        qint64 sent = 0;
        QVERIFY(eventually([&] {
            const qint64 taken = peer.send(more);
            sent += std::max<qint64>(0, taken);
            return taken < 0 || sent > 64 * 1024 * 1024;
        }));
        QVERIFY2(sent < 64 * 1024 * 1024, "64 MB were taken after the refusal");
    }

    void aLastAnswer_isReadBeforeTheEnd()
    {
        Server server;
        PlainPeer peer(server.listener->port());
        peer.send("GET / HTTP/1.0\r\n\r\n" + QByteArray(100'000, 'x')); // more than it should
        QVERIFY(peer.hears("answer"));
        QVERIFY(peer.hearsTheEnd());
    }

    void aRequestThatEndsInTheNextPiece_takesNothingOfTheNextRequest()
    {
        Server server;
        PlainPeer peer(server.listener->port());
        peer.send(Chunked + "2\r\n{}\r\n0\r\n\r");
        QVERIFY(server.catchUp());
        server.handled.clear();
        peer.send("\n" + Post);
        QVERIFY(eventually([&] { return server.handled.size() == 2; }));
        QCOMPARE(server.handled, (QList<QByteArray>{"POST {}", "POST {}"}));
        QVERIFY(peer.hears("answer"));
    }
};

QTEST_GUILESS_MAIN(TestRefusedPeers)
#include "tst_refused_peers.moc"
