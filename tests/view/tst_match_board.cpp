// One match, folded for its page: from leagues that were played, and from matches that went wrong.
#include "app/view/boards/match_board.h"

#include "agents/base/charts/match_chart.h"
#include "agents/base/fake_clock.h"
#include "agents/base/json/json_document.h"
#include "agents/games/even_odd/fair_draw.h"
#include "agents/store/recovery_facts.h"
#include "tests/app/played_league.h"
#include "tests/support/misbehaviour.h"
#include "tests/view/scripted_match.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::app::view;
using namespace std::chrono_literals;
using test::PlayedLeague;
using test::ScriptedMatch;
namespace chart = base::match_chart;

namespace {

// A board on its own clock, told a list of entries.
struct Bench
{
    base::FakeClock clock;
    LeagueBoard league{clock};
    MatchBoard board{clock, league};

    explicit Bench(const QList<store::Entry> &entries, const QString &match = ScriptedMatch::Id)
    {
        show(entries, match);
    }

    void show(const QList<store::Entry> &entries, const QString &match)
    {
        league.take(entries);
        league.show();
        board.setRecall([entries](const QString &id) {
            QList<store::Entry> own;
            for (const store::Entry &entry : entries) {
                if (entry.subject == id)
                    own.append(entry);
            }
            return own;
        });
        board.open(match);
    }

    // "a>referee GAME_JOIN_ACK (42 ms)" a row.
    [[nodiscard]] QStringList talk()
    {
        QStringList lines;
        for (const TalkRow &row : board.talk()->rows()) {
            lines.append(
                QStringLiteral("%1>%2 %3%4")
                    .arg(row.from, row.to, row.label,
                         row.note.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(row.note)));
        }
        return lines;
    }

    [[nodiscard]] ChartNode node(QLatin1String state)
    {
        for (const ChartNode &each : board.nodes()->rows()) {
            if (each.state == state)
                return each;
        }
        return {};
    }

    [[nodiscard]] QStringList visited()
    {
        QStringList states;
        for (const ChartNode &each : board.nodes()->rows()) {
            if (each.isVisited)
                states.append(each.state);
        }
        return states;
    }

    [[nodiscard]] QString steps()
    {
        QStringList states;
        for (const DrawStep &step : board.drawSteps()->rows())
            states.append(step.state);
        return states.join(u' ');
    }

    [[nodiscard]] QString json() const { return board.json(); }
};

app::HouseOptions fourPlayers(tournament::DrawSource source)
{
    app::HouseOptions options;
    options.players = 4;
    options.referees = 2;
    options.basePort = 0;
    options.wire = app::WireKind::InProcess;
    options.seed = source == tournament::DrawSource::Seeded ? QStringLiteral("4711") : QString();
    options.rules.drawSource = source;
    return options;
}

} // namespace

class TestMatchBoard : public QObject
{
    Q_OBJECT

    std::unique_ptr<PlayedLeague> m_league;

private Q_SLOTS:
    void initTestCase()
    {
        m_league = std::make_unique<PlayedLeague>(fourPlayers(tournament::DrawSource::System));
        QVERIFY2(m_league->ok(), qPrintable(m_league->problem()));
    }

    void thePlayedMatch_isToldFromInvitationToReport()
    {
        Bench bench(m_league->entries());
        MatchBoard &board = bench.board;
        QCOMPARE(board.state(), QString(chart::Finished));
        QVERIFY(board.isOver());
        QCOMPARE(board.round(), 1);
        QCOMPARE(board.messages(), 11);
        QVERIFY(board.conversation().startsWith(QStringLiteral("conv-r1m1-")));
        QStringList labels;
        for (const TalkRow &row : board.talk()->rows())
            labels.append(row.kind == u"draw" ? QStringLiteral("draw") : row.label);
        QCOMPARE(labels.first(), QStringLiteral("GAME_INVITATION"));
        QCOMPARE(labels.count(QStringLiteral("GAME_JOIN_ACK")), 2);
        QCOMPARE(labels.count(QStringLiteral("CHOOSE_PARITY_RESPONSE")), 2);
        QCOMPARE(labels.last(3),
                 QStringList({QStringLiteral("draw"), QStringLiteral("GAME_OVER"),
                              QStringLiteral("MATCH_RESULT_REPORT")}));
        QCOMPARE(board.talk()->rows().constFirst().to, QStringLiteral("both"));
        QCOMPARE(board.talk()->rows().constLast().to, QStringLiteral("manager"));
        const MatchTold &told = *bench.league.story().match(ScriptedMatch::Id);
        QCOMPARE(board.a().points, told.seats.at(0).points);
        QCOMPARE(board.b().choice, told.seats.at(1).choice);
    }

    // L-06, L-07: the diagram has what the table has, nothing else.
    void theDiagram_isTheTable()
    {
        Bench bench(m_league->entries());
        QStringList states;
        for (const ChartNode &node : bench.board.nodes()->rows())
            states.append(node.state);
        QStringList wanted;
        for (const QLatin1String state : chart::Table.states())
            wanted.append(state);
        QCOMPARE(states, wanted);
        for (const base::ChartRow &row : chart::Table.rows) {
            const int at = bench.board.edges()->indexOf(QStringLiteral("from"),
                                                        QString(row.from)); // and its partner below
            QVERIFY(at >= 0);
            const auto &edges = bench.board.edges()->rows();
            QCOMPARE(std::ranges::count_if(edges,
                                           [&](const ChartEdge &edge) {
                                               return edge.from == row.from && edge.to == row.to;
                                           }),
                     1);
        }
        QCOMPARE(bench.node(chart::Finished).column, 5);
        QCOMPARE(bench.node(chart::Cancelled).column, 1);
        QCOMPARE(bench.node(chart::Cancelled).line, 1);
        QCOMPARE(bench.node(chart::TimeoutError).column, 2);
        QVERIFY(bench.node(chart::Finished).isCurrent);
        QVERIFY(bench.node(chart::Finished).spent.isEmpty());
        QVERIFY(bench.node(chart::Evaluating).spent.endsWith(QStringLiteral(" ms")));
        QVERIFY(!bench.node(chart::Cancelled).isVisited);
    }

    // L-02
    void theDraw_isProvenHere_data()
    {
        QTest::addColumn<bool>("seeded");
        QTest::newRow("secret seed") << false;
        QTest::newRow("seeded league") << true;
    }

    void theDraw_isProvenHere()
    {
        QFETCH(const bool, seeded);
        const PlayedLeague played(
            fourPlayers(seeded ? tournament::DrawSource::Seeded : tournament::DrawSource::System));
        QVERIFY2(played.ok(), qPrintable(played.problem()));
        for (const char *match : {"R1M1", "R1M2", "R2M1", "R3M2"}) {
            Bench bench(played.entries(), QLatin1String(match));
            QCOMPARE(bench.steps(), QStringLiteral("checked checked checked checked checked"));
            QCOMPARE(bench.board.drawVerdict(), QStringLiteral("verified"));
            QCOMPARE(bench.board.drawSentence(), QStringLiteral("Verified on this computer"));
        }
    }

    // L-02: a referee that cheats is found out, whatever it changes.
    void aTamperedDraw_isFoundOut_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<JsonValue>("value");
        QTest::addColumn<QString>("steps");
        const QString zeros(64, u'0');
        QTest::newRow("seed") << "seed" << JsonValue(zeros) << "checked checked checked failed *";
        QTest::newRow("number") << "drawn_number" << JsonValue(99)
                                << "checked checked checked checked failed";
        QTest::newRow("index") << "draw_index" << JsonValue(7)
                               << "checked checked checked checked failed";
        QTest::newRow("entropy") << "entropy"
                                 << JsonValue(JsonObject{
                                        {QStringLiteral("P01"), QStringLiteral("other")}})
                                 << "checked checked failed checked *";
        QTest::newRow("no seed at all") << "seed" << JsonValue(QStringLiteral("guess"))
                                        << "checked checked checked failed open";
    }

    void aTamperedDraw_isFoundOut()
    {
        QFETCH(const QString, field);
        QFETCH(const JsonValue, value);
        QFETCH(const QString, steps);
        QList<store::Entry> entries = m_league->entries();
        for (store::Entry &entry : entries) {
            JsonObject message = entry.body.value(QStringLiteral("message")).toObject();
            JsonObject result = message.value(QStringLiteral("game_result")).toObject();
            if (result.isEmpty())
                continue;
            if (field == u"seed" || field == u"drawn_number")
                QVERIFY(result.value(field) != value);
            result.insert(field, value);
            message.insert(QStringLiteral("game_result"), result);
            entry.body.insert(QStringLiteral("message"), message);
        }
        Bench bench(entries);
        const QString shown = bench.steps();
        if (steps.endsWith(u'*')) // whether the number still fits is up to chance
            QCOMPARE(shown.section(u' ', 0, 3), steps.section(u' ', 0, 3));
        else
            QCOMPARE(shown, steps);
        QCOMPARE(bench.board.drawVerdict(), QStringLiteral("failed"));
        QCOMPARE(bench.board.drawSentence(), QStringLiteral("Draw does not match the commit"));
    }

    void anotherCommitInTheInvitation_isFoundOut()
    {
        QList<store::Entry> entries = m_league->entries();
        for (store::Entry &entry : entries) {
            if (entry.kind == u"seed_committed" && entry.subject == ScriptedMatch::Id)
                entry.body.insert(QStringLiteral("seed_commitment"), QString(64, u'a'));
        }
        Bench bench(entries);
        QCOMPARE(bench.steps(), QStringLiteral("failed checked checked failed checked"));
        QCOMPARE(bench.board.drawVerdict(), QStringLiteral("failed"));
    }

    void walkingThrough_isAReplay()
    {
        Bench bench(m_league->entries());
        MatchBoard &board = bench.board;
        const int rows = board.talk()->count();
        QCOMPARE(board.selected(), rows - 1);
        board.first();
        QCOMPARE(board.selected(), 0);
        QCOMPARE(board.state(), QString(chart::WaitingForPlayers));
        QVERIFY(board.isOver());
        QVERIFY(!board.hasScore());
        QVERIFY(bench.node(chart::WaitingForPlayers).isCurrent);
        QCOMPARE(bench.steps(), QStringLiteral("checked open open open open"));
        QCOMPARE(board.drawVerdict(), QStringLiteral("open"));
        QVERIFY(board.a().choice.isEmpty());
        board.previous();
        QCOMPARE(board.selected(), 0);
        QStringList states;
        for (int i = 0; i < rows; ++i) {
            states.append(board.state());
            board.next();
        }
        states.removeDuplicates();
        QCOMPARE(states.constFirst(), QString(chart::WaitingForPlayers));
        QCOMPARE(states.constLast(), QString(chart::Finished));
        QVERIFY(states.contains(QString(chart::CollectingChoices)));
        QCOMPARE(board.selected(), rows - 1);
        QVERIFY(board.hasScore());
        const int points = board.a().points + board.b().points;
        QVERIFY(points == 2 || points == 3);
        board.previous(); // GAME_OVER: decided, and not counted yet
        QVERIFY(board.status().isEmpty());
        QVERIFY(board.hasScore());
        QCOMPARE(board.a().points + board.b().points, points);
        board.select(2);
        QCOMPARE(board.spokenStep(2).section(u',', 0, 0), QStringLiteral("Step 3 of %1").arg(rows));
        board.last();
        QCOMPARE(board.drawVerdict(), QStringLiteral("verified"));
    }

    void play_goesToTheEnd_atItsSpeed()
    {
        Bench bench(m_league->entries());
        MatchBoard &board = bench.board;
        const int rows = board.talk()->count();
        board.play();
        QVERIFY(board.isPlaying());
        QCOMPARE(board.selected(), 0);
        bench.clock.advance(399ms);
        QCOMPARE(board.selected(), 0);
        bench.clock.advance(1ms);
        QCOMPARE(board.selected(), 1);
        board.setSpeed(4);
        bench.clock.advance(400ms); // begun at the old speed
        QCOMPARE(board.selected(), 2);
        bench.clock.advance(100ms);
        QCOMPARE(board.selected(), 3);
        board.previous();
        QVERIFY(!board.isPlaying());
        bench.clock.advance(1s);
        QCOMPARE(board.selected(), 2);
        board.play();
        for (int i = 0; i < rows; ++i)
            bench.clock.advance(100ms);
        QCOMPARE(board.selected(), rows - 1);
        QVERIFY(!board.isPlaying());
    }

    void json_isInTheOrderOfTheDocuments_withoutTokens()
    {
        Bench bench(m_league->entries());
        bench.board.previous();
        QCOMPARE(bench.board.jsonType(), QStringLiteral("GAME_OVER"));
        QCOMPARE(bench.board.jsonMethod(), QStringLiteral("notify_match_result"));
        QStringList names;
        for (const QString &line : bench.json().split(u'\n')) {
            if (line.startsWith(QStringLiteral("  \"")))
                names.append(line.section(u'"', 1, 1));
        }
        QCOMPARE(names.first(5),
                 QStringList({QStringLiteral("protocol"), QStringLiteral("message_type"),
                              QStringLiteral("sender"), QStringLiteral("timestamp"),
                              QStringLiteral("conversation_id")}));
        QVERIFY(names.indexOf(QStringLiteral("match_id"))
                < names.indexOf(QStringLiteral("game_result")));
        QVERIFY(!bench.json().contains(QStringLiteral("tok_")));
        const JsonDocument shown = JsonDocument::fromJson(bench.json().toUtf8());
        QVERIFY(shown.isObject()); // what is shown is JSON
        bench.board.setDetail(QStringLiteral("all"));
        QCOMPARE(JsonDocument::fromJson(bench.json().toUtf8()).array().size(), 11);
        const int at =
            bench.board.fields()->indexOf(QStringLiteral("path"), QStringLiteral("1.message_type"));
        QCOMPARE(bench.board.fields()->rows().at(at).value, QStringLiteral("GAME_INVITATION"));
    }

    void theExport_isTheFileOfTheLeague()
    {
        Bench bench(m_league->entries());
        QFile file(m_league->folder().match(ScriptedMatch::Id));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(bench.board.transcript(), file.readAll());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("match.json"));
        QCOMPARE(bench.board.saveTo(QUrl::fromLocalFile(path)), QString());
        QFile saved(path);
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), bench.board.transcript());
        const QString why =
            bench.board.saveTo(QUrl::fromLocalFile(QStringLiteral("/nowhere/match.json")));
        QVERIFY(why.contains(QStringLiteral("/nowhere")));
    }

    void aLiveMatch_followsUnlessAMessageIsChosen()
    {
        const QList<store::Entry> all = m_league->entries();
        Bench bench({});
        MatchBoard &board = bench.board;
        board.setRecall([](const QString &) { return QList<store::Entry>(); });
        board.open(ScriptedMatch::Id);
        QCOMPARE(board.talk()->count(), 0);
        int followed = 0;
        for (const store::Entry &entry : all) {
            bench.league.take({entry});
            board.take({entry});
            board.take({entry}); // told twice: counted once
            bench.clock.advance(16ms);
            if (board.talk()->count() == 4 && !board.isOver() && followed == 0) {
                board.select(1);
                followed = 1;
            }
            if (followed == 1 && board.talk()->count() > 5 && !board.isOver()) {
                QCOMPARE(board.selected(), 1); // stays where somebody reads
                QVERIFY(board.state() != chart::WaitingForPlayers); // but the states go on
                board.last();
                followed = 2;
            }
        }
        QCOMPARE(followed, 2);
        QCOMPARE(board.messages(), 11);
        QCOMPARE(board.selected(), board.talk()->count() - 1);
    }

    // L-11: 34 seconds of silence look like 34 seconds of silence.
    void aNoShow_showsEveryRetry()
    {
        ScriptedMatch match;
        match.lab.playerB.hold(test::Invitation);
        match.begin();
        match.lab.pass(34s);
        Bench bench(match.entries());
        QCOMPARE(bench.talk(),
                 QStringList({QStringLiteral("referee>both GAME_INVITATION"),
                              QStringLiteral("a>referee GAME_JOIN_ACK (0 ms)"),
                              QStringLiteral("referee>b GAME_ERROR E001 (retry 1 of 3)"),
                              QStringLiteral("referee>b GAME_INVITATION (after 2 s)"),
                              QStringLiteral("referee>b GAME_ERROR E001 (retry 2 of 3)"),
                              QStringLiteral("referee>b GAME_INVITATION (after 4 s)"),
                              QStringLiteral("referee>b GAME_ERROR E001 (retry 3 of 3)"),
                              QStringLiteral("referee>b GAME_INVITATION (after 8 s)"),
                              QStringLiteral("b>referee no GAME_JOIN_ACK E001 (asked 4 time(s))"),
                              QStringLiteral("referee>both GAME_OVER"),
                              QStringLiteral("referee>manager MATCH_RESULT_REPORT")}));
        QCOMPARE(bench.visited(),
                 QStringList({chart::Created, chart::WaitingForPlayers, chart::Cancelled,
                              chart::Finished}));
        QCOMPARE(bench.node(chart::WaitingForPlayers).spent, QStringLiteral("34 s"));
        QCOMPARE(bench.board.a().points, 3);
        QCOMPARE(bench.board.b().outcome, QStringLiteral("TECHNICAL_LOSS"));
        QCOMPARE(bench.board.b().cause, QStringLiteral("NO_SHOW"));
        QCOMPARE(bench.board.drawVerdict(), QStringLiteral("none"));
        QCOMPARE(bench.board.spokenStep(2),
                 QStringLiteral("Step 3 of 11, GAME_ERROR E001 to Curie, retry 1 of 3"));
        for (const ChartEdge &edge : bench.board.edges()->rows()) {
            if (edge.from == chart::Cancelled && edge.to == chart::Finished)
                QCOMPARE(edge.label, QStringLiteral("no-show, 3 : 0"));
        }
    }

    // L-11, L-12: a late answer after one retry.
    void aRetriedChoice_showsWhoCausedIt()
    {
        ScriptedMatch match;
        match.lab.playerB.once(test::Choice,
                               [](const JsonObject &, const transport::RpcResponder &respond) {
                                   respond.raw(JsonObject(), 503);
                               });
        match.begin();
        match.lab.pass(3s);
        Bench bench(match.entries());
        const QStringList talk = bench.talk();
        QVERIFY(talk.contains(QStringLiteral("referee>b GAME_ERROR E001 (retry 1 of 3)")));
        QVERIFY(talk.contains(QStringLiteral("referee>b CHOOSE_PARITY_CALL (after 2 s)")));
        QCOMPARE(bench.board.drawVerdict(), QStringLiteral("verified"));
        QCOMPARE(bench.node(chart::CollectingChoices).spent, QStringLiteral("2 s"));
    }

    // L-03, L-04, L-09: how a match goes wrong is seen in states, messages and score.
    void trouble_looksLikeTrouble_data()
    {
        QTest::addColumn<QString>("method");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("state");
        QTest::addColumn<QString>("cause");
        QTest::newRow("declines") << test::Invitation << "refuses"
                                  << "b>referee GAME_JOIN_ACK (declined)"
                                  << QString(chart::Cancelled) << "REFUSED";
        QTest::newRow("invalid choice") << test::Choice << "maybe"
                                        << "referee>b GAME_ERROR E004 (INVALID_PARITY_CHOICE)"
                                        << QString(chart::TimeoutError) << "INVALID_CHOICE";
        QTest::newRow("empty answers")
            << test::Choice << "an empty result"
            << "b>referee no CHOOSE_PARITY_RESPONSE E003 (asked 4 time(s))"
            << QString(chart::TimeoutError) << "UNUSABLE_ANSWER";
    }

    void trouble_looksLikeTrouble()
    {
        QFETCH(const QString, method);
        QFETCH(const QString, name);
        QFETCH(const QString, line);
        QFETCH(const QString, state);
        QFETCH(const QString, cause);
        const test::Misbehaviour &trouble = test::misbehaviour(method, name);
        ScriptedMatch match;
        trouble.begin(match.lab.playerB);
        match.begin();
        match.lab.pass(std::chrono::milliseconds(trouble.endMs + 1000));
        Bench bench(match.entries());
        QVERIFY2(bench.talk().contains(line), qPrintable(bench.talk().join(u'\n')));
        QVERIFY(bench.visited().contains(state));
        QCOMPARE(bench.board.b().cause, cause);
        QCOMPARE(bench.board.a().points, 3);
        QCOMPARE(bench.board.drawVerdict(), QStringLiteral("none"));
        for (const TalkRow &row : bench.board.talk()->rows()) {
            if (row.kind == u"rejection")
                QVERIFY(!row.note.isEmpty());
        }
    }

    // L-24: the attempt that was lost can still be looked at.
    void anAbortedAttempt_isKeptBesideTheNewOne()
    {
        ScriptedMatch match;
        match.lab.playerB.hold(test::Choice);
        match.begin();
        match.lab.pass(1s);
        QList<store::Entry> entries = match.entries();
        const auto add = [&](const QString &kind, const JsonObject &body) {
            entries.append({entries.size() + 1,
                            match.lab.clock.utcMs(),
                            QStringLiteral("league_manager"),
                            ScriptedMatch::Id,
                            kind,
                            {},
                            body});
        };
        store::AbortedFact lost;
        lost.attempt = 1;
        lost.roundId = 1;
        lost.reason = QStringLiteral("The referee does not answer.");
        add(lost.Kind, protocol::payloadOf(lost));
        store::AssignedFact again;
        again.attempt = 2;
        again.refereeId = base::RefereeId(QStringLiteral("REF02"));
        again.playerIds = {base::PlayerId(QStringLiteral("P01")),
                           base::PlayerId(QStringLiteral("P02"))};
        add(again.Kind, protocol::payloadOf(again));
        Bench bench(entries);
        MatchBoard &board = bench.board;
        QCOMPARE(board.attempts(), QVariantList({1, 2}));
        QCOMPARE(board.attempt(), 2);
        QCOMPARE(board.referee(), QStringLiteral("REF02"));
        QCOMPARE(board.state(), QString(chart::Created));
        QVERIFY(!board.isOver());
        board.setAttempt(1);
        QCOMPARE(board.state(), QString(chart::Aborted));
        QVERIFY(board.isOver());
        QCOMPARE(board.reason(), lost.reason);
        QCOMPARE(board.referee(), QStringLiteral("REF01"));
        QCOMPARE(board.talk()->rows().constLast().kind, QStringLiteral("aborted"));
        QVERIFY(bench.node(chart::Aborted).isCurrent);
        for (const ChartEdge &edge : board.edges()->rows()) {
            if (edge.to == chart::Aborted)
                QCOMPARE(edge.isPassed, edge.from == chart::CollectingChoices);
        }
        board.setAttempt(2);
        QCOMPARE(board.attempt(), 2);
    }

    // L-23: nobody played, so there is nothing to show but the decision.
    void aMatchTheManagerDecided_saysSo()
    {
        store::ResultFact decided;
        decided.roundId = 3;
        decided.gameType = QStringLiteral("even_odd");
        decided.playerIds = {base::PlayerId(QStringLiteral("P01")),
                             base::PlayerId(QStringLiteral("P02"))};
        decided.status = protocol::ResultStatus::TechnicalLoss;
        decided.score = {{decided.playerIds.at(0), 3}, {decided.playerIds.at(1), 0}};
        decided.reason = QStringLiteral("P02 has left the league.");
        Bench bench({{1,
                      1000,
                      QStringLiteral("league_manager"),
                      ScriptedMatch::Id,
                      decided.Kind,
                      {},
                      protocol::payloadOf(decided)}});
        QCOMPARE(bench.board.state(), QString(chart::Finished));
        QCOMPARE(bench.talk(),
                 QStringList{QStringLiteral("manager>manager The manager decides the match")});
        QCOMPARE(bench.board.messages(), 0);
        QCOMPARE(bench.board.a().points, 3);
        QCOMPARE(bench.board.reason(), decided.reason);
    }
};

QTEST_GUILESS_MAIN(TestMatchBoard)
#include "tst_match_board.moc"
