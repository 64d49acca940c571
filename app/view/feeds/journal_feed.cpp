#include "app/view/feeds/journal_feed.h"

#include "agents/store/export_json.h"

#include <QDir>
#include <QFileInfo>

namespace league::app::view {

namespace {

constexpr int LookedAt = 5'000; // entries at a time while moments are gathered
constexpr int Portion = 500; // of everything: folded in a few milliseconds

} // namespace

JournalFeed::JournalFeed() : m_thread(QStringLiteral("journal feed"))
{
    m_thread.giveWay();
}

JournalFeed::~JournalFeed()
{
    m_isClosing = true;
    m_thread.run([this] { m_reader.reset(); });
}

void JournalFeed::open(const QString &path, Look look, const OnOpened &opened)
{
    m_thread.post([this, path, look, opened] {
        const base::Result<Opened> result = openThere(path, look);
        QMetaObject::invokeMethod(
            &m_here, [opened, result] { opened(result); }, Qt::QueuedConnection);
    });
}

base::Result<JournalFeed::Opened> JournalFeed::openThere(const QString &path, Look look)
{
    Opened opened;
    if (const base::Outcome found = find(path, opened); !found)
        return found.failure();
    auto reader = store::JournalReader::open(opened.journal);
    if (!reader)
        return reader.failure();
    m_reader = std::move(*reader);
    if (look == Look::Nowhere)
        return opened;
    const base::Result<QList<EntryMoment>> moments = momentsThere();
    if (!moments)
        return moments.failure();
    if (moments->isEmpty()) {
        return base::Failure{QStringLiteral("The journal %1 is empty: there is nothing to replay.")
                                 .arg(opened.journal)};
    }
    opened.moments = *moments;
    return opened;
}

base::Outcome JournalFeed::find(const QString &path, Opened &found)
{
    found.journal =
        QFileInfo(path).isDir() ? QDir(path).filePath(QStringLiteral("journal.db")) : path;
    if (!path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive))
        return base::Done{};
    found.unpacked = std::make_shared<QTemporaryDir>();
    found.journal = found.unpacked->filePath(QStringLiteral("journal.db"));
    return store::journalFromJson(path, found.journal);
}

base::Result<QList<EntryMoment>> JournalFeed::momentsThere()
{
    QList<EntryMoment> moments;
    while (!m_isClosing) {
        const qint64 after = moments.isEmpty() ? 0 : moments.constLast().seq;
        const auto entries = m_reader->read({.afterSeq = after, .limit = LookedAt});
        if (!entries)
            return entries.failure();
        for (const store::Entry &entry : *entries)
            moments.append({entry.seq, entry.timeMs, entry.kind});
        if (entries->size() < LookedAt)
            break;
    }
    return moments;
}

void JournalFeed::fetch(qint64 afterSeq, int limit, const OnEntries &told)
{
    m_thread.post([this, afterSeq, limit, told] {
        if (!m_reader || m_isClosing)
            return;
        const auto entries = m_reader->read({.afterSeq = afterSeq, .limit = limit});
        QMetaObject::invokeMethod(
            &m_here, [told, entries] { told(entries); }, Qt::QueuedConnection);
    });
}

void JournalFeed::fetchAll(qint64 afterSeq, const OnEntries &told)
{
    fetch(afterSeq, Portion, [this, told](const base::Result<QList<store::Entry>> &entries) {
        const bool goesOn = entries && !entries->isEmpty();
        const qint64 last = goesOn ? entries->constLast().seq : 0;
        if (goesOn)
            fetchAll(last, told); // read while this one is taken
        told(entries);
    });
}

} // namespace league::app::view
