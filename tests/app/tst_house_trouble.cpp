// A House when things go wrong: closed too early, a taken port, a folder it may not write.
#include "app/house.h"

#include "agents/store/journal_reader.h"
#include "tests/support/event_wait.h"

#include <QFile>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using app::House;
using app::HouseOptions;
using app::WireKind;
using test::eventually;

Q_DECLARE_METATYPE(league::app::WireKind)

class TestHouseTrouble : public QObject
{
    Q_OBJECT

    QTemporaryDir m_data;

    HouseOptions options(int players, WireKind wire = WireKind::Http) const
    {
        HouseOptions options;
        options.players = players;
        options.basePort = 0;
        options.wire = wire;
        options.dataFolder = m_data.path();
        return options;
    }

    static void addBothWires()
    {
        QTest::addColumn<WireKind>("wire");
        QTest::newRow("http") << WireKind::Http;
        QTest::newRow("inprocess") << WireKind::InProcess;
    }

private Q_SLOTS:
    void closedInTheMiddle_theJournalHoldsEveryCountedMatch_data() { addBothWires(); }

    void closedInTheMiddle_theJournalHoldsEveryCountedMatch()
    {
        QFETCH(WireKind, wire);
        QString journal;
        int counted = 0;
        bool isCompleted = false;
        {
            House house(options(24, wire));
            connect(&house, &House::matchCounted, this, [&](int n, int) { counted = n; });
            connect(&house, &House::completed, this, [&] { isCompleted = true; });
            QVERIFY(house.open().ok());
            journal = house.leagueFolder() + QStringLiteral("/journal.db");
            QVERIFY(eventually([&] { return counted >= 5; }));
        }
        QVERIFY(!isCompleted);
        const auto reader = store::JournalReader::open(journal);
        QVERIFY2(reader.ok(), qPrintable(reader.ok() ? QString() : reader.failure().sentence));
        const auto results = (*reader)->read({.kinds = {QStringLiteral("result")}});
        QVERIFY(results.ok());
        QVERIFY(results->size() >= counted);
        QVERIFY(results->size() < 24 * 23 / 2);
        QSet<QString> matches;
        for (const store::Entry &entry : *results)
            matches.insert(entry.subject);
        QCOMPARE(matches.size(), results->size());
    }

    void closedBeforeAnybodyRegistered_nothingHappens_data() { addBothWires(); }

    void closedBeforeAnybodyRegistered_nothingHappens()
    {
        QFETCH(WireKind, wire);
        House house(options(4, wire));
        QVERIFY(house.open().ok());
        house.close();
        QVERIFY(QFile::exists(house.leagueFolder() + QStringLiteral("/journal.db")));
        house.close(); // and once more
    }

    void neverOpened_itCanBeDestroyed() { House house(options(4)); }

    void aTakenManagerPort_isE009_andNamesAFreeOne()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost));
        HouseOptions taken = options(4);
        taken.basePort = other.serverPort();
        House house(taken);
        const base::Outcome opened = house.open();
        QVERIFY(!opened.ok());
        QCOMPARE(opened.failure().code, QStringLiteral("E009"));
        QVERIFY(opened.failure().sentence.contains(QString::number(taken.basePort)));
        static const QRegularExpression offer(QStringLiteral("port (\\d+) is free"));
        const QRegularExpressionMatch match = offer.match(opened.failure().sentence);
        QVERIFY2(match.hasMatch(), qPrintable(opened.failure().sentence));
        QVERIFY(match.captured(1).toInt() > taken.basePort);
    }

    void aTakenPortOfAnAgent_isE009_andSaysWhich_data()
    {
        QTest::addColumn<int>("offset");
        QTest::newRow("first referee") << 1;
        QTest::newRow("second player") << 102;
    }

    void aTakenPortOfAnAgent_isE009_andSaysWhich()
    {
        QFETCH(int, offset);
        // Other programs come and go; with a handful of tries one range is free but for ours.
        for (int tries = 0; tries < 20; ++tries) {
            QTcpServer other;
            QVERIFY(other.listen(QHostAddress::LocalHost));
            if (other.serverPort() < 1024 + offset)
                continue;
            HouseOptions taken = options(4);
            taken.basePort = static_cast<quint16>(other.serverPort() - offset);
            std::optional<base::Failure> reason;
            House house(taken);
            connect(&house, &House::failed, this,
                    [&](const base::Failure &failure) { reason = failure; });
            if (!house.open())
                continue;
            QVERIFY(eventually([&] { return reason.has_value(); }));
            QCOMPARE(reason->code, QStringLiteral("E009"));
            if (!reason->sentence.contains(QString::number(other.serverPort())))
                continue;
            return;
        }
        QFAIL("No free range of ports was found.");
    }

    void aDataFolderThatIsAFile_isASentence()
    {
        QFile inTheWay(m_data.filePath(QStringLiteral("in_the_way")));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        HouseOptions unwritable = options(4);
        unwritable.dataFolder = inTheWay.fileName();
        House house(unwritable);
        const base::Outcome opened = house.open();
        QVERIFY(!opened.ok());
        QVERIFY(opened.failure().sentence.contains(inTheWay.fileName()));
        QVERIFY(opened.failure().sentence.endsWith(u'.'));
        QVERIFY(opened.failure().code != QStringLiteral("E009"));
    }

    void aDataFolderNobodyCanWrite_isASentence()
    {
        HouseOptions unwritable = options(4);
        unwritable.dataFolder = QStringLiteral("/proc/agent-league");
        House house(unwritable);
        const base::Outcome opened = house.open();
        QVERIFY(!opened.ok());
        QVERIFY(opened.failure().sentence.contains(unwritable.dataFolder));
    }
};

QTEST_GUILESS_MAIN(TestHouseTrouble)
#include "tst_house_trouble.moc"
