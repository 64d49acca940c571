// What goes wrong in the engine is said in the language of the window.
#include "app/view/boards/rules_board.h"
#include "tests/support/event_wait.h"
#include "tests/window/window_lab.h"

#include <QFile>
#include <QRegularExpression>
#include <QTcpServer>
#include <QTest>

using namespace league::test;
using namespace league::app::view;

namespace {

bool holdsLatinSentence(const QString &text)
{
    static const QRegularExpression words(QStringLiteral("[a-z]{2,} [a-z]{2,} [a-z]{2,}"));
    return text.contains(words);
}

// Waits until opening has failed, and gives back what the window says about it.
QString problemOf(const WindowLab &lab)
{
    const bool hasFailed = eventually([&] { return lab.desk()->phase() == Desk::Phase::Failed; });
    return hasFailed ? lab.desk()->problem() : QString();
}

bool write(const QString &path, const QByteArray &content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

} // namespace

class TestEngineWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTakenPort_isSaidInHebrew_andAnewInAnotherLanguage()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        const QString port = QString::number(taken.serverPort());
        const WindowLab lab({QStringLiteral("base_port=") + port, QStringLiteral("language=he")});
        lab.desk()->runLocal(QStringLiteral("even_odd"), 4, 1);
        const QString said = problemOf(lab);
        QVERIFY2(said.contains(QStringLiteral("תפוס")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("\u2068") + port + QStringLiteral("\u2069")),
                 qPrintable(said));
        QVERIFY2(!holdsLatinSentence(said), qPrintable(said));
        QVERIFY(lab.shows(said));

        lab.languages()->speak(QStringLiteral("de"));
        const QString anew = lab.desk()->problem();
        QVERIFY2(anew.startsWith(QStringLiteral("Port %1 auf 127.0.0.1 ist").arg(port)),
                 qPrintable(anew));
        QVERIFY(lab.shows(anew));
        QVERIFY(lab.hides(said));
    }

    void aFolderThatCannotBeUsed_isSaidInHebrew()
    {
        const QTemporaryDir data;
        QVERIFY(write(data.filePath(QStringLiteral("leagues")), "in the way"));
        const WindowLab lab({QStringLiteral("language=he")}, data.path());
        lab.desk()->runLocal(QStringLiteral("even_odd"), 4, 1);
        const QString said = problemOf(lab);
        QVERIFY2(said.contains(data.filePath(QStringLiteral("leagues"))), qPrintable(said));
        QVERIFY2(!said.isEmpty() && !holdsLatinSentence(said), qPrintable(said));
        QVERIFY(lab.shows(said));
    }

    void aFileThatIsNoLeague_isSaidInHebrew()
    {
        const WindowLab lab({QStringLiteral("language=he")});
        const QString path = lab.folder() + QStringLiteral("/notes.json");
        QVERIFY(write(path, "[1, 2]"));
        lab.desk()->openFinished(path);
        const auto toast = [&] { return lab.findLike(QStringLiteral("notes\\.json")); };
        QVERIFY(eventually([&] { return toast() != nullptr; }));
        const QString said = WindowLab::spoken(toast());
        QVERIFY2(!holdsLatinSentence(said), qPrintable(said));
        QCOMPARE(lab.page(), QStringLiteral("welcome"));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Idle);
    }

    void aRefusedRule_isSaidInTheLanguageOfTheWindow_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("range");
        QTest::newRow("he") << "he" << QStringLiteral("עד");
        QTest::newRow("ar") << "ar" << QStringLiteral("إلى");
        QTest::newRow("es") << "es" << QStringLiteral("de 0 a");
        QTest::newRow("de") << "de" << QStringLiteral("0 bis");
        QTest::newRow("fr") << "fr" << QStringLiteral("0 à");
    }
    void aRefusedRule_isSaidInTheLanguageOfTheWindow()
    {
        QFETCH(QString, language);
        QFETCH(QString, range);
        const WindowLab lab({QStringLiteral("language=") + language});
        auto *board = lab.board<RulesBoard>("RulesBoard");
        QVERIFY(!board->set(QStringLiteral("max_retries"), QStringLiteral("many")));
        const int at =
            board->rows()->indexOf(QStringLiteral("ruleKey"), QStringLiteral("max_retries"));
        const QString problem = board->rows()->rows().at(at).problem;
        QVERIFY2(problem.contains(range), qPrintable(problem));
        QVERIFY2(problem.contains(QStringLiteral("max_retries")), qPrintable(problem));
        QVERIFY2(!problem.contains(QStringLiteral("Allowed")), qPrintable(problem));
    }
};

QTEST_MAIN(TestEngineWords)
#include "tst_engine_words.moc"
