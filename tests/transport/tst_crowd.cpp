// Who has to go when an HTTP server is full: on real sockets, with small limits.
#include "agents/base/fake_clock.h"
#include "agents/transport/http_wire.h"
#include "tests/support/event_wait.h"
#include "tests/transport/raw_client.h"

#include <QTest>

#include <sys/resource.h>

using namespace league::transport;
using namespace std::chrono_literals;
using league::base::FakeClock;
using league::test::eventually;
using league::test::RawClient;

namespace {

const QByteArray Head = "POST / HTTP/1.1\r\nHost: a\r\n";
const QByteArray HalfARequest = Head + "X-Slow: ";

QByteArray post(const QByteArray &body)
{
    return Head + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

// A server that echoes, or keeps its replies when told to.
struct Server
{
    explicit Server(const HttpLimits &limits) : wire(clock, limits)
    {
        auto served = wire.serve(QHostAddress::LocalHost, 0,
                                 [this](const WireRequest &request, const WireReply &reply) {
                                     ++handled;
                                     if (keep)
                                         kept.append(reply);
                                     else
                                         reply.send(200, "<" + request.body + ">", "text/plain");
                                 });
        listener = std::move(*served);
    }

    std::unique_ptr<RawClient> client() const
    {
        return std::make_unique<RawClient>(listener->endpoint());
    }

    // Somebody who has asked, and now waits for nothing.
    std::unique_ptr<RawClient> guest(const QByteArray &name) const
    {
        auto guest = client();
        isServed(*guest, name);
        return guest;
    }

    static bool isServed(RawClient &client, const QByteArray &question)
    {
        client.send(post(question));
        return client.receives("<" + question + ">");
    }

    FakeClock clock;
    HttpWire wire;
    bool keep = false;
    int handled = 0;
    QList<WireReply> kept;
    std::unique_ptr<Listener> listener;
};

// Changes how many files this program may open, until the end of the block.
class OpenFiles
{
public:
    explicit OpenFiles(rlim_t limit)
    {
        getrlimit(RLIMIT_NOFILE, &m_before);
        const rlimit now{limit, m_before.rlim_max};
        setrlimit(RLIMIT_NOFILE, &now);
    }
    ~OpenFiles() { restore(); }
    OpenFiles(const OpenFiles &) = delete;
    OpenFiles &operator=(const OpenFiles &) = delete;

    void restore() const { setrlimit(RLIMIT_NOFILE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace

class TestCrowd : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aNewcomer_takesThePlaceOfTheOneWhoHasWaitedLongest()
    {
        const Server server({.maxConnections = 3});
        const auto first = server.guest("first");
        const auto second = server.guest("second");
        const auto third = server.guest("third");
        QVERIFY(Server::isServed(*first, "once more")); // now the second has waited longest
        const auto newcomer = server.guest("newcomer");
        QVERIFY(second->getsClosed());
        for (RawClient *stays : {first.get(), third.get(), newcomer.get()}) {
            QVERIFY(!stays->isClosed());
            QVERIFY(Server::isServed(*stays, "still here"));
        }
    }

    void whoNeverFinishesARequest_doesNotStayByTalking()
    {
        const Server server({.maxConnections = 3});
        const auto slow = server.client();
        slow->send(HalfARequest);
        const auto one = server.guest("one");
        const auto two = server.guest("two");
        slow->send("and so on and so on");
        QVERIFY(Server::isServed(*one, "by now the server has heard that"));
        const auto newcomer = server.guest("newcomer");
        QVERIFY(slow->getsClosed());
        QVERIFY(!one->isClosed());
        QVERIFY(!two->isClosed());
    }

    void nobodyGoes_whoseRequestIsBeingAnswered()
    {
        Server server({.maxConnections = 2});
        server.keep = true;
        const auto one = server.client();
        one->send(post("question"));
        QVERIFY(eventually([&] { return server.kept.size() == 1; }));
        const auto two = server.client();
        two->send(post("question"));
        QVERIFY(eventually([&] { return server.kept.size() == 2; }));
        const auto newcomer = server.client();
        QVERIFY(newcomer->receives("HTTP/1.1 503 "));
        QVERIFY(newcomer->getsClosed());
        server.kept.at(0).send(200, "an answer");
        server.kept.at(1).send(200, "another answer");
        QVERIFY(one->receives("an answer"));
        QVERIFY(two->receives("another answer"));
    }

    void whoWasRefusedAndStays_goesFirst()
    {
        const Server server({.maxConnections = 2});
        const auto guest = server.guest("guest");
        const auto refused = server.client();
        refused->socket().setReadBufferSize(1); // it does not read on, and so does not notice
        refused->send("nonsense\r\n");
        QVERIFY(eventually([&] { return refused->socket().bytesAvailable() > 0; }));
        const auto newcomer = server.guest("newcomer");
        QVERIFY(!guest->isClosed());
        QVERIFY(Server::isServed(*guest, "still here"));
        QVERIFY(Server::isServed(*newcomer, "still here"));
    }

    void slowClientsByTheHundred_keepNobodyOut()
    {
        const Server server({.maxConnections = 20});
        std::vector<std::unique_ptr<RawClient>> slow;
        for (int i = 0; i < 200; ++i) {
            slow.push_back(server.client());
            slow.back()->send(i % 2 ? HalfARequest : QByteArray());
            if (i % 4 != 0)
                continue;
            const auto guest = server.client();
            QVERIFY(Server::isServed(*guest, "let me in"));
        }
        const auto open = [&] {
            return std::ranges::count_if(slow, [](const auto &each) { return !each->isClosed(); });
        };
        QVERIFY(eventually([&] { return open() <= 20; }));
    }

    void unfinishedRequests_areBoundedTogether_andTheLargestGoes()
    {
        const Server server({.maxHeldBytes = 1'000'000});
        const auto small = server.client();
        small->send(Head + "Content-Length: 11\r\n\r\nhalf ");
        std::vector<std::unique_ptr<RawClient>> large;
        for (int i = 0; i < 10; ++i) {
            large.push_back(server.client());
            large.back()->send(Head + "Content-Length: 900000\r\n\r\n" + QByteArray(300'000, 'x'));
        }
        const auto open = [&] {
            return std::ranges::count_if(large, [](const auto &each) { return !each->isClosed(); });
        };
        QVERIFY(eventually([&] { return open() <= 3; }));
        QVERIFY(Server::isServed(*server.client(), "and the next"));
        QCOMPARE(open(), 3);
        small->send("a word");
        QVERIFY(small->receives("<half a word>"));
        QCOMPARE(server.handled, 2);
    }

    void answersThatNobodyReads_areBoundedTogether()
    {
        const Server server({.maxHeldBytes = 1'000'000});
        std::vector<std::unique_ptr<RawClient>> deaf;
        for (int i = 0; i < 5; ++i) {
            deaf.push_back(server.client());
            deaf.back()->socket().setReadBufferSize(1);
            deaf.back()->socket().setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption,
                                                  4096);
        }
        const QByteArray question = post(QByteArray(100'000, 'x'));
        qint64 sent = 0;
        QVERIFY(eventually([&] {
            for (const auto &client : deaf) {
                if (client->isClosed() || client->socket().bytesToWrite() > 0)
                    continue;
                client->send(question);
                sent += question.size();
            }
            const auto gone =
                std::ranges::count_if(deaf, [](const auto &client) { return client->isClosed(); });
            return gone >= 3 || sent > 256 * 1024 * 1024;
        }));
        QVERIFY2(sent < 256 * 1024 * 1024,
                 "256 MB of answers were kept for peers that do not read");
        QVERIFY(Server::isServed(*server.client(), "and the next"));
    }

    void whoHasBeenHeard_holdsNothingAnyMore()
    {
        Server server({.maxHeldBytes = 100'000});
        const auto guest = server.client();
        for (int i = 0; i < 20; ++i) // twenty times forty thousand is more than may be held
            QVERIFY(Server::isServed(*guest, QByteArray::number(i) + QByteArray(40'000, 'x')));
    }

    void allHousesAreFull_withHalfOfTheFilesThatMayBeOpen()
    {
        const OpenFiles files(60);
        const Server one({});
        const Server other({});
        files.restore(); // this test needs files itself, for the other ends
        std::vector<std::unique_ptr<RawClient>> guests;
        for (int i = 0; i < 15; ++i) {
            guests.push_back(one.guest("one"));
            guests.push_back(other.guest("other"));
        }
        QVERIFY(std::ranges::none_of(guests, [](const auto &each) { return each->isClosed(); }));
        const auto newcomer = one.guest("newcomer");
        QVERIFY(guests.front()->getsClosed());
        QVERIFY(Server::isServed(*newcomer, "still here"));
        QVERIFY(std::all_of(guests.cbegin() + 1, guests.cend(),
                            [](const auto &each) { return !each->isClosed(); }));
    }
};

QTEST_GUILESS_MAIN(TestCrowd)
#include "tst_crowd.moc"
