// Draws one QML file to a picture: gallery FILE.qml OUT.png [mode] [width] [height] [import path]
//
// Gallery.qml shows every component as ui/components.png does, to compare them by eye. With an
// import path of its own it shows files as they are being written, without a build.
#include "app/window/fonts.h"

#include <QGuiApplication>
#include <QQmlEngine>
#include <QQuickStyle>
#include <QQuickView>
#include <QTimer>

namespace {

void save(QQuickView &view, const QString &path)
{
    const bool saved = view.grabWindow().save(path);
    QCoreApplication::exit(saved ? 0 : 1);
}

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    if (words.size() < 3) {
        qCritical(
            "Usage: gallery FILE.qml OUT.png [dark|light|night] [width] [height] [import path]");
        return 2;
    }
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    league::app::loadFonts();
    QQuickView view;
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    if (words.size() > 6)
        view.engine()->addImportPath(words.at(6));
    view.setInitialProperties({{QStringLiteral("mode"), words.value(3, QStringLiteral("dark"))}});
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setSource(QUrl::fromLocalFile(words.at(1)));
    if (view.status() != QQuickView::Ready)
        return 1;
    view.resize(words.value(4, QStringLiteral("1440")).toInt(),
                words.value(5, QStringLiteral("2750")).toInt());
    view.show();
    const int settled = 1500; // rings have turned, delayed states have appeared
    QTimer::singleShot(settled, &view, [&view, &words] { save(view, words.at(2)); });
    return QGuiApplication::exec();
}
