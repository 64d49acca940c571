// Names and ids the program makes up: agents, leagues, the operator's token, addresses.
#include "app/agent_names.h"
#include "app/league_id.h"
#include "app/operator_token.h"
#include "app/own_address.h"

#include <QFile>
#include <QHostInfo>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace league;
using namespace league::app;

class TestNames : public QObject
{
    Q_OBJECT

    static mode_t modeOf(const QString &path)
    {
        struct stat status = {};
        if (::stat(qPrintable(path), &status) != 0)
            return 0;
        return status.st_mode & 07777;
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
    }

private Q_SLOTS:
    void agents_haveNames_andPlayersDifferInTheirFirstTwoLetters()
    {
        QCOMPARE(playerName(0), QStringLiteral("Ada"));
        QCOMPARE(playerName(1), QStringLiteral("Boole"));
        QSet<QString> monograms;
        for (int i = 0; i < 26; ++i)
            monograms.insert(playerName(i).left(2));
        QCOMPARE(monograms.size(), 26);
        QCOMPARE(refereeName(0), QStringLiteral("Referee Alpha"));
        QCOMPARE(refereeName(1), QStringLiteral("Referee Beta"));
    }

    void fiveHundredPlayersAndAHundredReferees_haveDifferentNames()
    {
        QSet<QString> names;
        for (int i = 0; i < 500; ++i)
            names.insert(playerName(i));
        QCOMPARE(names.size(), 500);
        QCOMPARE(playerName(26), QStringLiteral("Ada 2"));
        names.clear();
        for (int i = 0; i < 100; ++i)
            names.insert(refereeName(i));
        QCOMPARE(names.size(), 100);
        QCOMPARE(refereeName(10), QStringLiteral("Referee Alpha 2"));
    }

    void leagueId_saysTheGameAndTheTime_andIsNewEachTime()
    {
        static const QRegularExpression form(
            QStringLiteral("^even_odd-20\\d{6}-[0-2]\\d[0-5]\\d[0-5]\\d-[0-9a-f]{4}$"));
        const QString first = newLeagueId(QStringLiteral("even_odd"));
        QVERIFY2(form.match(first).hasMatch(), qPrintable(first));
        QSet<QString> ids{first};
        for (int i = 0; i < 3; ++i)
            ids.insert(newLeagueId(QStringLiteral("even_odd")));
        QVERIFY(ids.size() > 1);
    }

    void operatorToken_isForItsOwnerAlone_whateverTheUmask()
    {
        const QTemporaryDir data;
        const auto folder = store::LeagueFolder::create(data.path(), QStringLiteral("league_1"));
        QVERIFY(folder.ok());
        const mode_t before = ::umask(0);
        const base::Outcome kept = keepOperatorToken(*folder, QStringLiteral("op_1234"));
        ::umask(before);
        QVERIFY(kept.ok());
        const QString path = operatorTokenPath(*folder);
        QCOMPARE(path, folder->path() + QStringLiteral("/operator.token"));
        QCOMPARE(modeOf(path), mode_t(0600));
        QCOMPARE(contentOf(path), QByteArray("op_1234\n"));
    }

    void operatorToken_replacesAnOlderOne_andMakesAFileOthersCouldReadPrivate()
    {
        const QTemporaryDir data;
        const auto folder = store::LeagueFolder::create(data.path(), QStringLiteral("league_1"));
        QVERIFY(folder.ok());
        QFile older(operatorTokenPath(*folder));
        QVERIFY(older.open(QIODevice::WriteOnly));
        older.write("a longer text than the token that follows");
        older.close();
        QCOMPARE(::chmod(qPrintable(older.fileName()), 0644), 0);
        QVERIFY(keepOperatorToken(*folder, QStringLiteral("op_1")).ok());
        QCOMPARE(modeOf(older.fileName()), mode_t(0600));
        QCOMPARE(contentOf(older.fileName()), QByteArray("op_1\n"));
    }

    void operatorToken_thatCannotBeWritten_isASentenceWithThePath()
    {
        const store::LeagueFolder nowhere(QStringLiteral("/proc/agent-league"),
                                          QStringLiteral("league_1"));
        const base::Outcome kept = keepOperatorToken(nowhere, QStringLiteral("op_1"));
        QVERIFY(!kept.ok());
        QVERIFY(kept.failure().sentence.contains(operatorTokenPath(nowhere)));
        QVERIFY(kept.failure().sentence.endsWith(u'.'));
    }

    void towardsAManagerOnThisMachine_theAddressIsLoopback_data()
    {
        QTest::addColumn<QString>("manager");
        QTest::newRow("by address") << QStringLiteral("http://127.0.0.1:8000/mcp");
        QTest::newRow("by another loopback address") << QStringLiteral("http://127.0.0.2:8000/mcp");
        QTest::newRow("by name") << QStringLiteral("http://localhost:8000/mcp");
        QTest::newRow("IPv6") << QStringLiteral("http://[::1]:8000/mcp");
        QTest::newRow("a name nobody has") << QStringLiteral("http://nobody.invalid:8000/mcp");
    }

    void towardsAManagerOnThisMachine_theAddressIsLoopback()
    {
        QFETCH(QString, manager);
        QCOMPARE(addressTowards(QUrl(manager)).toString(), QStringLiteral("127.0.0.1"));
    }

    void aLoopbackListener_needsNoFurtherHosts()
    {
        QCOMPARE(hostsOf(QHostAddress(QHostAddress::LocalHost)), QStringList());
        QCOMPARE(hostsOf(QHostAddress(QHostAddress::LocalHostIPv6)), QStringList());
    }

    void aListenerOnOneAddress_isCalledByIt()
    {
        QCOMPARE(hostsOf(QHostAddress(QStringLiteral("192.0.2.7"))),
                 QStringList{QStringLiteral("192.0.2.7")});
    }

    void aListenerOnAllAddresses_isCalledByEveryNameOfTheMachine()
    {
        const QStringList hosts = hostsOf(QHostAddress(QHostAddress::AnyIPv4));
        QVERIFY(hosts.contains(QStringLiteral("127.0.0.1")));
        QVERIFY(hosts.contains(QHostInfo::localHostName()));
        for (const QString &host : hosts)
            QVERIFY2(!host.contains(u'%'), qPrintable(host)); // a scope is no part of a Host header
    }
};

QTEST_GUILESS_MAIN(TestNames)
#include "tst_names.moc"
