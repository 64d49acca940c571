#include "tests/pictures/screens.h"

#include "app/view/boards/agents_board.h"
#include "app/view/channel/channel_desk.h"
#include "app/view/desk/join_desk.h"
#include "app/view/mafia/postmortem_board.h"
#include "tests/pictures/league_shelf.h"
#include "tests/pictures/live_screens.h"
#include "tests/pictures/played_mafia.h"
#include "tests/support/event_wait.h"
#include "tests/view/channel_picture.h"
#include "tests/view/scripted_mafia.h"

namespace league::test {

using namespace app::view;

namespace {

// In the fifth round: one match is over, one draws, one collects choices, one waits for a player.
const QString MidLeague = QStringLiteral("2025-05-19T10:39:03.200Z");

// A recorded league is read on another thread: waits until it is told up to its position.
class Listener
{
public:
    explicit Listener(PictureStage &stage) : m_playback(stage.desk()->playback())
    {
        QObject::connect(m_playback, &Playback::caughtUp, &m_here, [this] { ++m_times; });
        await(1);
    }
    void seek(qint64 position)
    {
        const int next = m_times + 1;
        m_playback->seek(position);
        await(next);
    }

private:
    void await(int times)
    {
        if (!eventually([&] { return m_times >= times; }))
            qFatal("the recorded league is not told");
    }

    QObject m_here;
    Playback *m_playback;
    int m_times = 0;
};

// Replays the recorded league to that moment.
void replayTo(PictureStage &stage, const QString &moment)
{
    const qint64 wanted = QDateTime::fromString(moment, Qt::ISODateWithMs).toMSecsSinceEpoch();
    stage.desk()->replay(shelve(stage.path(QStringLiteral("shelf")), {}));
    Listener listener(stage);
    Playback *playback = stage.desk()->playback();
    playback->pause();
    // Long pauses are shortened, so that the position is not simply the time since the beginning.
    qint64 position = 0;
    while (playback->nowMs() < wanted && position < playback->lengthMs()) {
        position += std::max<qint64>(1, (wanted - playback->nowMs()) / 2);
        listener.seek(position);
    }
    stage.settle();
}

void showMidLeague(PictureStage &stage)
{
    replayTo(stage, MidLeague);
}

// How agents do is known only while a league is played; this is how a House would say it.
void tellHealth(PictureStage &stage)
{
    auto *agents = stage.board<AgentsBoard>("AgentsBoard");
    static app::House house{app::HouseOptions()}; // never opened: somebody to follow
    agents->follow(&house);
    const int latencies[] = {9, 31, 18, 88, 8, 9, 24, 412};
    for (int second = 0; second < 24; ++second) {
        QList<manager::AgentHealth> health{{.id = QStringLiteral("REF01"), .latencyMs = 6},
                                           {.id = QStringLiteral("REF02"), .latencyMs = 7}};
        for (int player = 0; player < 8; ++player) {
            health.append({.id = QStringLiteral("P0%1").arg(player + 1),
                           .latencyMs = latencies[player] + (second * 7 + player * 3) % 5});
        }
        health.last().breaker = QStringLiteral("HALF_OPEN");
        health.last().failures = 5;
        health.last().errors = 6;
        health.last().lastError = QStringLiteral("P08 did not answer in time.");
        agents->takeHealth(health);
        stage.clock().advance(std::chrono::seconds(1));
    }
}

void shelveSome(PictureStage &stage)
{
    const QString data = stage.data();
    (void)shelve(data, {.until = MidLeague});
    (void)shelve(data,
                 {.id = QStringLiteral("robotics"),
                  .name = QStringLiteral("Robotics club"),
                  .daysEarlier = 1,
                  .swapped = {QStringLiteral("Gauss"), QStringLiteral("Ada")}});
    (void)shelve(data,
                 {.id = QStringLiteral("llm-vs-scripts"),
                  .name = QStringLiteral("LLM vs scripts"),
                  .daysEarlier = 4,
                  .swapped = {QStringLiteral("Gauss"), QStringLiteral("Curie")}});
    (void)shelve(
        data,
        {.id = QStringLiteral("lab-3"), .name = QStringLiteral("Lab 3 warm-up"), .daysEarlier = 7});
    (void)shelve(data,
                 {.id = QStringLiteral("first-run"),
                  .name = QStringLiteral("First run"),
                  .daysEarlier = 11,
                  .swapped = {QStringLiteral("Gauss"), QStringLiteral("Boole")}});
}

// Leagues that were joined before.
void knowPlaces(PictureStage &stage)
{
    shelveSome(stage);
    const auto place = [](const char *computer, const char *code, const char *name) {
        return QStringLiteral("http://%1:8000/mcp\\t%2\\t%3\\teven_odd")
            .arg(QLatin1String(computer), QLatin1String(code), QLatin1String(name));
    };
    // The first one also calls on the network: it is listed there.
    stage.prefer(QStringLiteral("places=\"%1\\n%2\"")
                     .arg(place("192.168.1.20", "K7M 4QX", "Spring Cup"),
                          place("192.168.1.12", "R2D 8WN", "Chess club")));
}

void fillInJoin(PictureStage &stage, const QString &address)
{
    stage.ask(QStringLiteral("join"), QStringLiteral("player"));
    auto *join = stage.board<JoinDesk>("JoinDesk");
    join->setAddress(address);
    join->setCode(QStringLiteral("K7M 4QX"));
    join->setName(QStringLiteral("Hopper"));
    join->setPort(QStringLiteral("8107"));
    stage.settle();
    stage.clock().advance(std::chrono::seconds(3));
}

// A channel in which much has happened; the desk hears of it as of one of its own.
void showChannel(PictureStage &stage)
{
    protocol::TurnConfig config;
    config.waitPolicy = protocol::WaitPolicy::Yield;
    ScriptedChannel script(config, &stage.clock());
    playPicture(script);
    auto *desk = stage.board<ChannelDesk>("ChannelDesk");
    desk->board()->take(script.told);
    desk->board()->show();
    stage.lead(QStringLiteral("channel"));
    stage.settle();
}

// A table of Mafia that is replayed to where the script ends, on that page.
void showMafia(PictureStage &stage, const ScriptedMafia &script, const QString &page)
{
    stage.desk()->replay(
        shelve(stage.path(QStringLiteral("shelf")), ScriptedMafia::League, script.entries()));
    Listener listener(stage);
    Playback *playback = stage.desk()->playback();
    playback->pause();
    listener.seek(playback->lengthMs());
    stage.setNav("matchId", ScriptedMafia::Id);
    stage.lead(page);
    stage.settle();
}

Screen mafiaScreen(const char *name, int parts, const QStringList &languages = {},
                   const QString &page = QStringLiteral("match"))
{
    return {.name = QLatin1String(name),
            .show =
                [parts, page](PictureStage &stage) {
                    ScriptedMafia script;
                    script.firstCycle();
                    script.secondNight();
                    if (parts > 1)
                        script.secondDiscussion();
                    if (parts > 2)
                        script.secondVote();
                    if (parts > 3)
                        script.toTheEnd();
                    showMafia(stage, script, page);
                },
            .furtherLanguages = languages};
}

// What is told of the match when it is over.
Screen postmortemScreen()
{
    Screen screen = mafiaScreen("postmortem", 4);
    screen.show = [showEnd = screen.show](PictureStage &stage) {
        showEnd(stage);
        auto *board = stage.board<PostmortemBoard>("PostmortemBoard");
        board->open(
            shelve(stage.path(QStringLiteral("played")), QStringLiteral("played"), playedMafia()),
            ScriptedMafia::Id);
        if (!eventually([&] { return board->isFound(); }))
            qFatal("the record of the match is not read");
        stage.lead(QStringLiteral("postmortem"));
        stage.settle();
    };
    return screen;
}

QList<Screen> makeScreens()
{
    const auto asking = [](const char *dialog) {
        return [dialog](PictureStage &stage) { stage.ask(QLatin1String(dialog)); };
    };
    const auto helpAt = [](const char *page) {
        return
            [page](PictureStage &stage) { stage.ask(QStringLiteral("help"), QLatin1String(page)); };
    };
    return {
        {.name = QStringLiteral("welcome"), .prepare = shelveSome},
        {.name = QStringLiteral("join"),
         .prepare = knowPlaces,
         .show =
             [](PictureStage &stage) {
                 fillInJoin(stage, QStringLiteral("http://192.168.1.20:8000/mcp"));
             }},
        {.name = QStringLiteral("join-error"),
         .prepare = knowPlaces,
         .show =
             [](PictureStage &stage) {
                 fillInJoin(stage, QStringLiteral("http://192.168.1.44:8000/mcp"));
             }},
        {.name = QStringLiteral("host"), .prepare = shelveSome, .show = asking("host")},
        lobbyScreen(),
        {.name = QStringLiteral("dashboard"),
         .show = showMidLeague,
         .furtherLanguages = {QStringLiteral("he"), QStringLiteral("ar")}},
        {.name = QStringLiteral("match"),
         .show =
             [](PictureStage &stage) {
                 showMidLeague(stage);
                 stage.setNav("matchId", QStringLiteral("R3M2"));
                 stage.lead(QStringLiteral("match"));
             }},
        {.name = QStringLiteral("agents"),
         .show =
             [](PictureStage &stage) {
                 showMidLeague(stage);
                 tellHealth(stage);
                 stage.lead(QStringLiteral("agents"));
                 stage.board<AgentsBoard>("AgentsBoard")->setChosenId(QStringLiteral("P08"));
             }},
        {.name = QStringLiteral("traffic"),
         .show =
             [](PictureStage &stage) {
                 showMidLeague(stage);
                 stage.lead(QStringLiteral("traffic"));
                 stage.desk()->traffic()->select(3);
             }},
        {.name = QStringLiteral("finished"),
         .show =
             [](PictureStage &stage) {
                 stage.desk()->openFinished(shelve(stage.path(QStringLiteral("shelf")), {}));
                 const Listener listener(stage);
                 stage.settle();
             }},
        {.name = QStringLiteral("projector"),
         .show =
             [](PictureStage &stage) {
                 showMidLeague(stage);
                 stage.lead(QStringLiteral("projector"));
             }},
        personScreen(),
        mafiaScreen("mafia-night", 1),
        mafiaScreen("mafia-discussion", 2),
        mafiaScreen("mafia-voting", 3, {QStringLiteral("he")}),
        mafiaScreen("mafia-end", 4),
        postmortemScreen(),
        mafiaScreen("mafia-dashboard", 2, {}, QStringLiteral("league")),
        mafiaScreen("mafia-projector", 3, {}, QStringLiteral("projector")),
        mafiaSeatScreen(),
        {.name = QStringLiteral("channel"),
         .show = showChannel,
         .furtherLanguages = {QStringLiteral("he")}},
        {.name = QStringLiteral("settings"),
         .prepare =
             [](PictureStage &stage) {
                 // Not where this test keeps its leagues: that is another place every time.
                 qunsetenv("AGENT_LEAGUE_DATA");
                 stage.prefer(QStringLiteral("data_folder=/home/ada/agent-league"));
             },
         .show = [](PictureStage &stage) { stage.lead(QStringLiteral("settings")); }},
        {.name = QStringLiteral("palette"),
         .show =
             [](PictureStage &stage) {
                 showMidLeague(stage);
                 stage.ask(QStringLiteral("palette"));
             }},
        {.name = QStringLiteral("help"),
         .prepare = shelveSome,
         .show = helpAt("teacher"),
         .furtherLanguages = {QStringLiteral("he"), QStringLiteral("ar")}},
        {.name = QStringLiteral("keys"), .prepare = shelveSome, .show = helpAt("keys")},
        {.name = QStringLiteral("about"), .prepare = shelveSome, .show = asking("about")},
        {.name = QStringLiteral("stop"),
         .show =
             [](PictureStage &stage) {
                 showMidLeague(stage);
                 stage.ask(QStringLiteral("stop"));
             }},
    };
}

} // namespace

const QList<Screen> &screens()
{
    static const QList<Screen> all = makeScreens();
    return all;
}

QList<Look> looksOf(const Screen &screen)
{
    const QList<QSize> sizes{{1440, 900}, {1024, 680}};
    QList<Look> looks;
    for (const char *theme : {"dark", "light"}) {
        for (const QSize &size : sizes)
            looks.append({QLatin1String(theme), size});
    }
    for (const QString &language : screen.furtherLanguages) {
        for (const QSize &size : sizes)
            looks.append({QStringLiteral("dark"), size, language});
    }
    return looks;
}

} // namespace league::test
