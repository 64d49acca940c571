// Every file keeps the rules of the house, and every rule catches a file that breaks it.
#include "agents/base/json/json.h"
#include "tests/support/house_rules.h"
#include "tests/support/repository.h"

#include <QDir>
#include <QTest>

using namespace league;
using namespace league::test;

namespace {

const QString Repository = inRepository(QString());

struct Sample
{
    const char *rule;
    const char *path;
    QString text;
    int breaches;
};

QString lines(int count)
{
    return QStringLiteral("x\n").repeated(count);
}

// What breaks a rule, and beside it what only looks like it.
QList<Sample> samples()
{
    const QString json = QStringLiteral("#include <JsonObject>\n");
    return {
        {"names are snake_case", "agents/base/fake_clock.h", {}, 0},
        {"names are snake_case", "agents/base/FakeClock.h", {}, 1},
        {"names are snake_case", "agents/base/fake-clock.cpp", {}, 1},
        {"names are snake_case", "agents/Base/fake_clock.cpp", {}, 1},
        {"names are snake_case", "qml/MatchCard.qml", {}, 0},
        {"headers open with a comment", "agents/base/a.h",
         QStringLiteral("// A: a thing.\n#pragma once\n"), 0},
        {"headers open with a comment", "agents/base/b.h",
         QStringLiteral("#pragma once\n// A: a thing.\n"), 1},
        {"headers open with a comment", "agents/base/b.cpp", QStringLiteral("#include \"a.h\"\n"),
         0},
        {"headers are read once", "agents/base/a.h", QStringLiteral("// A.\n#pragma once\n"), 0},
        {"headers are read once", "agents/base/b.h",
         QStringLiteral("// Not #pragma once\nint x;\n"), 1},
        {"code lives in its namespace", "agents/base/a.h",
         QStringLiteral("namespace league::base {\n}\n"), 0},
        {"code lives in its namespace", "agents/base/b.h",
         QStringLiteral("namespace league::store {\n}\n"), 1},
        {"code lives in its namespace", "agents/base/c.h", QStringLiteral("struct A { };\n"), 1},
        {"code lives in its namespace", "agents/base/d.h",
         QStringLiteral("// namespace league::base {\nstruct A { };\n"), 1},
        {"code lives in its namespace", "agents/games/x/a.h",
         QStringLiteral("namespace league::games::x {\n}\n"), 0},
        {"code lives in its namespace", "agents/league/a.h",
         QStringLiteral("namespace league::tournament {\n}\n"), 0},
        {"code lives in its namespace", "agents/league/b.h",
         QStringLiteral("namespace league::league {\n}\n"), 1},
        {"code lives in its namespace", "tests/support/a.h",
         QStringLiteral("namespace league::test {\n}\n"), 0},
        {"code lives in its namespace", "app/main.cpp", QStringLiteral("int main() { }\n"), 0},
        {"files stay small", "agents/base/a.cpp", lines(400), 0},
        {"files stay small", "agents/base/b.cpp", lines(401), 1},
        {"files stay small", "agents/base/a.h", lines(200), 0},
        {"files stay small", "agents/base/b.h", lines(201), 1},
        {"files stay small", "qml/A.qml", lines(250), 0},
        {"files stay small", "qml/B.qml", lines(251), 1},
        {"files stay small", "tests/base/tst_a.cpp", lines(600), 0},
        {"files stay small", "tests/base/tst_b.cpp", lines(601), 1},
        {"time comes from the clock", "agents/base/a.cpp", QStringLiteral("QTimer t;\n"), 0},
        {"time comes from the clock", "agents/transport/curl_loop.cpp",
         QStringLiteral("QTimer t;\n"), 0},
        {"time comes from the clock", "agents/transport/a.cpp",
         QStringLiteral("QTimer t;\nint x;\nQTimer u;\n"), 2},
        {"time comes from the clock", "agents/manager/a.cpp",
         QStringLiteral("QDateTime::currentDateTimeUtc();\n"), 1},
        {"time comes from the clock", "agents/manager/b.cpp",
         QStringLiteral("std::chrono::steady_clock::now();\n"), 1},
        {"time comes from the clock", "agents/manager/c.cpp", QStringLiteral("// no QTimer here\n"),
         0},
        {"time comes from the clock", "agents/manager/d.cpp", QStringLiteral("say(\"QTimer\");\n"),
         0},
        {"time comes from the clock", "agents/manager/e.cpp", QStringLiteral("QElapsedTimer t;\n"),
         1},
        {"time comes from the clock", "app/b.cpp", QStringLiteral("QDeadlineTimer t;\n"), 1},
        {"time comes from the clock", "app/a.cpp", QStringLiteral("QTimer::singleShot(0, f);\n"),
         1},
        {"nobody sleeps", "tests/base/tst_a.cpp", QStringLiteral("QTest::qWait(10);\n"), 1},
        {"nobody sleeps", "tests/base/tst_b.cpp", QStringLiteral("QTest::qWaitFor(f);\n"), 0},
        {"nobody sleeps", "agents/base/a.cpp", QStringLiteral("QThread::msleep(5);\n"), 1},
        {"nobody sleeps", "agents/base/b.cpp", QStringLiteral("std::this_thread::sleep_for(1s);\n"),
         1},
        {"JSON keys stay in protocol and store", "agents/manager/a.cpp",
         json + QStringLiteral("o[\"id\"] = 1;\n"), 1},
        {"JSON keys stay in protocol and store", "agents/manager/b.cpp",
         json + QStringLiteral("o.value(QLatin1String(\"id\"));\n"), 1},
        {"JSON keys stay in protocol and store", "agents/manager/c.cpp",
         json + QStringLiteral("o.insert(QStringLiteral(\"id\"), 1);\n"), 1},
        {"JSON keys stay in protocol and store", "agents/manager/d.cpp",
         json + QStringLiteral("o.value(u\"id\"_qs);\n"), 1},
        {"JSON keys stay in protocol and store", "agents/manager/e.cpp",
         json + QStringLiteral("JsonObject o{{QStringLiteral(\"id\"), 1}};\n"), 1},
        {"JSON keys stay in protocol and store", "agents/manager/f.cpp",
         json + QStringLiteral("o.value(protocol::key::Id);\n"), 0},
        {"JSON keys stay in protocol and store", "agents/manager/g.cpp",
         json + QStringLiteral("list[0] = tr(\"id\");\n"), 0},
        {"JSON keys stay in protocol and store", "agents/manager/h.cpp",
         QStringLiteral("set.insert(QStringLiteral(\"id\"));\n"), 0},
        {"JSON keys stay in protocol and store", "agents/protocol/a.cpp",
         json + QStringLiteral("o[\"id\"] = 1;\n"), 0},
        {"JSON keys stay in protocol and store", "tests/manager/tst_a.cpp",
         json + QStringLiteral("o[\"id\"] = 1;\n"), 0},
        {"nothing is left for later", "agents/base/a.cpp",
         QStringLiteral("// TO") + QStringLiteral("DO: more\n"), 1},
        {"nothing is left for later", "qml/A.qml",
         QStringLiteral("// FIX") + QStringLiteral("ME\n"), 1},
        {"nothing is left for later", "agents/base/b.cpp", QStringLiteral("// done\n"), 0},
        {"nothing is deleted by hand", "agents/base/a.h",
         QStringLiteral("A(const A &) = delete;\n"), 0},
        {"nothing is deleted by hand", "agents/base/b.cpp", QStringLiteral("delete m_socket;\n"),
         1},
        {"nothing is deleted by hand", "agents/base/c.cpp", QStringLiteral("delete[] buffer;\n"),
         1},
        {"nothing is deleted by hand", "agents/base/d.cpp",
         QStringLiteral("socket->deleteLater();\n"), 0},
        {"nothing is deleted by hand", "agents/base/e.cpp",
         QStringLiteral("// delete it\nsay(\"delete it\");\n"), 0},
        {"connects are typed", "app/a.cpp",
         QStringLiteral("connect(a, SIGNAL(b()), c, SLOT(d()));\n"), 1},
        {"connects are typed", "app/b.cpp", QStringLiteral("connect(a, &A::b, c, &C::d);\n"), 0},
        {"there are no macros", "agents/base/a.h", QStringLiteral("#define TWICE(x) ((x) * 2)\n"),
         1},
        {"there are no macros", "agents/base/b.h",
         QStringLiteral("// #define nothing\n#include <map>\n"), 0},
    };
}

} // namespace

class TestHouseRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFile_keepsTheRule_data()
    {
        QTest::addColumn<QString>("rule");
        for (const HouseRule &rule : houseRules())
            QTest::newRow(rule.name) << QString::fromLatin1(rule.name);
    }

    void everyFile_keepsTheRule()
    {
        QFETCH(QString, rule);
        const QList<SourceFile> files =
            sourceFiles(Repository,
                        {QStringLiteral("agents"), QStringLiteral("app"), QStringLiteral("qml"),
                         QStringLiteral("tests")});
        QVERIFY(files.size() > 10);
        QStringList broken;
        for (const SourceFile &file : files)
            broken += houseRule(QLatin1String(rule.toLatin1())).broken(file);
        QVERIFY2(broken.isEmpty(), qPrintable(u'\n' + broken.join(u'\n')));
    }

    void theTopLevel_isFixed()
    {
        const QSet<QString> fixed{QStringLiteral("CMakeLists.txt"),
                                  QStringLiteral("CMakePresets.json"),
                                  QStringLiteral("app"),
                                  QStringLiteral("qml"),
                                  QStringLiteral("agents"),
                                  QStringLiteral("resources"),
                                  QStringLiteral("translations"),
                                  QStringLiteral("tests"),
                                  QStringLiteral("packaging"),
                                  QStringLiteral("README.md"),
                                  QStringLiteral("LICENSE"),
                                  QStringLiteral("CONTRIBUTING.md"),
                                  QStringLiteral("CHANGELOG.md"),
                                  QStringLiteral("league"),
                                  QStringLiteral("check"),
                                  QStringLiteral("build"),
                                  QStringLiteral("out"),
                                  QStringLiteral("compile_commands.json"),
                                  QStringLiteral("CMakeLists.txt.user")};
        const QStringList entries =
            QDir(Repository).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        for (const QString &entry : entries)
            QVERIFY2(fixed.contains(entry),
                     qPrintable(entry + QStringLiteral(" is new at the top")));
    }

    void theRule_countsTheBreaches_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("breaches");

        for (const Sample &sample : samples()) {
            QTest::addRow("%s: %s, %d", sample.rule, sample.path, sample.breaches)
                << QString::fromLatin1(sample.rule) << QString::fromLatin1(sample.path)
                << sample.text << sample.breaches;
        }
    }

    void theRule_countsTheBreaches()
    {
        QFETCH(QString, rule);
        QFETCH(QString, path);
        QFETCH(QString, text);
        QFETCH(int, breaches);
        const QStringList broken = houseRule(QLatin1String(rule.toLatin1())).broken({path, text});
        QVERIFY2(broken.size() == breaches, qPrintable(broken.join(u'\n')));
        for (const QString &sentence : broken)
            QVERIFY(sentence.startsWith(path));
    }

    void everyRule_hasASampleThatBreaksIt()
    {
        QSet<QString> shown;
        for (const Sample &sample : samples()) {
            if (sample.breaches > 0)
                shown.insert(QString::fromLatin1(sample.rule));
        }
        for (const HouseRule &rule : houseRules())
            QVERIFY2(shown.contains(QString::fromLatin1(rule.name)), rule.name);
        QCOMPARE(shown.size(), houseRules().size());
    }

    void codeOnly_blanksProseAndKeepsTheLines_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("code");
        const auto row = [](const char *name, const char *text, const char *code) {
            QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(code);
        };
        row("comment to the end of the line", "a; // b\nc;", "a;     \nc;");
        row("comment over two lines", "a /* b\nc */ d", "a     \n     d");
        row("text", "f(\"a // b\");", "f(\"      \");");
        row("text with an escaped quote", "f(\"a\\\"b\") + c", "f(\"    \") + c");
        row("character", "f(u'\"', x)", "f(u' ', x)");
        row("digits apart", "wait(30'000, 'x')", "wait(30'000, ' ')");
        row("raw text", "f(R\"(a \" b)\", c)", "f(R\"       \", c)");
        row("comment at the very end", "a // b", "a     ");
        row("text that never ends", "a \"b", "a \"b");
    }

    void codeOnly_blanksProseAndKeepsTheLines()
    {
        QFETCH(QString, text);
        QFETCH(QString, code);
        const QString blanked = codeOnly(text);
        QCOMPARE(blanked.size(), text.size());
        QCOMPARE(blanked.count(u'\n'), text.count(u'\n'));
        QCOMPARE(blanked, code);
    }
};

QTEST_APPLESS_MAIN(TestHouseRules)
#include "tst_house_rules.moc"
