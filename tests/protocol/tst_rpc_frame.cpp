// One text of a request for many recipients.
#include "agents/protocol/json_rpc.h"
#include "agents/protocol/rpc_frame.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

class TestRpcFrame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void withId_givesTheBytesOfTheWholeRequest()
    {
        RpcRequest request;
        request.method = QStringLiteral("round_announcement");
        request.params = {{QStringLiteral("id"), QStringLiteral("x")},
                          {QStringLiteral("a"), JsonObject{{QStringLiteral("b"), 1}}}};
        const QByteArray news = toBytes(request);
        for (const qint64 id : {qint64(1), qint64(42), qint64(4'000'000'000)}) {
            request.id = id;
            QCOMPARE(withId(news, id), toBytes(request));
        }
    }
};

QTEST_GUILESS_MAIN(TestRpcFrame)
#include "tst_rpc_frame.moc"
