// A turn channel in this window, with a real manager behind it and members in processes of their
// own: opened, talked to in every mode, held, skipped, and with an agent that dies and comes back.
#include "app/view/channel/channel_desk.h"
#include "tests/support/event_wait.h"
#include "tests/window/outside_program.h"
#include "tests/window/window_lab.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::app::view;
using test::eventually;
using test::OutsideProgram;
using test::WindowLab;

namespace {

// A window with an open channel "reviews" and members that keep the turn until it is taken away.
class Room
{
public:
    explicit Room(const QString &data = {}) : lab({}, data) { }

    // Through the welcome page and the dialog, as a person does it; no demo agents.
    [[nodiscard]] bool open() const
    {
        return lab.click(QStringLiteral("openChannels")) && lab.click(QStringLiteral("New channel"))
            && lab.fill(QStringLiteral("channelName"), QStringLiteral("reviews"))
            && lab.click(QStringLiteral("voice_summariser"))
            && lab.click(QStringLiteral("voice_sceptic")) && lab.click(QStringLiteral("voice_echo"))
            && lab.click(QStringLiteral("createChannel"))
            && eventually([&] { return board().runWord() == QStringLiteral("RUNNING"); });
    }
    // A program of its own; its port is remembered, so that it can come back there.
    [[nodiscard]] bool bring(const QString &name)
    {
        const int port = m_ports.value(name, 0);
        m_programs[name] = std::make_unique<OutsideProgram>(
            qEnvironmentVariable("AGENT_LEAGUE"),
            QStringList{QStringLiteral("agent"), QStringLiteral("--orchestrator"), desk().address(),
                        QStringLiteral("--channel"), QStringLiteral("reviews"),
                        QStringLiteral("--name"), name, QStringLiteral("--port"),
                        QString::number(port), QStringLiteral("--exec"),
                        QStringLiteral("sleep 600")});
        const QString listens = m_programs[name]->printed(QStringLiteral("listens at (\\S+)"));
        m_ports.insert(name, QUrl(listens).port(0));
        if (!eventually([&] { return stateOf(name) != QString() && positionOf(name) > 0; })) {
            qInfo().noquote() << m_programs[name]->all();
            return false;
        }
        return true;
    }
    void kill(const QString &name) { m_programs[name].reset(); }

    [[nodiscard]] ChannelDesk &desk() const { return *lab.board<ChannelDesk>("ChannelDesk"); }
    [[nodiscard]] ChannelBoard &board() const { return *desk().board(); }
    [[nodiscard]] QString stateOf(const QString &name) const
    {
        return field(name, "stateWord").toString();
    }
    [[nodiscard]] int positionOf(const QString &name) const
    {
        return field(name, "position").toInt();
    }
    [[nodiscard]] bool speaks(const QString &name) const
    {
        return eventually([&] {
            return board().turn().name == name && stateOf(name) == QStringLiteral("ACTIVE");
        });
    }
    // Writes it, in that mode; what became of it.
    [[nodiscard]] QString say(const QString &mode, const QString &text) const
    {
        if (!lab.click(mode) || !eventually([&] { return board().mode() == mode; })
            || !lab.fill(QStringLiteral("composerField"), text)
            || !lab.click(QStringLiteral("sendButton")))
            return QStringLiteral("could not be typed");
        (void)eventually([&] { return !deliveryOf(text).isEmpty(); });
        return deliveryOf(text);
    }
    [[nodiscard]] QString deliveryOf(const QString &text) const
    {
        const int at = board().talk()->indexOf(QStringLiteral("text"), text);
        return at < 0 ? QString() : board().talk()->rows().at(at).delivery;
    }

    WindowLab lab;

private:
    [[nodiscard]] QVariant field(const QString &name, const char *what) const
    {
        RowModel *members = board().members();
        return members->field(members->indexOf(QStringLiteral("name"), name),
                              QString::fromLatin1(what));
    }

    std::map<QString, std::unique_ptr<OutsideProgram>> m_programs;
    QHash<QString, int> m_ports;
};

const QString Architect = QStringLiteral("architect");
const QString Coder = QStringLiteral("coder");
const QString Held = QStringLiteral("held");
const QString Delivered = QStringLiteral("delivered");

} // namespace

class TestChannel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // T-080
    void aChannel_needsNoLeague_andDemoAgentsTalk()
    {
        const WindowLab lab;
        lab.press(Qt::Key_C);
        QCOMPARE(lab.page(), QStringLiteral("channel"));
        QVERIFY(lab.focuses(QStringLiteral("emptyAction")));
        lab.press(Qt::Key_Return);
        QVERIFY(lab.focuses(QStringLiteral("channelName")));
        lab.press(Qt::Key_Return);
        ChannelBoard &board = *lab.board<ChannelDesk>("ChannelDesk")->board();
        QVERIFY(eventually([&] { return board.queued() == 3; }));
        QVERIFY(lab.hides(QStringLiteral("channelName")));
        QVERIFY(lab.focuses(QStringLiteral("composerField"))); // to be typed in at once
        lab.type(QStringLiteral("Good morning."));
        lab.press(Qt::Key_Return);
        QVERIFY(eventually([&] {
            return board.talk()->indexOf(QStringLiteral("text"), QStringLiteral("Good morning."))
                >= 0;
        }));
        QVERIFY(eventually([&] { return board.talk()->count() > 4; }));
        QVERIFY(lab.desk()->house() == nullptr);
        QVERIFY(lab.shows(QStringLiteral("Pause channel")));
    }

    // The window is closed and opened again: the channel is there, with what was said.
    void channels_areThereAgain_inTheNextWindow()
    {
        const QTemporaryDir data;
        const QString said = QStringLiteral("Remember this.");
        {
            const Room room(data.path());
            QVERIFY(room.open());
            QCOMPARE(room.say(QStringLiteral("queue"), said), QStringLiteral("not_routed"));
        }
        const Room room(data.path());
        QVERIFY(room.lab.click(QStringLiteral("openChannels")));
        QVERIFY(eventually([&] { return room.board().title() == QStringLiteral("reviews"); }));
        QVERIFY(eventually([&] { return !room.deliveryOf(said).isEmpty(); }));
        QVERIFY(room.lab.focuses(QStringLiteral("composerField")));
    }

    // T-034, T-060, T-061
    void eachMode_doesWhatItsSentenceSays()
    {
        Room room;
        QVERIFY(room.open());
        QVERIFY(room.bring(Architect));
        QVERIFY(room.bring(Coder));
        QVERIFY(room.speaks(Architect));

        QCOMPARE(room.say(QStringLiteral("inject"), QStringLiteral("Now.")), Delivered);
        QVERIFY(room.lab.shows(QStringLiteral("inject, seen by architect")));
        QCOMPARE(room.stateOf(Architect), QStringLiteral("ACTIVE"));

        QCOMPARE(room.say(QStringLiteral("parallel"), QStringLiteral("Beside.")), Delivered);
        QCOMPARE(room.stateOf(Architect), QStringLiteral("ACTIVE"));

        QCOMPARE(room.say(QStringLiteral("interrupt"), QStringLiteral("Stop.")), Delivered);
        QVERIFY(eventually([&] { return room.stateOf(Architect) == QStringLiteral("WAITING"); }));
        QVERIFY(room.lab.click(QStringLiteral("releaseFloor")));
        QVERIFY(room.speaks(Architect));

        QCOMPARE(room.say(QStringLiteral("queue"), QStringLiteral("Later.")), Held);
        QVERIFY(room.lab.click(QStringLiteral("skipTurn")));
        QVERIFY(room.speaks(Coder));
        QCOMPARE(room.deliveryOf(QStringLiteral("Later.")), Delivered);
    }

    // T-064
    void hold_andSkip_byClicks()
    {
        Room room;
        QVERIFY(room.open());
        QVERIFY(room.bring(Architect));
        QVERIFY(room.bring(Coder));
        QVERIFY(room.speaks(Architect));
        QVERIFY(room.lab.click(QStringLiteral("holdTurn")));
        QVERIFY(eventually([&] { return room.stateOf(Architect) == QStringLiteral("WAITING"); }));
        QVERIFY(room.lab.shows(QStringLiteral("architect is paused")));
        QVERIFY(room.lab.click(QStringLiteral("releaseFloor")));
        QVERIFY(room.speaks(Architect));
        QVERIFY(room.lab.click(QStringLiteral("skipTurn")));
        QVERIFY(room.speaks(Coder));
        QCOMPARE(room.stateOf(Architect), QStringLiteral("QUEUED"));
    }

    // T-030, T-031
    void anAgentThatDies_isOffline_andComesBack()
    {
        Room room;
        QVERIFY(room.open());
        QVERIFY(room.bring(Architect));
        QVERIFY(room.bring(Coder));
        QVERIFY(room.speaks(Architect));
        QVERIFY(
            room.board().setRule(QStringLiteral("heartbeatIntervalSeconds"), QStringLiteral("1")));
        room.kill(Architect);
        QVERIFY(eventually([&] { return room.stateOf(Architect) == QStringLiteral("OFFLINE"); }));
        QVERIFY(room.speaks(Coder));
        QVERIFY(room.lab.shows(QStringLiteral("architect disconnected and left the queue")));
        QVERIFY(room.bring(Architect));
        QCOMPARE(room.board().queued(), 2);
        QCOMPARE(room.positionOf(Architect), 2);
        QVERIFY(room.lab.click(QStringLiteral("skipTurn")));
        QVERIFY(room.speaks(Architect));
    }
};

QTEST_MAIN(TestChannel)
#include "tst_channel.moc"
