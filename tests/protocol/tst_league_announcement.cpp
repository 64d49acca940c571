// What a manager calls out on the local network: small, readable again, and nothing else passes.
#include "agents/base/json/json_document.h"
#include "agents/protocol/league_announcement.h"

#include "agents/protocol/message.h"

#include <QTest>

using namespace league;
using namespace league::protocol;

namespace {

LeagueAnnouncement springCup()
{
    LeagueAnnouncement league;
    league.herald = QStringLiteral("0123456789abcdef");
    league.leagueId = QStringLiteral("league_even_odd_1");
    league.name = QStringLiteral("Spring Cup");
    league.gameType = QStringLiteral("even_odd");
    league.address = QStringLiteral("http://192.168.1.20:8000/mcp");
    league.players = 7;
    league.expectedPlayers = 8;
    league.needsCode = true;
    return league;
}

// The announcement with one field changed.
QByteArray with(const QString &field, const JsonValue &value)
{
    JsonObject object = JsonDocument::fromJson(datagramOf(springCup())).object();
    if (value.isUndefined())
        object.remove(field);
    else
        object.insert(field, value);
    return JsonDocument(object).toJson(JsonDocument::Compact);
}

} // namespace

class TestLeagueAnnouncement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anAnnouncement_comesBackAsItWasWritten()
    {
        const base::Result<LeagueAnnouncement> read = readAnnouncement(datagramOf(springCup()));
        QVERIFY(read.ok());
        QCOMPARE(*read, springCup());
    }

    void whatIsOptional_mayBeLeftOut()
    {
        for (const char *field : {"expected_players", "needs_join_code", "spectators"})
            QVERIFY2(readAnnouncement(with(QLatin1String(field), JsonValue::Undefined)), field);
    }

    void theLongestTexts_stillFitIntoADatagram()
    {
        LeagueAnnouncement league = springCup();
        const QString longest(64, u'x');
        league.herald = league.leagueId = league.gameType = longest;
        league.name = QString(500, QChar(0x5d0));
        league.players = league.expectedPlayers = 100'000;
        league.address = QStringLiteral("http://255.255.255.255:65535/mcp");
        const QByteArray datagram = datagramOf(league);
        QVERIFY2(datagram.size() <= LeagueAnnouncement::MaxBytes,
                 qPrintable(QString::number(datagram.size())));
        const base::Result<LeagueAnnouncement> read = readAnnouncement(datagram);
        QVERIFY(read.ok());
        QCOMPARE(read->name.size(), 61); // cut, with a sign of it
        QVERIFY(readAnnouncement(datagramOf(*read)).ok());
    }

    void aName_cannotTurnTheLineAround_norBreakIt()
    {
        const QString trick = QStringLiteral("Cup\n\u202Eevil\u001B[2J");
        const base::Result<LeagueAnnouncement> read =
            readAnnouncement(with(QStringLiteral("league_name"), trick));
        QVERIFY(read.ok());
        QCOMPARE(read->name, QStringLiteral("Cup \uFFFDevil\uFFFD[2J"));
    }

    void whatIsNoAnnouncement_isRefused_data()
    {
        QTest::addColumn<QByteArray>("datagram");
        const auto row = [](const char *what, const QByteArray &datagram) {
            QTest::newRow(what) << datagram;
        };
        const auto field = [&row](const char *what, const char *name, const JsonValue &value) {
            row(what, with(QLatin1String(name), value));
        };
        row("nothing", {});
        row("text", "hello");
        row("half of one", datagramOf(springCup()).left(100));
        row("a list", "[1,2,3]");
        row("an empty object", "{}");
        row("deep nesting", QByteArray(1000, '['));
        row("no text at all", QByteArray(200, '\xff'));
        row("too long", datagramOf(springCup()) + QByteArray(1200, ' '));
        row("another service", "{\"service\":\"printer\",\"address\":\"http://192.168.1.5:80/\"}");
        field("another protocol", "protocol", QStringLiteral("league.v3"));
        field("another message", "message_type", QStringLiteral("GAME_OVER"));
        for (const char *name : {"protocol", "message_type", "herald", "league_id", "league_name",
                                 "game_type", "address", "state", "players"})
            row(qPrintable(QStringLiteral("without %1").arg(QLatin1String(name))),
                with(QLatin1String(name), JsonValue::Undefined));
        field("a herald that is no word", "herald", QStringLiteral("a b"));
        field("an empty herald", "herald", QString());
        field("a league with a line feed", "league_id", QStringLiteral("a\nb"));
        field("a game in other letters", "game_type", QStringLiteral("\u05d0"));
        field("a long game", "game_type", QString(65, u'x'));
        field("another state", "state", QStringLiteral("sleeping"));
        field("a state that is a number", "state", 1);
        field("fewer than no players", "players", -1);
        field("half a player", "players", 1.5);
        field("very many players", "players", 1e12);
        field("very many expected", "expected_players", 100'001);
        field("players as text", "players", QStringLiteral("7"));
        field("a code instead of whether", "needs_join_code", QStringLiteral("K7M 4QX"));
        const auto address = [&field](const char *text) {
            field(text, "address", QLatin1String(text));
        };
        address("");
        address("192.168.1.20:8000");
        address("https://192.168.1.20:8000/mcp");
        address("file://etc/passwd");
        address("http://192.168.1.20/mcp");
        address("http://192.168.1.20:0/mcp");
        address("http://192.168.1.20:99999/mcp");
        address("http://192.168.1.20:8000/");
        address("http://192.168.1.20:8000/mcp?x=1");
        address("http://192.168.1.20:8000/mcp#x");
        address("http://somebody@192.168.1.20:8000/mcp");
        address("http://:8000/mcp");
    }

    void whatIsNoAnnouncement_isRefused()
    {
        QFETCH(QByteArray, datagram);
        const base::Result<LeagueAnnouncement> read = readAnnouncement(datagram);
        QVERIFY(!read.ok());
        QVERIFY(!read.failure().sentence.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLeagueAnnouncement)
#include "tst_league_announcement.moc"
