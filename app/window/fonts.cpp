#include "app/window/fonts.h"

#include <QDirIterator>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QResource>

namespace league::app {

namespace {

// Of a file it would keep two copies in memory, with all the letters that nobody needs.
int loadFont(const QString &path)
{
    const QResource font(path);
    if (font.compressionAlgorithm() != QResource::NoCompression)
        return QFontDatabase::addApplicationFont(path);
    return QFontDatabase::addApplicationFontFromData(
        QByteArray::fromRawData(reinterpret_cast<const char *>(font.data()), font.size()));
}

} // namespace

bool loadFonts()
{
    bool all = true;
    QDirIterator files(QStringLiteral(":/fonts"), QDir::Files);
    while (files.hasNext())
        all &= loadFont(files.next()) >= 0;

    const QString inter = QStringLiteral("Inter");
    const QStringList otherScripts{QStringLiteral("Noto Sans Hebrew"),
                                   QStringLiteral("Noto Sans Arabic UI")};
    // QML names one family; what that lacks is looked for in its substitutes.
    QFont::insertSubstitutions(inter, otherScripts);
    QFont::insertSubstitutions(QStringLiteral("Inter Display"), QStringList{inter} + otherScripts);
    QFont::insertSubstitutions(QStringLiteral("JetBrains Mono"), QStringList{inter} + otherScripts);

    QFont font;
    font.setFamilies(QStringList{inter} + otherScripts);
    font.setPixelSize(14);
    QGuiApplication::setFont(font);
    return all;
}

} // namespace league::app
