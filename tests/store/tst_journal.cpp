// The journal: numbering, group commit, acknowledgement after the commit, reading.
#include "agents/base/json/json_document.h"
#include "agents/store/journal.h"

#include "agents/base/fake_clock.h"
#include "agents/store/sql_connection.h"
#include "tests/support/event_wait.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace league;
using store::Entry;
using store::Journal;
using store::Urgency;
using test::eventually;

class TestJournal : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    base::FakeClock m_clock;
    int m_fileCounter = 0;

    QString freshPath()
    {
        return m_folder.filePath(QStringLiteral("%1/journal.db").arg(++m_fileCounter));
    }

    std::unique_ptr<Journal> openJournal(const QString &path, store::JournalOptions options = {})
    {
        if (!options.clock)
            options.clock = &m_clock;
        auto journal = Journal::open(path, std::move(options));
        if (!journal)
            qFatal("%s", qPrintable(journal.failure().sentence));
        return std::move(journal).value();
    }

    static Entry note(int number, const QString &subject = QStringLiteral("R1M1"))
    {
        return {.actor = QStringLiteral("league_manager"),
                .subject = subject,
                .kind = QStringLiteral("note"),
                .body = {{QStringLiteral("number"), number}}};
    }

    static qint64 rowsWithSeq(const QString &path, qint64 seq)
    {
        auto other = store::SqlConnection::open(path, store::SqlConnection::Access::ReadOnly);
        const QByteArray sql =
            "SELECT count(*) FROM entries WHERE seq = " + QByteArray::number(seq);
        const base::Result<qint64> found = (*other)->askNumber(sql.constData());
        return found ? *found : -1;
    }

    static void addPrompt(store::CommitQueue &queue, int count)
    {
        for (int i = 1; i <= count; ++i) {
            Entry entry = note(i);
            (void)queue.add(entry, Urgency::Prompt);
        }
        queue.hurry();
    }

    // Lets the writer's side go on to its next commit.
    static bool nextCommit(store::CommitQueue &queue, std::vector<Entry> &batch)
    {
        using Step = store::CommitQueue::Step;
        Step step = queue.next(batch);
        while (step == Step::Take)
            step = queue.next(batch);
        return step == Step::Commit;
    }

private Q_SLOTS:
    void numbers_startAtOne_andHaveNoGaps_acrossReopening()
    {
        const QString path = freshPath();
        {
            const auto journal = openJournal(path);
            for (int i = 1; i <= 5; ++i)
                QCOMPARE(journal->append(note(i)), i);
        }
        const auto journal = openJournal(path);
        QCOMPARE(journal->lastSeq(), 5);
        QCOMPARE(journal->append(note(6)), 6);
        journal->flush();
        QList<qint64> seqs;
        for (const Entry &entry : journal->readAll())
            seqs << entry.seq;
        QCOMPARE(seqs, QList<qint64>({1, 2, 3, 4, 5, 6}));
    }

    void entry_comesBackAsItWentIn()
    {
        const auto journal = openJournal(freshPath());
        Entry entry{.timeMs = 1'772'388'000'123,
                    .actor = QStringLiteral("referee:REF01"),
                    .subject = QStringLiteral("ליגה \"א\"'; DROP TABLE entries; --"),
                    .kind = QStringLiteral("odd"),
                    .visibility = QStringLiteral("player:P01"),
                    .body = {{QStringLiteral("big"), qint64(9007199254740993)},
                             {QStringLiteral("text"), QStringLiteral("\u0000a\n\U0001F600")},
                             {QStringLiteral("list"), JsonArray{1, JsonValue::Null, false}}}};
        entry.seq = journal->append(entry);
        journal->flush();
        QCOMPARE(journal->readAll(), QList<Entry>{entry});
    }

    void jsonLine_saysTheSameAsTheObject_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("plain") << "referee:REF01";
        QTest::newRow("empty") << "";
        QTest::newRow("quotes") << "say \"hi\" \\ and go";
        QTest::newRow("control") << QStringLiteral("a\nb\t\u0001\u007f");
        QTest::newRow("hebrew") << QStringLiteral("ליגה");
    }

    void jsonLine_saysTheSameAsTheObject()
    {
        QFETCH(QString, text);
        const Entry entry{.seq = 7,
                          .timeMs = 1'772'388'000'123,
                          .actor = text,
                          .subject = text,
                          .kind = text,
                          .visibility = text,
                          .body = {{QStringLiteral("a"), JsonArray{1, text}}}};
        const QByteArray line = store::toJsonLine(entry);
        QCOMPARE(JsonDocument::fromJson(line).object(), store::toJson(entry));
        QVERIFY(!line.contains('\n'));
    }

    void entryWithoutAnyText_isKeptToo()
    {
        const auto journal = openJournal(freshPath());
        journal->append({.visibility = {}});
        journal->flush();
        QVERIFY2(journal->healthy(), qPrintable(journal->problem()));
        QCOMPARE(journal->readAll().size(), 1);
        QCOMPARE(journal->readSubject(QStringLiteral("")).size(), 1);
    }

    void entryWithoutTime_getsTheClocks()
    {
        const auto journal = openJournal(freshPath());
        journal->append(note(1));
        journal->flush();
        QCOMPARE(journal->readAll().constFirst().timeMs, m_clock.utcMs());
    }

    void results_areSignalledAtOnce_withTheirNumbers_andNothingElseIs()
    {
        const auto journal = openJournal(freshPath());
        QList<qint64> seen;
        connect(journal.get(), &Journal::resultAppended, this,
                [&seen](const Entry &entry) { seen << entry.seq; });
        Entry result = note(1);
        result.kind = store::kind::Result;
        journal->append(note(1));
        journal->append(result);
        journal->append(note(2));
        journal->append(result);
        QCOMPARE(seen, QList<qint64>({2, 4}));
    }

    void relaxedEntries_waitForCompany_andGoInOneTransaction()
    {
        const auto journal = openJournal(freshPath());
        for (int i = 1; i <= 10; ++i)
            journal->append(note(i));
        m_clock.advance(std::chrono::milliseconds(49));
        QCOMPARE(journal->durableSeq(), 0);
        m_clock.advance(std::chrono::milliseconds(1));
        QVERIFY(eventually([&] { return journal->durableSeq() == 10; }));
        QCOMPARE(journal->transactions(), 1);
    }

    void relaxedEntry_afterAnEarlierGroup_waitsItsOwnTime()
    {
        const auto journal = openJournal(freshPath());
        journal->append(note(1));
        m_clock.advance(std::chrono::milliseconds(50));
        QVERIFY(eventually([&] { return journal->durableSeq() == 1; }));
        journal->append(note(2));
        journal->append(note(3));
        QCOMPARE(journal->durableSeq(), 1);
        m_clock.advance(std::chrono::milliseconds(50));
        QVERIFY(eventually([&] { return journal->durableSeq() == 3; }));
        QCOMPARE(journal->transactions(), 2);
    }

    void promptEntriesOfOneTurn_goInOneTransaction()
    {
        const auto journal = openJournal(freshPath());
        int kept = 0;
        for (int i = 1; i <= 300; ++i) {
            journal->whenDurable(journal->append(note(i), Urgency::Prompt), this,
                                 [&](const base::Outcome &outcome) { kept += outcome ? 1 : 0; });
        }
        QCOMPARE(journal->durableSeq(), 0); // the turn is not over
        QVERIFY(eventually([&] { return kept == 300; }));
        QCOMPARE(journal->transactions(), 1);
    }

    void entriesAreTaken_beforeAnybodyWantsTheCommit()
    {
        using Step = store::CommitQueue::Step;
        store::CommitQueue queue({.company = 1000, .early = 64}, 0);
        std::vector<Entry> batch;
        for (int i = 1; i <= 64; ++i)
            (void)queue.add(note(i), Urgency::Relaxed);
        QCOMPARE(queue.next(batch), Step::Take);
        QCOMPARE(batch.size(), 64U);
        (void)queue.add(note(65), Urgency::Relaxed);
        queue.hurry();
        QCOMPARE(queue.next(batch), Step::Take);
        QCOMPARE(queue.next(batch), Step::Commit);
        QCOMPARE(batch.size(), 65U);
        // The commit fails, and the batch stays with the writer until it succeeds.
        (void)queue.failed(QStringLiteral("The disk is full."));
        queue.tryAgain();
        QCOMPARE(queue.next(batch), Step::Commit);
        QCOMPARE(batch.size(), 65U);
        (void)queue.succeeded(65);
        batch.clear();
        queue.stop();
        QCOMPARE(queue.next(batch), Step::Stop);
    }

    void writeAheadFile_isFoldedIn_howeverMuchIsWritten()
    {
        const QString path = freshPath();
        const auto journal = openJournal(path);
        qint64 longest = 0;
        for (int i = 1; i <= 8000; ++i) { // 64 megabytes
            Entry entry = note(i);
            entry.body.insert(QStringLiteral("text"), QString(8'000, u'x'));
            journal->append(entry);
            if (i % 100 != 0)
                continue;
            journal->sync();
            longest = std::max(longest, QFileInfo(path + QStringLiteral("-wal")).size());
        }
        QCOMPARE(rowsWithSeq(path, 8000), 1);
        // 16, and what was committed while the file was being folded in.
        QVERIFY2(longest < 36 * 1024 * 1024, qPrintable(QString::number(longest)));
        QVERIFY(QFileInfo(path).size() > 16 * 1024 * 1024);
    }

    void hundredRelaxedEntries_areCompanyEnough()
    {
        const auto journal = openJournal(freshPath());
        for (int i = 1; i <= 100; ++i)
            journal->append(note(i));
        QVERIFY(eventually([&] { return journal->durableSeq() == 100; }));
        QCOMPARE(journal->transactions(), 1);
    }

    void promptEntry_takesTheRelaxedOnesAlong_withoutTimePassing()
    {
        const auto journal = openJournal(freshPath());
        journal->append(note(1));
        journal->append(note(2));
        journal->append(note(3), Urgency::Prompt);
        QVERIFY(eventually([&] { return journal->durableSeq() == 3; }));
        QCOMPARE(journal->transactions(), 1);
    }

    void waitingForARelaxedEntry_makesItPrompt()
    {
        const auto journal = openJournal(freshPath());
        const qint64 seq = journal->append(note(1));
        bool kept = false;
        journal->whenDurable(seq, this, [&](const base::Outcome &outcome) { kept = outcome.ok(); });
        QVERIFY(eventually([&] { return kept; }));
    }

    void whatQueuesUpWhileTheWriterIsBusy_sharesATransaction()
    {
        store::CommitQueue queue({}, 0);
        addPrompt(queue, 1);
        std::vector<Entry> batch;
        QVERIFY(nextCommit(queue, batch)); // the writer is busy with the first
        QCOMPARE(batch.size(), 1U);
        addPrompt(queue, 500);
        QVERIFY(queue.succeeded(1).empty());
        batch.clear();
        QVERIFY(nextCommit(queue, batch));
        QCOMPARE(batch.size(), 500U);
    }

    void transaction_holdsNoMoreThanTheLargestBatch()
    {
        store::CommitQueue queue({.largestBatch = 100}, 0);
        addPrompt(queue, 250);
        std::vector<size_t> sizes;
        for (int i = 0; i < 3; ++i) {
            std::vector<Entry> batch;
            QVERIFY(nextCommit(queue, batch));
            sizes.push_back(batch.size());
            (void)queue.succeeded(batch.back().seq);
        }
        QCOMPARE(sizes, std::vector<size_t>({100, 100, 50}));
    }

    void whenDurable_findsTheRowThroughAnotherConnection()
    {
        const QString path = freshPath();
        const auto journal = openJournal(path);
        QList<qint64> acknowledged;
        bool allThere = true;
        for (int i = 1; i <= 50; ++i) {
            const qint64 seq = journal->append(note(i), Urgency::Prompt);
            journal->whenDurable(seq, this, [&, seq](const base::Outcome &outcome) {
                allThere = allThere && outcome.ok() && rowsWithSeq(path, seq) == 1;
                acknowledged << seq;
            });
        }
        QVERIFY(eventually([&] { return acknowledged.size() == 50; }));
        QVERIFY(allThere);
        QVERIFY(std::is_sorted(acknowledged.begin(), acknowledged.end()));
    }

    void whenDurable_ofADurableEntry_answersFromTheEventLoop()
    {
        const auto journal = openJournal(freshPath());
        const qint64 seq = journal->append(note(1));
        journal->flush();
        bool kept = false;
        journal->whenDurable(seq, this, [&](const base::Outcome &outcome) { kept = outcome.ok(); });
        QVERIFY(!kept);
        QVERIFY(eventually([&] { return kept; }));
    }

    void whenDurable_ofANumberNeverGiven_fails()
    {
        const auto journal = openJournal(freshPath());
        QString sentence;
        journal->whenDurable(
            7, this, [&](const base::Outcome &outcome) { sentence = outcome.failure().sentence; });
        QVERIFY(eventually([&] { return !sentence.isEmpty(); }));
        QVERIFY2(sentence.contains(QStringLiteral("7")), qPrintable(sentence));
    }

    void whenDurable_ofAContextThatIsGone_isNotCalled()
    {
        const auto journal = openJournal(freshPath());
        bool called = false;
        bool kept = false;
        {
            QObject context;
            journal->whenDurable(journal->append(note(1)), &context,
                                 [&](const base::Outcome &) { called = true; });
        }
        journal->whenDurable(journal->append(note(2)), this,
                             [&](const base::Outcome &) { kept = true; });
        QVERIFY(eventually([&] { return kept; }));
        QVERIFY(!called);
    }

    void whenDurable_runsOnTheThreadOfItsContext()
    {
        const auto journal = openJournal(freshPath());
        QThread other;
        other.start();
        QObject context;
        context.moveToThread(&other);
        std::atomic<QThread *> ran = nullptr;
        journal->whenDurable(journal->append(note(1)), &context,
                             [&](const base::Outcome &) { ran = QThread::currentThread(); });
        QVERIFY(eventually([&] { return ran.load() != nullptr; }));
        QCOMPARE(ran.load(), &other);
        other.quit();
        other.wait();
    }

    void appendingFromSeveralThreads_leavesNoGap()
    {
        const auto journal = openJournal(freshPath());
        std::vector<std::unique_ptr<QThread>> threads;
        for (int t = 0; t < 4; ++t) {
            threads.emplace_back(QThread::create([&journal, t] {
                for (int i = 0; i < 500; ++i)
                    journal->append(note(i, QString::number(t)), Urgency::Prompt);
            }));
            threads.back()->start();
        }
        for (const auto &thread : threads)
            thread->wait();
        journal->flush();
        qint64 expected = 0;
        QHash<QString, int> nextOf;
        bool inOrder = true;
        QVERIFY(journal->forEach([&](const Entry &entry) {
            inOrder = inOrder && entry.seq == ++expected
                && entry.body.value(QStringLiteral("number")).toInt() == nextOf[entry.subject]++;
        }));
        QVERIFY(inOrder);
        QCOMPARE(expected, 2000);
    }

    void relaxedEntryFromAnotherThread_isCommittedInTime()
    {
        const auto journal = openJournal(freshPath());
        const std::unique_ptr<QThread> thread(QThread::create([&] { journal->append(note(1)); }));
        thread->start();
        thread->wait();
        QCoreApplication::processEvents(); // the call for an alarm arrives on our thread
        m_clock.advance(std::chrono::milliseconds(50));
        QVERIFY(eventually([&] { return journal->durableSeq() == 1; }));
    }

    void flush_blocksUntilEverythingIsOnDisk()
    {
        const QString path = freshPath();
        const auto journal = openJournal(path);
        for (int i = 1; i <= 1234; ++i)
            journal->append(note(i));
        journal->flush();
        QCOMPARE(journal->durableSeq(), 1234);
        QCOMPARE(rowsWithSeq(path, 1234), 1);
        QVERIFY(journal->healthy());
    }

    void closing_writesWhatIsQueued_andStillAcknowledges()
    {
        const QString path = freshPath();
        bool kept = false;
        {
            const auto journal = openJournal(path);
            const qint64 seq = journal->append(note(1));
            journal->whenDurable(seq, this,
                                 [&](const base::Outcome &outcome) { kept = outcome.ok(); });
            journal->append(note(2));
        }
        QCOMPARE(rowsWithSeq(path, 2), 1);
        QVERIFY(eventually([&] { return kept; }));
    }

    void longQueue_holdsAppendersBack_insteadOfGrowing()
    {
        store::JournalOptions options;
        options.limits.longest = 200;
        const auto journal = openJournal(freshPath(), options);
        qint64 widest = 0;
        for (int i = 1; i <= 5000; ++i) {
            journal->append(note(i));
            widest = std::max(widest, journal->lastSeq() - journal->durableSeq());
        }
        journal->flush();
        QCOMPARE(journal->durableSeq(), 5000);
        QVERIFY2(widest <= 200, qPrintable(QString::number(widest))); // queued and in the writer
    }

    void onlyOnFlush_nothingIsWrittenBefore_andEverythingThen()
    {
        store::JournalOptions options;
        options.limits.onlyOnFlush = true;
        const QString path = freshPath();
        {
            const auto journal = openJournal(path, options);
            bool kept = false;
            for (int i = 1; i <= 200; ++i)
                journal->append(note(i), Urgency::Prompt);
            journal->whenDurable(200, this,
                                 [&](const base::Outcome &outcome) { kept = outcome.ok(); });
            QVERIFY(test::comesToRest());
            QCOMPARE(journal->durableSeq(), 0);
            journal->flush();
            QCOMPARE(journal->durableSeq(), 200);
            QVERIFY(eventually([&] { return kept; }));
            journal->append(note(201));
        }
        QCOMPARE(rowsWithSeq(path, 201), 1); // closing flushes as well
    }

    void committedAndStored_tellOfEveryEntryOnce_inOrder()
    {
        const auto journal = openJournal(freshPath());
        qint64 upto = 0;
        QList<qint64> stored;
        connect(journal.get(), &Journal::committed, this, [&](qint64 seq) { upto = seq; });
        connect(journal.get(), &Journal::stored, this, [&](const QList<Entry> &entries) {
            for (const Entry &entry : entries)
                stored << entry.seq;
        });
        for (int i = 1; i <= 300; ++i)
            journal->append(note(i), Urgency::Prompt);
        QVERIFY(eventually([&] { return stored.size() >= 300; }));
        QCOMPARE(upto, 300);
        for (qsizetype i = 0; i < 300; ++i)
            QCOMPARE(stored.at(i), i + 1);
    }

    void readings_selectBySubjectKindAndPosition()
    {
        const auto journal = openJournal(freshPath());
        for (int i = 1; i <= 9; ++i) {
            Entry entry = note(i, i % 2 == 0 ? QStringLiteral("even") : QStringLiteral("odd"));
            entry.kind = i % 3 == 0 ? QStringLiteral("third") : QStringLiteral("note");
            entry.actor = i > 4 ? QStringLiteral("referee:REF01") : QStringLiteral("referee:REF02");
            journal->append(entry);
        }
        journal->flush();
        const auto seqs = [](const QList<Entry> &entries) {
            QList<qint64> list;
            for (const Entry &entry : entries)
                list << entry.seq;
            return list;
        };
        QCOMPARE(seqs(journal->read(4, 3)), QList<qint64>({5, 6, 7}));
        QCOMPARE(seqs(journal->readSubject(QStringLiteral("even"))), QList<qint64>({2, 4, 6, 8}));
        QCOMPARE(seqs(journal->readKind(QStringLiteral("third"))), QList<qint64>({3, 6, 9}));
        QCOMPARE(seqs(journal->readKind(QStringLiteral("third"), QStringLiteral("referee:REF01"))),
                 QList<qint64>({6, 9}));
        QVERIFY(journal->readSubject(QString()).isEmpty());
        auto reader = store::JournalReader::open(journal->path());
        QVERIFY(reader);
        const auto newest = (*reader)->newest(QStringLiteral("odd"), QStringLiteral("third"));
        QVERIFY(newest && newest.value().has_value());
        QCOMPARE(newest.value()->seq, 9);
        QCOMPARE(*(*reader)->newestSeq(QStringLiteral("even")), 8);
        QCOMPARE(*(*reader)->newestSeq(QStringLiteral("odd")), 9);
        QCOMPARE(*(*reader)->newestSeq(QStringLiteral("nobody")), 0);
        QCOMPARE(*(*reader)->count(QStringLiteral("third")), 3);
    }

    void readingWhileWriting_seesAGapFreeBeginning()
    {
        const auto journal = openJournal(freshPath());
        std::atomic<bool> done = false;
        const std::unique_ptr<QThread> writer(QThread::create([&] {
            for (int i = 1; i <= 20'000; ++i)
                journal->append(note(i), Urgency::Prompt);
            journal->flush();
            done = true;
        }));
        writer->start();
        bool gapFree = true;
        qint64 seen = 0;
        int readings = 0;
        while (!done || readings == 0) {
            qint64 last = 0;
            QVERIFY(journal->forEach(
                [&](const Entry &entry) { gapFree = gapFree && entry.seq == ++last; }));
            gapFree = gapFree && last >= seen; // a later reading never sees less
            seen = last;
            ++readings;
        }
        writer->wait();
        QVERIFY(gapFree);
        QCOMPARE(journal->read(19'999, 10).size(), 1);
    }

    void secrets_areMasked_inWhatIsStoredAndInWhatIsSignalled()
    {
        const auto journal = openJournal(freshPath());
        QString signalled;
        connect(journal.get(), &Journal::resultAppended, this, [&](const Entry &entry) {
            signalled = QString::fromUtf8(JsonDocument(entry.body).toJson());
        });
        Entry message = note(1);
        message.kind = store::kind::Result;
        message.body = {{QStringLiteral("message"),
                         JsonObject{{QStringLiteral("auth_token"), QStringLiteral("s3cret")}}}};
        journal->append(message);
        journal->flush();
        const QByteArray stored = JsonDocument(journal->readAll().constFirst().body).toJson();
        QVERIFY2(!signalled.isEmpty() && !signalled.contains(QStringLiteral("s3cret")),
                 qPrintable(signalled));
        QVERIFY2(!stored.contains("s3cret"), stored.constData());
    }
};

QTEST_GUILESS_MAIN(TestJournal)
#include "tst_journal.moc"
