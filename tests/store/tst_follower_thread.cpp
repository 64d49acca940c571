// The follower of a journal: it hears what is on disk, and nobody waits for it who need not.
#include "agents/store/journal.h"

#include "agents/base/fake_clock.h"
#include "tests/support/event_wait.h"

#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>

using namespace league;
using store::Entry;
using store::Journal;
using store::Urgency;
using test::eventually;

// Turns every entry into one piece of work at the next refresh, and stands still before each piece
// until the test lets it pass.
class SlowFollower : public store::CommitFollower
{
public:
    base::Outcome opened(store::JournalReader &reader) override
    {
        mayOpen.acquire();
        const base::Result<qint64> last = reader.lastSeq();
        foundSeq = last ? *last : -1;
        return base::Done{};
    }
    void committed(std::vector<Entry> entries) override
    {
        m_noted += static_cast<int>(entries.size());
    }
    void refresh() override { m_pieces += std::exchange(m_noted, 0); }
    void settle() override
    {
        refresh();
        ++settled;
    }
    [[nodiscard]] bool hasWork() const override { return m_pieces > 0; }
    base::Outcome workOnce(store::JournalReader &) override
    {
        reached.release();
        mayPass.acquire();
        if (failures > 0) {
            --failures;
            return base::Failure{QStringLiteral("The disk is full.")};
        }
        --m_pieces;
        ++done;
        return base::Done{};
    }

    QSemaphore mayOpen{1};
    QSemaphore reached;
    QSemaphore mayPass;
    std::atomic<qint64> foundSeq = -1;
    std::atomic<int> done = 0;
    std::atomic<int> settled = 0;
    std::atomic<int> failures = 0;

private:
    int m_noted = 0;
    int m_pieces = 0;
};

class TestFollowerThread : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    base::FakeClock m_clock;
    int m_fileCounter = 0;

    QString freshPath()
    {
        return m_folder.filePath(QStringLiteral("%1/journal.db").arg(++m_fileCounter));
    }

    std::unique_ptr<Journal> openJournal(const QString &path,
                                         std::shared_ptr<store::CommitFollower> follower = {})
    {
        auto journal = Journal::open(path, {.clock = &m_clock, .follower = std::move(follower)});
        if (!journal)
            qFatal("%s", qPrintable(journal.failure().sentence));
        return std::move(journal).value();
    }

    static Entry note(int number)
    {
        return {.actor = QStringLiteral("league_manager"),
                .subject = QStringLiteral("R1M1"),
                .kind = QStringLiteral("note"),
                .body = {{QStringLiteral("number"), number}}};
    }

private Q_SLOTS:
    void commits_doNotWaitForTheFollower()
    {
        const auto slow = std::make_shared<SlowFollower>();
        const auto journal = openJournal(freshPath(), slow);
        journal->append(note(1), Urgency::Prompt);
        QVERIFY(eventually([&] { return journal->durableSeq() == 1; }));
        QVERIFY(eventually([&] {
            m_clock.advance(std::chrono::seconds(1)); // until the refresh has come
            return slow->reached.tryAcquire();
        }));
        bool kept = false;
        journal->whenDurable(journal->append(note(2), Urgency::Prompt), this,
                             [&](const base::Outcome &outcome) { kept = outcome.ok(); });
        QVERIFY(eventually([&] { return kept; })); // while the first file is being written
        journal->append(note(3));
        journal->sync();
        QCOMPARE(journal->durableSeq(), 3);
        QCOMPARE(slow->done, 0);
        slow->mayPass.release(10);
    }

    void flush_waitsForTheFollower()
    {
        const auto slow = std::make_shared<SlowFollower>();
        const auto journal = openJournal(freshPath(), slow);
        for (int i = 1; i <= 5; ++i)
            journal->append(note(i));
        slow->mayPass.release(10);
        journal->flush();
        QCOMPARE(slow->done, 5);
        QCOMPARE(slow->settled, 1);
        journal->flush(); // nothing was heard since
        QCOMPARE(slow->settled, 1);
    }

    void whenFollowed_isToldLater_andNobodyWaits()
    {
        const auto slow = std::make_shared<SlowFollower>();
        const auto journal = openJournal(freshPath(), slow);
        for (int i = 1; i <= 3; ++i)
            journal->append(note(i));
        journal->sync();
        bool isFollowed = false;
        journal->whenFollowed(this, [&] { isFollowed = true; });
        slow->reached.acquire(); // it settles for whoever waits, without a refresh
        QVERIFY(!isFollowed);
        slow->mayPass.release(3);
        QVERIFY(eventually([&] { return isFollowed; }));
        QCOMPARE(slow->done, 3);
    }

    void whenFollowed_withoutAFollower_isToldAtOnce()
    {
        const auto journal = openJournal(freshPath());
        bool isFollowed = false;
        journal->whenFollowed(this, [&] { isFollowed = true; });
        QVERIFY(!isFollowed); // from the event loop
        QVERIFY(eventually([&] { return isFollowed; }));
    }

    void closing_letsTheFollowerFinish()
    {
        const auto slow = std::make_shared<SlowFollower>();
        slow->mayPass.release(10);
        {
            const auto journal = openJournal(freshPath(), slow);
            for (int i = 1; i <= 5; ++i)
                journal->append(note(i));
        }
        QCOMPARE(slow->done, 5);
    }

    void follower_seesTheJournalAsItWas_beforeAnythingIsAdded()
    {
        const QString path = freshPath();
        {
            const auto journal = openJournal(path);
            journal->append(note(1));
        }
        const auto slow = std::make_shared<SlowFollower>();
        slow->mayOpen.acquire();
        slow->mayPass.release(10);
        const auto journal = openJournal(path, slow);
        bool kept = false;
        journal->whenDurable(journal->append(note(2), Urgency::Prompt), this,
                             [&](const base::Outcome &outcome) { kept = outcome.ok(); });
        slow->mayOpen.release();
        QVERIFY(eventually([&] { return kept; }));
        QCOMPARE(slow->foundSeq, 1);
        journal->flush();
        QCOMPARE(slow->done, 1);
    }

    void pieceThatFails_isReported_andTriedAgainAfterTheNextCommit()
    {
        const auto slow = std::make_shared<SlowFollower>();
        slow->failures = 1;
        slow->mayPass.release(10);
        const auto journal = openJournal(freshPath(), slow);
        QString sentence;
        connect(journal.get(), &Journal::followerFailed, this,
                [&](const QString &said) { sentence = said; });
        journal->append(note(1));
        journal->flush(); // returns although the piece is not done
        QCOMPARE(slow->done, 0);
        QVERIFY(eventually([&] { return !sentence.isEmpty(); }));
        QCOMPARE(sentence, QStringLiteral("The disk is full."));
        QVERIFY(journal->healthy());
        journal->append(note(2), Urgency::Prompt);
        QVERIFY(eventually([&] { return slow->done == 1; }));
        journal->flush();
        QCOMPARE(slow->done, 2);
    }
};

QTEST_GUILESS_MAIN(TestFollowerThread)
#include "tst_follower_thread.moc"
