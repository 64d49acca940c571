// Paths and names of a league's files, atomic writes, and the list of leagues.
#include "agents/store/league_folder.h"

#include "agents/protocol/message.h"
#include "agents/store/atomic_file.h"
#include "agents/store/journal.h"
#include "agents/store/league_facts.h"
#include "agents/store/league_list.h"
#include "agents/store/safe_name.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using store::Journal;
using store::LeagueFolder;

class TestLeagueFolder : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
    }

private Q_SLOTS:
    void ids_becomeSafeNames_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("name");
        QTest::newRow("plain") << "league_even_odd-2026"
                               << "league_even_odd-2026";
        QTest::newRow("slash") << "a/b"
                               << "a=2Fb";
        QTest::newRow("up") << "../../etc/passwd"
                            << "=2E=2E=2F=2E=2E=2Fetc=2Fpasswd";
        QTest::newRow("dot") << "."
                             << "=2E";
        QTest::newRow("hidden") << ".hidden"
                                << "=2Ehidden";
        QTest::newRow("backslash and colon") << "C:\\x"
                                             << "C=3A=5Cx";
        QTest::newRow("control") << QStringLiteral("a\nb\u0007") << "a=0Ab=07";
        QTest::newRow("null character") << QStringLiteral("a\0b") << "a=00b";
        QTest::newRow("blank") << "my league"
                               << "my=20league";
        QTest::newRow("percent") << "50%2F"
                                 << "50=252F";
        QTest::newRow("escape") << "a=2Fb"
                                << "a=3D2Fb";
        QTest::newRow("hebrew") << QStringLiteral("א") << "=D7=90";
        QTest::newRow("home") << "~root"
                              << "=7Eroot";
        QTest::newRow("byte order mark") << QStringLiteral("\ufeffP01") << "=EF=BB=BFP01";
        QTest::newRow("empty") << ""
                               << "=";
    }

    void ids_becomeSafeNames()
    {
        QFETCH(QString, id);
        QFETCH(QString, name);
        QCOMPARE(store::safeName(id), name);
        QCOMPARE(store::idFromSafeName(name), id);
    }

    void longIds_becomeShortNames_thatDiffer()
    {
        const QString one = store::safeName(QString(5000, u'x') + u'1');
        const QString two = store::safeName(QString(5000, u'x') + u'2');
        QVERIFY(one.size() <= 120);
        QVERIFY(one != two);
        QCOMPARE(one, store::safeName(QString(5000, u'x') + u'1'));
        QVERIFY(!store::safeName(QString(300, u'/')).contains(u'/'));
    }

    void halvesOfCharacters_whichJsonCanHold_getNamesThatDiffer()
    {
        const QString one = store::safeName(QString(QChar(0xd800)));
        const QString two = store::safeName(QString(QChar(0xd801)));
        QVERIFY(one != two);
        QVERIFY(one != store::safeName(QString(QChar::ReplacementCharacter)));
    }

    void paths_followTheLayout()
    {
        const LeagueFolder folder(QStringLiteral("/data"), QStringLiteral("L/1"));
        const QString league = QStringLiteral("/data/leagues/L=2F1");
        QCOMPARE(folder.path(), league);
        QCOMPARE(folder.journal(), league + QStringLiteral("/journal.db"));
        QCOMPARE(folder.standings(), league + QStringLiteral("/standings.json"));
        QCOMPARE(folder.rounds(), league + QStringLiteral("/rounds.json"));
        QCOMPARE(folder.match(QStringLiteral("R1M1")),
                 league + QStringLiteral("/matches/R1M1.json"));
        QCOMPARE(folder.log(QStringLiteral("referee:REF01")),
                 league + QStringLiteral("/logs/referee=3AREF01.log.jsonl"));
        QCOMPARE(folder.channelLog(QStringLiteral("R1M1-town")),
                 league + QStringLiteral("/channels/R1M1-town.log.jsonl"));
        QCOMPARE(folder.replay(QStringLiteral("R1M1"), 2),
                 league + QStringLiteral("/replays/R1M1-2.replay.jsonl"));
    }

    void create_makesEveryFolder_andIsContentWhenTheyAreThere()
    {
        for (int i = 0; i < 2; ++i) {
            const auto folder = LeagueFolder::create(m_folder.filePath(QStringLiteral("data")),
                                                     QStringLiteral("L1"));
            QVERIFY(folder);
            for (const QString &path :
                 {folder->matches(), folder->logs(), folder->channels(), folder->replays()})
                QVERIFY2(QFileInfo(path).isDir(), qPrintable(path));
        }
    }

    void create_thatCannot_saysWhy_data()
    {
        QTest::addColumn<QString>("data");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("why");
        QVERIFY(store::writeAtomically(m_folder.filePath(QStringLiteral("file")), "x"));
        QTest::newRow("a file") << m_folder.filePath(QStringLiteral("file")) << "L1"
                                << "something else has that name";
        QTest::newRow("unwritable") << "/proc/league"
                                    << "L1"
                                    << "Could not make the folder";
        QTest::newRow("no id") << m_folder.path() << ""
                               << "empty or too long";
        QTest::newRow("long id") << m_folder.path() << QString(500, u'x') << "empty or too long";
    }

    void create_thatCannot_saysWhy()
    {
        QFETCH(QString, data);
        QFETCH(QString, id);
        QFETCH(QString, why);
        const auto folder = LeagueFolder::create(data, id);
        QVERIFY(!folder);
        QVERIFY2(folder.failure().sentence.contains(why), qPrintable(folder.failure().sentence));
    }

    void dataFolder_comesFromTheEnvironment_orIsTheUsers()
    {
        qputenv("AGENT_LEAGUE_DATA", "/srv/leagues/");
        QCOMPARE(LeagueFolder::defaultDataFolder(), QStringLiteral("/srv/leagues"));
        qunsetenv("AGENT_LEAGUE_DATA");
        qputenv("XDG_DATA_HOME", "/home/somebody/.local/share");
        QCOMPARE(LeagueFolder::defaultDataFolder(),
                 QStringLiteral("/home/somebody/.local/share/agent-league"));
    }

    // S-11
    void writeAtomically_replacesTheWhole_andLeavesNothingElse()
    {
        const QString folder = m_folder.filePath(QStringLiteral("atomic"));
        QVERIFY(store::makeFolder(folder));
        const QString path = folder + QStringLiteral("/document.json");
        QVERIFY(store::writeAtomically(path, QByteArray(100'000, 'a')));
        QVERIFY(store::writeAtomically(path, "short", store::Persistence::Synced));
        QCOMPARE(contentOf(path), QByteArray("short"));
        QCOMPARE(QDir(folder).entryList(QDir::Files | QDir::Hidden),
                 QStringList{QStringLiteral("document.json")});
    }

    void writeAtomically_thatFails_keepsTheOldFile_andSaysWhy()
    {
        const QString path = m_folder.filePath(QStringLiteral("taken"));
        QVERIFY(store::makeFolder(path + QStringLiteral("/inside"))); // a folder cannot be replaced
        const auto onFolder = store::writeAtomically(path, "x");
        QVERIFY(!onFolder);
        QVERIFY2(onFolder.failure().sentence.startsWith(QStringLiteral("Could not write ") + path),
                 qPrintable(onFolder.failure().sentence));
        QVERIFY(QFileInfo(path + QStringLiteral("/inside")).isDir());
        QVERIFY(QDir(m_folder.path())
                    .entryList({QStringLiteral("*.unfinished")}, QDir::Files | QDir::Hidden)
                    .isEmpty());
        QVERIFY(!store::writeAtomically(m_folder.filePath(QStringLiteral("no/such/x")), "x"));
        QVERIFY(!store::writeAtomically(QStringLiteral("/dev/full/x"), "x"));
    }

    void leagues_areListedWithTheirState_latestFirst()
    {
        const QString data = m_folder.filePath(QStringLiteral("list"));
        QCOMPARE(store::leagues(data), QList<store::LeagueSummary>{});
        const auto append = [](Journal &journal, const QString &subject, const QString &kind,
                               qint64 timeMs, const JsonObject &body = {}) {
            journal.append({.timeMs = timeMs, .subject = subject, .kind = kind, .body = body});
        };
        const auto to = [](const char *chart, const char *state) {
            return JsonObject{{QStringLiteral("chart"), QString::fromLatin1(chart)},
                              {QStringLiteral("to"), QString::fromLatin1(state)}};
        };
        const QString older = QStringLiteral("older/league");
        const auto running = Journal::open(LeagueFolder(data, older).journal()); // stays open
        QVERIFY(running);
        const auto registered = [](const char *role, const char *id) {
            return protocol::payloadOf(store::RegisteredFact{.role = QString::fromLatin1(role),
                                                             .id = QString::fromLatin1(id)});
        };
        const base::PlayerId one(QStringLiteral("P01"));
        const base::PlayerId two(QStringLiteral("P02"));
        append(**running, older, QString(store::LeagueFact::Kind), 9,
               protocol::payloadOf(store::LeagueFact{.leagueId = base::LeagueId(older),
                                                     .gameType = QStringLiteral("even_odd")}));
        append(**running, QStringLiteral("REF01"), store::kind::Registered, 10,
               registered("referee", "REF01"));
        append(**running, QStringLiteral("P01"), store::kind::Registered, 10,
               registered("player", "P01"));
        append(**running, QStringLiteral("P02"), store::kind::Registered, 11,
               registered("player", "P02"));
        append(**running, QStringLiteral("P02"), store::kind::Registered, 11,
               registered("player", "P02")); // again, with a new token
        append(**running, older, store::kind::Scheduled, 12,
               protocol::payloadOf(store::ScheduledFact{
                   .rounds = {{1, {{base::MatchId(QStringLiteral("R1M1")), {one, two}}}, {}},
                              {2, {{base::MatchId(QStringLiteral("R2M1")), {two, one}}}, {}}}}));
        append(**running, older, store::kind::Transition, 12, to("league", "SCHEDULING"));
        append(**running, older, store::kind::Transition, 13, to("league", "RUNNING_TOURNAMENT"));
        append(**running, older, store::kind::Transition, 14, to("lifecycle", "ACTIVE"));
        append(**running, QStringLiteral("R1M1"), store::kind::Result, 15);
        append(**running, older, store::kind::Standing, 15,
               protocol::payloadOf(store::StandingFact{1,
                                                       {{.rank = 1,
                                                         .playerId = one,
                                                         .displayName = QStringLiteral("Ada"),
                                                         .points = 3}}}));
        (*running)->flush();
        QVERIFY(Journal::open(LeagueFolder(data, QStringLiteral("fresh")).journal()));
        {
            const auto newer = Journal::open(LeagueFolder(data, QStringLiteral("newer")).journal());
            QVERIFY(newer);
            append(**newer, QStringLiteral("newer"), store::kind::Transition, 99,
                   to("league", "COMPLETED"));
        }
        QVERIFY(store::makeFolder(LeagueFolder(data, QStringLiteral("broken")).path()));
        QVERIFY(store::writeAtomically(LeagueFolder(data, QStringLiteral("broken")).journal(),
                                       QByteArray("no database at all ").repeated(100)));
        QVERIFY(store::makeFolder(LeagueFolder(data, QStringLiteral("without journal")).path()));

        const QList<store::LeagueSummary> list = store::leagues(data);
        QCOMPARE(list.size(), 4);
        QCOMPARE(list.at(0).leagueId, QStringLiteral("newer"));
        QCOMPARE(list.at(0).state, QStringLiteral("COMPLETED"));
        QCOMPARE(list.at(1),
                 (store::LeagueSummary{.leagueId = older,
                                       .path = LeagueFolder(data, older).path(),
                                       .gameType = QStringLiteral("even_odd"),
                                       .state = QStringLiteral("RUNNING_TOURNAMENT"),
                                       .players = 2,
                                       .rounds = 2,
                                       .matches = 2,
                                       .results = 1,
                                       .round = 1,
                                       .leader = QStringLiteral("Ada"),
                                       .leaderPoints = 3,
                                       .changedMs = 15}));
        QCOMPARE(list.at(2).leagueId, QStringLiteral("broken"));
        QVERIFY2(list.at(2).problem.contains(QStringLiteral("is not a journal")),
                 qPrintable(list.at(2).problem));
        QCOMPARE(list.at(3).leagueId, QStringLiteral("fresh"));
        QCOMPARE(list.at(3).problem, QString());
    }
};

QTEST_GUILESS_MAIN(TestLeagueFolder)
#include "tst_league_folder.moc"
