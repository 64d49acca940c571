// Leagues written out for other people and programs: what strangers called themselves does no harm,
// nothing is lost on the way, and what is secret stays here.
#include "agents/base/json/json_document.h"
#include "agents/store/league_export.h"

#include "agents/store/export_csv.h"
#include "agents/store/export_html.h"
#include "agents/store/export_json.h"
#include "agents/store/journal.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

using namespace league;
using store::Entry;

namespace {

const QString Formula = QStringLiteral("=HYPERLINK(\"evil\",\"me\")");
const QString Markup = QStringLiteral("<script>alert(1)</script> & \"co\"");

JsonObject json(const char *text)
{
    const JsonDocument document = JsonDocument::fromJson(text);
    if (!document.isObject())
        qFatal("%s is no JSON object", text);
    return document.object();
}

Entry entry(const QString &kind, const QString &subject, const JsonObject &body)
{
    Entry made;
    made.timeMs = 1'772'388'000'120;
    made.actor = QStringLiteral("league_manager");
    made.subject = subject;
    made.kind = kind;
    made.body = body;
    return made;
}

Entry player(const QString &id, const QString &name)
{
    return entry(QStringLiteral("registered"), id,
                 {{QStringLiteral("role"), QStringLiteral("player")},
                  {QStringLiteral("id"), id},
                  {QStringLiteral("display_name"), name},
                  {QStringLiteral("game_types"), JsonArray{QStringLiteral("even_odd")}},
                  {QStringLiteral("contact_endpoint"), QStringLiteral("http:/x")},
                  {QStringLiteral("strategy"), QStringLiteral("random")},
                  {QStringLiteral("token_sha256"), QStringLiteral("feedbeef")}});
}

// Two players, one match, and a table.
QList<Entry> springCup()
{
    return {
        entry(QStringLiteral("league"), QStringLiteral("L1"),
              json("{\"league_id\":\"L1\",\"game_type\":\"even_odd\",\"name\":\"Spring, Cup\","
                   "\"seed\":\"secret-seed\"}")),
        player(QStringLiteral("P01"), Formula),
        player(QStringLiteral("P02"), Markup),
        entry(QStringLiteral("scheduled"), QStringLiteral("L1"),
              json("{\"rounds\":[{\"round_id\":1,\"matches\":[{\"match_id\":\"R1M1\","
                   "\"player_A_id\":\"P01\",\"player_B_id\":\"P02\"}]}]}")),
        entry(QStringLiteral("assigned"), QStringLiteral("R1M1"),
              json("{\"round_id\":1,\"attempt\":1,\"referee_id\":\"REF01\","
                   "\"player_ids\":[\"P01\",\"P02\"],\"match_token_sha256\":\"cafe\"}")),
        entry(QStringLiteral("result"), QStringLiteral("R1M1"),
              json("{\"round_id\":1,\"attempt\":1,\"game_type\":\"even_odd\","
                   "\"referee_id\":\"REF01\",\"player_ids\":[\"P01\",\"P02\"],"
                   "\"status\":\"WIN\",\"winner\":\"P02\",\"score\":{\"P01\":0,\"P02\":3},"
                   "\"outcomes\":{\"P01\":\"LOSS\",\"P02\":\"WIN\"},"
                   "\"details\":{\"drawn_number\":8,\"number_parity\":\"even\","
                   "\"choices\":{\"P01\":\"odd\",\"P02\":\"even\"}}}")),
        entry(QStringLiteral("standing"), QStringLiteral("L1"),
              {{QStringLiteral("round_id"), 1},
               {QStringLiteral("standings"),
                JsonArray{JsonObject{{QStringLiteral("rank"), 1},
                                     {QStringLiteral("player_id"), QStringLiteral("P02")},
                                     {QStringLiteral("display_name"), Markup},
                                     {QStringLiteral("played"), 1},
                                     {QStringLiteral("wins"), 1},
                                     {QStringLiteral("points"), 3}},
                          JsonObject{{QStringLiteral("rank"), 2},
                                     {QStringLiteral("player_id"), QStringLiteral("P01")},
                                     {QStringLiteral("display_name"), Formula},
                                     {QStringLiteral("played"), 1},
                                     {QStringLiteral("losses"), 1},
                                     {QStringLiteral("points"), 0}}}}}),
    };
}

Entry theEnd()
{
    return entry(QStringLiteral("transition"), QStringLiteral("L1"),
                 json("{\"chart\":\"league\",\"from\":\"RUNNING_TOURNAMENT\",\"to\":\"COMPLETED\","
                      "\"trigger\":\"ALL_ROUNDS_DONE\"}"));
}

} // namespace

class TestExports : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString &name, const QList<Entry> &entries)
    {
        const QString path = m_folder.filePath(name + QStringLiteral("/journal.db"));
        auto journal = store::Journal::open(path);
        if (!journal)
            qFatal("%s", qPrintable(journal.failure().sentence));
        for (const Entry &each : entries)
            (*journal)->append(each);
        (*journal)->flush();
        return path;
    }
    static store::LeagueRecord recordOf(const QString &journal)
    {
        auto reader = store::JournalReader::open(journal);
        return *store::readRecord(**reader);
    }
    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }

private Q_SLOTS:
    void cells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("plain") << "Ada"
                               << "Ada";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("comma") << "Ada, Countess"
                               << "\"Ada, Countess\"";
        QTest::newRow("quotes") << "the \"best\""
                                << "\"the \"\"best\"\"\"";
        QTest::newRow("line break") << "two\nlines"
                                    << "\"two\nlines\"";
        QTest::newRow("formula") << "=1+1"
                                 << "'=1+1";
        QTest::newRow("plus") << "+49"
                              << "+49"; // a number
        QTest::newRow("plus formula") << "+A1"
                                      << "'+A1";
        QTest::newRow("minus formula") << "-A1"
                                       << "'-A1";
        QTest::newRow("negative number") << "-5"
                                         << "-5";
        QTest::newRow("at") << "@SUM(A1)"
                            << "'@SUM(A1)";
        QTest::newRow("tab") << "\t=1"
                             << "'\t=1";
        QTest::newRow("blank before") << " =1"
                                      << "' =1";
        QTest::newRow("carriage return") << "\r=1"
                                         << "\"'\r=1\"";
    }

    void cells()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, cell);
        QCOMPARE(store::csvCell(text), cell);
    }

    void csv_holdsTheTableAndTheMatches()
    {
        const QString journal = write(QStringLiteral("csv"), springCup());
        const QString path = m_folder.filePath(QStringLiteral("spring.csv"));
        const auto written = store::exportLeague(journal, store::ExportFormat::Csv, path);
        QVERIFY(written);
        QCOMPARE(*written,
                 QStringList({path, m_folder.filePath(QStringLiteral("spring-matches.csv"))}));
        const QList<QByteArray> table = read(path).split('\n');
        QVERIFY(table.at(0).startsWith("\xEF\xBB\xBFrank,player_id,display_name"));
        QVERIFY(table.at(0).endsWith('\r'));
        QCOMPARE(
            table.at(1),
            QByteArray("1,P02,\"<script>alert(1)</script> & \"\"co\"\"\",random,1,1,0,0,0,3\r"));
        QCOMPARE(table.at(2),
                 QByteArray("2,P01,\"'=HYPERLINK(\"\"evil\"\",\"\"me\"\")\",random,1,"
                            "0,0,1,0,0\r"));
        const QByteArray matches = read(written->at(1));
        QVERIFY(matches.contains("R1M1,1,REF01,P01,"));
        QVERIFY(matches.contains(",odd,0,P02,"));
        QVERIFY(matches.contains(",even,3,WIN,P02,8,even,2026-03-01T18:00:00.120Z,\r\n"));
    }

    void html_isWellFormed_needsNothingElse_andRunsNothing()
    {
        const QString journal = write(QStringLiteral("html"), springCup() << theEnd());
        const QByteArray page = store::leagueHtml(recordOf(journal));
        QXmlStreamReader xml(page);
        QStringList tables;
        QString text;
        int drawings = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            text += xml.text();
            if (!xml.isStartElement())
                continue;
            QVERIFY2(xml.name() != QLatin1String("script") && xml.name() != QLatin1String("link")
                         && xml.name() != QLatin1String("img"),
                     qPrintable(xml.name().toString()));
            if (xml.name() == QLatin1String("table"))
                tables.append(xml.attributes().value(QLatin1String("id")).toString());
            drawings += xml.name() == QLatin1String("svg") ? 1 : 0;
            for (const QXmlStreamAttribute &attribute : xml.attributes()) {
                QVERIFY(attribute.name() != QLatin1String("src"));
                QVERIFY(attribute.name() != QLatin1String("href"));
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(tables,
                 QStringList({QStringLiteral("standings"), QStringLiteral("crosstable"),
                              QStringLiteral("matches")}));
        QCOMPARE(drawings, 2); // points over rounds, and what came of the matches
        QVERIFY(text.contains(Markup)); // as text, letter by letter
        QVERIFY(text.contains(QStringLiteral("Spring, Cup")));
        QVERIFY(text.contains(QStringLiteral("Champion: ")));
        QVERIFY(!page.contains("@import") && !page.contains("url("));
    }

    void html_survivesLettersThatXmlForbids()
    {
        QString evil = QStringLiteral("a%1 %2");
        evil += QChar(0x01);
        evil += QChar(0xD800); // half a character
        evil += QChar(0xFFFE);
        QList<Entry> entries = springCup();
        entries[6].body = json("{\"round_id\":1,\"standings\":[{\"rank\":1,\"player_id\":\"P01\","
                               "\"points\":0}]}");
        store::LeagueRecord record = recordOf(write(QStringLiteral("evil"), entries));
        record.name = evil;
        record.standings[0].displayName = evil;
        record.names[QStringLiteral("P01")] = evil;
        QXmlStreamReader xml(store::leagueHtml(record));
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void html_ofALeagueThatHasNotBegun_saysWhoIsThere()
    {
        const QByteArray page =
            store::leagueHtml(recordOf(write(QStringLiteral("early"), springCup().mid(0, 3))));
        QVERIFY(page.contains("HYPERLINK"));
        QVERIFY(!page.contains("Champion"));
        QVERIFY(!page.contains("<svg"));
    }

    void json_comesBackAsTheSameLeague()
    {
        const QString journal = write(QStringLiteral("json"), springCup() << theEnd());
        const QString path = m_folder.filePath(QStringLiteral("spring.json"));
        QVERIFY(store::exportLeague(journal, store::ExportFormat::Json, path));
        const QString again = m_folder.filePath(QStringLiteral("again/journal.db"));
        const base::Outcome made = store::journalFromJson(path, again);
        QVERIFY2(made, made ? "" : qPrintable(made.failure().sentence));
        auto before = store::JournalReader::open(journal);
        auto after = store::JournalReader::open(again);
        const QList<Entry> first = *(*before)->read({});
        const QList<Entry> second = *(*after)->read({});
        QCOMPARE(second.size(), first.size());
        for (qsizetype i = 0; i < first.size(); ++i) {
            QCOMPARE(second.at(i).seq, first.at(i).seq);
            QCOMPARE(second.at(i).timeMs, first.at(i).timeMs);
            QCOMPARE(second.at(i).kind, first.at(i).kind);
        }
        QCOMPARE(store::leagueHtml(recordOf(again)), store::leagueHtml(recordOf(journal)));
        QVERIFY(read(path).contains("secret-seed")); // it is over: everybody may check the draws
    }

    void json_tellsNoSecret()
    {
        const QString journal = write(QStringLiteral("secret"), springCup());
        const QString path = m_folder.filePath(QStringLiteral("open.json"));
        QVERIFY(store::exportLeague(journal, store::ExportFormat::Json, path));
        const QByteArray bytes = read(path);
        QVERIFY(!bytes.contains("feedbeef"));
        QVERIFY(!bytes.contains("cafe"));
        QVERIFY(!bytes.contains("secret-seed")); // it is still played
        QVERIFY(bytes.contains("R1M1"));
    }

    void whatIsNoExport_isRefusedInOneSentence_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("why");
        QTest::newRow("not JSON") << QByteArray("journal") << "not JSON";
        QTest::newRow("other JSON") << QByteArray("{\"a\":1}") << "\"format\"";
        QTest::newRow("a list") << QByteArray("[1,2]") << "\"format\"";
        QTest::newRow("newer") << QByteArray("{\"format\":\"agent-league.export\","
                                             "\"format_version\":2,\"entries\":[{}]}")
                               << "newer version";
        QTest::newRow("empty") << QByteArray("{\"format\":\"agent-league.export\",\"entries\":[]}")
                               << "no entries";
        QTest::newRow("no entry") << QByteArray("{\"format\":\"agent-league.export\","
                                                "\"entries\":[{\"seq\":1}]}")
                                  << "entry 1";
    }

    void whatIsNoExport_isRefusedInOneSentence()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, why);
        const QString path = m_folder.filePath(QStringLiteral("wrong.json"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const base::Outcome made = store::journalFromJson(
            path, m_folder.filePath(QStringLiteral("wrong-%1/journal.db").arg(qHash(bytes))));
        QVERIFY(!made);
        QVERIFY2(made.failure().sentence.contains(why), qPrintable(made.failure().sentence));
        QVERIFY(made.failure().sentence.startsWith(QStringLiteral("wrong.json")));
    }

    void aPlaceThatCannotBeWritten_isNamed()
    {
        const QString journal = write(QStringLiteral("place"), springCup());
        const auto missing = store::exportLeague(journal, store::ExportFormat::Html,
                                                 m_folder.filePath(QStringLiteral("no/such.html")));
        QVERIFY(!missing);
        QVERIFY(missing.failure().sentence.contains(QStringLiteral("There is no folder")));
        const auto folder =
            store::exportLeague(journal, store::ExportFormat::Html, m_folder.path());
        QVERIFY(!folder);
        QVERIFY(folder.failure().sentence.contains(QStringLiteral("is a folder")));
    }
};

QTEST_GUILESS_MAIN(TestExports)
#include "tst_exports.moc"
