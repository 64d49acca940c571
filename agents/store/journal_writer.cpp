#include "agents/store/journal_writer.h"

#include "agents/base/json/json_document.h"
#include "agents/base/time_account.h"
#include "agents/store/store_log.h"

#include <QDir>
#include <QFile>

#include <array>

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
    if (m_follower)
        m_follower->waitUntilOpen();
    while (m_queue.next(m_batch))
        commitBatch();
    if (!m_batch.empty())
        qCWarning(storeLog) << m_path << "is closed with entries that could not be written,"
                            << "from number" << m_batch.front().seq << "on";
    // The writing connection goes last, because only that one can fold SQLite's write-ahead file
    // into the journal.
    if (m_follower)
        m_follower->finish();
    m_insert.reset();
    m_connection.reset();
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
}

base::Outcome JournalWriter::writeBatch()
{
    if (const base::Outcome there = checkStillThere(); !there)
        return there;
    if (!m_connection) {
        if (const base::Outcome opened = openConnection(); !opened)
            return opened;
    }
    if (const base::Outcome begun = m_connection->run("BEGIN IMMEDIATE"); !begun)
        return begun;
    base::Outcome done = insertBatch();
    if (done)
        done = m_connection->run("COMMIT");
    if (!done) {
        // SQLite may have rolled back already, then this has nothing to do.
        (void)m_connection->run("ROLLBACK");
        m_insert.reset(); // a fresh connection starts from what is really on disk
        m_connection.reset();
    }
    return done;
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
    m_connection = std::move(*connection);
    m_insert.emplace(std::move(insert).value());
    return base::Done{};
}

base::Outcome JournalWriter::insertBatch()
{
    std::vector<QByteArray> bodies;
    bodies.reserve(m_batch.size());
    for (const Entry &entry : m_batch)
        bodies.push_back(compactJson(entry.body));
    return m_insert->insert(m_batch, bodies);
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
