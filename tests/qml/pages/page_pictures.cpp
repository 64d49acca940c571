// Draws the pages of a match and of the traffic to pictures: page_pictures FOLDER
//
// Both themes, wide and compact, from a match in which a player answered late and one in which a
// player did not come; for people to look at beside the design.
#include "agents/base/fake_clock.h"
#include "app/view/boards/match_board.h"
#include "app/view/boards/traffic_board.h"
#include "app/view/mafia/mafia_board.h"
#include "tests/qml/pages/page_stage.h"
#include "tests/view/scripted_mafia.h"
#include "tests/view/scripted_match.h"

#include <QGuiApplication>
#include <QTimer>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using test::PageStage;
using test::ScriptedMatch;

namespace {

// A match as picture 05 has it: one player thinks, the other is asked twice.
QList<store::Entry> slowMatch()
{
    ScriptedMatch match;
    auto &lab = match.lab;
    lab.playerA.hold(test::Invitation);
    lab.playerB.hold(test::Invitation);
    lab.playerA.hold(test::Choice);
    lab.playerB.hold(test::Choice);
    match.begin();
    const auto join = [](test::ScriptedAgent &player, const char *entropy) {
        player.held(test::Invitation)
            .dequeue()
            .result(
                test::joinAck(player.last(test::Invitation), player.id, QLatin1String(entropy)));
    };
    const auto choose = [](test::ScriptedAgent &player, const char *choice) {
        player.held(test::Choice)
            .last()
            .result(test::choosing(player.last(test::Choice), player.id, QLatin1String(choice)));
    };
    lab.clock.advance(42ms);
    join(lab.playerA, "4f1d");
    lab.settle();
    lab.clock.advance(72ms);
    join(lab.playerB, "9a7e");
    lab.settle();
    lab.clock.advance(11'782ms);
    choose(lab.playerA, "odd");
    lab.settle();
    lab.pass(20'300ms);
    lab.clock.advance(3'186ms);
    choose(lab.playerB, "even");
    lab.settle();
    lab.pass(100ms);
    return match.entries();
}

QList<store::Entry> noShow()
{
    ScriptedMatch match;
    match.lab.playerB.hold(test::Invitation);
    match.begin();
    match.lab.pass(35s);
    return match.entries();
}

struct Boards
{
    base::FakeClock clock;
    LeagueBoard league{clock};
    MatchBoard match{clock, league};
    TrafficBoard traffic{league};

    explicit Boards(const QList<store::Entry> &entries)
    {
        league.take(entries);
        league.show();
        match.setRecall([entries](const QString &id) {
            QList<store::Entry> own;
            std::ranges::copy_if(entries, std::back_inserter(own),
                                 [&](const store::Entry &entry) { return entry.subject == id; });
            return own;
        });
        match.open(ScriptedMatch::Id);
        traffic.tell(entries);
        league.setNow(entries.constLast().timeMs + 2000);
    }
};

// A table of Mafia as pictures 07 have it.
struct MafiaTableBoards
{
    base::FakeClock clock;
    LeagueBoard league{clock};
    MafiaBoard board{clock, league, {Viewer::Kind::Observer}};

    explicit MafiaTableBoards(const test::ScriptedMafia &script)
    {
        board.open(test::ScriptedMafia::Id);
        league.take(script.entries());
        league.show();
        league.setNow(script.nowMs());
        board.take(script.entries());
        board.show();
    }
};

void draw(PageStage &stage, const QString &path)
{
    for (const auto &[width, height] : {std::pair(1440, 900), std::pair(1024, 680)}) {
        for (const char *mode : {"dark", "light"}) {
            stage.show(width, height, QLatin1String(mode));
            QEventLoop settled; // colours have changed, delayed states have appeared
            QTimer::singleShot(500, &settled, &QEventLoop::quit);
            settled.exec();
            stage.window.grabWindow().save(
                QStringLiteral("%1-%2-%3.png").arg(path, QLatin1String(mode)).arg(width));
        }
    }
}

void drawMafia(const QString &folder)
{
    test::ScriptedMafia script;
    const auto picture = [&](const char *name, const char *player = nullptr) {
        MafiaTableBoards boards(script);
        if (player)
            boards.board.viewAs(test::ScriptedMafia::id(player));
        PageStage stage("MafiaPage",
                        {{QStringLiteral("board"), QVariant::fromValue(&boards.board)},
                         {QStringLiteral("mayControl"), true}});
        draw(stage, folder + QLatin1String(name));
    };
    script.firstCycle();
    script.secondNight();
    picture("mafia-night");
    script.secondDiscussion();
    picture("mafia-discussion");
    script.secondVote();
    picture("mafia-voting");
    picture("mafia-player", "Curie");
    script.ends("town");
    picture("mafia-end");
}

} // namespace

int main(int argc, char *argv[])
{
    const QGuiApplication app(argc, argv);
    if (argc != 2) {
        qCritical("Usage: page_pictures FOLDER");
        return 2;
    }
    PageStage::prepare();
    const QString folder = QString::fromLocal8Bit(argv[1]) + u'/';
    drawMafia(folder);
    Boards slow(slowMatch());
    Boards missing(noShow());
    slow.match.previous();
    const auto page = [](const char *name, QObject *board) {
        return QVariantMap{{QLatin1String(name), QVariant::fromValue(board)}};
    };
    PageStage match("MatchPage", page("match", &slow.match));
    draw(match, folder + QStringLiteral("match"));
    PageStage broken("MatchPage", page("match", &missing.match));
    draw(broken, folder + QStringLiteral("no-show"));
    slow.traffic.select(3);
    PageStage traffic("TrafficPage", page("traffic", &slow.traffic));
    draw(traffic, folder + QStringLiteral("traffic"));
    return 0;
}
