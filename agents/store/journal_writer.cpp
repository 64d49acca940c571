#include "agents/store/journal_writer.h"

#include "agents/base/json/json_document.h"
#include "agents/base/time_account.h"
#include "agents/store/redaction.h"
#include "agents/store/store_log.h"

#include <QDir>
#include <QFile>

#include <array>
#include <span>

#include <sys/stat.h>

namespace league::store {
namespace {

std::optional<std::pair<quint64, quint64>> identityOf(const QString &path)
{
    struct stat info
    {
    };
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return std::nullopt;
    return std::pair<quint64, quint64>(info.st_dev, info.st_ino);
}

} // namespace

JournalWriter::JournalWriter(QString path, CommitQueue &queue, FollowerThread *follower,
                             Reports reports)
    : m_path(std::move(path)), m_queue(queue), m_follower(follower), m_reports(std::move(reports))
{
}

void JournalWriter::run()
{
    m_identity = identityOf(m_path);
    m_checkpointer.emplace(m_path);
    if (m_follower)
        m_follower->waitUntilOpen();
    using Step = CommitQueue::Step;
    for (Step step = m_queue.next(m_batch); step != Step::Stop; step = m_queue.next(m_batch)) {
        if (step == Step::Take)
            takeEarly();
        else
            commitBatch();
    }
    if (!m_batch.empty())
        qCWarning(storeLog) << m_path << "is closed with entries that could not be written,"
                            << "from number" << m_batch.front().seq << "on";
    // The writing connection goes last, because only that one can fold SQLite's write-ahead file
    // into the journal.
    if (m_follower)
        m_follower->finish();
    m_checkpointer.reset();
    m_insert.reset();
    m_connection.reset();
}

void JournalWriter::takeEarly()
{
    const base::Charge charge(base::Expense::Journal);
    if (m_isTroubled || insertRest())
        return;
    rollBack();
    m_isTroubled = true;
}

void JournalWriter::commitBatch()
{
    const base::Charge charge(base::Expense::Journal);
    const base::Outcome written = writeBatch();
    if (!written) {
        qCWarning(storeLog).noquote() << written.failure().sentence;
        std::vector<Waiter> waiters = m_queue.failed(written.failure().sentence);
        m_reports.failed(written.failure().sentence);
        deliver(std::move(waiters), written);
        return;
    }
    std::vector<Waiter> waiters = m_queue.succeeded(m_batch.back().seq);
    m_reports.committed(m_batch);
    deliver(std::move(waiters), base::Done{});
    if (m_follower)
        m_follower->committed(std::exchange(m_batch, {}));
    m_batch.clear();
    m_checkpointer->committed(*m_connection);
}

base::Outcome JournalWriter::writeBatch()
{
    base::Outcome done = checkStillThere();
    if (done)
        done = insertRest();
    if (done)
        done = m_connection->run("COMMIT");
    if (!done) {
        rollBack();
        return done;
    }
    m_inserted = 0;
    m_isBegun = false;
    m_isTroubled = false;
    return done;
}

void JournalWriter::rollBack()
{
    // SQLite may have rolled back already, then this has nothing to do.
    if (m_connection)
        (void)m_connection->run("ROLLBACK");
    m_insert.reset(); // a fresh connection starts from what is really on disk
    m_connection.reset();
    m_inserted = 0;
    m_isBegun = false;
}

base::Outcome JournalWriter::openConnection()
{
    auto connection = SqlConnection::open(m_path, SqlConnection::Access::ReadWrite);
    if (!connection)
        return connection.failure();
    constexpr std::array settings{
        "PRAGMA synchronous = FULL", // a commit returns when the disk has it
        "PRAGMA journal_size_limit = 67108864",
    };
    for (const char *setting : settings) {
        if (const base::Outcome done = (*connection)->run(setting); !done)
            return done;
    }
    base::Result<EntryInsert> insert = EntryInsert::prepare(**connection);
    if (!insert)
        return insert.failure();
    if (const base::Outcome left = (*connection)->leaveWriteAheadFile(); !left)
        return left;
    m_connection = std::move(*connection);
    m_insert.emplace(std::move(insert).value());
    return base::Done{};
}

base::Outcome JournalWriter::insertRest()
{
    if (!m_connection) {
        if (const base::Outcome opened = openConnection(); !opened)
            return opened;
    }
    if (!m_isBegun) {
        if (const base::Outcome begun = m_connection->run("BEGIN IMMEDIATE"); !begun)
            return begun;
        m_isBegun = true;
    }
    const std::span<Entry> rest = std::span(m_batch).subspan(m_inserted);
    std::vector<QByteArray> bodies;
    bodies.reserve(rest.size());
    for (Entry &entry : rest) {
        entry.body = redact(entry.body);
        bodies.push_back(compactJson(entry.body));
    }
    m_inserted = m_batch.size();
    return m_insert->insert(rest, bodies);
}

base::Outcome JournalWriter::checkStillThere() const
{
    // SQLite would go on writing to a deleted file, and every acknowledgement would be a lie.
    if (m_identity && identityOf(m_path) == m_identity)
        return base::Done{};
    return base::Failure{QStringLiteral("The journal %1 was moved or deleted while it was in use. "
                                        "Put it back, or restart Agent League to go on with a new "
                                        "one.")
                             .arg(QDir::toNativeSeparators(m_path))};
}

} // namespace league::store
