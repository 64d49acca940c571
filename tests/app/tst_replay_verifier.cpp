// Replays run again: recorded matches of both games come to the same events, byte for byte, and
// whatever was changed in a file is found in its line.
#include "app/replay/replay_verifier.h"

#include "agents/store/entry.h"
#include "app/replay/rerun.h"
#include "tests/support/mafia_match_lab.h"
#include "tests/support/replay_lab.h"

#include <QTest>

using namespace league;
using protocol::ReplayReport;
using store::Replay;
using test::MafiaMatchLab;

namespace {

ReplayReport verified(const Replay &replay)
{
    const auto read = store::readReplay(store::toBytes(replay));
    if (!read)
        qFatal("%s", qPrintable(read.failure().sentence));
    return app::verifyReplay(*read);
}

// A whole match of Mafia with random answers, written down by its referee.
Replay mafiaReplay(quint64 seed, const QVariantMap &rules = {})
{
    const games::MatchSetup setup = MafiaMatchLab::setup(rules, seed);
    MafiaMatchLab lab(setup);
    lab.play(MafiaMatchLab::randomAnswers(seed + 1));
    return test::replayOf(test::journalOf(setup, lab.match(), lab.events()), setup.match.text());
}

store::ReplayEvent &eventIn(Replay &replay, qsizetype index)
{
    return std::get<store::ReplayEvent>(replay.lines[index]);
}

} // namespace

class TestReplayVerifier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-140, M-141, scenario 20
    void everyRecordedMatchOfEvenOddRunsAgain()
    {
        const QList<store::Entry> league = test::springCup();
        int matches = 0;
        for (const store::Entry &entry : league) {
            if (entry.kind != store::kind::Result)
                continue;
            ++matches;
            const ReplayReport report = verified(test::replayOf(league, entry.subject));
            QVERIFY2(report.problem.isEmpty(), qPrintable(entry.subject + report.problem));
            QVERIFY(*report.verified && *report.checksumFits && *report.eventsFit);
            QCOMPARE(report.commitmentFits, std::optional(true));
        }
        QCOMPARE(matches, 28);
    }

    // M-113, M-140, M-141, scenario 20: byte for byte.
    void matchesOfMafiaRunAgainToTheSameBytes_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 10; ++seed)
            QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
    }
    void matchesOfMafiaRunAgainToTheSameBytes()
    {
        QFETCH(quint64, seed);
        const Replay replay = mafiaReplay(seed);
        QVERIFY(replay.events().size() > 50);
        const ReplayReport report = verified(replay);
        QVERIFY2(report.problem.isEmpty(), qPrintable(report.problem));
        QCOMPARE(report.commitmentFits, std::optional(true));
        const auto rerun = app::runAgain(replay);
        Replay again = replay;
        again.lines = rerun->lines;
        again.result = *rerun->result;
        QCOMPARE(store::toBytes(again), store::toBytes(replay));
    }

    // M-140: the operator, lost players, silence and refused answers are inputs like the others.
    void everythingThatCameFromOutsideIsInTheFile()
    {
        const games::MatchSetup setup = MafiaMatchLab::setup();
        MafiaMatchLab lab(setup);
        QVERIFY(!lab.act(u"P04", u"P02")); // a villager has nothing to do at night
        lab.link(u"P05", false);
        QVERIFY(lab.order(u"pause"));
        lab.pass(5000);
        QVERIFY(lab.order(u"resume"));
        lab.pass(30'000); // nobody acts, so everything is drawn
        lab.link(u"P05", true);
        QVERIFY(lab.order(u"set_speed", u"FAST"));
        lab.play(MafiaMatchLab::randomAnswers(3));
        const Replay replay =
            test::replayOf(test::journalOf(setup, lab.match(), lab.events()), setup.match.text());
        QStringList sources;
        int refused = 0;
        for (const store::ReplayInput &input : replay.inputs()) {
            sources << input.source.section(u':', 0, 0);
            refused += input.accepted ? 0 : 1;
        }
        for (const char *source : {"player", "clock", "operator", "link"})
            QVERIFY2(sources.contains(QLatin1String(source)), source);
        QVERIFY(refused > 0);
        const ReplayReport report = verified(replay);
        QVERIFY2(report.problem.isEmpty(), qPrintable(report.problem));
    }

    // Every event that says something else is found in its own line.
    void aChangedEventIsFoundInItsLine()
    {
        const Replay replay = mafiaReplay(4);
        for (qsizetype i = 0; i < replay.lines.size(); i += 7) {
            Replay changed = replay;
            const int line = static_cast<int>(i) + 2;
            if (std::holds_alternative<store::ReplayEvent>(changed.lines.at(i))) {
                eventIn(changed, i).data.insert(QStringLiteral("player_id"), u'x');
                const ReplayReport report = verified(changed);
                QCOMPARE(report.line, std::optional(line));
                QVERIFY(*report.checksumFits); // who changed it has made it fit
                QVERIFY(!*report.verified);
            }
        }
    }

    void aMissingAndAnInventedEventAreFound()
    {
        Replay shorter = mafiaReplay(5);
        shorter.lines.removeLast();
        QVERIFY(verified(shorter).problem.contains(QLatin1String("missing from the file")));
        Replay longer = mafiaReplay(5);
        store::ReplayEvent more = longer.events().constLast();
        ++more.seq;
        longer.lines.append(more);
        QVERIFY(verified(longer).problem.contains(QLatin1String("does not have")));
        Replay other = mafiaReplay(5);
        other.result.status = QStringLiteral("DRAW");
        const ReplayReport report = verified(other);
        QCOMPARE(report.line, std::optional(static_cast<int>(other.lines.size()) + 2));
        QVERIFY(report.problem.contains(QLatin1String("another result")));
    }

    // M-153: bots have no points; everybody else's must be those of the match.
    void pointsAreComparedForThoseWhoCount()
    {
        Replay replay = mafiaReplay(5);
        replay.header.players[0].agent = QStringLiteral("bot");
        replay.result.score.remove(replay.header.players.at(0).playerId);
        replay.result.score.insert(QStringLiteral("P99"), 0); // did not come
        QVERIFY2(verified(replay).problem.isEmpty(), qPrintable(verified(replay).problem));
        for (const int points : {1, 4}) {
            Replay other = replay;
            other.result.score.insert(replay.header.players.at(1).playerId, points);
            QVERIFY(verified(other).problem.contains(QLatin1String("another result")));
        }
        replay.result.score.remove(replay.header.players.at(1).playerId);
        QVERIFY(verified(replay).problem.contains(QLatin1String("another result")));
    }

    void anotherSeedDoesNotFitTheCommitment()
    {
        Replay replay = mafiaReplay(6);
        replay.header.seed = 7;
        const ReplayReport report = verified(replay);
        QCOMPARE(report.commitmentFits, std::optional(false));
        QCOMPARE(report.line, std::optional(1));
    }

    void aPublicFileCannotBeRunAgain()
    {
        const Replay copy = store::publicReplay(mafiaReplay(7));
        QVERIFY(verified(copy).problem.contains(QLatin1String("public file")));
        const QByteArray bytes = store::toBytes(copy);
        for (const char *secret : {"\"think\"", "_observer", "\"observer\"", "\"mafia\",\"data\"",
                                   "NIGHT_ACTION_SUBMITTED", "AGENT_THINK_CHUNK"})
            QVERIFY2(!bytes.contains(secret), secret);
    }

    void aGameThatIsNotKnownIsNamed()
    {
        Replay replay = mafiaReplay(8);
        replay.header.gameType = QStringLiteral("chess");
        QVERIFY(verified(replay).problem.contains(QLatin1String("\"chess\"")));
    }
};

QTEST_GUILESS_MAIN(TestReplayVerifier)
#include "tst_replay_verifier.moc"
