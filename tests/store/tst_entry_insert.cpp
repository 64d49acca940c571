// Entries that go into the table together come out one by one, as they were.
#include "agents/base/json/json_document.h"
#include "agents/store/entry_insert.h"
#include "agents/store/journal_reader.h"
#include "agents/store/schema.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using league::store::Entry;
using league::store::EntryInsert;
using league::store::SqlConnection;

namespace {

// Every word changes at a pace of its own, so that rows follow each other in every combination.
std::vector<Entry> entries(qint64 from, int count)
{
    std::vector<Entry> all;
    for (qint64 seq = from; seq < from + count; ++seq) {
        all.push_back({.seq = seq,
                       .timeMs = 1'000 + seq,
                       .actor = QStringLiteral("actor %1").arg(seq % 2),
                       .subject = seq % 5 == 0 ? QString() : QStringLiteral("R1M%1").arg(seq % 3),
                       .kind = QStringLiteral("kind \u05d0 %1").arg(seq / 4),
                       .visibility = QStringLiteral("public"),
                       .body = {{QStringLiteral("n"), seq}}});
    }
    return all;
}

std::vector<QByteArray> bodies(const std::vector<Entry> &all)
{
    std::vector<QByteArray> texts;
    for (const Entry &entry : all)
        texts.push_back(compactJson(entry.body));
    return texts;
}

} // namespace

class TestEntryInsert : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_path = m_folder.filePath(
            QStringLiteral("%1.db").arg(QString::fromLatin1(QTest::currentDataTag())));
        auto opened = SqlConnection::open(m_path, SqlConnection::Access::ReadWrite);
        QVERIFY(opened);
        m_connection = std::move(*opened);
        QVERIFY(store::prepareSchema(*m_connection));
    }
    void cleanup() { m_connection.reset(); }

    void whatGoesIn_comesOut_data()
    {
        QTest::addColumn<int>("count");
        for (const int count : {0, 1, 7, 8, 9, 15, 16, 17, 100})
            QTest::addRow("%d", count) << count;
    }
    void whatGoesIn_comesOut()
    {
        QFETCH(int, count);
        auto insert = EntryInsert::prepare(*m_connection);
        QVERIFY(insert);
        const std::vector<Entry> first = entries(1, count);
        const std::vector<Entry> second = entries(1 + count, 10); // with what the first has left
        QVERIFY(insert->insert(first, bodies(first)));
        QVERIFY(insert->insert(second, bodies(second)));

        const auto reader = store::JournalReader::open(m_path);
        QVERIFY(reader);
        const auto read = (*reader)->read({});
        QVERIFY(read);
        QCOMPARE(read->size(), count + 10);
        for (int i = 0; i < count; ++i)
            QVERIFY(read->at(i) == first[static_cast<size_t>(i)]);
        for (int i = 0; i < 10; ++i)
            QVERIFY(read->at(count + i) == second[static_cast<size_t>(i)]);
    }

    void aNumberThatIsTaken_isAFailure_andTheNextOnesWork_data()
    {
        QTest::addColumn<int>("place");
        QTest::newRow("the first of many") << 1;
        QTest::newRow("in the middle of many") << 4;
        QTest::newRow("alone") << 9;
    }
    void aNumberThatIsTaken_isAFailure_andTheNextOnesWork()
    {
        QFETCH(int, place);
        auto insert = EntryInsert::prepare(*m_connection);
        QVERIFY(insert);
        const std::vector<Entry> taken = entries(place, 1);
        QVERIFY(insert->insert(taken, bodies(taken)));
        const std::vector<Entry> batch = entries(1, 9);
        QVERIFY(m_connection->run("BEGIN IMMEDIATE"));
        QVERIFY(!insert->insert(batch, bodies(batch)));
        QVERIFY(m_connection->run("ROLLBACK"));
        const auto reader = store::JournalReader::open(m_path);
        QCOMPARE((*reader)->read({})->size(), 1);
        const std::vector<Entry> later = entries(20, 9);
        QVERIFY(insert->insert(later, bodies(later)));
        QCOMPARE((*reader)->read({})->size(), 10);
    }

private:
    QTemporaryDir m_folder;
    QString m_path;
    std::unique_ptr<SqlConnection> m_connection;
};

QTEST_GUILESS_MAIN(TestEntryInsert)
#include "tst_entry_insert.moc"
