// The outbox: what is pending, across crashes and replacements.
#include "agents/store/outbox.h"

#include "agents/base/fake_clock.h"
#include "tests/support/event_wait.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using store::Journal;
using store::Outbox;
using test::eventually;

class TestOutbox : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    base::FakeClock m_clock;
    std::unique_ptr<Journal> m_journal;

    static JsonObject report(int number) { return {{QStringLiteral("number"), number}}; }

    // As after a restart of the referee.
    std::unique_ptr<Outbox> reopen()
    {
        m_journal.reset();
        auto journal =
            Journal::open(m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction())),
                          {.clock = &m_clock});
        if (!journal)
            qFatal("%s", qPrintable(journal.failure().sentence));
        m_journal = std::move(*journal);
        auto outbox = Outbox::open(*m_journal, QStringLiteral("referee:REF01"));
        if (!outbox)
            qFatal("%s", qPrintable(outbox.failure().sentence));
        return std::move(*outbox);
    }

private Q_SLOTS:
    void cleanup() { m_journal.reset(); }

    void whatWasPut_isPending_inOrder_alsoAfterReopening()
    {
        const QList<Outbox::Letter> expected{{QStringLiteral("R1M2/1"), report(2)},
                                             {QStringLiteral("R1M1/1"), report(1)}};
        auto outbox = reopen();
        QVERIFY(outbox->pending().isEmpty());
        outbox->put(QStringLiteral("R1M2/1"), report(2));
        outbox->put(QStringLiteral("R1M1/1"), report(1));
        QCOMPARE(outbox->pending(), expected);
        outbox = reopen();
        QCOMPARE(outbox->pending(), expected);
    }

    void whatWasAcknowledged_isNotPending_alsoAfterReopening()
    {
        const QList<Outbox::Letter> expected{{QStringLiteral("b"), report(2)}};
        auto outbox = reopen();
        outbox->put(QStringLiteral("a"), report(1));
        outbox->put(QStringLiteral("b"), report(2));
        outbox->acknowledge(QStringLiteral("a"));
        outbox->acknowledge(QStringLiteral("never put"));
        QCOMPARE(outbox->pending(), expected);
        outbox = reopen();
        QCOMPARE(outbox->pending(), expected);
        outbox->acknowledge(QStringLiteral("b"));
        outbox = reopen();
        QVERIFY(outbox->pending().isEmpty());
    }

    void sameKey_replacesTheOlderMessage()
    {
        auto outbox = reopen();
        outbox->put(QStringLiteral("a"), report(1));
        outbox->put(QStringLiteral("a"), report(2));
        const QList<Outbox::Letter> expected{{QStringLiteral("a"), report(2)}};
        QCOMPARE(outbox->pending(), expected);
        outbox = reopen();
        QCOMPARE(outbox->pending(), expected);
    }

    void keyThatCameBackAfterItsAcknowledgement_isPending()
    {
        auto outbox = reopen();
        outbox->put(QStringLiteral("a"), report(1));
        outbox->acknowledge(QStringLiteral("a"));
        outbox->put(QStringLiteral("a"), report(2));
        outbox = reopen();
        QCOMPARE(outbox->pending(), (QList<Outbox::Letter>{{QStringLiteral("a"), report(2)}}));
    }

    void whenSafe_comesWhenTheMessageIsOnDisk()
    {
        auto outbox = reopen();
        outbox->put(QStringLiteral("a"), report(1));
        qint64 onDisk = -1;
        outbox->whenSafe(QStringLiteral("a"), this, [&](const base::Outcome &outcome) {
            onDisk = outcome ? m_journal->readKind(store::kind::OutboxPut).size() : -2;
        });
        QVERIFY(eventually([&] { return onDisk != -1; }));
        QCOMPARE(onDisk, 1);
    }

    void secrets_areMasked_beforeAndAfterReopening()
    {
        auto outbox = reopen();
        outbox->put(QStringLiteral("a"),
                    {{QStringLiteral("auth_token"), QStringLiteral("s3cret")}});
        for (int i = 0; i < 2; ++i) {
            QCOMPARE(outbox->pending().constFirst().message.value(QStringLiteral("auth_token")),
                     JsonValue(QStringLiteral("***")));
            outbox = reopen();
        }
    }
};

QTEST_GUILESS_MAIN(TestOutbox)
#include "tst_outbox.moc"
