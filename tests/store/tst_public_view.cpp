// What strangers may see of a journal: never a secret, never what is sealed, never a new kind.
#include "agents/base/json/json.h"
#include "agents/store/public_view.h"

#include <QTest>

using namespace league;
using store::Entry;

namespace {

Entry entry(const QString &kind, const JsonObject &body = {})
{
    Entry entry;
    entry.seq = 7;
    entry.timeMs = 1'772'388'000'120;
    entry.actor = QStringLiteral("league_manager");
    entry.subject = QStringLiteral("R1M1");
    entry.kind = kind;
    entry.body = body;
    return entry;
}

} // namespace

class TestPublicView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("isShown");
        for (const char *kind : {"league", "registered", "left", "scheduled", "round", "assigned",
                                 "transition", "game", "result", "standing", "seed_committed",
                                 "no_answer", "aborted", "withdrawn", "referee", "control"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << true;
        for (const char *kind : {"house", "opened", "message", "answer_rejected", "dialect",
                                 "outbox_put", "something_new"})
            QTest::newRow(kind) << QString::fromLatin1(kind) << false;
    }

    void kinds()
    {
        QFETCH(const QString, kind);
        QFETCH(const bool, isShown);
        QCOMPARE(store::publicView(entry(kind)).has_value(), isShown);
    }

    void whatIsNotPublic_isNotShown()
    {
        for (const char *visibility : {"observer", "player:P01", "mafia", "", "PUBLIC"}) {
            Entry hidden = entry(QStringLiteral("game"));
            hidden.visibility = QString::fromLatin1(visibility);
            QVERIFY(!store::publicView(hidden));
        }
    }

    void fingerprintsAndAddresses_areBlank()
    {
        const auto view = store::publicView(entry(
            QStringLiteral("registered"),
            {{QStringLiteral("id"), QStringLiteral("P01")},
             {QStringLiteral("token_sha256"), QStringLiteral("0af1")},
             {QStringLiteral("contact_endpoint"), QStringLiteral("http://10.0.0.7:8101/mcp")}}));
        QVERIFY(view);
        QCOMPARE(view->body.value(QStringLiteral("id")).toString(), QStringLiteral("P01"));
        QVERIFY(view->body.contains(QStringLiteral("token_sha256"))); // readers want the field
        QVERIFY(view->body.value(QStringLiteral("token_sha256")).toString().isEmpty());
        QVERIFY(view->body.value(QStringLiteral("contact_endpoint")).toString().isEmpty());

        const auto assigned = store::publicView(
            entry(QStringLiteral("assigned"),
                  {{QStringLiteral("match_token_sha256"), QStringLiteral("0af1")}}));
        QVERIFY(assigned->body.value(QStringLiteral("match_token_sha256")).toString().isEmpty());
    }

    void theSeedOfALeague_isTold_toNobody_andThatOfAMatchAfterIt()
    {
        const JsonObject seed{{QStringLiteral("seed"), QStringLiteral("secret")}};
        QVERIFY(!store::publicView(entry(QStringLiteral("league"), seed))
                     ->body.contains(QStringLiteral("seed")));
        const JsonObject result{{QStringLiteral("details"), seed}};
        QCOMPARE(store::publicView(entry(QStringLiteral("result"), result))->body, result);
    }

    // M-014, MR-29: a running match tells strangers nothing that players may not know.
    void whatOnlyObserversMayKnow_isLeftOut_howeverDeepItIs()
    {
        const QString hidden = QStringLiteral("_observer");
        const JsonObject secret{{QStringLiteral("actual_role"), QStringLiteral("mafia")}};
        const JsonObject facts{{QStringLiteral("player_id"), QStringLiteral("P02")},
                               {hidden, secret},
                               {QStringLiteral("more"),
                                JsonArray{JsonObject{{hidden, secret}}, 7, secret.keys().first()}}};
        const auto view =
            store::publicView(entry(QStringLiteral("game"),
                                    {{QStringLiteral("what"), QStringLiteral("ROLE_CLAIMED")},
                                     {QStringLiteral("facts"), facts}}));
        QVERIFY(view);
        const QByteArray told = store::toJsonLine(*view);
        QVERIFY(!told.contains("_observer"));
        QVERIFY(!told.contains("mafia"));
        QVERIFY(told.contains("P02"));
        QVERIFY(told.contains("7"));
    }

    void thatSomebodyIsSilentAtNight_isNotTold()
    {
        const auto isTold = [](const char *method) {
            return store::publicView(entry(QStringLiteral("no_answer"),
                                           {{QStringLiteral("from"), QStringLiteral("P06")},
                                            {QStringLiteral("method"), QLatin1String(method)}}))
                .has_value();
        };
        QVERIFY(!isTold("mafia_night_action"));
        QVERIFY(!isTold("mafia_investigation_result"));
        QVERIFY(!isTold("notify_game_event"));
        QVERIFY(isTold("mafia_vote"));
        QVERIFY(isTold("handle_game_invitation"));
    }

    void anEntry_comesBackFromJsonAsItWas()
    {
        const Entry one =
            entry(QStringLiteral("result"), {{QStringLiteral("status"), QStringLiteral("WIN")}});
        const auto again = store::entryFromJson(store::toJson(one));
        QVERIFY(again);
        QCOMPARE(*again, one);
    }

    void whatIsNoEntry_isRefusedByName_data()
    {
        QTest::addColumn<QString>("field");
        for (const char *field : {"seq", "timestamp", "kind", "body"})
            QTest::newRow(field) << QString::fromLatin1(field);
    }

    void whatIsNoEntry_isRefusedByName()
    {
        QFETCH(const QString, field);
        JsonObject object = store::toJson(entry(QStringLiteral("result")));
        object.remove(field);
        const auto read = store::entryFromJson(object);
        QVERIFY(!read);
        QVERIFY2(read.failure().sentence.contains(field), qPrintable(read.failure().sentence));
    }
};

QTEST_GUILESS_MAIN(TestPublicView)
#include "tst_public_view.moc"
