// The auditor finds nothing in an honest league, and every forgery in a forged one.
#include "app/chaos/audit/auditor.h"

#include "agents/store/sql_connection.h"
#include "tests/app/played_league.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace league;
using app::Auditor;
using app::AuditReport;
using test::PlayedLeague;

class TestAuditor : public QObject
{
    Q_OBJECT

    std::unique_ptr<PlayedLeague> m_league;

    // A copy of the league, to be forged.
    static store::LeagueFolder copyOf(const store::LeagueFolder &league, const QString &data)
    {
        const auto copy = store::LeagueFolder::create(data, league.leagueId());
        for (const QString &name : {QStringLiteral("journal.db"), QStringLiteral("standings.json")})
            QFile::copy(league.path() + u'/' + name, copy->path() + u'/' + name);
        const QStringList matches = QDir(league.matches()).entryList(QDir::Files);
        for (const QString &name : matches)
            QFile::copy(league.matches() + u'/' + name, copy->matches() + u'/' + name);
        return *copy;
    }

    static bool forge(const QString &journal, const QStringList &statements)
    {
        const auto file =
            store::SqlConnection::open(journal, store::SqlConnection::Access::ReadWrite);
        return file && std::ranges::all_of(statements, [&](const QString &statement) {
                   return (*file)->run(statement.toUtf8().constData()) && (*file)->changes() > 0;
               });
    }

    static bool forgeFile(const QString &path, const QByteArray &from, const QByteArray &to)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadWrite))
            return false;
        QByteArray text = file.readAll();
        const bool found = text.contains(from);
        text.replace(from, to);
        return found && file.resize(0) && file.seek(0) && file.write(text) == text.size();
    }

    // The referees of a House write into the league's own journal and have none beside it.
    static AuditReport audit(const store::LeagueFolder &folder)
    {
        return Auditor(folder, {}).audit();
    }

private Q_SLOTS:
    void initTestCase()
    {
        app::HouseOptions options;
        options.basePort = 0;
        options.players = 4;
        m_league = std::make_unique<PlayedLeague>(options);
        QVERIFY2(m_league->ok(), qPrintable(m_league->problem()));
    }

    void anHonestLeague_passes()
    {
        const AuditReport report = audit(m_league->folder());
        QCOMPARE(report.findings, QStringList());
        QCOMPARE(report.matches, 6);
        QCOMPARE(report.lost, 0);
        QCOMPARE(report.doubled, 0);
    }

    void aForgedJournal_isFoundOut_data()
    {
        QTest::addColumn<QStringList>("statements");
        QTest::addColumn<QString>("finding");
        QTest::addColumn<int>("lost");
        QTest::addColumn<int>("doubled");
        const auto row = [](const char *name, const QStringList &statements, const QString &finding,
                            int lost = 0, int doubled = 0) {
            QTest::newRow(name) << statements << finding << lost << doubled;
        };
        const QString result = QStringLiteral(" WHERE kind = 'result' AND subject = 'R2M1'");
        row("a lost result", {QStringLiteral("DELETE FROM entries") + result},
            QStringLiteral("R2M1 has no result."), 1);
        row("a doubled result",
            {QStringLiteral("INSERT INTO entries SELECT seq + 10000, time_ms, actor, subject, "
                            "kind, visibility, body FROM entries")
             + result},
            QStringLiteral("R2M1 has 2 results."), 0, 1);
        row("another winner",
            {QStringLiteral("UPDATE entries SET body = json_set(body, '$.winner', 'P99', "
                            "'$.status', 'WIN')")
             + result},
            QStringLiteral("R2M1 counted as WIN with winner \"P99\", but its transcript says"));
        row("another attempt",
            {QStringLiteral("UPDATE entries SET body = json_set(body, '$.attempt', 7)") + result},
            QStringLiteral("R2M1 counted attempt 7, but attempt 1 was the last"));
        row("a table that does not add up",
            {QStringLiteral("UPDATE entries SET body = json_set(body, '$.standings[0].points', 90) "
                            "WHERE seq = (SELECT max(seq) FROM entries WHERE kind = 'standing')")},
            QStringLiteral("The final table in the journal is wrong: row 1 is"));
        row("a token used twice",
            {QStringLiteral("UPDATE entries SET body = json_set(body, '$.token_sha256', 'same') "
                            "WHERE kind = 'registered'")},
            QStringLiteral("has the token of the registration of REF01."));
        row("a match token used twice",
            {QStringLiteral("UPDATE entries SET body = json_set(body, '$.match_token_sha256', "
                            "'same') WHERE kind = 'assigned'")},
            QStringLiteral("R1M2, attempt 1 has the token of R1M1, attempt 1."));
        row("a seed that nobody committed to",
            {QStringLiteral("DELETE FROM entries WHERE kind = 'seed_committed' AND subject = "
                            "'R1M1'")},
            QStringLiteral("No referee wrote down the seed commitment"));
        row("a league that never ended",
            {QStringLiteral("DELETE FROM entries WHERE kind = 'transition' AND "
                            "json_extract(body, '$.to') = 'COMPLETED' AND "
                            "json_extract(body, '$.chart') = 'league'")},
            QStringLiteral("The league was not completed; it is in state RUNNING_TOURNAMENT."));
        row("a report that was settled and never counted",
            {QStringLiteral("DELETE FROM entries") + result,
             QStringLiteral("INSERT INTO entries SELECT 20000, time_ms, 'referee', "
                            "'league/R2M1/1', 'outbox_put', 'observer', json_object('message', "
                            "json_object('league_id', 'l', 'round_id', 2, 'match_id', 'R2M1', "
                            "'attempt', 1, 'game_type', 'even_odd', 'result', "
                            "json_object('winner', null, 'score', json_object()))) FROM entries "
                            "WHERE seq = 1"),
             QStringLiteral("INSERT INTO entries SELECT 20001, time_ms, 'referee', "
                            "'league/R2M1/1', 'outbox_done', 'observer', '{}' FROM entries "
                            "WHERE seq = 1")},
            QStringLiteral("The referee was told that its report of R2M1 has arrived, but"), 1);
    }

    void aForgedJournal_isFoundOut()
    {
        QFETCH(QStringList, statements);
        QFETCH(QString, finding);
        const QTemporaryDir data;
        const store::LeagueFolder forged = copyOf(m_league->folder(), data.path());
        QVERIFY(forge(forged.journal(), statements));
        const AuditReport report = audit(forged);
        const QString findings = report.findings.join(u'\n');
        QVERIFY2(findings.contains(finding), qPrintable(findings));
        QTEST(report.lost, "lost");
        QTEST(report.doubled, "doubled");
    }

    void aForgedChoice_isFoundOut()
    {
        const QTemporaryDir data;
        const store::LeagueFolder forged = copyOf(m_league->folder(), data.path());
        QVERIFY(forgeFile(forged.match(QStringLiteral("R1M1")), "\"parity_choice\":\"",
                          "\"parity_choice\":\"un"));
        const QString findings = audit(forged).findings.join(u'\n');
        QVERIFY2(findings.contains(QStringLiteral("a number was drawn without two valid choices")),
                 qPrintable(findings));
    }

    void aForgedDraw_isFoundOut()
    {
        const QTemporaryDir data;
        const store::LeagueFolder forged = copyOf(m_league->folder(), data.path());
        QVERIFY(forgeFile(forged.match(QStringLiteral("R1M1")), "\"draw_index\":0",
                          "\"draw_index\":1"));
        const QString findings = audit(forged).findings.join(u'\n');
        QVERIFY2(findings.contains(QStringLiteral("The transcript of R1M1, attempt 1, does not "
                                                  "hold together")),
                 qPrintable(findings));
    }

    void aForgedTable_isFoundOut()
    {
        const QTemporaryDir data;
        const store::LeagueFolder forged = copyOf(m_league->folder(), data.path());
        QVERIFY(forgeFile(forged.standings(), "\"played\": 3", "\"played\": 4"));
        const QStringList findings = audit(forged).findings;
        QCOMPARE(findings.size(), 1);
        QVERIFY(findings.constFirst().startsWith(QStringLiteral("standings.json is wrong: row 1")));
    }

    void aLeagueThatIsNotThere_isSaidSo()
    {
        const QTemporaryDir data;
        const AuditReport report =
            audit(store::LeagueFolder(data.path(), QStringLiteral("nowhere")));
        QCOMPARE(report.findings.size(), 1);
        QVERIFY(report.findings.constFirst().startsWith(QStringLiteral("There is no journal at")));
    }
};

QTEST_GUILESS_MAIN(TestAuditor)
#include "tst_auditor.moc"
