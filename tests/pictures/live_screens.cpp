#include "tests/pictures/live_screens.h"

#include "app/seat.h"
#include "app/view/boards/lobby_board.h"
#include "app/view/boards/person_board.h"
#include "app/view/mafia/mafia_seat_board.h"
#include "tests/support/event_wait.h"
#include "tests/view/scripted_mafia.h"

namespace league::test {

using namespace app::view;

namespace {

app::HouseOptions springCup()
{
    app::HouseOptions options;
    options.leagueName = QStringLiteral("Spring Cup");
    options.opening = app::Opening::Lobby;
    options.wire = app::WireKind::InProcess;
    options.address = QHostAddress(QStringLiteral("192.168.1.20"));
    options.joinCode = QStringLiteral("K7M 4QX");
    options.players = 7;
    options.referees = 2;
    options.expectedPlayers = 8;
    options.seed = QStringLiteral("spring cup");
    options.rules.drawSource = tournament::DrawSource::Seeded;
    options.rules.maxConcurrentMatches = 2;
    options.rules.choiceTimeout = std::chrono::minutes(10); // while pictures are taken
    return options;
}

void openLobby(PictureStage &stage, const app::HouseOptions &options)
{
    stage.desk()->setSpeed(QStringLiteral("MAX"));
    stage.desk()->hostLobby(options);
    auto *lobby = stage.board<LobbyBoard>("LobbyBoard");
    const bool isOpen = eventually([&] {
        stage.clock().advance(std::chrono::milliseconds(20));
        return lobby->registeredPlayers() == options.players
            && lobby->referees()->count() == options.referees && lobby->obstacle().isEmpty();
    });
    if (!isOpen)
        qFatal("The lobby did not open.");
    stage.settle();
}

// Twelve signs of life of everybody, as many as the lobby remembers.
void tellLatencies(PictureStage &stage)
{
    const int latencies[] = {9, 8, 31, 9, 24, 404, 18};
    const int swings[] = {0, 2, 9, 7, 1, 8, 8, 3, 9, 6, 9, 8};
    for (const int swing : swings) {
        QList<manager::AgentHealth> health{
            {.id = QStringLiteral("REF01"), .latencyMs = 5 + swing % 2, .heardUtcMs = 1},
            {.id = QStringLiteral("REF02"), .latencyMs = 6 + swing % 2, .heardUtcMs = 1}};
        for (int player = 0; player < 7; ++player) {
            const int base = latencies[player];
            health.append({.id = QStringLiteral("P0%1").arg(player + 1),
                           .latencyMs = base > 100 ? base - 120 + swing * 15 : base + swing / 4,
                           .heardUtcMs = 1});
        }
        Q_EMIT stage.desk()->house()->healthChanged(health);
    }
}

// Four matches are played, and everybody waits for the choice in the fifth.
void playUntilAsked(PictureStage &stage)
{
    openLobby(stage, springCup());
    auto *lobby = stage.board<LobbyBoard>("LobbyBoard");
    auto *seat = stage.board<SeatBoard>("SeatBoard");
    auto *person = stage.board<PersonBoard>("PersonBoard");
    const auto waitFor = [&stage](const auto &holds) {
        const bool held = eventually([&] {
            stage.clock().advance(std::chrono::milliseconds(100));
            return holds();
        });
        if (!held)
            qFatal("The person's league did not get there.");
    };
    lobby->addPerson(QStringLiteral("Mira"));
    waitFor([&] { return seat->phase() == QStringLiteral("joined"); });
    stage.desk()->start();
    for (int match = 0; match < 4; ++match) {
        waitFor([&] {
            return person->state() == QStringLiteral("choosing") && person->choice().isEmpty()
                && seat->matches() == match;
        });
        person->choose(match % 3 == 0 ? QStringLiteral("odd") : QStringLiteral("even"));
        waitFor([&] { return seat->matches() == match + 1; });
    }
    waitFor([&] {
        return person->state() == QStringLiteral("choosing") && person->opponentHasChosen()
            && stage.desk()->league()->matchesDone() == 4 * 4 + 3;
    });
    for (int times = 0; times < 4; ++times) // until the last toast is gone
        stage.settle();
}

// The same question, with as much time left as the picture has.
void askAgain(PictureStage &stage)
{
    app::Seat *seat = stage.board<SeatBoard>("SeatBoard")->seat();
    app::SeatTurn turn = seat->turns().constFirst();
    turn.windowMs = 30'000;
    turn.deadlineUtcMs = stage.clock().utcMs() + 18'000;
    Q_EMIT seat->turnCame(turn);
}

// The person at the table of the scripted match is its sheriff.
constexpr const char *Sheriff = "Hopper";

// What the referee tells that seat, as far as the second vote.
void tellTheSheriff(app::Seat &seat, qint64 nowMs)
{
    ScriptedMafia script;
    script.firstCycle();
    script.secondNight();
    script.secondDiscussion();
    script.secondVote();
    Knowledge knowledge({Viewer::Kind::Player, ScriptedMafia::id(Sheriff)});
    for (const store::Entry &entry : script.entries()) {
        const auto event = mafiaEventIn(entry);
        const auto told = event ? knowledge.see(*event) : std::nullopt;
        if (told)
            Q_EMIT seat.eventCame({.match = base::MatchId(ScriptedMafia::Id),
                                   .what = told->kind,
                                   .facts = told->facts,
                                   .heardUtcMs = nowMs});
    }
}

// The vote, with as much time left as the picture has.
void askForTheVote(PictureStage &stage)
{
    QVariantList players;
    QStringList targets;
    const QStringList dead{QStringLiteral("Noether"), QStringLiteral("Zuse")};
    for (int at = 0; at < ScriptedMafia::names().size(); ++at) {
        const QString name = ScriptedMafia::names().at(at);
        players.append(QVariantMap{{QStringLiteral("player_id"), ScriptedMafia::id(at)},
                                   {QStringLiteral("display_name"), name},
                                   {QStringLiteral("seat"), at + 1},
                                   {QStringLiteral("alive"), !dead.contains(name)}});
        if (!dead.contains(name) && name != QLatin1String(Sheriff))
            targets.append(ScriptedMafia::id(at));
    }
    const QString self = ScriptedMafia::id(Sheriff);
    app::SeatTurn turn;
    turn.match = base::MatchId(ScriptedMafia::Id);
    turn.kind = QStringLiteral("vote");
    turn.id = QStringLiteral("d2-vote");
    turn.windowMs = 16'000;
    turn.deadlineUtcMs = stage.clock().utcMs() + 11'000;
    turn.facts = {{QStringLiteral("player_id"), self},
                  {QStringLiteral("valid_targets"), targets},
                  {QStringLiteral("may_abstain"), true},
                  {QStringLiteral("view"),
                   QVariantMap{{QStringLiteral("you"),
                                QVariantMap{{QStringLiteral("player_id"), self},
                                            {QStringLiteral("role"), QStringLiteral("sheriff")}}},
                               {QStringLiteral("phase"), QStringLiteral("DAY_VOTING")},
                               {QStringLiteral("day_number"), 2},
                               {QStringLiteral("night_number"), 2},
                               {QStringLiteral("players"), players}}}};
    Q_EMIT stage.board<SeatBoard>("SeatBoard")->seat()->turnCame(turn);
}

void sitAtTheTable(PictureStage &stage)
{
    app::HouseOptions options = springCup();
    options.leagueName = QStringLiteral("Night School");
    options.gameType = QStringLiteral("mafia");
    options.players = 1;
    options.referees = 1;
    options.expectedPlayers = 10;
    stage.desk()->setSpeed(QStringLiteral("MAX"));
    stage.desk()->hostLobby(options);
    auto *lobby = stage.board<LobbyBoard>("LobbyBoard");
    auto *seat = stage.board<SeatBoard>("SeatBoard");
    const auto waitFor = [&stage](const auto &holds) {
        const bool held = eventually([&] {
            stage.clock().advance(std::chrono::milliseconds(20));
            return holds();
        });
        if (!held)
            qFatal("The person did not get to the table.");
    };
    waitFor([&] { return lobby->registeredPlayers() == 1; });
    lobby->addPerson(QLatin1String(Sheriff));
    waitFor([&] { return seat->phase() == QStringLiteral("joined"); });
    (void)stage.board<MafiaSeatBoard>("MafiaSeatBoard");
    tellTheSheriff(*seat->seat(), stage.clock().utcMs());
    askForTheVote(stage);
    stage.lead(QStringLiteral("seat"));
    for (int times = 0; times < 4; ++times) // until the last toast is gone
        stage.settle();
}

} // namespace

Screen mafiaSeatScreen()
{
    return {.name = QStringLiteral("mafia-seat"), .show = sitAtTheTable, .touch = askForTheVote};
}

Screen lobbyScreen()
{
    return {.name = QStringLiteral("lobby"),
            .show =
                [](PictureStage &stage) {
                    openLobby(stage, springCup());
                    tellLatencies(stage);
                },
            .touch = tellLatencies};
}

Screen personScreen()
{
    return {.name = QStringLiteral("person"), .show = playUntilAsked, .touch = askAgain};
}

} // namespace league::test
