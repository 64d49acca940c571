// Whole leagues: with a known outcome, and with real roles on both wires.
#include "agents/base/random_stream.h"
#include "agents/base/system_clock.h"
#include "agents/player/player_agent.h"
#include "agents/protocol/record_facts.h"
#include "agents/referee/referee_agent.h"
#include "agents/store/league_facts.h"
#include "agents/transport/http_wire.h"
#include "tests/support/event_wait.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;

namespace {

const QString EvenOdd = QStringLiteral("even_odd");

referee::RefereeOptions refereeOptions(const QUrl &manager, const QString &name)
{
    referee::RefereeOptions options;
    options.displayName = name;
    options.version = QStringLiteral("1.0.0");
    options.manager = manager;
    options.gameTypes = {EvenOdd};
    return options;
}

// "R1M1 P01-P02 WIN P01 7": every result on disk, sorted by match.
QStringList results(const store::Journal &journal)
{
    QStringList lines;
    for (const store::Entry &entry : journal.readKind(store::kind::Result)) {
        const auto fact = readOrDie<store::ResultFact>(entry.body);
        lines.append(QStringLiteral("%1 %2-%3 %4 %5 %6")
                         .arg(entry.subject, fact.playerIds.at(0).text(),
                              fact.playerIds.at(1).text(), protocol::wireWord(fact.status),
                              fact.winner.text())
                         .arg(fact.details.value(QStringLiteral("drawn_number")).toInt()));
    }
    lines.sort();
    return lines;
}

struct Played
{
    QStringList standings;
    QStringList results;
    QString champion;
};

} // namespace

class TestWholeLeague : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // The number is always 2: even wins, and equal choices draw.
    void fourPlayersWhoseChoicesAreKnown_giveTheExpectedTableAndJournal()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.rules.drawMin = 2;
            options.rules.drawMax = 2;
        });
        referee::RefereeAgent referee(
            refereeOptions(lab.manager->endpoint(), QStringLiteral("Referee Alpha")), lab.wire,
            lab.clock, {.commitments = lab.journal.get()});
        QVERIFY(referee.start().ok());
        lab.settle();
        for (const QString &choice : {QStringLiteral("even"), QStringLiteral("odd"),
                                      QStringLiteral("even"), QStringLiteral("odd")})
            playAlways(lab.addPlayer(), choice, QStringLiteral("salt"));
        lab.startLeague();
        QVERIFY(lab.settled);
        QCOMPARE(lab.manager->state(), QLatin1String("COMPLETED"));
        QCOMPARE(LeagueLab::asText(lab.manager->standings()),
                 QStringList({QStringLiteral("P01 7 2-1-0"), QStringLiteral("P03 7 2-1-0"),
                              QStringLiteral("P02 1 0-1-2"), QStringLiteral("P04 1 0-1-2")}));
        QCOMPARE(results(*lab.journal),
                 QStringList({QStringLiteral("R1M1 P01-P02 WIN P01 2"),
                              QStringLiteral("R1M2 P03-P04 WIN P03 2"),
                              QStringLiteral("R2M1 P03-P01 DRAW  2"),
                              QStringLiteral("R2M2 P04-P02 DRAW  2"),
                              QStringLiteral("R3M1 P04-P01 WIN P01 2"),
                              QStringLiteral("R3M2 P03-P02 WIN P03 2")}));
        const auto count = [&](const QString &kind) {
            return static_cast<int>(lab.journal->readKind(kind).size());
        };
        QCOMPARE(count(store::LeagueFact::Kind), 1);
        QCOMPARE(count(store::RegisteredFact::Kind), 5);
        QCOMPARE(count(store::ScheduledFact::Kind), 1);
        QCOMPARE(count(store::AssignedFact::Kind), 6);
        QCOMPARE(count(protocol::CommitmentFact::Kind), 6);
        QCOMPARE(count(store::StandingFact::Kind), 3);
        QCOMPARE(count(protocol::MessageFact::Kind), 60); // 10 a match
        // The transcript of a match: bound first, then played, then counted.
        QStringList course;
        for (const store::Entry &entry : lab.journal->readSubject(QStringLiteral("R1M1"))) {
            if (entry.kind == store::kind::Transition)
                course.append(readOrDie<protocol::TransitionFact>(entry.body).to);
            else if (entry.kind != store::kind::Message && entry.kind != protocol::GameFact::Kind)
                course.append(entry.kind);
        }
        QCOMPARE(course.join(u' '),
                 QStringLiteral("assigned seed_committed WAITING_FOR_PLAYERS COLLECTING_CHOICES "
                                "DRAWING_NUMBER EVALUATING FINISHED result"));
        for (const ScriptedAgent &player : lab.players) {
            QCOMPARE(player.count(Invitation), 3);
            QCOMPARE(player.count(GameOverCall), 3);
            QCOMPARE(player.methods().last(), QStringLiteral("notify_league_completed"));
        }
        QCOMPARE(referee.unreported(), 0);
        QCOMPARE(referee.lifecycleState(), QLatin1String("SHUTDOWN"));
    }

    // L-03, L-11: one who never answers loses every match, and the league still ends.
    void playerThatNeverAnswers_losesEverything_andHoldsUpNobodyForever()
    {
        using namespace std::chrono_literals;
        LeagueLab lab;
        referee::RefereeAgent referee(
            refereeOptions(lab.manager->endpoint(), QStringLiteral("Referee Alpha")), lab.wire,
            lab.clock);
        QVERIFY(referee.start().ok());
        lab.settle();
        for (int number = 0; number < 4; ++number)
            playAlways(lab.addPlayer(), QStringLiteral("even"));
        lab.players.at(1).hold(Invitation);
        lab.startLeague();
        lab.pass(103s); // three matches of 34 s each, one after the other
        QCOMPARE(lab.manager->state(), QLatin1String("COMPLETED"));
        const QList<protocol::StandingRow> rows = lab.manager->standings();
        QCOMPARE(LeagueLab::asText(rows),
                 QStringList({QStringLiteral("P01 5 1-2-0"), QStringLiteral("P03 5 1-2-0"),
                              QStringLiteral("P04 5 1-2-0"), QStringLiteral("P02 0 0-0-3")}));
        QCOMPARE(rows.last().technicalLosses, 3);
    }

    // architecture.md §3: the wires carry the same bytes, so the results are identical.
    void realRoles_playTheSameLeague_onBothWires()
    {
        base::SystemClock clock;
        transport::InProcessHub hub;
        transport::InProcessWire inProcess(hub, clock);
        transport::HttpWire http(clock);
        const Played quiet = play(inProcess, clock);
        const Played loud = play(http, clock);
        QCOMPARE(quiet.results.size(), 15);
        QCOMPARE(loud.results, quiet.results);
        QCOMPARE(loud.standings, quiet.standings);
        QCOMPARE(loud.champion, quiet.champion);
        QVERIFY(!quiet.champion.isEmpty());
    }

private:
    // A league of two referees and six built-in players with a seed.
    static Played play(transport::Wire &wire, base::Clock &clock)
    {
        const QTemporaryDir folder;
        auto opened =
            store::Journal::open(folder.filePath(QStringLiteral("journal.db")), {.clock = &clock});
        if (!opened)
            qFatal("%s", qPrintable(opened.failure().sentence));
        const std::unique_ptr<store::Journal> journal = std::move(*opened);

        manager::LeagueOptions options;
        options.leagueId = base::LeagueId(QStringLiteral("league_test"));
        options.port = 0;
        options.rules.drawSource = tournament::DrawSource::Seeded;
        options.secret = QStringLiteral("42");
        options.operatorToken = QStringLiteral("op_secret_1");
        manager::LeagueManager manager(options, wire, clock, *journal);
        Played played;
        bool settled = false;
        QObject::connect(&manager, &manager::LeagueManager::settled, [&] { settled = true; });
        QObject::connect(&manager, &manager::LeagueManager::completed,
                         [&](const protocol::LeagueCompleted &summary) {
                             played.champion = summary.champion.playerId.text();
                         });
        if (const base::Outcome open = manager.open(); !open)
            qFatal("%s", qPrintable(open.failure().sentence));

        std::vector<std::unique_ptr<referee::RefereeAgent>> referees;
        for (int number = 1; number <= 2; ++number) {
            referees.push_back(std::make_unique<referee::RefereeAgent>(
                refereeOptions(manager.endpoint(), QStringLiteral("Referee %1").arg(number)), wire,
                clock, referee::Shelf{.commitments = journal.get(), .results = journal.get()}));
            waitFor(*referees.back());
        }
        std::vector<std::unique_ptr<player::PlayerAgent>> players;
        const quint64 seed = base::RandomStream::seedFromText(QStringLiteral("42/bots"));
        for (const QString &strategy : player::strategyNames()) {
            player::PlayerOptions bot;
            bot.displayName = strategy;
            bot.version = QStringLiteral("1.0.0");
            bot.manager = manager.endpoint();
            bot.gameTypes = {EvenOdd};
            players.push_back(std::make_unique<player::PlayerAgent>(
                bot,
                [strategy, seed](const base::PlayerId &self) {
                    return std::move(player::makeStrategy(strategy, seed, self)).value();
                },
                wire, clock));
            waitFor(*players.back());
        }
        if (const base::Outcome started = manager.startLeague(); !started)
            qFatal("%s", qPrintable(started.failure().sentence));
        if (!eventually([&] { return settled; }))
            qFatal("The league did not end.");
        journal->flush();
        for (const protocol::StandingRow &row : manager.standings())
            played.standings.append(row.displayName);
        played.standings += LeagueLab::asText(manager.standings());
        played.results = results(*journal);
        return played;
    }

    // One after the other, so that the ids are the same on every wire.
    template<class Agent>
    static void waitFor(Agent &agent)
    {
        if (const base::Outcome started = agent.start(); !started)
            qFatal("%s", qPrintable(started.failure().sentence));
        if (!eventually([&agent] { return !agent.id().isEmpty(); }))
            qFatal("An agent did not register.");
    }
};

QTEST_GUILESS_MAIN(TestWholeLeague)
#include "tst_whole_league.moc"
