// One match of Mafia, folded for its page: what each viewer sees of it, and when.
#include "agents/base/fake_clock.h"
#include "app/view/mafia/mafia_board.h"
#include "tests/view/scripted_mafia.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using test::ScriptedMafia;

namespace {

// A board on its own clock, told what the script has so far.
struct Bench
{
    base::FakeClock clock;
    LeagueBoard league{clock};
    MafiaBoard board;
    qsizetype told = 0;

    explicit Bench(Viewer viewer = {Viewer::Kind::Observer}) : board(clock, league, viewer)
    {
        board.open(ScriptedMafia::Id);
    }

    void tell(const ScriptedMafia &script)
    {
        const QList<store::Entry> fresh = script.entries().mid(told);
        told = script.entries().size();
        league.take(fresh);
        league.show();
        league.setNow(script.nowMs());
        board.take(fresh);
        board.show();
    }
    MafiaSeatRow seat(const char *name)
    {
        for (const MafiaSeatRow &row : board.seats()->rows()) {
            if (row.name == QLatin1String(name))
                return row;
        }
        return {};
    }
    // Every text that QML could read from any model or fact of the board.
    QString everything()
    {
        QStringList texts;
        for (RowModel *model : QList<RowModel *>{
                 board.seats(), board.graves(), board.arrows(), board.actions(), board.tally(),
                 board.awaited(), board.statements(), board.phases(), board.suspicions()}) {
            const QList<QByteArray> roles = model->roleNames().values();
            for (int row = 0; row < model->count(); ++row) {
                for (const QByteArray &role : roles)
                    texts.append(spell(model->field(row, QLatin1String(role))));
            }
        }
        const QMetaObject &facts = MafiaTable::staticMetaObject;
        for (int at = 0; at < facts.propertyCount(); ++at)
            texts.append(spell(facts.property(at).readOnGadget(&board.table())));
        return texts.join(u'\n');
    }

private:
    static QString spell(const QVariant &value)
    {
        if (value.typeId() == QMetaType::QVariantMap) {
            QStringList parts;
            for (const QVariant &each : value.toMap())
                parts.append(spell(each));
            return parts.join(u' ');
        }
        if (value.canConvert<QVariantList>() && value.typeId() != QMetaType::QString) {
            QStringList parts;
            for (const QVariant &each : value.toList())
                parts.append(spell(each));
            return parts.join(u' ');
        }
        return value.toString();
    }
};

} // namespace

class TestMafiaBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-130: game, status, phase, day and what comes next.
    void thePhase_standsWithDayNightAndNext()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        bench.tell(script);

        const MafiaTable &table = bench.board.table();
        QCOMPARE(table.phase, "NIGHT_ACTIONS");
        QCOMPARE(table.night, 2);
        QCOMPARE(table.nextPhase, "MORNING_REVEAL");
        QCOMPARE(table.passedPhases, QStringList{"SETUP"});
        QCOMPARE(table.alive, 8);
        QCOMPARE(table.mafiaLeft, 2);
        QCOMPARE(table.townLeft, 6);
        QCOMPARE(table.seed, "20250519");
        QCOMPARE(table.totalMs, 30'000);
        QCOMPARE(table.remainingMs, 17'000);
        QVERIFY(table.isRunning);
    }

    // M-124, MR-35: the speed and who is waited for are what the match says.
    void speedAndAttendance_followTheEvents()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.event("PLAYER_INACTIVE", {{"player_id", script.id("Gauss")}}, "observer");
        script.event("SPEED_CHANGED", {{"speed_mode", "STEP"}, {"deadline", JsonValue()}});
        bench.tell(script);
        QCOMPARE(bench.board.table().speed, "STEP");
        QCOMPARE(bench.board.table().totalMs, 0); // STEP has no deadline
        QVERIFY(bench.seat("Gauss").isInactive);
        script.event("PLAYER_ACTIVE", {{"player_id", script.id("Gauss")}}, "observer");
        script.event("SPEED_CHANGED", {{"speed_mode", "FAST"}});
        bench.tell(script);
        QCOMPARE(bench.board.table().speed, "FAST");
        QVERIFY(!bench.seat("Gauss").isInactive);
    }

    void theNight_isArrowsAndDeeds_withAgreement()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        bench.tell(script);

        const QList<MafiaActionRow> &deeds = bench.board.actions()->rows();
        QCOMPARE(deeds.size(), 4);
        QCOMPARE(deeds[0].name, "Boole");
        QCOMPARE(deeds[0].standing, "provisional");
        QCOMPARE(deeds[0].waitsFor, QStringList{"Gauss"});
        QCOMPARE(deeds[0].afterMs, 4'100);
        QCOMPARE(deeds[1].standing, "deciding");
        QCOMPARE(deeds[2].standing, "sealed");
        QCOMPARE(deeds[3].standing, "private");
        QCOMPARE(bench.board.table().submitted, 3);

        const QList<MafiaArrowRow> &arrows = bench.board.arrows()->rows();
        QCOMPARE(arrows.size(), 3);
        QVERIFY(!arrows[0].isFirm); // KILL, until the mafia agree
        QVERIFY(arrows[1].isFirm);
        QCOMPARE(bench.seat("Gauss").mark, "waiting");
        QCOMPARE(bench.seat("Boole").mark, "done");
        QVERIFY(bench.seat("Ada").isAsleep);

        script.secondDiscussion();
        bench.tell(script);
        QCOMPARE(bench.board.arrows()->count(), 0);
        QVERIFY(bench.board.table().wasSaved);
        QCOMPARE(bench.board.table().lastDeath, QString());
    }

    void theDead_keepTheirSeatAndLieInTheGraveyard()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        bench.tell(script);

        QCOMPARE(bench.board.graves()->count(), 2);
        QCOMPARE(bench.board.graves()->rows()[0].name, "Noether");
        QCOMPARE(bench.board.graves()->rows()[1].role, "mafia");
        QCOMPARE(bench.seat("Noether").cause, "night");
        QCOMPARE(bench.seat("Noether").cycle, 1);
        QCOMPARE(bench.board.seats()->count(), 10);
        QCOMPARE(bench.board.seats()->rows()[9].seat, 10);
    }

    void chunks_growTheStatement_thinkBesideSay()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.secondDiscussion();
        bench.tell(script);

        const MafiaStatementRow last = bench.board.statements()->rows().constLast();
        QCOMPARE(last.name, "Hopper");
        QVERIFY(last.isOpen);
        QVERIFY(last.say.endsWith("knows it too."));
        QVERIFY(last.think.startsWith("My check said Boole is mafia. If"));
        QCOMPARE(bench.board.table().turn, 5);
        QCOMPARE(bench.board.table().turnsInAll, 10);
        QCOMPARE(bench.board.table().remainingMs, 9'000);
        QVERIFY(bench.seat("Hopper").isSpeaking);
        QCOMPARE(bench.board.awaited()->rows()[0].name, "Turing");
    }

    void votes_areTalliedWithMajorityAndChanges()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.secondDiscussion();
        script.secondVote();
        bench.tell(script);

        const QList<MafiaTallyRow> &tally = bench.board.tally()->rows();
        QCOMPARE(tally.size(), 2);
        QCOMPARE(tally[0].name, "Boole");
        QCOMPARE(tally[0].votes, 4);
        QVERIFY(tally[0].isLeading);
        QCOMPARE(tally[0].majority, 5);
        QCOMPARE(tally[0].voters, 8);
        QCOMPARE(tally[0].names, (QStringList{"Ada", "Curie", "Hopper", "Turing"}));
        QCOMPARE(bench.board.table().votesIn, 6);
        QCOMPARE(bench.board.table().changes.size(), 1);
        QCOMPARE(bench.board.table().changes[0].toMap().value("from").toString(), "Euler");
        QCOMPARE(bench.board.awaited()->count(), 2);
        QCOMPARE(bench.seat("Boole").votes, 4);
        QCOMPARE(bench.seat("Hopper").claimed, "sheriff");
    }

    void aTie_isSettledByTheDraw_andNamesThoseDrawnFrom()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.secondDiscussion();
        script.secondVote();
        script.votes("Euler", "Hopper");
        script.votes("Fermi", "Hopper");
        script.event("VOTE_RESULT",
                     {{"eliminated", ScriptedMafia::id("Boole")},
                      {"votes", JsonArray()},
                      {"tied", JsonArray{ScriptedMafia::id("Boole"), ScriptedMafia::id("Hopper")}},
                      {"tie_break", "seeded_rng"}});
        bench.tell(script);
        QVERIFY(bench.board.table().hasResult);
        QCOMPARE(bench.board.table().tied, (QStringList{"Boole", "Hopper"}));
        QCOMPARE(bench.board.table().eliminated, "Boole");
    }

    void theGrid_countsWhoAccusedDefendedAndVoted()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        script.secondNight();
        script.secondDiscussion();
        bench.tell(script);
        const auto cell = [&](const char *from, const char *to) {
            const int row = bench.board.suspicions()->indexOf("name", QLatin1String(from));
            const QVariantList cells = bench.board.suspicions()->rows()[row].cells;
            return cells[ScriptedMafia::names().indexOf(QLatin1String(to))].toMap();
        };
        QCOMPARE(cell("Gauss", "Zuse").value("defended").toInt(), 1);
        QCOMPARE(cell("Hopper", "Zuse").value("accused").toInt(), 1);
        QCOMPARE(cell("Hopper", "Zuse").value("voted").toInt(), 1);
        QCOMPARE(cell("Euler", "Gauss").value("accused").toInt(), 1);
        bench.board.setSuspicionDay(1);
        QCOMPARE(cell("Euler", "Gauss").value("accused").toInt(), 0);
        QCOMPARE(cell("Hopper", "Zuse").value("accused").toInt(), 1);
    }

    // protocol.md §15, §6.1: what built-in players think of each, in the eyes of God alone; records
    // of before have none.
    void scoresOfSuspicion_areShownToGodAlone()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        bench.tell(script);
        const auto score = [&](const char *from, const char *to) {
            const int row = bench.board.suspicions()->indexOf("name", QLatin1String(from));
            const QVariantList cells = bench.board.suspicions()->rows()[row].cells;
            return cells[ScriptedMafia::names().indexOf(QLatin1String(to))].toMap().value("score");
        };
        QVERIFY(!score("Hopper", "Gauss").isValid());
        const auto suspects = [&](const JsonObject &scores) {
            script.event("VOTE_CAST",
                         {{"voter_id", script.id("Hopper")},
                          {"target_id", script.id("Gauss")},
                          {"_observer", JsonObject{{"suspicion_scores", scores}}}});
        };
        suspects({{script.id("Gauss"), 431}, {script.id("Ada"), -12}});
        bench.tell(script);
        QCOMPARE(score("Hopper", "Gauss"), QVariant(431));
        QCOMPARE(score("Hopper", "Ada"), QVariant(-12));
        QVERIFY(!score("Gauss", "Hopper").isValid());
        script.secondNight();
        script.secondDiscussion();
        suspects({{script.id("Gauss"), 77}});
        bench.tell(script);
        QCOMPARE(score("Hopper", "Gauss"), QVariant(77));
        QVERIFY(!score("Hopper", "Ada").isValid()); // told no more: it has left
        bench.board.setSuspicionDay(1);
        QCOMPARE(score("Hopper", "Gauss"), QVariant(431));
        bench.board.setSuspicionDay(0);
        for (const char *viewer : {"Hopper", "Gauss", "Ada"}) { // its own neither
            bench.board.viewAs(ScriptedMafia::id(viewer));
            QVERIFY2(!score("Hopper", "Gauss").isValid(), viewer);
        }
        bench.board.setView("audience");
        QVERIFY(!score("Hopper", "Gauss").isValid());
        QVERIFY(!bench.everything().contains("431"));
        bench.board.setView("god");
        QCOMPARE(score("Hopper", "Gauss"), QVariant(77));
    }

    // MR-28, X-06: the audience sees no role, thought, target, seed before its time.
    void theAudience_isToldNothingThatIsSecret()
    {
        ScriptedMafia script;
        Bench bench({Viewer::Kind::Audience});
        const auto keepsSecrets = [&] {
            bench.tell(script);
            const QString all = bench.everything();
            for (const MafiaSeatRow &row : bench.board.seats()->rows()) {
                const bool isOut = !row.isAlive && row.cause == QLatin1String("vote");
                if (row.role != (isOut ? QStringLiteral("mafia") : QString()))
                    return false;
            }
            return !all.contains("doctor") && !all.contains("20250519") && !all.contains("KILL")
                && !all.contains("PROTECT") && !all.contains("Zuse is lost")
                && !all.contains("keep quiet", Qt::CaseInsensitive)
                && !all.contains("If we take Hopper") && !all.contains("INVESTIGATE")
                && bench.board.actions()->count() == 0 && bench.board.table().mafiaLeft == -1;
        };
        script.firstCycle();
        QVERIFY(keepsSecrets());
        script.secondNight();
        QVERIFY(keepsSecrets());
        script.secondDiscussion();
        QVERIFY(keepsSecrets());
        QCOMPARE(bench.board.seats()->count(), 10);
        QCOMPARE(bench.board.statements()->rows().constLast().name, "Hopper");
        QVERIFY(bench.board.table().wasSaved); // that somebody was, everybody knows
        QVERIFY(!bench.everything().contains("sheriff"));
    }

    // A player sees its own role and deeds, its team when it is mafia, and what is public.
    void aPlayer_seesItsOwnAndWhatIsPublic()
    {
        ScriptedMafia script;
        Bench bench({Viewer::Kind::Player, ScriptedMafia::id("Curie")});
        script.firstCycle();
        script.secondNight();
        bench.tell(script);
        QCOMPARE(bench.seat("Curie").role, "doctor");
        QVERIFY(bench.seat("Curie").isYou);
        QCOMPARE(bench.seat("Boole").role, QString());
        QCOMPARE(bench.seat("Noether").role, QString()); // not revealed at night
        QCOMPARE(bench.seat("Zuse").role, "mafia"); // voted out
        QCOMPARE(bench.board.arrows()->count(), 1);
        QCOMPARE(bench.board.arrows()->rows()[0].word, "PROTECT");
        QVERIFY(!bench.everything().contains("sheriff"));

        bench.board.viewAs(ScriptedMafia::id("Gauss"));
        QCOMPARE(bench.seat("Boole").role, "mafia");
        QCOMPARE(bench.seat("Curie").role, QString());
        QCOMPARE(bench.board.arrows()->count(), 1);
        QCOMPARE(bench.board.arrows()->rows()[0].word, "KILL");

        bench.board.viewAs(ScriptedMafia::id("Hopper"));
        QCOMPARE(bench.seat("Boole").role, "mafia"); // found in the first night
        QVERIFY(!bench.everything().contains("doctor"));

        bench.board.viewAs(ScriptedMafia::id("Ada"));
        QCOMPARE(bench.board.arrows()->count(), 0);
        QVERIFY(!bench.everything().contains("20250519"));
    }

    void aDeadMafia_learnsNothingNewOfItsTeam()
    {
        ScriptedMafia script;
        Bench bench({Viewer::Kind::Player, ScriptedMafia::id("Zuse")});
        script.firstCycle();
        script.secondNight();
        bench.tell(script);
        QCOMPARE(bench.seat("Boole").role, "mafia");
        QCOMPARE(bench.board.arrows()->count(), 0);
    }

    void whenItHasEnded_everybodySeesEverything_butNotInTheReplayOfBefore()
    {
        ScriptedMafia script;
        Bench bench({Viewer::Kind::Audience});
        script.firstCycle();
        bench.tell(script);
        QCOMPARE(bench.seat("Curie").role, QString());
        script.ends("town");
        bench.tell(script);
        QCOMPARE(bench.seat("Curie").role, "doctor");
        QCOMPARE(bench.board.table().winner, "town");
        QVERIFY(bench.board.hasEnded());

        bench.board.jumpTo(bench.board.phases()->rows()[1].seq);
        QVERIFY(!bench.board.isLive());
        QCOMPARE(bench.board.table().phase, "MORNING_REVEAL");
        QCOMPARE(bench.seat("Curie").role, QString());
        QVERIFY(!bench.everything().contains("Zuse is lost"));
        bench.board.follow();
        QCOMPARE(bench.seat("Curie").role, "doctor");
    }

    void theReplay_stepsThroughWhatTheViewerSees_andPlaysToTheEnd()
    {
        ScriptedMafia script;
        Bench bench({Viewer::Kind::Audience});
        script.firstCycle();
        script.ends("town");
        bench.tell(script);
        bench.board.jumpTo(bench.board.phases()->rows()[0].seq);
        QCOMPARE(bench.board.table().phase, "NIGHT_ACTIONS");
        bench.board.next(); // what the night hides is no step
        QCOMPARE(bench.board.table().phase, "MORNING_REVEAL");
        bench.board.previous();
        QCOMPARE(bench.board.table().phase, "NIGHT_ACTIONS");
        bench.board.play();
        QVERIFY(bench.board.isPlaying());
        for (int second = 0; second < 120 && bench.board.isPlaying(); ++second)
            bench.clock.advance(1s);
        QVERIFY(!bench.board.isPlaying());
        QVERIFY(bench.board.isLive());
    }

    void aRestartedMatch_beginsAnew()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        bench.tell(script);
        QCOMPARE(bench.board.graves()->count(), 2);
        store::AssignedFact again;
        again.roundId = 1;
        again.refereeId = base::RefereeId(QStringLiteral("REF01"));
        again.playerIds = {base::PlayerId(ScriptedMafia::id(0))};
        again.attempt = 2;
        bench.board.take({{1'000,
                           script.nowMs(),
                           {},
                           ScriptedMafia::Id,
                           again.Kind,
                           "public",
                           protocol::payloadOf(again)}});
        bench.board.show();
        QCOMPARE(bench.board.graves()->count(), 0);
    }

    // At most one batch a frame, and rows that stay where they are.
    void entries_areShownOnceAFrame_rowByRow()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        bench.tell(script);
        QAbstractItemModelTester tester(bench.board.seats());
        QSignalSpy resets(bench.board.statements(), &QAbstractItemModel::modelReset);
        QSignalSpy changes(&bench.board, &MafiaBoard::changed);
        QSignalSpy inserted(bench.board.statements(), &QAbstractItemModel::rowsInserted);
        const qsizetype before = script.entries().size();
        script.secondNight();
        script.secondDiscussion();
        for (const store::Entry &entry : script.entries().mid(before))
            bench.board.take({entry});
        QCOMPARE(changes.count(), 0);
        bench.clock.advance(16ms);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(inserted.count(), 1);
        QCOMPARE(resets.count(), 0);
    }

    void theViews_goRound_byOneKey()
    {
        ScriptedMafia script;
        Bench bench;
        script.firstCycle();
        bench.tell(script);
        QVERIFY(bench.board.knowsSecrets());
        bench.board.nextView();
        QCOMPARE(bench.board.view(), "audience");
        for (int seat = 0; seat < 10; ++seat) {
            bench.board.nextView();
            QCOMPARE(bench.board.viewerName(), ScriptedMafia::names().at(seat));
        }
        bench.board.nextView();
        QCOMPARE(bench.board.view(), "god");
        QCOMPARE(bench.seat("Curie").role, "doctor");
    }
};

QTEST_GUILESS_MAIN(TestMafiaBoard)
#include "tst_mafia_board.moc"
