// A person at a table of Mafia: joins by the dialog, kills in the night, speaks, votes, and sees no
// more than this seat may know.
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "app/view/desk/join_desk.h"
#include "app/view/mafia/mafia_seat_board.h"
#include "app/view/mafia/mafia_words.h"
#include "tests/app/open_house.h"
#include "tests/window/window_lab.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace league::test;

namespace {

const QString Asked = QStringLiteral("asked");
const QString Me = QStringLiteral("P10"); // the last to join

// Nine built-in players for one match, nothing to wait for between the phases, and time enough for
// a person. The vote stays open for that long after the last one has voted.
OpenHouse tableOfNine(const QString &secret, const QString &settleMs = QStringLiteral("0"))
{
    return OpenHouse(9, [&](app::HouseOptions &options) {
        options.gameType = QStringLiteral("mafia");
        options.leagueName = QStringLiteral("Night School");
        options.joinCode = QStringLiteral("K7M 4QX");
        const QList<std::pair<const char *, QString>> rules{
            {"league_secret", secret},
            {"games_per_player", QStringLiteral("1")},
            {"night.mafia_consult_rounds", QStringLiteral("0")}, // nobody is asked twice
            {"timing.night.timeout_ms", QStringLiteral("120000")},
            {"timing.reveal.delay_ms", QStringLiteral("0")},
            {"timing.discussion.time_per_turn_ms", QStringLiteral("120000")},
            {"timing.vote.timeout_ms", QStringLiteral("120000")},
            {"timing.resolution.delay_ms", QStringLiteral("0")},
            {"voting.settle_ms", settleMs}};
        for (const auto &[rule, value] : rules) {
            if (const base::Outcome set = options.rules.set(QString::fromLatin1(rule), value); !set)
                qFatal("%s", qPrintable(set.failure().sentence));
        }
    });
}

// What the league's journal says that this player did.
QList<JsonObject> deedsIn(const OpenHouse &open, QLatin1String what, QLatin1String whose)
{
    QList<JsonObject> deeds;
    for (const store::Entry &entry : open.entriesOf(protocol::GameFact::Kind)) {
        const auto fact = protocol::read<protocol::GameFact>(entry.body);
        if (fact && fact->what == what && fact->facts.value(whose).toString() == Me)
            deeds.append(fact->facts);
    }
    return deeds;
}

} // namespace

class TestMafiaSeat : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // the window is the agent of a player: role, night, speech and vote.
    void aPerson_killsSpeaksAndVotes_byClicksAndKeys()
    {
        OpenHouse open = tableOfNine(QStringLiteral("b"));
        const WindowLab window({QStringLiteral("speed=MAX")});
        QVERIFY(joinsByDialog(window, open));
        auto *board = window.board<MafiaSeatBoard>("MafiaSeatBoard");
        QVERIFY(board->isMafia());
        QCOMPARE(open.registered.constLast(), Me);
        open.house->start();

        QVERIFY(eventually([&] { return board->state() == Asked; }));
        QCOMPARE(board->kind(), QStringLiteral("night_action"));
        QCOMPARE(board->role(), QStringLiteral("mafia"));
        QCOMPARE(board->action(), QStringLiteral("KILL"));
        QCOMPARE(board->teammates().size(), 2);
        QCOMPARE(board->seats()->count(), 10);
        QVERIFY(window.shows(QStringLiteral("Your role: Mafia")));
        QCOMPARE(knownRoles(*board), 3); // the own team's and no other
        QVERIFY(window.clickLike(QStringLiteral(", can be chosen$")));
        const auto kills = [&] { return deedsIn(open, mafia::ActionSubmitted, mafia::AgentId); };
        QVERIFY(eventually([&] { return !kills().isEmpty(); }));

        QVERIFY(isAsked(*board, QStringLiteral("discussion_turn")));
        QVERIFY(window.focuses(QStringLiteral("seatSpeech")));
        window.type(QStringLiteral("I slept all night"));
        window.press(Qt::Key_Return, Qt::ShiftModifier);
        window.type(QStringLiteral("like a stone."));
        window.press(Qt::Key_Return);
        const auto speeches = [&] { return deedsIn(open, mafia::Statement, mafia::PlayerId); };
        QVERIFY(eventually([&] { return !speeches().isEmpty(); }));
        QCOMPARE(speeches().constFirst().value(mafia::Say).toString(),
                 QStringLiteral("I slept all night\nlike a stone."));

        QVERIFY(isAsked(*board, QStringLiteral("vote")));
        QVERIFY(board->mayAbstain());
        QVERIFY(window.focuses(QStringLiteral("seatTargets")));
        const QString second = board->targets()->rows().at(1).playerId;
        window.press(Qt::Key_Right);
        window.press(Qt::Key_Return);
        const auto votes = [&] { return deedsIn(open, mafia::VoteCast, mafia::VoterId); };
        QVERIFY(eventually([&] { return !votes().isEmpty(); }));
        QCOMPARE(votes().constFirst().value(mafia::TargetId).toString(), second);
    }

    // M-083, X-07: at the table, in the list and by abstaining, as often as one likes.
    void aPerson_changesAVote_byClicksAndKeys()
    {
        OpenHouse open = tableOfNine(QStringLiteral("b"), QStringLiteral("120000"));
        const WindowLab window({QStringLiteral("speed=MAX")});
        QVERIFY(joinsByDialog(window, open));
        auto *board = window.board<MafiaSeatBoard>("MafiaSeatBoard");
        open.house->start();
        QVERIFY(isAsked(*board, QStringLiteral("night_action")));
        QVERIFY(window.clickLike(QStringLiteral(", can be chosen$")));
        QVERIFY(isAsked(*board, QStringLiteral("discussion_turn")));
        QVERIFY(window.click(QStringLiteral("seatPass")));
        QVERIFY(isAsked(*board, QStringLiteral("vote")));
        const QList<MafiaPersonRow> targets = board->targets()->rows();
        const auto votes = [&] { return deedsIn(open, mafia::VoteCast, mafia::VoterId); };
        const auto hasVoted = [&](qsizetype times, const QString &target) {
            return eventually([&] { return votes().size() == times; })
                && votes().constLast().value(mafia::TargetId).toString() == target
                && votes().constLast().value(mafia::Changed).toBool() == (times > 1);
        };
        QVERIFY(window.focuses(QStringLiteral("seatTargets")));
        window.press(Qt::Key_Return);
        QVERIFY(hasVoted(1, targets.at(0).playerId));
        QVERIFY(eventually([&] { return board->mayChange(); }));
        QVERIFY(window.shows(QStringLiteral("Your vote: %1").arg(targets.at(0).name)));
        QVERIFY(
            window.shows(QStringLiteral("It stands. You may change it while the vote is open.")));

        // At the table.
        QVERIFY(
            window.clickLike(QStringLiteral("^%1, .*, can be chosen$").arg(targets.at(1).name)));
        QVERIFY(hasVoted(2, targets.at(1).playerId));
        QVERIFY(window.shows(QStringLiteral("Your vote: %1").arg(targets.at(1).name)));

        QVERIFY(window.click(QStringLiteral("seatAbstain")));
        QVERIFY(hasVoted(3, {}));
        QVERIFY(window.shows(QStringLiteral("You abstain")));

        // By the keyboard, in the list.
        QVERIFY(window.tabTo(targets.at(0).name));
        window.press(Qt::Key_Right);
        window.press(Qt::Key_Right);
        window.press(Qt::Key_Return);
        QVERIFY(hasVoted(4, targets.at(2).playerId));
        QVERIFY(window.shows(QStringLiteral("Your vote: %1").arg(targets.at(2).name)));
        QVERIFY(board->problem().isEmpty());
        QCOMPARE(WindowLab::warnings(), QStringList());
    }

    // to the end, whatever comes; what others said and how they voted is seen as it happens.
    void aPerson_playsToTheEnd_orWatchesItFromTheGrave()
    {
        OpenHouse open = tableOfNine(QStringLiteral("b"));
        const WindowLab window({QStringLiteral("speed=MAX")});
        QVERIFY(joinsByDialog(window, open));
        auto *board = window.board<MafiaSeatBoard>("MafiaSeatBoard");
        open.house->start();
        const QString over = QStringLiteral("over");
        QSignalSpy asked(board, &MafiaSeatBoard::asked);
        while (board->state() != over) {
            QVERIFY(eventually([&] { return board->state() == Asked || board->state() == over; },
                               60'000));
            if (board->state() == over)
                break;
            const qsizetype answered = asked.size();
            if (board->kind() == QStringLiteral("discussion_turn"))
                QVERIFY(window.click(QStringLiteral("seatPass")));
            else if (board->kind() == QStringLiteral("vote") && board->mayAbstain())
                QVERIFY(window.click(QStringLiteral("seatAbstain")));
            else
                QVERIFY(window.clickLike(QStringLiteral(", can be chosen$")));
            // The next question may follow at once.
            QVERIFY(eventually([&] { return board->state() != Asked || asked.size() > answered; }));
        }
        QVERIFY(eventually([&] { return !board->result().isEmpty(); }));
        QCOMPARE(knownRoles(*board), 10);
        QVERIFY(board->table().isOver);
        QVERIFY(!board->table().winner.isEmpty());
        QVERIFY(board->statements()->count() > 5);
        const bool won = board->table().winner == QStringLiteral("mafia");
        QVERIFY(
            window.shows(won ? QStringLiteral("You have won") : QStringLiteral("You have lost")));
    }

private:
    static bool joinsByDialog(const WindowLab &window, const OpenHouse &open)
    {
        window.press(Qt::Key_P);
        if (!window.focuses(QStringLiteral("addressField")))
            return false;
        window.type(QStringLiteral("127.0.0.1:%1").arg(open.house->managerEndpoint().port()));
        window.press(Qt::Key_Tab);
        window.type(QStringLiteral("k7m4qx"));
        window.press(Qt::Key_Tab);
        window.type(QStringLiteral("Lovelace")); // nobody else is called that
        auto *seat = window.board<SeatBoard>("SeatBoard");
        auto *join = window.board<JoinDesk>("JoinDesk");
        return eventually([&] { return join->mayJoin(); })
            && window.click(QStringLiteral("joinButton"))
            && eventually([&] { return seat->phase() == QStringLiteral("joined"); })
            && window.page() == QStringLiteral("seat")
            && window.shows(QStringLiteral("Your seat at the table"));
    }
    static bool isAsked(MafiaSeatBoard &board, const QString &kind)
    {
        return eventually([&] { return board.state() == Asked && board.kind() == kind; }, 60'000);
    }
    static int knownRoles(MafiaSeatBoard &board)
    {
        return static_cast<int>(std::ranges::count_if(
            board.seats()->rows(), [](const MafiaSeatRow &row) { return !row.role.isEmpty(); }));
    }
};

QTEST_MAIN(TestMafiaSeat)
#include "tst_mafia_seat.moc"
