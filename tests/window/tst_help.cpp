// The built-in help: F1 opens it, keys lead through it, and it speaks the window's language.
#include "app/view/help/help_book.h"
#include "tests/support/event_wait.h"
#include "tests/window/window_lab.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;

class TestHelp : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void f1_opensIt_andKeysLeadThroughAllPages_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("wide") << QSize(1440, 900);
        QTest::newRow("small") << QSize(1024, 680);
    }
    void f1_opensIt_andKeysLeadThroughAllPages()
    {
        QFETCH(QSize, size);
        const WindowLab lab;
        lab.resize(size.width(), size.height());
        lab.press(Qt::Key_F1);
        QVERIFY(lab.focuses(QStringLiteral("Pages of the help")));
        for (const char *title : {"A tour in five minutes", "For teachers", "For students",
                                  "When computers do not find each other"}) {
            QVERIFY2(lab.shows(QLatin1String(title)), title);
            lab.press(Qt::Key_Right);
        }
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^Close or go back")); }));
        lab.press(Qt::Key_Escape);
        QVERIFY(lab.hides(QStringLiteral("Pages of the help")));
    }

    void aCommand_isCopiedByKeyboard()
    {
        const WindowLab lab;
        lab.press(Qt::Key_F1);
        QVERIFY(lab.focuses(QStringLiteral("Pages of the help")));
        QVERIFY(lab.tabTo(QStringLiteral("Copy")));
        lab.press(Qt::Key_Space);
        QVERIFY(eventually([&] {
            return QGuiApplication::clipboard()->text().startsWith(QStringLiteral("./league"));
        }));
    }

    void itFollowsTheLanguage_whileItIsOpen()
    {
        const WindowLab lab;
        lab.press(Qt::Key_F1);
        QVERIFY(lab.shows(QStringLiteral("A tour in five minutes")));
        lab.languages()->speak(QStringLiteral("de"));
        QVERIFY(lab.shows(QStringLiteral("Ein Rundgang in fünf Minuten")));
        QVERIFY(!lab.find(QStringLiteral("A tour in five minutes")));
        // Right to left, the next page is on the left.
        lab.languages()->speak(QStringLiteral("he"));
        QVERIFY(lab.shows(QStringLiteral("סיור בחמש דקות")));
        lab.press(Qt::Key_Left);
        QVERIFY(lab.hides(QStringLiteral("סיור בחמש דקות")));
        QVERIFY(eventually([&] { return lab.findLike(QStringLiteral("^פותחים את הליגה$")); }));
        QVERIFY(lab.shows(QStringLiteral("./league manager --resume")));
    }

    void theHelpButton_opensIt()
    {
        const WindowLab lab;
        QVERIFY(lab.click(QStringLiteral("Help")));
        QVERIFY(lab.shows(QStringLiteral("A tour in five minutes")));
    }

    void everyLanguage_hasAPageOfItsOwn()
    {
        for (const QString &language : Languages::codes()) {
            for (const char *page : {"tour", "teacher", "student", "network"}) {
                const QVariantList blocks =
                    HelpBook::page(QLatin1String(page), language, QStringLiteral("Mono"), false);
                QVERIFY(blocks.size() > 10);
                const QVariantList english = HelpBook::page(
                    QLatin1String(page), QStringLiteral("en"), QStringLiteral("Mono"), false);
                QCOMPARE(blocks == english, language == QLatin1String("en"));
            }
        }
        QVERIFY(
            HelpBook::page(QStringLiteral("nothing"), QStringLiteral("en"), {}, false).isEmpty());
    }
};

QTEST_MAIN(TestHelp)
#include "tst_help.moc"
