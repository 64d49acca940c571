// Runs one file of Qt Quick tests with our modules and fonts: quick_tests -input tst_<subject>.qml
// A warning of the engine or of Qt fails the run, even when every test function passed.
#include "app/window/fonts.h"

#include <QQmlEngine>
#include <QQuickStyle>
#include <QtQuickTest>

namespace {

QtMessageHandler reportToTest = nullptr;
int warningCount = 0;

void countWarnings(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (type == QtWarningMsg || type == QtCriticalMsg)
        ++warningCount;
    reportToTest(type, context, message);
}

class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    // Qt Quick Test calls these two by name.
    void applicationAvailable()
    {
        QQuickStyle::setStyle(QStringLiteral("Basic"));
        league::app::loadFonts();
    }
    void qmlEngineAvailable(QQmlEngine *engine)
    {
        // Last: -import FOLDER tries other files in place of those built in.
        engine->setImportPathList(engine->importPathList() << QStringLiteral("qrc:/qt/qml"));
        if (!reportToTest)
            reportToTest = qInstallMessageHandler(countWarnings);
    }
};

} // namespace

int main(int argc, char *argv[])
{
    Setup setup;
    const int failures = quick_test_main_with_setup(argc, argv, "qml", ".", &setup);
    if (warningCount > 0)
        qCritical("%d warnings; a run without warnings is part of the test.", warningCount);
    return failures == 0 && warningCount == 0 ? 0 : 1;
}

#include "quick_tests.moc"
