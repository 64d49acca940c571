// What a person types into a chat, and how events read there.
#include "app/chat/chat_lines.h"
#include "app/chat/chat_order.h"

#include <QTest>

using namespace league;
using namespace league::app;
using namespace league::protocol;
using channel::ChannelState;

namespace {

const base::AgentId Ada(QStringLiteral("A01"));
const base::TurnId Turn(QStringLiteral("room-t1"));

// A room in which Ada has the turn.
struct Room
{
    Room()
    {
        happen(ChannelOpened{base::ChannelId(QStringLiteral("room")),
                             QStringLiteral("Our room"),
                             TurnConfig().toJson(),
                             {}});
        happen(MemberEntered{Ada, QStringLiteral("Ada"), QStringLiteral("agent:A01"), 0});
        happen(RingChanged{QStringLiteral("joined"), Ada, {Ada}, -1});
        happen(
            StateChanged{Ada, TurnState::Idle, TurnState::Queued, QStringLiteral("ASSIGNED"), {}});
    }

    // The line for a further event.
    QString happen(const ChannelFact &fact)
    {
        const ChannelEvent event{state.events + 1, 1'000'000,
                                 base::ChannelId(QStringLiteral("room")), fact};
        state.apply(event);
        return lineFor(event, state);
    }

    QString begin()
    {
        happen(StateChanged{Ada, TurnState::Queued, TurnState::Active,
                            QStringLiteral("TURN_GRANTED"), Turn});
        return happen(TurnBegun{Turn, Ada, 1, 0, 1'060'000, 0});
    }

    template<class Order>
    [[nodiscard]] Order read(const char *line) const
    {
        const base::Result<ChatOrder> order = readChatLine(QString::fromUtf8(line), state);
        if (!order)
            qFatal("%s", qPrintable(order.failure().sentence));
        return std::get<Order>(*order);
    }

    ChannelState state;
};

} // namespace

class TestChatOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLine_isSaid()
    {
        const Room room;
        QCOMPARE(room.read<HumanMessage>("@A01 hello").text, QStringLiteral("@A01 hello"));
        QCOMPARE(room.read<HumanMessage>("//etc is a folder").text,
                 QStringLiteral("/etc is a folder"));
        QCOMPARE(room.read<HumanMessage>("x").channelId.text(), QStringLiteral("room"));
    }

    void anOrder_isTheMessageThatItMeans_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<ChannelCommand>("command");
        QTest::addColumn<QString>("agent");
        const auto row = [](const char *line, ChannelCommand command, const char *agent = "") {
            QTest::newRow(line) << QString::fromLatin1(line) << command
                                << QString::fromLatin1(agent);
        };
        using enum ChannelCommand;
        row("/pause", Pause);
        row("/resume", Resume);
        row("/step", Step);
        row("/close", Close);
        row("/grant A01", Grant, "A01");
        row("/add A02", Add, "A02");
        row("/remove A02", Remove, "A02");
        row("/enable A02", Enable, "A02");
        row("/disable A02", Disable, "A02");
    }

    void anOrder_isTheMessageThatItMeans()
    {
        QFETCH(QString, line);
        QFETCH(ChannelCommand, command);
        QFETCH(QString, agent);
        const auto order = Room().read<ChannelControl>(line.toLatin1().constData());
        QCOMPARE(order.command, command);
        QCOMPARE(order.agentId.text(), agent);
    }

    void order_listsTheAgents()
    {
        const auto order = Room().read<ChannelControl>("/order A03 A01 A02");
        QCOMPARE(order.command, ChannelCommand::Reorder);
        QCOMPARE(order.order.size(), 3);
        QCOMPARE(order.order.constFirst().text(), QStringLiteral("A03"));
    }

    void turnOrders_nameTheTurnThatRuns()
    {
        Room room;
        QVERIFY(!readChatLine(QStringLiteral("/skip"), room.state));
        QVERIFY(!readChatLine(QStringLiteral("/resume-turn"), room.state));
        QCOMPARE(room.read<TurnOverride>("/hold").action, OverrideAction::Hold);
        room.begin();
        QCOMPARE(room.read<TurnOverride>("/skip").turnId, Turn);
        QCOMPARE(room.read<TurnOverride>("/skip").action, OverrideAction::Skip);
        QCOMPARE(room.read<TurnOverride>("/resume-turn").action, OverrideAction::Resume);
    }

    // T-053
    void rules_areReadByTheirKinds()
    {
        const auto change = [](const char *line) {
            return TurnConfig().with(Room().read<ChannelConfigure>(line).turnConfig).value();
        };
        QCOMPARE(change("/mode interrupt").humanInterruptMode, InterruptMode::Interrupt);
        const TurnConfig several =
            change("/config defaultTimeoutSeconds=7 announceTimeouts=false waitPolicy=yield "
                   "agentTimeoutSeconds=A01:90,A02:30");
        QCOMPARE(several.defaultTimeoutSeconds, 7);
        QVERIFY(!several.announceTimeouts);
        QCOMPARE(several.waitPolicy, WaitPolicy::Yield);
        QCOMPARE(several.agentTimeoutSeconds.value(Ada), 90);
        QCOMPARE(several.agentTimeoutSeconds.size(), 2);
    }

    void whatMakesNoSense_isAnsweredWithWhatDoes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("part");
        QTest::newRow("unknown") << "/dance"
                                 << "There is no order /dance";
        QTest::newRow("only a slash") << "/"
                                      << "There is no order /";
        QTest::newRow("no agent") << "/grant"
                                  << "Write it as /grant ID.";
        QTest::newRow("too many words") << "/pause now"
                                        << "Write it as /pause.";
        QTest::newRow("no such mode") << "/mode loud"
                                      << "queue, interrupt, inject, parallel";
        QTest::newRow("no sign") << "/config loud"
                                 << "is no key=value";
        QTest::newRow("no such key") << "/config volume=11"
                                     << "turnConfig has no key \"volume\"";
        QTest::newRow("out of range") << "/config historyLimit=5000"
                                      << "a whole number from 0 to 1000";
        QTest::newRow("no number") << "/config historyLimit=many"
                                   << "a whole number from 0 to 1000";
        QTest::newRow("neither true nor false") << "/config announceTimeouts=maybe"
                                                << "true or false";
    }

    void whatMakesNoSense_isAnsweredWithWhatDoes()
    {
        QFETCH(QString, line);
        QFETCH(QString, part);
        const base::Result<ChatOrder> order = readChatLine(line, Room().state);
        QVERIFY(!order);
        QVERIFY2(order.failure().sentence.contains(part), qPrintable(order.failure().sentence));
    }

    void help_namesEveryOrder()
    {
        for (const char *name : {"/mode", "/pause", "/resume", "/step", "/hold", "/release",
                                 "/skip", "/resume-turn", "/grant", "/add", "/remove", "/enable",
                                 "/disable", "/order", "/config", "/state", "/export", "/quit"})
            QVERIFY2(chatHelp().contains(QString::fromLatin1(name)), name);
        for (const QChar letter : chatHelp())
            QVERIFY(letter.unicode() < 0x80); // nothing that was read in the wrong encoding
    }

    void events_readAsLines()
    {
        Room room;
        QCOMPARE(room.begin(), QStringLiteral("- Ada (A01) has the turn for 60 s [room-t1]"));
        AgentSpoke words;
        words.seq = 1;
        words.agentId = Ada;
        words.from = QStringLiteral("agent:A01");
        words.text = QStringLiteral("Row 4 is wrong.");
        words.addressedTo = {base::AgentId(QStringLiteral("A02"))};
        words.turnId = Turn;
        QCOMPARE(room.happen(words), QStringLiteral("Ada (A01) → A02: Row 4 is wrong."));
        HumanSpoke held;
        held.number = 1;
        held.from = QStringLiteral("human:operator");
        held.text = QStringLiteral("Which one?");
        held.delivery = Delivery::Held;
        QCOMPARE(room.happen(held), QStringLiteral("operator: Which one? [held]"));
        QCOMPARE(room.happen(HeldDelivered{1, 2}),
                 QStringLiteral("operator: Which one? [delivered]"));
        QCOMPARE(room.happen(NoticeGiven{3, NoticeKind::TurnTimedOut, Ada, QStringLiteral("Late")}),
                 QStringLiteral("* Late"));
        QVERIFY(transcriptOf(room.state).contains(QStringLiteral("operator: Which one?")));
        QCOMPARE(room.happen(CycleBegun{2, 0}), QString());
        TurnOver over;
        over.turnId = Turn;
        over.agentId = Ada;
        QCOMPARE(room.happen(over), QString());
        over.passed = true;
        QCOMPARE(room.happen(over), QStringLiteral("- Ada (A01) passed"));
    }

    // T-081
    void state_showsEverybodyWithPlaceAndCountdown()
    {
        Room room;
        QCOMPARE(statusOf(room.state, 1'000'000), QStringLiteral("nobody has the turn"));
        room.begin();
        QCOMPARE(statusOf(room.state, 1'018'000), QStringLiteral("Ada ACTIVE 42 s"));
        const QString table = tableOf(room.state, 1'018'000);
        QVERIFY2(table.contains(QStringLiteral(" 1  A01     ACTIVE    Ada 42 s")),
                 qPrintable(table));
        QVERIFY(configOf(room.state).contains(QStringLiteral("humanInterruptMode")));
    }
};

QTEST_GUILESS_MAIN(TestChatOrders)
#include "tst_chat_orders.moc"
