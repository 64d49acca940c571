// Whole matches of Mafia: that they end, in which order things happen, and that they can be run
// again.
#include "agents/base/random_stream.h"
#include "agents/games/fact_names.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"
#include "tests/support/mafia_match_lab.h"

#include <QTest>

#include <QRegularExpression>

using namespace league;
using namespace league::games;
using namespace league::test;
namespace key = mafia::key;

namespace {

// How the events of §4.15 follow one another: the kinds of one cycle as one regular expression.
QRegularExpression courseOfAMatch()
{
    const QString action =
        QStringLiteral("(PLAYER_ACTIVE )?(NIGHT_ACTION_SUBMITTED:KILL MAFIA_TEAM_UPDATE "
                       "|NIGHT_ACTION_SUBMITTED:PROTECT "
                       "|NIGHT_ACTION_SUBMITTED:INVESTIGATE INVESTIGATION_RESULT )");
    const QString defaults = QStringLiteral(
        "(DEFAULT:KILL )?(DEFAULT:PROTECT )?(DEFAULT:INVESTIGATE INVESTIGATION_RESULT )?");
    const QString inactive = QStringLiteral("(PLAYER_INACTIVE )*");
    const QString night = QStringLiteral(">NIGHT_ACTIONS (") + action + QStringLiteral(")*")
        + defaults + inactive
        + QStringLiteral(">MORNING_REVEAL NIGHT_RESOLVED (PLAYER_ELIMINATED:night )?");
    const QString turn = QStringLiteral("TURN_STARTED (PLAYER_ACTIVE )?(AGENT_THINK_CHUNK )*"
                                        "(AGENT_SAY_CHUNK )*DISCUSSION_STATEMENT (ROLE_CLAIMED )*")
        + inactive;
    const QString day = QStringLiteral(">DAY_DISCUSSION (") + turn
        + QStringLiteral(")*>DAY_VOTING ((PLAYER_ACTIVE )?VOTE_CAST )*") + inactive
        + QStringLiteral("VOTE_RESULT ");
    const QString cycle = night + QStringLiteral("(") + day
        + QStringLiteral(")?>RESOLUTION (PLAYER_ELIMINATED:vote )?");
    return QRegularExpression(QStringLiteral("^ROLES_ASSIGNED (MAFIA_ROLE_ASSIGNMENT ){10}(")
                              + cycle + QStringLiteral(")+GAME_ENDED $"));
}

QString courseOf(MafiaMatchLab &lab)
{
    QString course;
    for (const GameEvent &event : lab.events()) {
        QString word = event.kind;
        if (word == mafia::kind::PhaseChanged)
            word = u'>' + event.facts.value(key::To).toString();
        else if (word == mafia::kind::PlayerEliminated)
            word += u':' + event.facts.value(key::Cause).toString();
        else if (word == mafia::kind::ActionSubmitted)
            word = (event.facts.value(key::Defaulted).toBool() ? QStringLiteral("DEFAULT") : word)
                + u':' + event.facts.value(key::ActionType).toString();
        course += word + u' ';
    }
    return course;
}

// Answers at random, and one in five not at all.
MafiaMatchLab::Answers unreliable(quint64 seed)
{
    const auto luck = std::make_shared<base::RandomStream>(seed, u"unreliable");
    return [luck, random = MafiaMatchLab::randomAnswers(seed)](
               const Question &question) -> std::optional<Answer> {
        if (luck->uniform(5) == 0)
            return std::nullopt;
        return random(question);
    };
}

// Feeds the inputs of a match to a new one and gives what both have told, line by line.
std::pair<QStringList, QStringList> runTwice(MafiaMatchLab &lab, const MatchSetup &setup)
{
    const auto again = GameRegistry::find(u"mafia")->newMatch(setup);
    again->begin();
    for (const MatchInput &input : lab.match().inputs())
        again->feed(input);
    QStringList lines;
    for (const GameEvent &event : again->takeEvents())
        lines.append(MafiaMatchLab::inOneLine(event));
    return {lab.lines(), lines};
}

QStringList inputLines(const MatchState &match)
{
    QStringList lines;
    for (const MatchInput &input : match.inputs()) {
        lines.append(QStringLiteral("%1 %2 %3 %4 %5")
                         .arg(input.atMs)
                         .arg(input.source, input.type, input.errorCode)
                         .arg(input.eventsBefore));
    }
    return lines;
}

} // namespace

class TestMafiaMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-005, M-151
    void everyMatch_comesToAnEnd()
    {
        int townWins = 0;
        for (quint64 seed = 1; seed <= 100; ++seed) {
            MafiaMatchLab lab({}, seed);
            lab.play(MafiaMatchLab::randomAnswers(seed));
            const std::optional<MatchOutcome> outcome = lab.match().outcome();
            QVERIFY2(outcome, qPrintable(lab.phase()));
            townWins += outcome->details.value(key::WinnerTeam) == QStringLiteral("town");
        }
        QVERIFY(townWins > 0 && townWins < 100);
    }

    // M-003 to M-006, M-016, MR-14, protocol.md §4.15
    void everything_happensInTheOrderOfTheDocument()
    {
        const QRegularExpression course = courseOfAMatch();
        for (quint64 seed = 1; seed <= 30; ++seed) {
            MafiaMatchLab lab({{QStringLiteral("inactive_after"), 2}}, seed);
            lab.play(unreliable(seed));
            QVERIFY2(course.match(courseOf(lab)).hasMatch(), qPrintable(courseOf(lab)));
            int night = 0;
            QString phase = QStringLiteral("SETUP");
            for (const QVariantMap &change : lab.all(u"PHASE_CHANGED")) {
                QCOMPARE(change.value(key::From).toString(), phase);
                phase = change.value(key::To).toString();
                night += phase == QStringLiteral("NIGHT_ACTIONS");
                QCOMPARE(change.value(key::NightNumber).toInt(), night);
                QCOMPARE(change.value(key::DayNumber).toInt(),
                         phase == QStringLiteral("NIGHT_ACTIONS") ? night - 1 : night);
            }
        }
    }

    // M-010, M-011, M-015, M-016
    void theSetup_takesNoTime()
    {
        MafiaMatchLab lab;
        for (const GameEvent &event : lab.events())
            QCOMPARE(event.atMs, 0);
        const QVariantMap first = lab.last(u"PHASE_CHANGED");
        QCOMPARE(first.value(key::From), QStringLiteral("SETUP"));
        QCOMPARE(first.value(key::To), QStringLiteral("NIGHT_ACTIONS"));
        QCOMPARE(first.value(key::DayNumber).toInt(), 0);
        QCOMPARE(first.value(key::NextPhase), QStringLiteral("MORNING_REVEAL"));
        QCOMPARE(first.value(key::Deadline), QStringLiteral("2026-03-01T18:00:30.000Z"));
        QCOMPARE(lab.last(u"ROLES_ASSIGNED").value(fact::Seed).toInt(), 42);
    }

    // M-007, M-130: what an observer sees at any time.
    void anObserver_seesStatusPhaseAndWhatComesNext()
    {
        MafiaMatchLab lab;
        QVariantMap seen = lab.match().observation(std::nullopt);
        QCOMPARE(seen.value(fact::Status), QStringLiteral("RUNNING"));
        QCOMPARE(seen.value(key::NextPhase), QStringLiteral("MORNING_REVEAL"));
        lab.play(MafiaMatchLab::randomAnswers(1));
        seen = lab.match().observation(std::nullopt);
        QCOMPARE(seen.value(fact::Status), QStringLiteral("FINISHED"));
        QCOMPARE(seen.value(key::Phase), QStringLiteral("END"));
    }

    // M-111, M-115, M-151, MR-27, protocol.md §4.12
    void theEnd_saysWhoWonAndWhoWasWhat()
    {
        MafiaMatchLab lab;
        lab.playCycle(u"P04", u"P07");
        lab.playCycle(u"P05", u"P02");
        lab.playCycle(u"P08", u"P03");
        const QVariantMap ended = lab.last(u"GAME_ENDED");
        const QString town = QStringLiteral("P01 P04 P05 P06 P08 P09 P10");
        QCOMPARE(ended.value(key::WinningPlayers).toStringList().join(u' '), town);
        QCOMPARE(ended.value(key::DurationMs).toLongLong(), lab.now());
        QCOMPARE(ended.value(key::FinalState).toMap().value(key::Players).toList().size(), 10);

        const MatchOutcome outcome = *lab.match().outcome();
        QCOMPARE(outcome.status, QString(fact::StatusWin));
        QVERIFY(!outcome.winner);
        QCOMPARE(outcome.points, QList<int>({3, 0, 0, 3, 3, 3, 0, 3, 3, 3})); // dead or alive
        QCOMPARE(outcome.seats.at(1), SeatResult::Loss);
        const QVariantMap details = outcome.details;
        QCOMPARE(details.value(key::WinnerTeam), QStringLiteral("town"));
        QCOMPARE(details.value(key::Survivors).toStringList().join(u' '),
                 QStringLiteral("P06 P10 P01 P09"));
        QCOMPARE(details.value(key::Roles).toMap().value(QStringLiteral("P06")),
                 QStringLiteral("doctor"));
        QCOMPARE(details.value(key::FinalDayNumber).toInt(), 3);
        QCOMPARE(details.value(key::FinalCycleNumber).toInt(), 3); // MR-15
        QCOMPARE(details.value(fact::Seed).toInt(), 42);
        QCOMPARE(details.value(fact::Reason), QStringLiteral("All mafia eliminated"));
        QStringList deaths;
        for (const QVariant &each : details.value(key::Eliminations).toList()) {
            const QVariantMap death = each.toMap();
            deaths.append(death.value(key::PlayerId).toString() + u':'
                          + death.value(key::Cause).toString()
                          + death.value(key::CycleNumber).toString());
        }
        QCOMPARE(deaths.join(u' '),
                 QStringLiteral("P04:night1 P07:vote1 P05:night2 P02:vote2 P08:night3 P03:vote3"));
    }

    // M-153: who only fills a seat is named as a bot.
    void bots_areNamed()
    {
        MatchSetup setup = MafiaMatchLab::setup();
        setup.seats[9].isBot = true;
        MafiaMatchLab lab(setup);
        lab.play(MafiaMatchLab::randomAnswers(1));
        QCOMPARE(lab.match().outcome()->details.value(key::Bots).toStringList(),
                 QStringList{QStringLiteral("P10")});
    }

    // MR-34, M-151
    void afterTheLastDay_itIsADraw()
    {
        MafiaMatchLab lab({{QStringLiteral("max_days"), 2}});
        lab.playNight(u"P04", u"P04");
        lab.playTalk();
        lab.playVote({});
        lab.playCycle(u"P05", {});
        QCOMPARE(lab.phase(), QStringLiteral("END"));
        QVERIFY(lab.last(u"GAME_ENDED").value(key::Winner).isNull());
        const MatchOutcome outcome = *lab.match().outcome();
        QCOMPARE(outcome.status, QString(fact::StatusDraw));
        QCOMPARE(outcome.points, QList<int>(10, 1));
        QCOMPARE(outcome.details.value(fact::Reason), QStringLiteral("Day limit reached"));
    }

    // M-140, M-141, M-142, M-113, scenario 20
    void aMatch_runAgainFromItsInputs_isTheSame_data()
    {
        QTest::addColumn<QVariantMap>("rules");
        QTest::newRow("by default") << QVariantMap();
        QTest::newRow("no delays") << QVariantMap{
            {QStringLiteral("timing"),
             QVariantMap{{QStringLiteral("reveal"), QVariantMap{{QStringLiteral("delay_ms"), 0}}},
                         {QStringLiteral("vote"), QVariantMap{{QStringLiteral("settle_ms"), 0}}}}}};
        QTest::newRow("a slow resolution")
            << QVariantMap{{QStringLiteral("timing"),
                            QVariantMap{{QStringLiteral("resolution"),
                                         QVariantMap{{QStringLiteral("delay_ms"), 700}}}}}};
        QTest::newRow("everything else") << QVariantMap{
            {QStringLiteral("seat_alias"), true},
            {QStringLiteral("inactive_policy"), QStringLiteral("remove")},
            {QStringLiteral("voting"),
             QVariantMap{{QStringLiteral("missing_vote"), QStringLiteral("random")}}},
            {QStringLiteral("discussion"),
             QVariantMap{{QStringLiteral("end_when_all_spoke"), false}}}};
    }

    void aMatch_runAgainFromItsInputs_isTheSame()
    {
        QFETCH(QVariantMap, rules);
        for (quint64 seed = 1; seed <= 15; ++seed) {
            const MatchSetup setup = MafiaMatchLab::setup(rules, seed);
            MafiaMatchLab lab(setup);
            QVERIFY(!lab.act(u"P02", u"nobody"));
            lab.play(unreliable(seed));
            QVERIFY(lab.match().outcome());
            const auto [once, again] = runTwice(lab, setup);
            QCOMPARE(again, once);
        }
    }

    // M-140: the operator and the network are inputs, too, and so are refused messages.
    void aSteeredMatch_runAgain_isTheSame()
    {
        const MatchSetup setup = MafiaMatchLab::setup();
        MafiaMatchLab lab(setup);
        lab.pass(1'234);
        QVERIFY(!lab.castVote(u"P01", u"P02"));
        QVERIFY(lab.order(u"pause"));
        lab.pass(5'000);
        QVERIFY(lab.act(u"P06", u"P05"));
        QVERIFY(lab.order(u"resume"));
        lab.playNight(u"P04", {}, u"P03");
        lab.link(u"P10", false);
        lab.pass(3'000);
        QVERIFY(lab.order(u"set_speed", u"STEP"));
        QVERIFY(lab.speak(u"P05", u"Hello"));
        QVERIFY(lab.order(u"advance"));
        QVERIFY(lab.order(u"advance"));
        QVERIFY(lab.order(u"set_speed", u"DEBUG"));
        lab.expire(lab.asked().first());
        lab.link(u"P10", true);
        lab.play(unreliable(8));
        QVERIFY(lab.match().outcome());
        const auto [once, again] = runTwice(lab, setup);
        QCOMPARE(again, once);
    }

    // … and the inputs of the second run are those of the first, number by number.
    void theInputs_ofASecondRun_areTheSame()
    {
        const MatchSetup setup = MafiaMatchLab::setup();
        MafiaMatchLab lab(setup);
        lab.play(unreliable(2));
        const auto again = GameRegistry::find(u"mafia")->newMatch(setup);
        again->begin();
        for (const MatchInput &input : lab.match().inputs())
            again->feed(input);
        QCOMPARE(inputLines(*again), inputLines(lab.match()));
        QVERIFY(lab.match().inputs().size() > 50);
    }
};

QTEST_GUILESS_MAIN(TestMafiaMatch)
#include "tst_mafia_match.moc"
