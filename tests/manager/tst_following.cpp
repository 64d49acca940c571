// get_entries: everybody may follow a league, page by page, and sees nothing that is hidden.
#include "agents/base/json/json_document.h"
#include "agents/base/token.h"
#include "agents/protocol/entry_messages.h"
#include "agents/protocol/error_messages.h"
#include "agents/store/public_view.h"
#include "tests/support/event_wait.h"
#include "tests/support/league_lab.h"

#include <QTest>

using namespace league;
using namespace league::test;
using namespace std::chrono_literals;
using protocol::EntriesQuery;
using protocol::EntryPage;
using transport::RpcOutcome;

namespace {

// A question that may be answered later.
struct Question
{
    Question(LeagueLab &lab, const EntriesQuery &query)
    {
        transport::CallPolicy policy;
        policy.retries = transport::RetryPolicy::none();
        call = lab.addStranger().client().call(
            lab.manager->endpoint(), EntriesQuery::Method, protocol::payloadOf(query), policy,
            [this](const RpcOutcome &outcome) { done = outcome; });
        lab.settle();
    }
    Question(const Question &) = delete;
    Question &operator=(const Question &) = delete;

    [[nodiscard]] EntryPage page() const { return readOrDie<EntryPage>(done->result.toObject()); }

    std::optional<RpcOutcome> done;
    transport::RpcCall call;
};

EntryPage pageAfter(LeagueLab &lab, qint64 after, int limit = EntriesQuery::MostEntries)
{
    lab.settle(); // what waits for the disk is news as well
    EntriesQuery query;
    query.after = after;
    query.limit = limit;
    const Question question(lab, query);
    return question.page();
}

void writeHidden(LeagueLab &lab)
{
    store::Entry hidden;
    hidden.actor = QStringLiteral("referee:REF01");
    hidden.subject = QStringLiteral("R1M1");
    hidden.kind = QStringLiteral("message");
    hidden.visibility = QStringLiteral("observer");
    hidden.body = {{QStringLiteral("message"), QStringLiteral("sealed-choice")}};
    lab.journal->append(hidden, store::Urgency::Prompt);
    lab.settle();
}

} // namespace

class TestFollowing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWholeLeague_canBeFollowed_withoutItsSecrets()
    {
        LeagueLab lab([](manager::LeagueOptions &options) {
            options.name = QStringLiteral("Spring Cup");
            options.rules.drawSource = tournament::DrawSource::Seeded;
            options.secret = QStringLiteral("seed-of-the-league");
        });
        lab.startWith(3);
        writeHidden(lab);
        lab.playAll(LeagueLab::firstPlayer);
        const EntryPage page = pageAfter(lab, 0);
        QCOMPARE(page.leagueId.text(), QStringLiteral("league_test"));
        QVERIFY(page.isOver);
        QStringList kinds;
        qint64 last = 0;
        QByteArray text;
        for (const JsonObject &object : page.entries) {
            const auto entry = store::entryFromJson(object);
            QVERIFY(entry);
            QVERIFY(entry->seq > last);
            last = entry->seq;
            QCOMPARE(entry->visibility, QStringLiteral("public"));
            kinds.append(entry->kind);
            text += JsonDocument(object).toJson();
        }
        for (const char *kind :
             {"league", "registered", "scheduled", "assigned", "result", "standing", "transition"})
            QVERIFY2(kinds.contains(QString::fromLatin1(kind)), kind);
        QVERIFY(text.contains("Spring Cup"));
        QVERIFY(!text.contains("seed-of-the-league"));
        QVERIFY(!text.contains("sealed-choice"));
        for (const ScriptedAgent &player : lab.players) {
            QVERIFY(!text.contains(base::tokenFingerprint(player.token).toUtf8()));
            QVERIFY(!text.contains(player.endpoint().toString().toUtf8()));
        }
        QCOMPARE(page.nextAfter, lab.journal->lastSeq());
    }

    void pages_followEachOther_withoutGapOrRepetition()
    {
        LeagueLab lab;
        lab.startWith(4);
        lab.playAll(LeagueLab::firstPlayer);
        QList<qint64> whole;
        for (const JsonObject &object : pageAfter(lab, 0).entries)
            whole.append(object.value(QStringLiteral("seq")).toInteger());
        QList<qint64> bits;
        qint64 after = 0;
        bool isOver = false;
        for (int pages = 0; !isOver && pages < 200; ++pages) {
            const EntryPage page = pageAfter(lab, after, 3);
            QVERIFY(page.entries.size() <= 3);
            for (const JsonObject &object : page.entries)
                bits.append(object.value(QStringLiteral("seq")).toInteger());
            after = page.nextAfter;
            isOver = page.isOver;
        }
        QVERIFY(isOver);
        QCOMPARE(bits, whole);
    }

    void whoHasSeenEverything_waitsForNews()
    {
        LeagueLab lab;
        EntriesQuery query;
        query.after = pageAfter(lab, 0).nextAfter;
        query.waitS = 20;
        const Question question(lab, query);
        lab.pass(5s);
        QVERIFY(!question.done);
        writeHidden(lab); // no news for a spectator
        QVERIFY(!question.done);
        lab.addPlayer();
        lab.settle();
        QVERIFY(question.done);
        QCOMPARE(question.page().entries.constFirst().value(QStringLiteral("kind")).toString(),
                 QStringLiteral("registered"));
    }

    void waiting_endsInTime_withAnEmptyPage()
    {
        LeagueLab lab;
        EntriesQuery query;
        query.after = pageAfter(lab, 0).nextAfter;
        query.waitS = 3;
        const Question question(lab, query);
        lab.pass(2'900ms);
        QVERIFY(!question.done);
        lab.pass(200ms);
        QVERIFY(question.done && question.done->ok());
        QVERIFY(question.page().entries.isEmpty());
        QCOMPARE(question.page().nextAfter, query.after);
    }

    void tooManyWhoWait_areAnsweredEarly_theOldestFirst()
    {
        LeagueLab lab([](manager::LeagueOptions &) {});
        EntriesQuery query;
        query.after = pageAfter(lab, 0).nextAfter;
        query.waitS = 25;
        std::deque<Question> waiting;
        for (int i = 0; i < 65; ++i) {
            waiting.emplace_back(lab, query);
            if (i % 20 == 19)
                lab.pass(1s); // the limit of questions per second is another matter
        }
        lab.settle();
        QVERIFY(waiting.front().done && waiting.front().done->ok());
        QVERIFY(!waiting.back().done);
    }

    void whoAsksTooOften_isToldToWait()
    {
        LeagueLab lab;
        EntriesQuery query;
        query.limit = 1;
        int refused = 0;
        QString sentence;
        for (int i = 0; i < 100; ++i) {
            const Question question(lab, query);
            if (question.done->ok())
                continue;
            ++refused;
            sentence = question.done->reason;
        }
        QCOMPARE(refused, 40); // 60 at once, and time stands still
        QVERIFY2(sentence.contains(QStringLiteral("Ask again in")), qPrintable(sentence));
        lab.pass(1s);
        QVERIFY(Question(lab, query).done->ok());
    }

    void spectators_canBeTurnedOff()
    {
        LeagueLab lab([](manager::LeagueOptions &options) { options.spectators = false; });
        const Question question(lab, {});
        QVERIFY(!question.done->ok());
        QCOMPARE(protocol::failureFrom(question.done->error).code, QStringLiteral("E211"));
        QVERIFY(question.done->reason.contains(QStringLiteral("spectators")));
    }

    void questionsThatMakeNoSense_areRefusedByName_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("value");
        QTest::newRow("after") << QStringLiteral("after") << -1;
        QTest::newRow("no limit") << QStringLiteral("limit") << 0;
        QTest::newRow("all of it") << QStringLiteral("limit") << 100'000;
        QTest::newRow("for ever") << QStringLiteral("wait_s") << 3'600;
    }

    void questionsThatMakeNoSense_areRefusedByName()
    {
        QFETCH(const QString, field);
        QFETCH(const int, value);
        LeagueLab lab;
        const RpcOutcome outcome = lab.addStranger().ask(
            lab.manager->endpoint(), EntriesQuery::Method, JsonObject{{field, value}});
        QVERIFY(!outcome.ok());
        QVERIFY2(outcome.reason.contains(field), qPrintable(outcome.reason));
    }
};

QTEST_GUILESS_MAIN(TestFollowing)
#include "tst_following.moc"
