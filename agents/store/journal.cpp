#include "agents/store/journal.h"

#include "agents/base/system_clock.h"
#include "agents/base/time_account.h"
#include "agents/store/atomic_file.h"
#include "agents/store/follower_thread.h"
#include "agents/store/journal_writer.h"
#include "agents/store/redaction.h"
#include "agents/store/schema.h"
#include "agents/store/store_log.h"

#include <QDir>
#include <QFileInfo>
#include <QMetaMethod>

namespace league::store {
namespace {

// Turns the file into a sound journal of the newest version and returns its last number.
base::Result<qint64> prepareFile(const QString &path)
{
    auto connection = SqlConnection::open(path, SqlConnection::Access::ReadWrite);
    if (!connection)
        return connection.failure();
    // Only of a file that is made now. A commit writes whole pages, each with two calls of the
    // system, and with SQLite's own size it writes many.
    if (const base::Outcome sized = (*connection)->run("PRAGMA page_size = 16384"); !sized)
        return sized.failure();
    if (const base::Outcome ready = prepareSchema(**connection); !ready)
        return ready.failure();
    const base::Result<QString> mode = (*connection)->askText("PRAGMA journal_mode = WAL");
    if (!mode)
        return mode.failure();
    if (*mode != QLatin1String("wal")) {
        return base::Failure{QStringLiteral("The journal %1 cannot be kept on this disk: its file "
                                            "system cannot share memory between programs. Choose "
                                            "a data folder on a local disk with --data.")
                                 .arg(QDir::toNativeSeparators(path))};
    }
    return (*connection)->askNumber("SELECT coalesce(max(seq), 0) FROM entries");
}

} // namespace

base::Result<std::unique_ptr<Journal>> Journal::open(const QString &path, JournalOptions options)
{
    const QFileInfo file(path);
    if (file.isDir()) {
        return base::Failure{QStringLiteral("The journal %1 cannot be opened: it is a folder. Move "
                                            "it away or choose another data folder with --data.")
                                 .arg(QDir::toNativeSeparators(path))};
    }
    if (const base::Outcome made = makeFolder(file.absolutePath()); !made)
        return made.failure();
    auto lock = JournalLock::take(path);
    if (!lock)
        return lock.failure();
    const base::Result<qint64> lastSeq = prepareFile(path);
    if (!lastSeq)
        return lastSeq.failure();
    std::unique_ptr<Journal> journal(
        new Journal(path, std::move(options), std::move(*lock), *lastSeq));
    journal->startWriter();
    return journal;
}

Journal::Journal(QString path, JournalOptions options, std::unique_ptr<JournalLock> lock,
                 qint64 lastSeq)
    : m_path(std::move(path)),
      m_options(std::move(options)),
      m_lock(std::move(lock)),
      m_ownClock(m_options.clock ? nullptr : std::make_unique<base::SystemClock>()),
      m_clock(m_options.clock ? m_options.clock : m_ownClock.get()),
      m_queue(m_options.limits, lastSeq),
      m_retryPause(m_options.firstRetry)
{
}

Journal::~Journal()
{
    m_queue.stop();
    m_thread->wait();
}

void Journal::startWriter()
{
    // The threads end before this object does, so they may post to it.
    JournalWriter::Reports reports;
    reports.committed = [this](const std::vector<Entry> &batch) {
        const qint64 upto = batch.back().seq;
        QMetaObject::invokeMethod(
            this, [this, upto] { onCommitted(upto); }, Qt::QueuedConnection);
        static const QMetaMethod storedSignal = QMetaMethod::fromSignal(&Journal::stored);
        if (!isSignalConnected(storedSignal))
            return;
        const QList<Entry> entries(batch.begin(), batch.end());
        QMetaObject::invokeMethod(
            this, [this, entries] { Q_EMIT stored(entries); }, Qt::QueuedConnection);
    };
    reports.failed = [this](const QString &sentence) {
        QMetaObject::invokeMethod(
            this, [this, sentence] { onFailed(sentence); }, Qt::QueuedConnection);
    };
    startFollower();
    m_writer =
        std::make_unique<JournalWriter>(m_path, m_queue, m_follower.get(), std::move(reports));
    m_thread.reset(QThread::create([this] { m_writer->run(); }));
    m_thread->setObjectName(QStringLiteral("journal"));
    m_thread->start();
}

void Journal::startFollower()
{
    if (!m_options.follower)
        return;
    FollowerThread::Reports reports;
    reports.failed = [this](const QString &sentence) {
        QMetaObject::invokeMethod(
            this, [this, sentence] { Q_EMIT followerFailed(sentence); }, Qt::QueuedConnection);
    };
    reports.waits = [this] {
        QMetaObject::invokeMethod(
            this, [this] { wakeFollowerSoon(); }, Qt::QueuedConnection);
    };
    m_follower = std::make_unique<FollowerThread>(m_path, m_options.follower, std::move(reports));
}

qint64 Journal::append(Entry entry, Urgency urgency)
{
    const base::Charge charge(base::Expense::Journal);
    if (entry.timeMs == 0)
        entry.timeMs = m_clock->utcMs();
    // Only results are listened for, and by many; of all the others no copy is needed.
    std::optional<Entry> result;
    if (entry.kind == kind::Result) {
        entry.body = redact(entry.body); // which the writer does with all others
        result = entry;
    }
    const CommitQueue::Added added = m_queue.add(std::move(entry), urgency);
    call(added.hurry);
    if (!result)
        return added.seq;
    const base::Charge others(base::Expense::Rest);
    result->seq = added.seq;
    Q_EMIT resultAppended(*result);
    return added.seq;
}

void Journal::call(CommitQueue::Hurry hurry)
{
    switch (hurry) {
    case CommitQueue::Hurry::NotNeeded:
        return;
    case CommitQueue::Hurry::InAWhile:
        return callForCompany();
    case CommitQueue::Hurry::Soon:
        break;
    }
    // Behind whatever waits in the event loop already, which may have more for the same commit.
    QMetaObject::invokeMethod(
        this, [this] { m_queue.hurry(); }, Qt::QueuedConnection);
}

void Journal::callForCompany()
{
    if (QThread::currentThread() != thread()) { // alarms belong to the thread of their clock
        QMetaObject::invokeMethod(this, &Journal::callForCompany, Qt::QueuedConnection);
        return;
    }
    m_companyAlarm = m_clock->after(m_options.companyWait, [this] { m_queue.hurry(); });
}

void Journal::whenDurable(qint64 seq, QObject *context, std::function<void(base::Outcome)> done)
{
    call(m_queue.wait(seq, m_mailboxes.waiter(context, std::move(done))));
}

void Journal::whenKept(qint64 seq, QObject *context, const std::function<void()> &done)
{
    whenDurable(seq, context, [=, this](const base::Outcome &kept) {
        if (kept)
            return done();
        const auto connection = std::make_shared<QMetaObject::Connection>();
        *connection = connect(this, &Journal::committed, context, [=](qint64 uptoSeq) {
            if (uptoSeq < seq)
                return;
            disconnect(*connection);
            done();
        });
    });
}

void Journal::sync()
{
    m_queue.flush();
}

void Journal::flush()
{
    sync();
    if (m_follower && healthy())
        m_follower->flush();
}

void Journal::whenFollowed(QObject *context, const std::function<void()> &done)
{
    const Waiter waiter = m_mailboxes.waiter(context, [done](const base::Outcome &) { done(); });
    const auto tell = [waiter] { deliver({waiter}, base::Done{}); };
    if (m_follower && healthy())
        m_follower->whenQuiet(tell);
    else
        tell();
}

void Journal::onCommitted(qint64 uptoSeq)
{
    m_retryPause = m_options.firstRetry;
    Q_EMIT committed(uptoSeq);
}

void Journal::wakeFollowerSoon()
{
    m_followerAlarm = m_clock->after(m_options.followerWait, [this] { m_follower->refresh(); });
}

void Journal::onFailed(const QString &sentence)
{
    m_retryAlarm = m_clock->after(m_retryPause, [this] { m_queue.tryAgain(); });
    m_retryPause = std::min(m_retryPause * 2, m_options.longestRetry);
    Q_EMIT failed(sentence);
}

QList<Entry> Journal::readAll() const
{
    return readSelection({});
}

QList<Entry> Journal::read(qint64 afterSeq, int limit) const
{
    return readSelection({.afterSeq = afterSeq, .limit = limit});
}

QList<Entry> Journal::readSubject(const QString &subject) const
{
    return readSelection({.subject = subject});
}

QList<Entry> Journal::readKind(const QString &kind, const std::optional<QString> &actor) const
{
    return readSelection({.actor = actor, .kinds = {kind}});
}

QList<Entry> Journal::readSelection(const Selection &selection) const
{
    // A connection of its own for each reading, so that any thread may read.
    auto reader = JournalReader::open(m_path);
    base::Result<QList<Entry>> entries =
        reader ? (*reader)->read(selection) : base::Result<QList<Entry>>(reader.failure());
    if (entries)
        return std::move(entries).value();
    qCWarning(storeLog).noquote() << entries.failure().sentence;
    return {};
}

base::Outcome Journal::forEach(const JournalReader::Visit &visit) const
{
    auto reader = JournalReader::open(m_path);
    if (!reader)
        return reader.failure();
    return (*reader)->forEach({}, visit);
}

} // namespace league::store
