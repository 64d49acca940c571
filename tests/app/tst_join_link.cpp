// Join links: what is written is read back, and what strangers make of them is refused in one
// sentence.
#include "app/join_link.h"

#include "app/cli/join_code.h"

#include <QTest>

#include <array>

using league::app::JoinLink;

namespace {

const QString Manager = QStringLiteral("manager=http%3A%2F%2F192.168.1.20%3A8000%2Fmcp");

QString link(const QString &query)
{
    return QStringLiteral("agentleague://join?") + query;
}

JoinLink springCup()
{
    return {QUrl(QStringLiteral("http://192.168.1.20:8000/mcp")), QStringLiteral("K7M 4QX"),
            QStringLiteral("even_odd"), QStringLiteral("Spring Cup")};
}

} // namespace

class TestJoinLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLink_isWrittenSoThatNothingInItCanBeTakenForSomethingElse()
    {
        QCOMPARE(springCup().written(),
                 link(Manager + QStringLiteral("&code=K7M%204QX&game=even_odd&name=Spring%20Cup")));
        QCOMPARE(JoinLink{springCup().manager}.written(), link(Manager));
    }

    void aLink_isReadAsItWasWritten_data()
    {
        QTest::addColumn<QString>("manager");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << "http://192.168.1.20:8000/mcp"
                               << "K7M 4QX"
                               << "Spring Cup";
        QTest::newRow("no more than the manager")
            << "http://127.0.0.1:8000/mcp" << QString() << QString();
        QTest::newRow("IPv6, https") << "https://[2001:db8::1]:8000/mcp" << QString() << QString();
        QTest::newRow("signs of an address") << "http://host.example/mcp?a=1&b=2"
                                             << "a&code=b#c%20+"
                                             << "50 % = half? & more";
        QTest::newRow("an emoji of three")
            << "http://host.example/mcp" << QString() << QString::fromUtf8("👩‍🏫 Cup");
        QTest::newRow("Hebrew") << "http://host.example/mcp" << QString::fromUtf8("קוד")
                                << QString::fromUtf8("ליגת האביב");
    }
    void aLink_isReadAsItWasWritten()
    {
        QFETCH(QString, manager);
        QFETCH(QString, code);
        QFETCH(QString, name);
        const JoinLink written{QUrl(manager), code, QStringLiteral("mafia"), name};
        const auto read = JoinLink::read(written.written());
        QVERIFY2(read, qPrintable(read ? QString() : read.failure().sentence));
        QCOMPARE(*read, written);
    }

    void whatALaterVersionAdds_isSkipped()
    {
        const QString text = springCup().written();
        for (const QString &later :
             {text + QStringLiteral("&table=3"),
              QString(text).replace(QStringLiteral("join?"), QStringLiteral("join?v=2&")),
              QString(text).replace(QStringLiteral("join?"), QStringLiteral("join/?")),
              QString(text).replace(QStringLiteral("agentleague"),
                                    QStringLiteral("AgentLeague"))}) {
            const auto read = JoinLink::read(later);
            QVERIFY2(read, qPrintable(later));
            QCOMPARE(*read, springCup());
        }
    }

    void whatIsNoInvitation_isRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("why");
        const QString otherwise = QStringLiteral("it does not ask to join a league");
        const QString nobody = QStringLiteral("it names no manager");
        const QString elsewhere = QStringLiteral("its address cannot be one of a manager");
        const QString untypable = QStringLiteral("it has characters that nobody can type");
        const QString tooLong = QStringLiteral("it is too long");
        QTest::newRow("nothing") << QString() << otherwise;
        QTest::newRow("only the scheme") << "agentleague:" << otherwise;
        QTest::newRow("no host") << "agentleague:join?" + Manager << otherwise;
        QTest::newRow("another order") << "agentleague://run?" + Manager << otherwise;
        QTest::newRow("a path") << "agentleague://join/../run?" + Manager << otherwise;
        QTest::newRow("another scheme") << "http://join?" + Manager << otherwise;
        QTest::newRow("a space in it")
            << link(Manager + QStringLiteral("&code=K7M 4QX")) << otherwise;
        QTest::newRow("no query") << "agentleague://join" << nobody;
        QTest::newRow("no manager") << link(QStringLiteral("code=K7M")) << nobody;
        QTest::newRow("an empty manager") << link(QStringLiteral("manager=&code=K7M")) << nobody;
        QTest::newRow("only in the fragment") << "agentleague://join#" + Manager << nobody;
        QTest::newRow("a file") << link(QStringLiteral("manager=file%3A%2F%2F%2Fetc%2Fpasswd"))
                                << elsewhere;
        QTest::newRow("a script") << link(QStringLiteral("manager=javascript%3Aalert(1)"))
                                  << elsewhere;
        QTest::newRow("no host of a manager")
            << link(QStringLiteral("manager=http%3A%2F%2F%2Fmcp")) << elsewhere;
        QTest::newRow("an impossible port")
            << link(QStringLiteral("manager=http%3A%2F%2Fhost%3A99999%2Fmcp")) << elsewhere;
        QTest::newRow("a name in front of the host")
            << link(QStringLiteral("manager=http%3A%2F%2Fschool.example%40evil.example%2Fmcp"))
            << elsewhere;
        QTest::newRow("an option") << link(QStringLiteral("manager=--data")) << elsewhere;
        QTest::newRow("a line in the code")
            << link(Manager + QStringLiteral("&code=K7M%0A4QX")) << untypable;
        QTest::newRow("a zero") << link(Manager + QStringLiteral("&code=K7M%00")) << untypable;
        QTest::newRow("an escape in the name")
            << link(Manager + QStringLiteral("&name=%1B%5B2JCup")) << untypable;
        QTest::newRow("a name that turns its neighbours around")
            << link(Manager + QStringLiteral("&name=%E2%80%AEpuC")) << untypable;
        QTest::newRow("bytes that are no text")
            << link(Manager + QStringLiteral("&game=%FF%FE")) << untypable;
        QTest::newRow("a long code")
            << link(Manager + QStringLiteral("&code=") + QString(201, u'x')) << tooLong;
        QTest::newRow("a long manager")
            << link(QStringLiteral("manager=http%3A%2F%2Fhost%2F") + QString(300, u'x')) << tooLong;
        QTest::newRow("a long link")
            << link(Manager + QStringLiteral("&later=") + QString(100'000, u'x')) << tooLong;
    }
    void whatIsNoInvitation_isRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, why);
        const auto read = JoinLink::read(text);
        QVERIFY(!read);
        QCOMPARE(read.failure().sentence,
                 QStringLiteral("The join link cannot be used: %1. Ask whoever runs the league for "
                                "a new one.")
                     .arg(why));
    }

    void theCodeInALink_isHiddenFromThoseWhoListProcesses()
    {
        QByteArray program("agent-league");
        QByteArray opened = springCup().written().toLatin1();
        QByteArray option("--discode=abc");
        std::array arguments{program.data(), opened.data(), option.data()};
        league::app::hideJoinCode(3, arguments.data());
        QVERIFY(opened.startsWith("agentleague://join?manager="));
        QVERIFY(!opened.contains("K7M"));
        QVERIFY(!opened.contains("4QX"));
        QCOMPARE(option, QByteArray("--discode=abc"));
    }

    void aLink_isKnownByItsScheme()
    {
        QVERIFY(JoinLink::isMeant(QStringLiteral("agentleague://join?manager=x")));
        QVERIFY(JoinLink::isMeant(QStringLiteral("AGENTLEAGUE:whatever")));
        QVERIFY(!JoinLink::isMeant(QStringLiteral("agentleague")));
        QVERIFY(!JoinLink::isMeant(QStringLiteral("run")));
        QVERIFY(!JoinLink::isMeant(QStringLiteral("http://agentleague:80/")));
    }
};

QTEST_GUILESS_MAIN(TestJoinLink)
#include "tst_join_link.moc"
