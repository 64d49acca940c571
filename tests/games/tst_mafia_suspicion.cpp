// How built-in players of Mafia weigh what they hear and see: protocol.md §14.1, row by row, and
// what each role makes of it (§14.2).
#include "agents/games/mafia/bots/roles/role_player.h"
#include "agents/games/mafia/bots/sentences.h"
#include "agents/games/mafia/bots/view_names.h"

#include <QTest>

#include <QSet>

using namespace league::games::bots;
using league::base::MatchId;
using league::base::PlayerId;
using Kind = SpeechAct::Kind;

namespace {

constexpr int Me = 0;

const BotLuck luck(7, MatchId(QStringLiteral("R1M1")), PlayerId(QStringLiteral("P01")));

MafiaView table(QLatin1String role = word::Villager)
{
    MafiaView view;
    view.self = Me;
    view.role = role;
    view.day = 1;
    view.night = 1;
    for (int i = 1; i <= 10; ++i) {
        view.players.append({.id = QStringLiteral("P%1").arg(i, 2, 10, QLatin1Char('0')),
                             .name = QStringLiteral("Agent %1").arg(i)});
    }
    return view;
}

SpeechAct accuse(int target)
{
    return {.kind = Kind::Accuse, .target = target};
}

SpeechAct defend(int target)
{
    return {.kind = Kind::Defend, .target = target};
}

SpeechAct claim(QLatin1String role)
{
    return {.kind = Kind::ClaimRole, .role = role};
}

SpeechAct report(int target, bool isMafia)
{
    return {.kind = Kind::Report, .target = target, .isMafia = isMafia, .night = 1};
}

void die(MafiaView &view, int player, QLatin1String cause, int cycle, QLatin1String role = {})
{
    KnownPlayer &dead = view.players[player];
    dead.isAlive = false;
    dead.cause = cause;
    dead.cycle = cycle;
    dead.role = role;
}

// What the suspicion of a player has become since the start.
int changeOf(const MafiaView &view, int player)
{
    MafiaView start = table(QLatin1String(view.role.toLatin1()));
    start.day = 0;
    start.night = 0;
    return Suspicion(view, luck).of(player) - Suspicion(start, luck).of(player);
}

Situation situation(const MafiaView &view, const Suspicion &suspicion)
{
    return {view, suspicion, luck, view.livingOthers()};
}

bool says(const QList<SpeechAct> &acts, Kind kind, int target)
{
    return std::ranges::any_of(acts, [&](const SpeechAct &act) {
        return act.kind == kind && (act.target == target || kind == Kind::ClaimRole);
    });
}

} // namespace

class TestMafiaSuspicion : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void start_isBelowTwenty();
    void words_change_data();
    void words_change();
    void aVoteAndTheRoleShown_change();
    void aDeadSheriffIsBelieved();
    void aRefutedReport_discreditsItsReporter();
    void theSheriff_revealsItselfOnceItFoundMafia();
    void theDoctor_protectsABelievedSheriff();
    void theMafia_agreesWhenAskedAgain();
    void theMafia_killsTheSheriffThatClaimed();
    void everyAct_hasSixWordings();
    void aNameIsFilledInOnce();
};

void TestMafiaSuspicion::start_isBelowTwenty()
{
    const MafiaView view = table();
    const Suspicion suspicion(view, luck);
    for (const int player : view.livingOthers())
        QVERIFY(suspicion.of(player) >= 0 && suspicion.of(player) < 20);
    QCOMPARE(suspicion.of(Me), 0);
}

struct Heard
{
    int speaker;
    QList<SpeechAct> acts;
};

void TestMafiaSuspicion::words_change_data()
{
    QTest::addColumn<QLatin1String>("role");
    QTest::addColumn<QList<Heard>>("heard");
    QTest::addColumn<int>("whose");
    QTest::addColumn<int>("change");

    const QLatin1String villager = word::Villager;
    const SpeechAct sheriff = claim(word::Sheriff);
    QTest::newRow("a trusted one accuses") << villager << QList<Heard>{{1, {accuse(2)}}} << 2 << 3;
    QTest::newRow("a suspect accuses")
        << villager << QList<Heard>{{9, {sheriff}}, {1, {sheriff, accuse(2)}}} << 2 << 0;
    QTest::newRow("a culprit accuses")
        << villager << QList<Heard>{{1, {report(Me, true), accuse(2)}}} << 2 << -3;
    QTest::newRow("I am accused") << villager << QList<Heard>{{1, {accuse(Me)}}} << 1 << 8;
    QTest::newRow("a trusted one defends") << villager << QList<Heard>{{1, {defend(2)}}} << 2 << -3;
    QTest::newRow("my own words change nothing")
        << villager << QList<Heard>{{Me, {accuse(2)}}} << 2 << 0;
    QTest::newRow("a pass") << villager << QList<Heard>{{1, {}}} << 1 << 2;
    QTest::newRow("the first sheriff") << villager << QList<Heard>{{1, {sheriff}}} << 1 << -40;
    QTest::newRow("the claim again")
        << villager << QList<Heard>{{1, {sheriff}}, {1, {sheriff}}} << 1 << -40;
    QTest::newRow("the second sheriff")
        << villager << QList<Heard>{{1, {sheriff}}, {2, {sheriff}}} << 2 << 50;
    QTest::newRow("I am the sheriff") << word::Sheriff << QList<Heard>{{1, {sheriff}}} << 1 << 400;
    QTest::newRow("I am the doctor")
        << word::Doctor << QList<Heard>{{1, {claim(word::Doctor)}}} << 1 << 400;
    QTest::newRow("a doctor, says who") // only the doctor knows better
        << villager << QList<Heard>{{1, {claim(word::Doctor)}}} << 1 << 0;
    QTest::newRow("a report of mafia")
        << villager << QList<Heard>{{1, {sheriff, report(2, true)}}} << 2 << 120;
    QTest::newRow("a report of town")
        << villager << QList<Heard>{{1, {sheriff, report(2, false)}}} << 2 << -60;
    QTest::newRow("a rival's report of mafia")
        << villager << QList<Heard>{{3, {sheriff}}, {1, {sheriff, report(2, true)}}} << 2 << 40;
    QTest::newRow("a rival's report of town")
        << villager << QList<Heard>{{3, {sheriff}}, {1, {sheriff, report(2, false)}}} << 2 << -20;
    QTest::newRow("the sheriff ignores reports")
        << word::Sheriff << QList<Heard>{{1, {report(2, true)}}} << 2 << 0;
    QTest::newRow("I am reported and town")
        << villager << QList<Heard>{{1, {report(Me, true)}}} << 1 << 400;
    QTest::newRow("I am reported and mafia")
        << word::Mafia << QList<Heard>{{1, {report(Me, true)}}} << 1 << 0;
}

// M-071, M-073
void TestMafiaSuspicion::words_change()
{
    QFETCH(const QLatin1String, role);
    QFETCH(const QList<Heard>, heard);
    QFETCH(const int, whose);
    QFETCH(const int, change);

    MafiaView view = table(role);
    for (const Heard &words : heard)
        view.statements.append({.day = 1,
                                .speaker = words.speaker,
                                .isSilent = words.acts.isEmpty(),
                                .acts = words.acts});
    QCOMPARE(changeOf(view, whose), change);
}

void TestMafiaSuspicion::aVoteAndTheRoleShown_change()
{
    for (const bool isMafia : {true, false}) {
        MafiaView view = table();
        // 5 is voted out by 1; 2 votes elsewhere, 3 defended it, 4 accused it, 6 abstains.
        view.statements = {{.day = 1, .speaker = 3, .acts = {defend(5)}},
                           {.day = 1, .speaker = 4, .acts = {accuse(5)}}};
        view.votes = {{1, 1, 5}, {1, 2, 7}, {1, 6, Nobody}};
        die(view, 5, word::ByVote, 1, isMafia ? word::Mafia : word::Villager);
        QCOMPARE(changeOf(view, 1), isMafia ? -10 : 10);
        QCOMPARE(changeOf(view, 2), isMafia ? 5 : -4);
        QCOMPARE(changeOf(view, 3), isMafia ? 12 : -4);
        QCOMPARE(changeOf(view, 4), isMafia ? -6 : 5);
        QCOMPARE(changeOf(view, 6), 0);
    }
}

void TestMafiaSuspicion::aDeadSheriffIsBelieved()
{
    MafiaView view = table();
    view.statements = {{.day = 1,
                        .speaker = 1,
                        .acts = {claim(word::Sheriff), report(2, true), report(3, false), accuse(4),
                                 accuse(4), accuse(4)}},
                       {.day = 1, .speaker = 5, .acts = {claim(word::Sheriff)}}};
    const int before2 = changeOf(view, 2);
    const int before3 = changeOf(view, 3);
    const int before4 = changeOf(view, 4);
    const int before5 = changeOf(view, 5);
    view.night = 2;
    die(view, 1, word::ByNight, 2);
    QCOMPARE(changeOf(view, 2) - before2, 100);
    QCOMPARE(changeOf(view, 3) - before3, -60);
    QCOMPARE(changeOf(view, 4) - before4, 8); // four each, at most eight
    QCOMPARE(changeOf(view, 5) - before5, 120);
}

void TestMafiaSuspicion::aRefutedReport_discreditsItsReporter()
{
    MafiaView view = table();
    view.statements = {{.day = 1, .speaker = 1, .acts = {claim(word::Sheriff), report(2, true)}},
                       {.day = 1, .speaker = 3, .acts = {report(2, false)}}};
    const int before1 = changeOf(view, 1);
    const int before3 = changeOf(view, 3);
    die(view, 2, word::ByVote, 1, word::Villager);
    const Suspicion suspicion(view, luck);
    QCOMPARE(changeOf(view, 1) - before1, 400);
    QCOMPARE(changeOf(view, 3) - before3, -150);
    QVERIFY(suspicion.isDiscredited(1));
    QVERIFY(!suspicion.isBelievedSheriff(1));
}

// M-073
void TestMafiaSuspicion::theSheriff_revealsItselfOnceItFoundMafia()
{
    MafiaView view = table(word::Sheriff);
    const auto role = rolePlayerFor(view.role);
    view.findings = {{1, 3, false}};
    const Suspicion quiet(view, luck);
    QVERIFY(!says(role->speech(situation(view, quiet)), Kind::ClaimRole, Nobody));

    view.day = view.night = 2;
    view.findings.append({2, 4, true});
    const Suspicion knowing(view, luck);
    const QList<SpeechAct> acts = role->speech(situation(view, knowing));
    QVERIFY(says(acts, Kind::ClaimRole, Nobody));
    QVERIFY(says(acts, Kind::Report, 3));
    QVERIFY(says(acts, Kind::Report, 4));
    QVERIFY(says(acts, Kind::Accuse, 4));
    QCOMPARE(role->vote(situation(view, knowing)), 4);

    // The next day it does not repeat itself.
    view.statements.append({.day = 2, .speaker = Me, .acts = acts});
    view.day = view.night = 3;
    const Suspicion revealed(view, luck);
    const QList<SpeechAct> later = role->speech(situation(view, revealed));
    QVERIFY(!says(later, Kind::ClaimRole, Nobody));
    QVERIFY(!says(later, Kind::Report, 4));
}

void TestMafiaSuspicion::theDoctor_protectsABelievedSheriff()
{
    MafiaView view = table(word::Doctor);
    view.statements = {{.day = 1, .speaker = 6, .acts = {claim(word::Sheriff)}}};
    view.night = 2;
    const Suspicion suspicion(view, luck);
    Situation night = situation(view, suspicion);
    QCOMPARE(rolePlayerFor(view.role)->nightTarget(night), 6);
    night.targets.removeAll(6); // protected last night already
    QVERIFY(night.targets.contains(rolePlayerFor(view.role)->nightTarget(night)));
}

void TestMafiaSuspicion::theMafia_agreesWhenAskedAgain()
{
    QSet<int> agreed;
    for (const int self : {0, 1, 2}) {
        MafiaView view = table(word::Mafia);
        view.self = self;
        for (const int mate : {0, 1, 2}) {
            if (mate != self)
                view.teammates.append(mate);
        }
        const BotLuck own(static_cast<quint64>(self) + 1, MatchId(QStringLiteral("R1M1")),
                          PlayerId(view.players.at(self).id));
        const Suspicion suspicion(view, own);
        agreed.insert(rolePlayerFor(view.role)->nightTarget(
            {view, suspicion, own, {3, 4, 5, 6, 7, 8, 9}, {4, 7, 9}}));
    }
    QCOMPARE(agreed.size(), 1);
    QVERIFY(QList<int>({4, 7, 9}).contains(*agreed.cbegin()));
}

void TestMafiaSuspicion::theMafia_killsTheSheriffThatClaimed()
{
    MafiaView view = table(word::Mafia);
    view.teammates = {1, 2};
    view.statements = {{.day = 1, .speaker = 8, .acts = {claim(word::Sheriff)}},
                       {.day = 1, .speaker = 7, .acts = {accuse(1)}}};
    int kills = 0;
    constexpr int nights = 100;
    for (view.night = 2; view.night < 2 + nights; ++view.night) {
        const Suspicion suspicion(view, luck);
        if (rolePlayerFor(view.role)->nightTarget({view, suspicion, luck, {3, 4, 5, 6, 7, 8, 9}})
            == 8)
            ++kills;
    }
    // In ten of a hundred cases it follows a whim.
    QVERIFY2(kills >= 80 && kills <= 98, qPrintable(QString::number(kills)));
}

// M-073
void TestMafiaSuspicion::everyAct_hasSixWordings()
{
    QList<SpeechAct> acts{accuse(1),           defend(1),       claim(word::Sheriff),
                          claim(word::Doctor), report(1, true), report(1, false)};
    acts.append({.kind = Kind::Ask, .target = 1});
    acts.append({.kind = Kind::Accuse, .target = 1, .strength = 3});
    QSet<QString> all;
    for (const SpeechAct &act : acts) {
        const QStringList wordings = wordingsOf(act);
        QVERIFY(wordings.size() >= 6);
        for (const QString &wording : wordings)
            all.insert(wording);
    }
    QVERIFY(all.size() >= 6 * acts.size());
}

void TestMafiaSuspicion::aNameIsFilledInOnce()
{
    MafiaView view = table();
    view.players[3].name = QStringLiteral("100%1 honest");
    const Suspicion suspicion(view, luck);
    const QString said = statementFor(situation(view, suspicion), {accuse(3)});
    QCOMPARE(said.count(QStringLiteral("100%1 honest")), 1);
}

QTEST_GUILESS_MAIN(TestMafiaSuspicion)
#include "tst_mafia_suspicion.moc"
