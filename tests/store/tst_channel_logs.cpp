// channels/<id>.log.jsonl: appended as things happen, completed after a crash, never with more.
#include "agents/protocol/message.h"
#include "agents/store/channel_facts.h"
#include "agents/store/journal.h"
#include "agents/store/projection_writer.h"

#include "tests/support/event_wait.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using base::AgentId;
using base::ChannelId;
using protocol::TurnState;

namespace {

const ChannelId Reviews(QStringLiteral("reviews"));

protocol::ChannelEvent moved(int number, TurnState from, TurnState to)
{
    return {number, 1'772'388'000'000 + number, Reviews,
            protocol::StateChanged{AgentId(QStringLiteral("A02")), from, to,
                                   QStringLiteral("TIMEOUT"),
                                   base::TurnId(QStringLiteral("reviews-t17"))}};
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

} // namespace

class ChannelLogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        m_folder.emplace(m_data->path(), QStringLiteral("league_1"));
        m_log = m_folder->channelLog(Reviews.text());
    }

    // T-050
    void aTransition_hasExactlyTheFieldsOfTheDocument()
    {
        append({moved(1, TurnState::Active, TurnState::Queued)});
        QCOMPARE(contentOf(m_log),
                 QByteArray("{\"timestamp\":\"2026-03-01T18:00:00.001Z\", "
                            "\"event\":\"state_transition\", \"agentId\":\"A02\", "
                            "\"from\":\"ACTIVE\", \"to\":\"QUEUED\", \"trigger\":\"TIMEOUT\", "
                            "\"channel\":\"reviews\", \"turnId\":\"reviews-t17\"}\n"));
    }

    void linesAreAdded_andWhatOnlyTheJournalKeepsIsNot()
    {
        append({moved(1, TurnState::Active, TurnState::Queued)});
        append({{2, 0, Reviews, protocol::CycleBegun{1, 0}},
                moved(3, TurnState::Queued, TurnState::Active)});
        QCOMPARE(contentOf(m_log).count('\n'), 2);
    }

    void afterACrash_theFileIsCompleted_data()
    {
        QTest::addColumn<QByteArray>("found");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("half a line") << QByteArray("{\"timestamp\":\"2026-03");
        QTest::newRow("something else") << QByteArray("hello\n");
    }

    void afterACrash_theFileIsCompleted()
    {
        QFETCH(QByteArray, found);
        append({moved(1, TurnState::Active, TurnState::Queued),
                moved(2, TurnState::Queued, TurnState::Active)});
        const QByteArray whole = contentOf(m_log);
        QCOMPARE(whole.count('\n'), 2);
        if (found.startsWith('{')) // what was there of the second line
            found = whole.left(whole.indexOf('\n') + 20);
        write(m_log, found);
        append({moved(3, TurnState::Active, TurnState::Queued)});
        QCOMPARE(contentOf(m_log).count('\n'), 3);
        QVERIFY(contentOf(m_log).startsWith(whole));
    }

    void agentsInNoChannel_haveAFileOfTheirOwn()
    {
        store::Entry entry;
        entry.kind = store::kind::ChannelAgentState;
        entry.timeMs = 1'772'388'000'000;
        entry.subject = QStringLiteral("A01");
        entry.body =
            protocol::payloadOf(protocol::AgentStateChanged{AgentId(QStringLiteral("A01")),
                                                            {},
                                                            TurnState::Offline,
                                                            TurnState::Idle,
                                                            QStringLiteral("AGENT_STARTED")});
        auto journal = open();
        journal->append(entry);
        journal.reset();
        QVERIFY(contentOf(m_folder->log(QStringLiteral("channel_agents")))
                    .contains("\"trigger\":\"AGENT_STARTED\"}"));
    }

    void aChannelThatIsCalledLikeAMatch_isNotTakenForIt()
    {
        QCOMPARE(store::entryOf(moved(1, TurnState::Active, TurnState::Queued), {}).subject,
                 QStringLiteral("channel:reviews"));
        store::Entry other;
        other.kind = QStringLiteral("message");
        QVERIFY(!store::channelEventIn(other));
    }

private:
    std::unique_ptr<store::Journal> open()
    {
        auto journal = store::Journal::open(
            m_folder->journal(),
            {.follower = std::make_shared<store::ProjectionWriter>(*m_folder)});
        if (!journal)
            qFatal("%s", qPrintable(journal.failure().sentence));
        return std::move(*journal);
    }
    void append(const QList<protocol::ChannelEvent> &events)
    {
        const auto journal = open();
        for (const protocol::ChannelEvent &event : events)
            journal->append(store::entryOf(event, QStringLiteral("league_manager")));
        journal->flush();
    }

    std::unique_ptr<QTemporaryDir> m_data;
    std::optional<store::LeagueFolder> m_folder;
    QString m_log;
};

QTEST_GUILESS_MAIN(ChannelLogsTest)
#include "tst_channel_logs.moc"
