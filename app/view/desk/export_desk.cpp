#include "app/view/desk/export_desk.h"

#include "agents/base/system_clock.h"
#include "app/view/words/engine_words.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>

namespace league::app::view {

namespace {

// A name that every file system takes: "Spring Cup: 10B" is spring-cup-10b.
QString fileNameFor(const QString &name)
{
    QString slug;
    for (const QChar c : name.toLower()) {
        if (c.isLetterOrNumber())
            slug += c;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    constexpr qsizetype longest = 60;
    slug = slug.left(longest);
    while (slug.endsWith(u'-'))
        slug.chop(1);
    const QString day = base::Clock::utcText(base::SystemClock::wallMs()).left(10);
    return (slug.isEmpty() ? QStringLiteral("league") : slug) + u'-' + day;
}

// Nothing is overwritten: the second one of a day is called -2.
QString freePath(const QString &folder, const QString &name, const QString &ending)
{
    QString path = QDir(folder).filePath(name + u'.' + ending);
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QDir(folder).filePath(QStringLiteral("%1-%2.%3").arg(name).arg(number).arg(ending));
    return path;
}

} // namespace

ExportDesk::ExportDesk(QObject *parent)
    : QObject(parent),
      m_thread(QStringLiteral("exports")),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DownloadLocation))
{
}

ExportDesk::~ExportDesk() = default;

void ExportDesk::setFolder(const QString &folder)
{
    if (folder == m_folder)
        return;
    m_folder = folder;
    Q_EMIT folderChanged();
}

void ExportDesk::write(const QString &leagueFolder, const QString &name, const QString &format)
{
    const auto wanted = store::exportFormatNamed(format);
    if (!wanted)
        return;
    ++m_pending;
    Q_EMIT busyChanged();
    m_thread.post([desk = QPointer(this), journal = leagueFolder + QStringLiteral("/journal.db"),
                   folder = m_folder, file = fileNameFor(name),
                   ending = store::exportEnding(*wanted), wanted = *wanted] {
        QDir().mkpath(folder);
        const auto result = store::exportLeague(journal, wanted, freePath(folder, file, ending));
        QMetaObject::invokeMethod(
            desk, [desk, result] { desk->finish(result); }, Qt::QueuedConnection);
    });
}

void ExportDesk::finish(const base::Result<QStringList> &result)
{
    --m_pending;
    Q_EMIT busyChanged();
    if (!result) {
        Q_EMIT failed(EngineWords::said(result.failure().sentence));
        return;
    }
    const QString &path = result->constFirst();
    Q_EMIT written(QFileInfo(path).fileName(), QUrl::fromLocalFile(path));
}

} // namespace league::app::view
