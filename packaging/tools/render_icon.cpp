// render_icon SVG PNG SIZE: draws the program's icon in one size, while a package is built.
//
// Qt Svg is what draws it in the window too; no other program is needed.
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QSvgRenderer icon(arguments.value(1));
    const int size = arguments.value(3).toInt();
    if (!icon.isValid() || size <= 0)
        return 1;
    QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    icon.render(&painter);
    painter.end();
    return image.save(arguments.value(2), "PNG") ? 0 : 1;
}
