#include "app/view/boards/starter_shelf.h"

#include "app/starter_kit.h"
#include "app/view/words/engine_words.h"

#include <QDir>
#include <QVariantMap>

namespace league::app::view {

QVariantList StarterShelf::kits()
{
    QVariantList list;
    for (const StarterKit &kit : starterKits()) {
        QVariantMap entry;
        entry[QStringLiteral("name")] = kit.name;
        entry[QStringLiteral("summary")] = kit.summary;
        entry[QStringLiteral("tryIt")] = kit.tryIt;
        list.append(entry);
    }
    return list;
}

void StarterShelf::write(const QString &kit, const QUrl &folder)
{
    for (const StarterKit &each : starterKits()) {
        if (each.name != kit)
            continue;
        const QString target =
            QDir(folder.toLocalFile()).filePath(QStringLiteral("starter-") + kit);
        const base::Result<QStringList> written = each.writeTo(target);
        if (written)
            Q_EMIT this->written(target, each.tryIt);
        else
            Q_EMIT failed(EngineWords::said(written.failure().sentence));
    }
}

} // namespace league::app::view
