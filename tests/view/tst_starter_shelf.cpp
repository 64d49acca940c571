// The settings page writes the same starter kits as the command.
#include "app/starter_kit.h"
#include "app/view/boards/starter_shelf.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace league::app;
using view::StarterShelf;

class TestStarterShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKit_isWrittenIntoAFolderOfItsOwn()
    {
        const QTemporaryDir folder;
        StarterShelf shelf;
        const QVariantList kits = shelf.kits();
        QCOMPARE(kits.size(), 7);
        for (const QVariant &kit : kits) {
            const QString name = kit.toMap().value(QStringLiteral("name")).toString();
            const QSignalSpy written(&shelf, &StarterShelf::written);
            shelf.write(name, QUrl::fromLocalFile(folder.path()));
            QCOMPARE(written.count(), 1);
            const QDir made(folder.filePath(QStringLiteral("starter-") + name));
            QVERIFY2(made.exists(QStringLiteral("README.md")), qPrintable(made.path()));
            QVERIFY(made.entryList(QDir::Files).size() >= 2);
        }
    }

    void aKitThatIsThereAlready_isNotOverwritten_andTheReasonIsTold()
    {
        const QTemporaryDir folder;
        StarterShelf shelf;
        shelf.write(QStringLiteral("python"), QUrl::fromLocalFile(folder.path()));
        const QSignalSpy failed(&shelf, &StarterShelf::failed);
        shelf.write(QStringLiteral("python"), QUrl::fromLocalFile(folder.path()));
        QCOMPARE(failed.count(), 1);
        QVERIFY(!failed.at(0).at(0).toString().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestStarterShelf)
#include "tst_starter_shelf.moc"
