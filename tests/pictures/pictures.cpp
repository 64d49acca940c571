// Takes the pictures of the program, or compares them with the stored ones:
//
//   pictures --into FOLDER [SCREEN…]      takes them, of all screens unless told
//   pictures --small --into FOLDER …      with fewer colours, as references are kept
//   pictures --check FOLDER [SCREEN…]     compares; what differs is left in FOLDER
//
// packaging/screenshots calls the first two, the tests pictures.<screen> the third.
#include "tests/pictures/comparison.h"
#include "tests/pictures/screens.h"
#include "tests/support/repository.h"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QProcess>

using namespace league::test;

namespace {

using Take = std::function<bool(const QString &name, const QImage &picture)>;

// Four bits of each colour: half of the bytes, and nothing that a comparison would notice.
QImage withFewerColours(QImage picture)
{
    for (int y = 0; y < picture.height(); ++y) {
        auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x)
            line[x] = (line[x] & 0x00F0F0F0U) | 0xFF080808U;
    }
    return picture;
}

bool keep(const QDir &folder, const QString &name, const QImage &picture)
{
    const QString path = folder.filePath(name + QStringLiteral(".png"));
    if (picture.save(path, "PNG", 0)) // as small as can be
        return true;
    fprintf(stderr, "%s could not be written.\n", qPrintable(path));
    return false;
}

bool compare(const QDir &folder, const QString &name, const QImage &picture)
{
    const QString stored =
        inRepository(QStringLiteral("tests/pictures/references/%1.png").arg(name));
    const QImage reference(stored);
    const Comparison comparison(picture, reference);
    printf("%s: %s\n", qPrintable(name), qPrintable(comparison.sentence()));
    if (comparison.isSame())
        return true;
    keep(folder, name, picture);
    keep(folder, name + QStringLiteral("-difference"), comparison.difference());
    fprintf(
        stderr,
        "%s does not look as it did. Look at\n  %s  (was)\n  %s  (is)\n  %s  (difference)\nIf "
        "it is meant to look like that: packaging/screenshots --accept %s\n",
        qPrintable(name), qPrintable(stored),
        qPrintable(folder.absoluteFilePath(name + QStringLiteral(".png"))),
        qPrintable(folder.absoluteFilePath(name + QStringLiteral("-difference.png"))),
        qPrintable(
            name.section(QStringLiteral("-dark"), 0, 0).section(QStringLiteral("-light"), 0, 0)));
    return false;
}

// Every language has a window of its own: people choose it once.
bool takePictures(const Screen &screen, const QString &language, const Take &take)
{
    PictureStage stage;
    screen.prepare(stage);
    stage.open(language);
    screen.show(stage);
    bool all = true;
    for (const Look &look : looksOf(screen)) {
        if (look.language != language)
            continue;
        stage.wear(look);
        screen.touch(stage);
        const QImage picture = stage.picture([&] { screen.touch(stage); });
        all &= take(QStringLiteral("%1-%2").arg(screen.name, look.name()), picture);
    }
    const QStringList warnings = PictureStage::warnings();
    for (const QString &warning : warnings)
        fprintf(stderr, "%s: Qt warns: %s\n", qPrintable(screen.name), qPrintable(warning));
    return all && warnings.isEmpty();
}

// What one screen leaves behind must not show in the picture of the next.
bool eachByItself(const QStringList &names)
{
    QStringList options;
    for (const QString &argument : QGuiApplication::arguments().mid(1)) {
        if (!names.contains(argument))
            options.append(argument);
    }
    bool all = true;
    for (const QString &name : names)
        all &=
            QProcess::execute(QGuiApplication::applicationFilePath(), options + QStringList{name})
            == 0;
    return all;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("TZ", "UTC");
    const QGuiApplication app(argc, argv);
    QCommandLineParser options;
    const QCommandLineOption into(QStringLiteral("into"), {}, QStringLiteral("folder"));
    const QCommandLineOption check(QStringLiteral("check"), {}, QStringLiteral("folder"));
    const QCommandLineOption small(QStringLiteral("small"));
    options.addOptions({into, check, small});
    options.process(app);
    if (options.isSet(into) == options.isSet(check)) {
        fputs("Usage: pictures [--small] --into FOLDER [SCREEN…]\n"
              "       pictures --check FOLDER [SCREEN…]\n",
              stderr);
        return 2;
    }
    const QDir folder(options.value(options.isSet(into) ? into : check));
    folder.mkpath(QStringLiteral("."));
    const Take take = [&](const QString &name, const QImage &picture) {
        if (options.isSet(check))
            return compare(folder, name, picture);
        return keep(folder, name, options.isSet(small) ? withFewerColours(picture) : picture);
    };
    QStringList wanted = options.positionalArguments();
    QStringList known;
    for (const Screen &screen : screens())
        known.append(screen.name);
    for (const QString &name : std::as_const(wanted)) {
        if (!known.contains(name)) {
            fprintf(stderr, "There is no screen %s; there are %s.\n", qPrintable(name),
                    qPrintable(known.join(QStringLiteral(", "))));
            return 2;
        }
    }
    if (wanted.isEmpty())
        wanted = known;
    if (wanted.size() > 1)
        return eachByItself(wanted) ? 0 : 1;
    PictureStage::prepare();
    const Screen &screen = screens().at(known.indexOf(wanted.constFirst()));
    bool all = takePictures(screen, QStringLiteral("en"), take);
    for (const QString &language : screen.furtherLanguages)
        all &= takePictures(screen, language, take);
    return all ? 0 : 1;
}
