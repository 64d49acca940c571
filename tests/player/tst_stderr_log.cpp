// StderrLog: what a program wrote to stderr, in a file that does not grow.
#include "agents/player/stderr_log.h"

#include <QTemporaryDir>
#include <QTest>

using league::player::StderrLog;

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(no file)");
}

} // namespace

class TestStderrLog : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void lines_areAppended_andFoldersAreMade()
    {
        const QString path = m_folder.filePath(QStringLiteral("a/b/bot.stderr.log"));
        StderrLog(path).write(QStringLiteral("one"));
        StderrLog(path).write(QStringLiteral("two"));
        QCOMPARE(contentOf(path), QByteArray("one\ntwo\n"));
    }

    void fullFile_isKeptOnce_andANewOneBegins()
    {
        const QString path = m_folder.filePath(QStringLiteral("full.log"));
        StderrLog log(path, 20);
        for (int i = 0; i < 9; ++i)
            log.write(QStringLiteral("line %1").arg(i)); // seven bytes: two fit
        QCOMPARE(contentOf(path + QStringLiteral(".1")), QByteArray("line 6\nline 7\n"));
        QCOMPARE(contentOf(path), QByteArray("line 8\n"));
    }

    void fileThatCannotBeWritten_stopsNobody()
    {
        const QString path = m_folder.filePath(QStringLiteral("folder"));
        QVERIFY(QDir().mkpath(path));
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("cannot be written")));
        StderrLog log(path);
        log.write(QStringLiteral("lost"));
        StderrLog(QString()).write(QStringLiteral("not wanted"));
    }
};

QTEST_APPLESS_MAIN(TestStderrLog)
#include "tst_stderr_log.moc"
