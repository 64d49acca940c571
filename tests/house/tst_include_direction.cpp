// Rooms include only downward, and only the parts of Qt that are theirs.
#include "tests/support/include_rules.h"
#include "tests/support/repository.h"

#include <QFile>
#include <QTest>

using namespace league::test;

namespace {

const QString Repository = inRepository(QString());

QHash<QString, RoomLinks> linksOfTheHouse()
{
    QFile file(Repository + QStringLiteral("/agents/CMakeLists.txt"));
    return file.open(QIODevice::ReadOnly) ? linksFromCMake(QString::fromUtf8(file.readAll()))
                                          : QHash<QString, RoomLinks>();
}

// A small house for the samples, so that they do not depend on how the real one grows.
QHash<QString, RoomLinks> linksOfTheSamples()
{
    return linksFromCMake(QStringLiteral("league_room(base QT Core StateMachine)\n"
                                         "league_room(protocol LINKS base)\n"
                                         "league_room(games LINKS base)\n"
                                         "league_room(store LINKS base protocol QT Sql)\n"
                                         "league_room(transport LINKS base protocol\n"
                                         "            QT Network LIBRARIES CURL)\n"
                                         "league_room(player LINKS base games transport)\n"));
}

} // namespace

class TestIncludeDirection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLinksOfTheHouse_leadDownward()
    {
        const QHash<QString, RoomLinks> links = linksOfTheHouse();
        QVERIFY(links.contains(QStringLiteral("base")));
        QVERIFY(links.value(QStringLiteral("manager")).rooms.contains(QStringLiteral("league")));
        const QStringList wrong = upwardLinks(links);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyInclude_leadsDownward()
    {
        QStringList wrong;
        const QList<SourceFile> files =
            sourceFiles(Repository, {QStringLiteral("agents"), QStringLiteral("app")});
        QVERIFY(files.size() > 10);
        for (const SourceFile &file : files)
            wrong += wrongRoomIncludes(file, linksOfTheHouse());
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void everyRoom_usesOnlyItsPartsOfQt()
    {
        QStringList wrong;
        const QHash<QString, RoomLinks> links = linksOfTheHouse();
        for (const SourceFile &file :
             sourceFiles(Repository, {QStringLiteral("agents"), QStringLiteral("app")}))
            wrong += wrongLibraryIncludes(file, links, installedModuleOf);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void theTable_isReadFromCMake()
    {
        const QHash<QString, RoomLinks> links = linksOfTheSamples();
        QCOMPARE(links.size(), 6);
        const RoomLinks transport = links.value(QStringLiteral("transport"));
        QCOMPARE(transport.rooms,
                 (QSet<QString>{QStringLiteral("base"), QStringLiteral("protocol")}));
        QCOMPARE(transport.qtModules, QSet<QString>{QStringLiteral("Network")});
    }

    void anUpwardLink_isCaught_data()
    {
        QTest::addColumn<QString>("cmake");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("base links up") << QStringLiteral("league_room(base LINKS protocol)")
                                       << QStringLiteral("base must not link protocol");
        QTest::newRow("games know no network")
            << QStringLiteral("league_room(games LINKS base transport)")
            << QStringLiteral("games must not link transport");
        QTest::newRow("roles do not know each other")
            << QStringLiteral("league_room(referee LINKS base player)")
            << QStringLiteral("referee must not link player");
        QTest::newRow("an unknown room")
            << QStringLiteral("league_room(attic)")
            << QStringLiteral("attic is not a room of the architecture");
    }

    void anUpwardLink_isCaught()
    {
        QFETCH(QString, cmake);
        QFETCH(QString, sentence);
        QCOMPARE(upwardLinks(linksFromCMake(cmake)), QStringList{sentence});
    }

    void anInclude_isJudgedByTheTable_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("include");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *name, const char *path, const char *include, bool allowed) {
            QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(include)
                                << allowed;
        };
        row("own room", "agents/games/a.cpp", "\"agents/games/b.h\"", true);
        row("own room, deeper", "agents/games/x/a.cpp", "\"agents/games/b.h\"", true);
        row("downward", "agents/store/a.h", "\"agents/protocol/b.h\"", true);
        row("program uses a room", "app/main.cpp", "\"agents/player/b.h\"", true);
        row("program uses itself", "app/cli/a.cpp", "\"app/house.h\"", true);
        row("its own moc", "agents/base/a.cpp", "\"a.moc\"", true);
        row("upward", "agents/base/a.cpp", "\"agents/protocol/b.h\"", false);
        row("sideways", "agents/games/a.cpp", "\"agents/store/b.h\"", false);
        row("not linked, though below", "agents/player/a.cpp", "\"agents/store/b.h\"", false);
        row("a room asks the program", "agents/player/a.cpp", "\"app/house.h\"", false);
        row("the product asks a test", "app/main.cpp", "\"tests/support/event_wait.h\"", false);
        row("a neighbour by its bare name", "agents/base/a.cpp", "\"clock.h\"", false);
        row("around the corner", "agents/games/a.cpp", "\"../store/b.h\"", false);
        row("spaced out", "agents/base/a.cpp", "  \"agents/store/b.h\"", false);
    }

    void anInclude_isJudgedByTheTable()
    {
        QFETCH(QString, path);
        QFETCH(QString, include);
        QFETCH(bool, allowed);
        const SourceFile file{path, QStringLiteral("#pragma once\n#include %1\n").arg(include)};
        const QStringList wrong = wrongRoomIncludes(file, linksOfTheSamples());
        QCOMPARE(wrong.isEmpty(), allowed);
        if (!allowed)
            QVERIFY(wrong.first().startsWith(path + QStringLiteral(":2 includes ")));
    }

    void aLibrary_belongsToItsRoom_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("header");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char *name, const char *path, const char *header, bool allowed) {
            QTest::newRow(name) << QString::fromLatin1(path) << QString::fromLatin1(header)
                                << allowed;
        };
        row("Core is everybody's", "agents/games/a.cpp", "QString", true);
        row("the standard library too", "agents/games/a.cpp", "vector", true);
        row("sockets in transport", "agents/transport/a.cpp", "QTcpSocket", true);
        row("by the long name", "agents/transport/a.cpp", "QtNetwork/QTcpSocket", true);
        row("sockets in games", "agents/games/a.cpp", "QTcpSocket", false);
        row("sockets in games, long", "agents/games/a.cpp", "QtNetwork/QTcpSocket", false);
        row("a role holds an address", "agents/player/a.h", "QHostAddress", true);
        row("a game does not", "agents/games/a.h", "QHostAddress", false);
        row("a role opens no socket", "agents/player/a.cpp", "QTcpSocket", false);
        row("SQL in store", "agents/store/a.cpp", "QSqlQuery", true);
        row("SQL in the program", "app/a.cpp", "QSqlQuery", false);
        row("SQL in a role", "agents/player/a.cpp", "QSqlQuery", false);
        row("state machine in base", "agents/base/a.cpp", "QStateMachine", true);
        row("state machine elsewhere", "agents/player/a.cpp", "QStateMachine", false);
        row("test code in the product", "agents/base/a.cpp", "QTest", false);
        row("curl in transport", "agents/transport/a.cpp", "curl/curl.h", true);
        row("curl in a role", "agents/player/a.cpp", "curl/curl.h", false);
        row("raw sockets in store", "agents/store/a.cpp", "sys/socket.h", false);
    }

    void aLibrary_belongsToItsRoom()
    {
        QFETCH(QString, path);
        QFETCH(QString, header);
        QFETCH(bool, allowed);
        const SourceFile file{path, QStringLiteral("#include <%1>\n").arg(header)};
        const QStringList wrong =
            wrongLibraryIncludes(file, linksOfTheSamples(), installedModuleOf);
        QCOMPARE(wrong.isEmpty(), allowed);
    }
};

QTEST_APPLESS_MAIN(TestIncludeDirection)
#include "tst_include_direction.moc"
