// The manager's page for everybody: what it answers, how often it looks, whom it turns away.
#include "agents/base/json/json_document.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using transport::WireAnswer;

namespace {

// GET; `tag` goes out as If-None-Match.
WireAnswer get(LeagueLab &lab, const QString &path, const QByteArray &tag = {})
{
    transport::WireCall call;
    call.endpoint = lab.manager->endpoint().resolved(QUrl(path));
    call.verb = "GET";
    if (!tag.isEmpty())
        call.headers = {{"If-None-Match", tag}};
    std::optional<WireAnswer> answer;
    const transport::PendingCall pending =
        lab.wire.call(call, [&](const WireAnswer &got) { answer = got; });
    lab.settle();
    for (int slices = 0; !answer && slices < 10; ++slices)
        lab.pass(100ms);
    return answer.value_or(WireAnswer());
}

JsonObject json(LeagueLab &lab, const QString &path)
{
    lab.pass(300ms); // what was read before is too old by then
    const WireAnswer answer = get(lab, path);
    return answer.status == 200 ? JsonDocument::fromJson(answer.body).object() : JsonObject();
}

QByteArray tagOf(const WireAnswer &answer)
{
    return transport::headerValue(answer.headers, "etag");
}

const QString League = QStringLiteral("/api/league");

} // namespace

class TestSpectators : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLeague_canBeSeen_fromTheLobbyToItsEnd()
    {
        LeagueLab lab(
            [](manager::LeagueOptions &options) { options.name = QStringLiteral("Spring Cup"); });
        QCOMPARE(json(lab, League).value(QStringLiteral("state")).toString(),
                 QStringLiteral("ACCEPTING_REGISTRATIONS"));
        lab.startWith(4);
        JsonObject page = json(lab, League);
        QCOMPARE(page.value(QStringLiteral("name")).toString(), QStringLiteral("Spring Cup"));
        QCOMPARE(page.value(QStringLiteral("total_matches")).toInt(), 6);
        QCOMPARE(page.value(QStringLiteral("decided_matches")).toInt(), 0);
        QVERIFY(lab.playAssigned(LeagueLab::firstPlayer));
        QCOMPARE(json(lab, League).value(QStringLiteral("decided_matches")).toInt(), 2);
        lab.playAll(LeagueLab::firstPlayer);
        page = json(lab, League);
        QCOMPARE(page.value(QStringLiteral("state")).toString(), QStringLiteral("COMPLETED"));
        QCOMPARE(page.value(QStringLiteral("decided_matches")).toInt(), 6);
        QStringList shown;
        for (const JsonValue &row : page.value(QStringLiteral("standings")).toArray())
            shown.append(row.toObject().value(QStringLiteral("player_id")).toString());
        QStringList counted;
        for (const protocol::StandingRow &row : lab.manager->standings())
            counted.append(row.playerId.text());
        QCOMPARE(shown, counted);
        QCOMPARE(json(lab, QStringLiteral("/api/standings")).value(QStringLiteral("standings")),
                 page.value(QStringLiteral("standings")));
        QCOMPARE(json(lab, QStringLiteral("/api/matches?round=1"))
                     .value(QStringLiteral("matches"))
                     .toArray()
                     .size(),
                 2);
        QVERIFY(json(lab, QStringLiteral("/api/matches/R1M1")).contains(QStringLiteral("match")));
    }

    void whoHasSeenItAll_isToldSo()
    {
        LeagueLab lab;
        lab.startWith(2);
        const WireAnswer first = get(lab, League);
        QCOMPARE(first.status, 200);
        QVERIFY(!tagOf(first).isEmpty());
        lab.pass(1s);
        const WireAnswer again = get(lab, League, "\"else\", W/" + tagOf(first));
        QCOMPARE(again.status, 304);
        QVERIFY(again.body.isEmpty());
        QCOMPARE(tagOf(again), tagOf(first));
        QCOMPARE(get(lab, League, "\"else\"").status, 200);
        lab.playAll(LeagueLab::firstPlayer);
        lab.pass(1s);
        const WireAnswer news = get(lab, League, tagOf(first));
        QCOMPARE(news.status, 200);
        QVERIFY(tagOf(news) != tagOf(first));
    }

    // However many ask, the journal is looked at a few times a second.
    void theSameMoment_isReadOnce()
    {
        LeagueLab lab;
        lab.startWith(2);
        const QByteArray before = tagOf(get(lab, League));
        lab.playAssigned(LeagueLab::firstPlayer);
        lab.settle();
        QCOMPARE(get(lab, League, before).status, 304); // not a quarter of a second later
        lab.pass(300ms);
        QCOMPARE(get(lab, League, before).status, 200);
    }

    void aLongJournal_isReadInSlices()
    {
        LeagueLab lab;
        lab.startWith(2);
        store::Entry filler;
        filler.kind = QStringLiteral("round");
        filler.subject = QStringLiteral("R1");
        filler.body = {{QStringLiteral("round_id"), 1},
                       {QStringLiteral("state"), QStringLiteral("IN_PROGRESS")}};
        for (int i = 0; i < 9'000; ++i)
            lab.journal->append(filler);
        filler.body.insert(QStringLiteral("state"), QStringLiteral("COMPLETED"));
        lab.journal->append(filler);
        lab.journal->flush();
        const JsonObject round =
            json(lab, League).value(QStringLiteral("rounds")).toArray().first().toObject();
        QCOMPARE(round.value(QStringLiteral("state")).toString(), QStringLiteral("COMPLETED"));
    }

    void aLeagueThatGoesOn_isSeenWhole()
    {
        LeagueLab lab;
        lab.startWith(4);
        lab.playAssigned(LeagueLab::firstPlayer);
        lab.settle();
        lab.restartManager();
        QCOMPARE(json(lab, League).value(QStringLiteral("decided_matches")).toInt(), 2);
    }

    void thePage_comesWithItsHeaders()
    {
        LeagueLab without;
        QCOMPARE(get(without, QStringLiteral("/")).status, 404);
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.page = {"<!DOCTYPE html>", {{"Content-Security-Policy", "default-src 'none'"}}};
        });
        const WireAnswer page = get(lab, QStringLiteral("/"));
        QCOMPARE(page.status, 200);
        QCOMPARE(page.body, QByteArray("<!DOCTYPE html>"));
        QCOMPARE(page.contentType, QByteArray("text/html; charset=utf-8"));
        QCOMPARE(transport::headerValue(page.headers, "content-security-policy"),
                 QByteArray("default-src 'none'"));
        QCOMPARE(transport::headerValue(page.headers, "x-content-type-options"),
                 QByteArray("nosniff"));
        QCOMPARE(get(lab, QStringLiteral("/"), tagOf(page)).status, 304);
    }

    void whatIsNotThere_isNotFound()
    {
        LeagueLab lab;
        for (const char *path : {"/api/matches/R9M9", "/api/matches/", "/api/matches?round=9",
                                 "/api/matches?round=-1", "/api/matches", "/api/else"})
            QCOMPARE(get(lab, QString::fromLatin1(path)).status, 404);
    }

    // Spellings of the same match, and matches that are none, cost no memory; see e2e.spectators
    // for what they answer.
    void theSameMatch_isToldTheSame_howeverItIsWritten()
    {
        LeagueLab lab;
        lab.startWith(2);
        const WireAnswer plain = get(lab, QStringLiteral("/api/matches/R1M1"));
        QCOMPARE(plain.status, 200);
        QCOMPARE(tagOf(get(lab, QStringLiteral("/api/matches/%521M1"))), tagOf(plain));
        QCOMPARE(tagOf(get(lab, QStringLiteral("/api/matches?round=1"))),
                 tagOf(get(lab, QStringLiteral("/api/matches"))));
    }

    void nobodyMayWatch_whenTheOperatorSaysSo()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.spectators = false;
            options.page.html = "<!DOCTYPE html>";
        });
        for (const char *path : {"/", "/api/league", "/api/matches/R1M1"}) {
            const WireAnswer answer = get(lab, QString::fromLatin1(path));
            QCOMPARE(answer.status, 403);
            QVERIFY(answer.body.contains("turned spectators off"));
        }
    }

    void theInvited_seeTheirPage_evenWhereNobodyMayWatch()
    {
        LeagueLab without;
        QCOMPARE(get(without, QStringLiteral("/join")).status, 404);
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.name = QStringLiteral("<b>{{game}} & \"Söhne\"</b>");
            options.spectators = false;
            options.door.joinCode = QStringLiteral("K7M 4QX");
            options.joinPage = {
                "<p data-game=\"{{game}}\" data-watch=\"{{spectators}}\">{{league}}",
                {{"Referrer-Policy", "no-referrer"}}};
        });
        const WireAnswer page = get(lab, QStringLiteral("/join"));
        QCOMPARE(page.status, 200);
        QCOMPARE(QString::fromUtf8(page.body),
                 QStringLiteral("<p data-game=\"even_odd\" data-watch=\"no\">"
                                "&lt;b&gt;{{game}} &amp; &quot;Söhne&quot;&lt;/b&gt;"));
        QCOMPARE(page.contentType, QByteArray("text/html; charset=utf-8"));
        QCOMPARE(transport::headerValue(page.headers, "referrer-policy"),
                 QByteArray("no-referrer"));
        QCOMPARE(get(lab, QStringLiteral("/join"), tagOf(page)).status, 304);
    }

    void whoAsksTooOften_waits()
    {
        LeagueLab lab;
        transport::WireCall call;
        call.endpoint = lab.manager->endpoint().resolved(QUrl(League));
        call.verb = "GET";
        QList<int> answers;
        std::vector<transport::PendingCall> pending;
        for (int i = 0; i < 1'100; ++i) {
            pending.push_back(
                lab.wire.call(call, [&](const WireAnswer &got) { answers.append(got.status); }));
        }
        lab.settle();
        QCOMPARE(answers.count(200), 1'000);
        QCOMPARE(answers.count(429), 100);
        lab.pass(1s);
        QCOMPARE(get(lab, League).status, 200);
    }
};

QTEST_GUILESS_MAIN(TestSpectators)
#include "tst_spectators.moc"
