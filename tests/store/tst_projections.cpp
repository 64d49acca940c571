// The JSON files: their content against golden files, and that they keep up with the journal.
// LEAGUE_UPDATE_GOLDEN=1 writes the golden files anew; look at the difference before committing it.
#include "agents/base/json/json_document.h"
#include "agents/store/projection_writer.h"

#include "agents/base/fake_clock.h"
#include "agents/store/atomic_file.h"
#include "agents/store/journal.h"
#include "agents/store/match_document.h"
#include "tests/support/event_wait.h"
#include "tests/support/repository.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using store::Entry;
using store::Journal;
using store::LeagueFolder;
using store::ProjectionWriter;
using store::Urgency;
using test::eventually;

namespace {

const QString leagueId = QStringLiteral("league_even_odd_1");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString goldenPath(const QString &name)
{
    return league::test::inRepository(QStringLiteral("tests/store/golden/")) + name;
}

QByteArray golden(const QString &name)
{
    return contentOf(goldenPath(name));
}

JsonObject object(const char *json)
{
    JsonParseError error;
    const JsonDocument document = JsonDocument::fromJson(json, &error);
    if (error.error != JsonParseError::NoError)
        qFatal("%s in %s", qPrintable(error.errorString()), json);
    return document.object();
}

// A small league: two rounds scheduled, the first played, one match of it in a second attempt.
QList<Entry> smallLeague()
{
    QList<Entry> entries;
    const auto add = [&entries](const char *actor, const QString &subject, const QString &kind,
                                const char *body) {
        const qint64 seq = entries.size() + 1;
        entries << Entry{.seq = seq,
                         .timeMs = 1'772'388'000'000 + seq * 10,
                         .actor = QString::fromLatin1(actor),
                         .subject = subject,
                         .kind = kind,
                         .body = object(body)};
    };
    const QString m1 = QStringLiteral("R1M1");
    const QString m2 = QStringLiteral("R1M2");
    add("league_manager", leagueId, store::kind::Scheduled,
        R"({"rounds":[{"round_id":1,"matches":[
              {"match_id":"R1M1","player_A_id":"P01","player_B_id":"P02"},
              {"match_id":"R1M2","player_A_id":"P03","player_B_id":"P04"}],"byes":["P05"]},
             {"round_id":2,"matches":[
              {"match_id":"R2M1","player_A_id":"P03","player_B_id":"P01"}],"byes":[]}]})");
    add("league_manager", leagueId, store::kind::Round, R"({"round_id":1,"state":"ANNOUNCED"})");
    add("referee:REF01", m1, store::kind::Transition,
        R"({"chart":"match","from":"CREATED","to":"WAITING_FOR_PLAYERS","trigger":"ASSIGNED"})");
    add("referee:REF01", m1, store::kind::Message,
        R"({"direction":"out","from":"referee:REF01","to":"player:P01",
            "method":"handle_game_invitation","message":{"match_id":"R1M1"}})");
    add("referee:REF02", m2, store::kind::Transition,
        R"({"chart":"match","from":"CREATED","to":"ABORTED","trigger":"REFEREE_LOST"})");
    add("referee:REF01", m1, store::kind::Transition,
        R"({"chart":"match","from":"EVALUATING","to":"FINISHED","trigger":"JUDGED"})");
    add("league_manager", m1, store::kind::Result,
        R"({"round_id":1,"attempt":1,"game_type":"even_odd","player_ids":["P01","P02"],
            "status":"WIN","winner":"P01","score":{"P01":3,"P02":0},
            "outcomes":{"P01":"WIN","P02":"LOSS"},"details":{"drawn_number":8},
            "reason":"8 is even; P01 said even.","referee_id":"REF01"})");
    add("league_manager", m2, store::kind::Result,
        R"({"round_id":1,"attempt":2,"game_type":"even_odd","player_ids":["P03","P04"],
            "status":"DRAW","winner":null,"score":{"P03":1,"P04":1},
            "outcomes":{"P03":"DRAW","P04":"DRAW"},"details":{"drawn_number":7},
            "reason":"Both said odd.","referee_id":"REF01"})");
    add("league_manager", leagueId, store::kind::Standing,
        R"({"round_id":1,"standings":[
            {"rank":1,"player_id":"P01","display_name":"Alpha","played":1,"wins":1,"draws":0,
             "losses":0,"points":3,"technical_losses":0},
            {"rank":2,"player_id":"P03","display_name":"Gamma","played":1,"wins":0,"draws":1,
             "losses":0,"points":1,"technical_losses":0}]})");
    add("league_manager", leagueId, store::kind::Round, R"({"round_id":1,"state":"COMPLETED"})");
    return entries;
}

} // namespace

class TestProjections : public QObject
{
    Q_OBJECT

    QTemporaryDir m_data;
    base::FakeClock m_clock;

    // A league folder of its own for each test.
    LeagueFolder folder() const
    {
        return {m_data.filePath(QString::fromLatin1(QTest::currentTestFunction())), leagueId};
    }

    std::unique_ptr<Journal> openJournal(const LeagueFolder &league)
    {
        auto journal = Journal::open(
            league.journal(),
            {.clock = &m_clock, .follower = std::make_shared<ProjectionWriter>(league)});
        if (!journal)
            qFatal("%s", qPrintable(journal.failure().sentence));
        return std::move(*journal);
    }

    void playSmallLeague(const LeagueFolder &league)
    {
        const auto journal = openJournal(league);
        for (const Entry &entry : smallLeague())
            journal->append(entry);
    }

    static QMap<QString, QByteArray> filesOf(const LeagueFolder &league)
    {
        QMap<QString, QByteArray> files;
        for (const QString &path :
             {league.standings(), league.rounds(), league.match(QStringLiteral("R1M1")),
              league.match(QStringLiteral("R1M2"))})
            files.insert(path, contentOf(path));
        return files;
    }

    // Lets time pass until the condition holds.
    template<class Condition>
    bool soon(Condition holds)
    {
        return eventually([&] {
            m_clock.advance(std::chrono::milliseconds(50));
            return holds();
        });
    }

private Q_SLOTS:
    void files_matchTheGoldenOnes_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"standings.json", "rounds.json", "R1M1.json", "R1M2.json"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }

    void files_matchTheGoldenOnes()
    {
        QFETCH(QString, name);
        const LeagueFolder league = folder();
        if (!QFileInfo::exists(league.journal()))
            playSmallLeague(league);
        const QString path =
            name.startsWith(u'R') ? league.matches() + u'/' + name : league.path() + u'/' + name;
        const QByteArray written = contentOf(path);
        if (qEnvironmentVariableIsSet("LEAGUE_UPDATE_GOLDEN"))
            QVERIFY(store::writeAtomically(goldenPath(name), written));
        QVERIFY2(written == golden(name), written.constData());
        QVERIFY(JsonDocument::fromJson(written).isObject());
    }

    void matchFile_appearsSoonAfterItsResultIsOnDisk()
    {
        const LeagueFolder league = folder();
        const auto journal = openJournal(league);
        const QString path = league.match(QStringLiteral("R1M1"));
        for (const Entry &entry : smallLeague().first(6))
            journal->append(entry);
        journal->flush();
        QVERIFY(!QFileInfo::exists(path));
        journal->append(smallLeague().at(6), Urgency::Prompt);
        QVERIFY(soon([&] { return QFileInfo::exists(path); }));
        const JsonObject match = JsonDocument::fromJson(contentOf(path)).object();
        QCOMPARE(match.value(QStringLiteral("journal_seq")).toInt(), 7);
        QVERIFY(!QFileInfo::exists(league.match(QStringLiteral("R1M2"))));
    }

    void standingsAndRounds_followTheirEntries()
    {
        const LeagueFolder league = folder();
        const auto journal = openJournal(league);
        for (const Entry &entry : smallLeague().first(2))
            journal->append(entry, Urgency::Prompt);
        QVERIFY(soon([&] { return contentOf(league.rounds()).contains("ANNOUNCED"); }));
        QVERIFY(!QFileInfo::exists(league.standings()));
        for (const Entry &entry : smallLeague().mid(2))
            journal->append(entry, Urgency::Prompt);
        QVERIFY(soon([&] { return contentOf(league.rounds()).contains("COMPLETED"); }));
        const QByteArray standings = golden(QStringLiteral("standings.json"));
        QVERIFY(soon([&] { return contentOf(league.standings()) == standings; }));
    }

    void whatIsSaidAfterTheResult_reachesTheFile()
    {
        const LeagueFolder league = folder();
        const auto journal = openJournal(league);
        for (const Entry &entry : smallLeague().first(7))
            journal->append(entry);
        journal->flush();
        journal->append({.subject = QStringLiteral("R1M1"),
                         .kind = store::kind::Message,
                         .body = {{QStringLiteral("direction"), QStringLiteral("late answer")}}});
        QVERIFY(soon([&] {
            return contentOf(league.match(QStringLiteral("R1M1"))).contains("late answer");
        }));
    }

    void flush_bringsEveryFileUpToDate_withoutTimePassing()
    {
        const LeagueFolder league = folder();
        const auto journal = openJournal(league);
        for (const Entry &entry : smallLeague().first(8))
            journal->append(entry);
        journal->flush();
        QVERIFY(QFileInfo::exists(league.match(QStringLiteral("R1M1"))));
        QVERIFY(QFileInfo::exists(league.match(QStringLiteral("R1M2"))));
        QVERIFY(contentOf(league.rounds()).contains("\"winner\":\"P01\""));
    }

    void manyEntriesAboutOneFile_areOnePieceOfWork()
    {
        ProjectionWriter writer(folder());
        const auto journal = openJournal(folder());
        journal->flush();
        const auto reader = store::JournalReader::open(journal->path());
        QVERIFY(reader);
        const QList<Entry> entries = smallLeague();
        writer.committed({entries.begin(), entries.end()});
        writer.committed({entries.begin(), entries.end()});
        QVERIFY(!writer.hasWork());
        writer.refresh();
        int pieces = 0;
        for (; writer.hasWork(); ++pieces)
            QVERIFY(writer.workOnce(**reader));
        QCOMPARE(pieces, 3); // two matches, each with its replay, and standings
        QVERIFY(writer.hasPutOff());
        writer.refresh();
        QVERIFY(!writer.hasPutOff());
        for (; writer.hasWork(); ++pieces)
            QVERIFY(writer.workOnce(**reader));
        QCOMPARE(pieces, 4); // rounds, when nothing else had changed
    }

    void files_waitForAPause_whenMuchComes_butNotForEver()
    {
        ProjectionWriter writer(folder());
        const std::vector<Entry> flood(501, smallLeague().at(3)); // messages
        writer.committed({smallLeague().at(6)}); // a result
        writer.committed(flood);
        writer.refresh();
        QVERIFY(!writer.hasWork());
        QVERIFY(writer.hasPutOff());
        writer.refresh(); // nothing came since
        QVERIFY(writer.hasWork());
        QVERIFY(!writer.hasPutOff());

        ProjectionWriter another(folder());
        another.committed({smallLeague().at(6)});
        int refreshes = 0;
        for (; !another.hasWork() && refreshes < 1000; ++refreshes) {
            another.committed(flood);
            another.refresh();
        }
        QCOMPARE(refreshes, 200);

        ProjectionWriter flushed(folder());
        flushed.committed({smallLeague().at(6)});
        flushed.committed(flood);
        flushed.settle(); // somebody waits for them
        QVERIFY(flushed.hasWork());
        QVERIFY(!flushed.hasPutOff());
    }

    void rounds_waitWhileOthersChange_butNotForEver()
    {
        ProjectionWriter writer(folder());
        const QList<Entry> entries = smallLeague();
        int refreshes = 0;
        do {
            writer.committed({entries.begin(), entries.end()});
            writer.refresh();
            ++refreshes;
        } while (writer.hasPutOff() && refreshes < 100);
        QCOMPARE(refreshes, 20);
    }

    void filesThatAreMissingDamagedOrStale_areMadeAgain_data()
    {
        QTest::addColumn<bool>("byOpening"); // otherwise by rebuild()
        QTest::newRow("by opening the journal") << true;
        QTest::newRow("by rebuild") << false;
    }

    void filesThatAreMissingDamagedOrStale_areMadeAgain()
    {
        QFETCH(bool, byOpening);
        const LeagueFolder league = folder();
        if (!QFileInfo::exists(league.journal()))
            playSmallLeague(league);
        const QMap<QString, QByteArray> before = filesOf(league);
        QVERIFY(QFile::remove(league.rounds()));
        QVERIFY(QFile::resize(league.match(QStringLiteral("R1M1")), 100));
        QFile stale(league.standings());
        QVERIFY(stale.open(QIODevice::WriteOnly | QIODevice::Truncate));
        stale.write("{\"journal_seq\":3}");
        stale.close();
        QFile leftover(league.matches() + QStringLiteral("/.R1M1.json.77-1.unfinished"));
        QVERIFY(leftover.open(QIODevice::WriteOnly));
        leftover.close();
        if (byOpening)
            openJournal(league)->flush();
        else
            QVERIFY(ProjectionWriter::rebuild(league));
        QCOMPARE(filesOf(league), before);
        QVERIFY(!leftover.exists());
    }

    void matchFollowedFromItsAssignment_hasTheFilesThatTheJournalGives()
    {
        const LeagueFolder league = folder();
        const QString match = QStringLiteral("R1M1");
        const auto about = [&match](const QString &kind, const JsonObject &body) {
            return Entry{.timeMs = 1'772'388'000'120,
                         .actor = QStringLiteral("referee:REF01"),
                         .subject = match,
                         .kind = kind,
                         .body = body};
        };
        {
            const auto journal = openJournal(league);
            journal->append(about(league::store::kind::Assigned, {{QStringLiteral("attempt"), 1}}));
            journal->append(about(league::store::kind::Transition,
                                  {{QStringLiteral("chart"), QStringLiteral("match")},
                                   {QStringLiteral("to"), QStringLiteral("FINISHED")}}));
            journal->append(about(league::store::kind::Message,
                                  {{QStringLiteral("text"), QStringLiteral("é \"x\"")},
                                   {QStringLiteral("number"), 0.5}}));
            journal->append(
                {.subject = match + QStringLiteral("0"), .kind = league::store::kind::Message});
            journal->append(about(league::store::kind::Result, {{QStringLiteral("attempt"), 1}}));
            journal->flush();
            QVERIFY(contentOf(league.match(match)).contains("assigned"));
            journal->append(about(QStringLiteral("note"), {})); // said afterwards
            journal->flush();
        }
        const QMap<QString, QByteArray> before = filesOf(league);
        QVERIFY(contentOf(league.match(match)).contains("note"));
        QVERIFY(QFile::remove(league.match(match)));
        QVERIFY(ProjectionWriter::rebuild(league));
        QCOMPARE(filesOf(league), before);
    }

    void fileThatCannotBeWritten_isReported_andTheJournalGoesOn()
    {
        const LeagueFolder league = folder();
        QVERIFY(QDir().mkpath(league.standings() + QStringLiteral("/in the way")));
        const auto journal = openJournal(league);
        QString sentence;
        connect(journal.get(), &Journal::followerFailed, this,
                [&](const QString &text) { sentence = text; });
        for (const Entry &entry : smallLeague())
            journal->append(entry);
        journal->flush();
        QVERIFY(eventually([&] { return !sentence.isEmpty(); }));
        QVERIFY2(sentence.contains(QStringLiteral("Could not write ") + league.standings()),
                 qPrintable(sentence));
        QVERIFY(journal->healthy());
        QCOMPARE(journal->durableSeq(), 10);
        // The others do not wait behind the one that cannot be written.
        journal->append({.subject = leagueId, .kind = QStringLiteral("note")});
        journal->flush();
        QCOMPARE(contentOf(league.match(QStringLiteral("R1M2"))),
                 golden(QStringLiteral("R1M2.json")));
        QVERIFY(QDir(league.standings()).removeRecursively());
        journal->append({.subject = leagueId, .kind = QStringLiteral("note")});
        journal->flush();
        QCOMPARE(contentOf(league.standings()), golden(QStringLiteral("standings.json")));
    }

    void hostileMatchId_staysInsideTheFolder()
    {
        const LeagueFolder league = folder();
        const QString id = QStringLiteral("../../escaped");
        {
            const auto journal = openJournal(league);
            journal->append({.subject = id, .kind = store::kind::Result});
        }
        QCOMPARE(QDir(league.matches()).entryList(QDir::Files),
                 QStringList{QStringLiteral("=2E=2E=2F=2E=2E=2Fescaped.json")});
    }

    void roundIdsWrittenAsTextOrNumber_areTheSameRound()
    {
        store::RoundsDocument rounds(leagueId);
        rounds.apply(
            {.seq = 1, .kind = store::kind::Round, .body = object(R"({"round_id":1,"a":1})")});
        rounds.apply(
            {.seq = 2, .kind = store::kind::Round, .body = object(R"({"round_id":"1","b":2})")});
        const JsonArray list = JsonDocument::fromJson(rounds.toBytes())
                                   .object()
                                   .value(QStringLiteral("rounds"))
                                   .toArray();
        QCOMPARE(list.size(), 1);
        QCOMPARE(list.at(0).toObject().size(), 3);
    }

    // What was written before is read again when more is told of it.
    void results_stayWithTheirMatches_whateverIsWrittenOrScheduledInBetween()
    {
        store::RoundsDocument rounds(leagueId);
        const auto schedule = [](int seq) {
            return Entry{.seq = seq,
                         .kind = store::kind::Scheduled,
                         .body = object(R"({"rounds":[{"round_id":1,"matches":[
                             {"match_id":"R1M1"},{"match_id":"R1M2"},{"match_id":"R1M3"}]}]})")};
        };
        const auto win = [](int seq, const char *match, const char *winner) {
            return Entry{.seq = seq,
                         .subject = QString::fromLatin1(match),
                         .kind = store::kind::Result,
                         .body = {{QStringLiteral("round_id"), 1},
                                  {QStringLiteral("winner"), QString::fromLatin1(winner)}}};
        };
        const auto winners = [&rounds] {
            const JsonArray list = JsonDocument::fromJson(rounds.toBytes())
                                       .object()
                                       .value(QStringLiteral("rounds"))
                                       .toArray();
            QStringList words;
            for (const JsonValue &match : list.at(0)[QStringLiteral("matches")].toArray())
                words << match[QStringLiteral("winner")].toString(QStringLiteral("-"));
            return words.join(u' ');
        };
        rounds.apply(win(1, "R1M3", "P6")); // before anybody knew of the match
        rounds.apply(schedule(2));
        QCOMPARE(winners(), QStringLiteral("- - P6"));
        rounds.apply(win(3, "R1M1", "P1"));
        QCOMPARE(winners(), QStringLiteral("P1 - P6"));
        rounds.apply(schedule(4));
        QCOMPARE(winners(), QStringLiteral("P1 - P6"));
        rounds.apply(win(5, "R1M2", "P4"));
        rounds.apply(win(6, "R1M1", "P2"));
        QCOMPARE(winners(), QStringLiteral("P2 P4 P6"));
    }

    void matchDocument_takesOnlyItsOwnEntries()
    {
        store::MatchDocument match(leagueId, QStringLiteral("R1M1"));
        QVERIFY(!match.apply({.seq = 1, .subject = QStringLiteral("R1M2")}));
        QCOMPARE(match.seq(), 0);
        QVERIFY(match.apply({.seq = 2, .subject = QStringLiteral("R1M1")}));
        QCOMPARE(match.seq(), 2);
    }
};

QTEST_GUILESS_MAIN(TestProjections)
#include "tst_projections.moc"
