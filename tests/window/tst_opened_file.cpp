// A replay that somebody double-clicked: which league and which match it stands for.
#include "app/window/first_window.h"
#include "app/window/opened_file.h"
#include "tests/support/event_wait.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace league::test;
using league::app::FirstWindow;
using league::app::OpenedFile;

class TestOpenedFile : public QObject
{
    Q_OBJECT

    static QString make(const QTemporaryDir &dir, const QString &name)
    {
        const QString path = dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("%s", qPrintable(path));
        return path;
    }

private Q_SLOTS:
    void aReplay_isKnownByItsName()
    {
        QVERIFY(OpenedFile::isReplay(QStringLiteral("R1M1-1.replay.jsonl")));
        QVERIFY(OpenedFile::isReplay(QStringLiteral("file:///home/ada/R1M1-1.replay.jsonl")));
        QVERIFY(!OpenedFile::isReplay(QStringLiteral("run")));
        QVERIFY(!OpenedFile::isReplay(QStringLiteral("--version")));
    }

    void aReplayOfALeague_standsForItsMatch()
    {
        const QTemporaryDir dir;
        make(dir, QStringLiteral("spring cup/journal.db"));
        const QString file = make(dir, QStringLiteral("spring cup/replays/R2M13-2.replay.jsonl"));
        for (const QString &named :
             {file, QUrl::fromLocalFile(file).toString(QUrl::FullyEncoded)}) {
            const OpenedFile opened = OpenedFile::from(named);
            QCOMPARE(opened.record, dir.filePath(QStringLiteral("spring cup")));
            QCOMPARE(opened.matchId, QStringLiteral("R2M13"));
        }
    }

    void aNameThatIsNoId_leadsNowhere()
    {
        const QTemporaryDir dir;
        make(dir, QStringLiteral("cup/journal.db"));
        const QString file = make(dir, QStringLiteral("cup/replays/'+evil()+'-1.replay.jsonl"));
        QCOMPARE(OpenedFile::from(file).matchId, QString());
    }

    void aReplayAwayFromItsLeague_isOpenedAsTheFileItIs()
    {
        const QTemporaryDir dir;
        const QString file = make(dir, QStringLiteral("R1M1-1.replay.jsonl"));
        const OpenedFile opened = OpenedFile::from(file);
        QCOMPARE(opened.record, file);
        QCOMPARE(opened.matchId, QString());
    }

    void theWindowThatIsOpen_hearsOfTheFile()
    {
        const QTemporaryDir folder;
        FirstWindow first(folder.path());
        const QSignalSpy again(&first, &FirstWindow::startedAgain);
        QVERIFY(first.isFirst());
        const QString file = QStringLiteral("/home/ada/שלום/R1M1-1.replay.jsonl");
        QVERIFY(!FirstWindow(folder.path()).isFirst(file));
        QVERIFY(eventually([&] { return again.count() == 1; }));
        QCOMPARE(again.constFirst().constFirst().toString(), file);
    }
};

QTEST_MAIN(TestOpenedFile)
#include "tst_opened_file.moc"
