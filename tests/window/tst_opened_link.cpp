// A join link that somebody opened: the window shows the join dialog as the link has it, and leaves
// the rest to the person.
#include "app/join_link.h"
#include "app/view/desk/join_desk.h"
#include "app/window/first_window.h"
#include "app/window/opener.h"
#include "tests/app/open_house.h"
#include "tests/window/outside_program.h"
#include "tests/window/window_lab.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::test;
using namespace league::app::view;
using app::FirstWindow;
using app::JoinLink;
using app::Opener;

namespace {

const QString Code = QStringLiteral("K7M 4QX");

JoinLink linkTo(const OpenHouse &house)
{
    return {house.house->managerEndpoint(), Code, QStringLiteral("even_odd"),
            QStringLiteral("Spring Cup")};
}

std::unique_ptr<OpenHouse> openLobby()
{
    return std::make_unique<OpenHouse>(1,
                                       [](app::HouseOptions &options) { options.joinCode = Code; });
}

QString textOf(const WindowLab &lab, const QString &field)
{
    const QQuickItem *item = lab.find(field);
    return item ? item->property("text").toString() : QString();
}

// What a screen reader says besides of what is called so.
QStringList detailsOf(const WindowLab &lab, const QString &name)
{
    QStringList details;
    for (QQuickItem *item : lab.findAll(name)) {
        if (QAccessibleInterface *reader = QAccessible::queryAccessibleInterface(item))
            details.append(reader->text(QAccessible::Description));
    }
    return details;
}

} // namespace

class TestOpenedLink : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLink_fillsTheDialog_andNothingIsSentUntilThePersonSaysSo()
    {
        const std::unique_ptr<OpenHouse> lobby = openLobby();
        QVERIFY(lobby->opened);
        const QSignalSpy admitted(lobby->house.get(), &app::House::agentRegistered);
        const WindowLab lab({QStringLiteral("display_name=Mira"), QStringLiteral("speed=MAX")});
        auto *join = lab.board<JoinDesk>("JoinDesk");
        Opener(*lab.window()).open(linkTo(*lobby).written());
        QVERIFY(lab.shows(QStringLiteral("joinButton")));
        QCOMPARE(textOf(lab, QStringLiteral("addressField")),
                 lobby->house->managerEndpoint().toString());
        QCOMPARE(textOf(lab, QStringLiteral("codeField")), Code);
        QVERIFY(lab.shows(QStringLiteral("Invited to Spring Cup, not tested yet")));
        QCOMPARE(join->testState(), QStringLiteral("idle"));

        // Typing a name and closing the dialog send nothing either, nor does opening it again.
        QVERIFY(lab.fill(QStringLiteral("nameField"), QStringLiteral("Mira")));
        QVERIFY(lab.click(QStringLiteral("Cancel")));
        QVERIFY(lab.hides(QStringLiteral("joinButton")));
        lab.press(Qt::Key_P);
        QVERIFY(lab.shows(QStringLiteral("joinButton")));
        QCOMPARE(join->testState(), QStringLiteral("idle"));

        QVERIFY(lab.click(QStringLiteral("Test connection")));
        QVERIFY(eventually([&] { return join->mayJoin(); }));
        QVERIFY(lab.click(QStringLiteral("joinButton")));
        QVERIFY(eventually([&] { return admitted.count() > 0; }));
    }

    void oneEnterTests_andTheNextOneJoins()
    {
        const std::unique_ptr<OpenHouse> lobby = openLobby();
        QVERIFY(lobby->opened);
        const WindowLab lab({QStringLiteral("display_name=Mira"), QStringLiteral("speed=MAX")});
        auto *join = lab.board<JoinDesk>("JoinDesk");
        Opener(*lab.window()).open(linkTo(*lobby).written());
        QVERIFY(lab.focuses(QStringLiteral("addressField")));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return join->mayJoin(); }));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.page() == QStringLiteral("seat"); }));
    }

    void aSecondStart_handsItsLinkToTheWindowThatIsOpen()
    {
        const WindowLab lab;
        FirstWindow first(lab.data());
        QVERIFY(first.isFirst());
        Opener opener(*lab.window());
        QObject::connect(&first, &FirstWindow::startedAgain, lab.window(),
                         [&opener](const QString &opened) { opener.open(opened); });
        const JoinLink link{QUrl(QStringLiteral("http://host.example/mcp")), Code};
        OutsideProgram second(qEnvironmentVariable("AGENT_LEAGUE"), {link.written()},
                              {{QStringLiteral("AGENT_LEAGUE_DATA"), lab.data()},
                               {QStringLiteral("XDG_CONFIG_HOME"), lab.folder()}});
        QVERIFY(lab.shows(QStringLiteral("joinButton")));
        QVERIFY(eventually([&] { return !second.isRunning(); }));
        QCOMPARE(textOf(lab, QStringLiteral("addressField")), link.manager.toString());
        QCOMPARE(textOf(lab, QStringLiteral("codeField")), Code);
        QVERIFY(lab.shows(QStringLiteral("Not tested yet")));

        // Another link takes the place of the first one.
        const JoinLink other{QUrl(QStringLiteral("http://other.example/mcp"))};
        opener.open(other.written());
        QVERIFY(eventually([&] {
            return textOf(lab, QStringLiteral("addressField")) == other.manager.toString();
        }));
        QCOMPARE(textOf(lab, QStringLiteral("codeField")), QString());
        QCOMPARE(lab.board<JoinDesk>("JoinDesk")->testState(), QStringLiteral("idle"));
    }

    void aBadLink_isAnsweredWithItsSentence_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("English")
            << "en"
            << "The link could not be opened"
            << "The join link cannot be used: it names no manager. Ask whoever "
               "runs the league for a new one.";
        QTest::newRow("German") << "de"
                                << "Der Link konnte nicht geöffnet werden"
                                << "Der Beitrittslink ist nicht zu gebrauchen: Er nennt keinen "
                                   "Manager. Bitten Sie die Leitung der Liga um einen neuen.";
    }
    void aBadLink_isAnsweredWithItsSentence()
    {
        QFETCH(QString, language);
        QFETCH(QString, title);
        QFETCH(QString, sentence);
        const WindowLab lab({QStringLiteral("language=") + language});
        Opener(*lab.window()).open(QStringLiteral("agentleague://join?code=K7M"));
        QVERIFY(lab.shows(title));
        const QStringList details = detailsOf(lab, title);
        QVERIFY2(details.contains(sentence), qPrintable(details.join(u'\n')));
        QVERIFY(!lab.find(QStringLiteral("joinButton")));
    }

    // Whoever joins elsewhere leaves what is played here; the host of a class may click on the own
    // invitation.
    void aLeagueThatIsPlayedHere_isNotEndedByALink()
    {
        const WindowLab lab({QStringLiteral("speed=STEP")});
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] { return lab.desk()->league()->isStarted(); }));
        const JoinLink link{QUrl(QStringLiteral("http://host.example/mcp"))};
        Opener(*lab.window()).open(link.written());
        QVERIFY(lab.shows(QStringLiteral("The link could not be opened")));
        QVERIFY(!lab.find(QStringLiteral("joinButton")));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Playing);

        Opener(*lab.window()).open(QStringLiteral("/home/ada/R1M1-1.replay.jsonl"));
        QVERIFY(lab.shows(QStringLiteral("The file could not be opened")));
        QCOMPARE(lab.desk()->phase(), Desk::Phase::Playing);
        QVERIFY(lab.desk()->mayControl());
    }
};

QTEST_MAIN(TestOpenedLink)
#include "tst_opened_link.moc"
