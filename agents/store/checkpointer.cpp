#include "agents/store/checkpointer.h"

#include "agents/base/time_account.h"

#include <utility>

namespace league::store {

namespace {

constexpr qint64 WorthFolding = 4 * 1024 * 1024; // some hundred matches
// Where the writer never rests nothing but the writer itself gets to the end of the file, so that
// the next commit can begin it anew.
constexpr qint64 TooLong = 16 * 1024 * 1024;
// Takes no lock that the writer wants, and as much as others leave it.
constexpr const char *Fold = "PRAGMA wal_checkpoint(PASSIVE)";

} // namespace

Checkpointer::Checkpointer(QString path) : m_path(std::move(path)) { }

Checkpointer::~Checkpointer()
{
    if (!m_thread)
        return;
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
        m_calls.notify_one();
    }
    m_thread->wait();
}

void Checkpointer::committed(SqlConnection &writer)
{
    const qint64 bytes = writer.bytesAhead();
    if (bytes < m_askedAt)
        m_askedAt = 0; // the file has begun anew
    if (bytes >= TooLong) {
        (void)writer.run(Fold); // whatever is left stays for the next time
        m_askedAt = 0;
    } else if (bytes - m_askedAt >= WorthFolding) {
        m_askedAt = bytes;
        if (!m_thread) {
            m_thread.reset(QThread::create([this] { run(); }));
            m_thread->setObjectName(QStringLiteral("checkpoints"));
            m_thread->start();
        }
        const std::lock_guard lock(m_mutex);
        m_isAsked = true;
        m_calls.notify_one();
    }
}

void Checkpointer::run()
{
    std::unique_ptr<SqlConnection> connection;
    std::unique_lock lock(m_mutex);
    while (true) {
        m_calls.wait(lock, [this] { return m_isAsked || m_isStopping; });
        if (m_isStopping)
            return;
        m_isAsked = false;
        lock.unlock();
        {
            const base::Charge charge(base::Expense::Journal);
            if (!connection) {
                auto opened = SqlConnection::open(m_path, SqlConnection::Access::ReadWrite);
                connection = opened ? std::move(*opened) : nullptr;
            }
            // When it fails the file grows until the writer folds, and says what is wrong.
            if (connection)
                (void)connection->run(Fold);
        }
        lock.lock();
    }
}

} // namespace league::store
