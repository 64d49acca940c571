// Mafia before it starts: facts, deal, seeds and commitment, rules, players who do not come.
#include "agents/games/fact_names.h"
#include "agents/games/mafia/ballot.h"
#include "agents/games/mafia/deal.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_rules.h"
#include "agents/games/mafia/night.h"
#include "tests/support/mafia_match_lab.h"

#include <QTest>

#include <QSet>

using namespace league;
using namespace league::games;
using namespace league::test;
using mafia::Role;

namespace {

const Game &theGame()
{
    return *GameRegistry::find(u"mafia");
}

// "R1M1/1/…" with seed 42, as in protocol.md §9.4.
mafia::Streams streams()
{
    return {42, base::MatchId(QStringLiteral("R1M1")), 1};
}

QString joined(const QStringList &words)
{
    return words.join(u' ');
}

QString rolesBySeat(int dealIndex)
{
    QStringList words;
    for (const Role role : mafia::dealRoles(streams(), dealIndex))
        words.append(mafia::roleWord(role));
    return joined(words);
}

QVariantMap nested(const QString &path, const QVariant &value)
{
    const qsizetype dot = path.indexOf(u'.');
    if (dot < 0)
        return {{path, value}};
    return {{path.left(dot), nested(path.mid(dot + 1), value)}};
}

} // namespace

class TestMafiaDeal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-001, M-002
    void theFacts_areThoseOfTheDocuments()
    {
        const GameFacts facts = theGame().facts();
        QCOMPARE(facts.id, QStringLiteral("mafia"));
        QCOMPARE(facts.minSeats, 10);
        QCOMPARE(facts.maxSeats, 10);
        QVERIFY(facts.hiddenInformation);
        QVERIFY(facts.isTeamGame);
        QVERIFY(facts.dealsSeats);
        QCOMPARE(GameRegistry::ids(),
                 QStringList({QStringLiteral("even_odd"), QStringLiteral("mafia")}));
    }

    // Scenario 1; MR-06: seats and roles come from streams of their own.
    void theDeal_isThatOfTheVectors()
    {
        QList<base::PlayerId> roster;
        for (const Seat &seat : MafiaMatchLab::setup().seats)
            roster.prepend(seat.player); // the order of the roster does not matter
        QStringList seats;
        for (const base::PlayerId &id : mafia::dealSeats(streams(), roster))
            seats.append(id.text());
        QCOMPARE(joined(seats), QStringLiteral("P04 P05 P06 P02 P10 P08 P01 P09 P03 P07"));
        QCOMPARE(rolesBySeat(0),
                 QStringLiteral("villager villager doctor mafia villager villager sheriff villager "
                                "mafia mafia"));
        QCOMPARE(rolesBySeat(1),
                 QStringLiteral("villager villager sheriff villager villager mafia doctor mafia "
                                "mafia villager"));
    }

    void defaultsAndTies_areThoseOfTheVectors()
    {
        const mafia::Table table = mafia::dealTable(MafiaMatchLab::setup());
        mafia::Night night(1, table, {});
        QCOMPARE(night.decideKill(streams()).target.text(), QStringLiteral("P06"));
        QCOMPARE(night.defaultTarget(*table.livingOnly(Role::Doctor), streams()),
                 QStringLiteral("P03"));
        QCOMPARE(night.defaultTarget(*table.livingOnly(Role::Sheriff), streams()),
                 QStringLiteral("P04"));
        night.submit(*table.find(u"P02"), QStringLiteral("P05"), 0);
        night.submit(*table.find(u"P03"), QStringLiteral("P04"), 0);
        QCOMPARE(night.decideKill(streams()).target.text(), QStringLiteral("P04"));

        mafia::Ballot ballot(1, table);
        ballot.cast(*table.find(u"P01"), QStringLiteral("P05"), 0);
        ballot.cast(*table.find(u"P02"), QStringLiteral("P04"), 0);
        const auto result = ballot.count(mafia::NoElimination::AllAliveOneVote, streams());
        QCOMPARE(result.eliminated.text(), QStringLiteral("P05"));
    }

    // M-011, M-012, M-013, MR-04
    void everyTable_hasTheRightRoles()
    {
        for (quint64 seed = 0; seed < 50; ++seed) {
            const mafia::Table table = mafia::dealTable(MafiaMatchLab::setup({}, seed));
            QSet<QString> ids;
            for (const mafia::Player &player : table.players()) {
                ids.insert(player.id.text());
                QVERIFY(player.isAlive);
                QCOMPARE(mafia::teamWord(player.role) == mafia::word::Mafia,
                         player.role == Role::Mafia);
            }
            QCOMPARE(ids.size(), 10);
            for (const Role role : mafia::AllRoles)
                QCOMPARE(table.countLiving(role), mafia::countOf(role));
            QCOMPARE(table.livingTown(), 7);
        }
    }

    // protocol.md §3, MR-40
    void theCommitment_isThatOfTheVector()
    {
        MatchSetup setup = MafiaMatchLab::setup();
        setup.seedSalt = QStringLiteral("00112233445566778899aabbccddeeff");
        QCOMPARE(
            theGame().commitmentOf(setup),
            QStringLiteral("6857dfb86b0df7be115443ce1375f5213d8bcfbc8951eb80e90109e110bef4ce"));
        QVERIFY(theGame().commitment(setup.seed, setup.match, 1) != theGame().commitmentOf(setup));
        const Game &evenOdd = *GameRegistry::find(u"even_odd");
        QCOMPARE(evenOdd.commitmentOf(setup),
                 evenOdd.commitment(setup.seed, setup.match, setup.attempt));
    }

    void aNewSeed_isANumberThatJsonHolds()
    {
        QSet<QString> seeds;
        for (int i = 0; i < 20; ++i) {
            const QString seed = theGame().newSeed();
            QVERIFY(seed.toULongLong() < (1ull << 53));
            QCOMPARE(QString::number(seed.toULongLong()), seed);
            seeds.insert(seed);
        }
        QVERIFY(seeds.size() > 1);
    }

    void theDealtSeats_sayWhoOfTheRosterSitsWhere()
    {
        const MatchSetup setup = MafiaMatchLab::setup();
        QStringList seats;
        for (const int index : theGame().dealtSeats(setup))
            seats.append(setup.seats.at(index).player.text());
        QCOMPARE(joined(seats), QStringLiteral("P04 P05 P06 P02 P10 P08 P01 P09 P03 P07"));
        MatchSetup two = setup;
        two.seats.resize(2);
        QCOMPARE(GameRegistry::find(u"even_odd")->dealtSeats(two), QList<int>({0, 1}));
    }

    // M-010, M-012: a setup that cannot be dealt never becomes a match.
    void wrongSetups_areRefused_data()
    {
        QTest::addColumn<MatchSetup>("setup");
        QTest::addColumn<QString>("says");
        const MatchSetup good = MafiaMatchLab::setup();
        MatchSetup setup = good;
        setup.seats.removeLast();
        QTest::newRow("nine seats") << setup << QStringLiteral("played by ten");
        setup = good;
        setup.seats[3] = setup.seats[4];
        QTest::newRow("one on two seats") << setup << QStringLiteral("ten different players");
        setup = good;
        setup.seed = QStringLiteral("4x2");
        QTest::newRow("no number for a seed") << setup << QStringLiteral("not a whole number");
        setup = good;
        setup.dealIndex = -1;
        QTest::newRow("negative deal") << setup << QStringLiteral("0 or more");
        setup = good;
        setup.rolePlan = {{QStringLiteral("P01"), QStringLiteral("mafia")}};
        QTest::newRow("half a plan") << setup << QStringLiteral("mafia, doctor, sheriff");
        for (const Seat &seat : good.seats)
            setup.rolePlan.insert(seat.player.text(), QStringLiteral("villager"));
        QTest::newRow("a plan of villagers") << setup << QStringLiteral("there must be 3");
        setup = good;
        setup.rules = {{QStringLiteral("max_days"), 0}};
        QTest::newRow("rules out of range") << setup << QStringLiteral("max_days");
    }

    void wrongSetups_areRefused()
    {
        QFETCH(MatchSetup, setup);
        QFETCH(QString, says);
        const base::Outcome checked = theGame().checkSetup(setup);
        QVERIFY(!checked);
        QVERIFY2(checked.failure().sentence.contains(says), qPrintable(checked.failure().sentence));
        QCOMPARE(theGame().newMatch(setup), nullptr);
    }

    void aRolePlan_givesTheRoles_andSeatsStayDealt()
    {
        MatchSetup setup = MafiaMatchLab::setup();
        const QStringList roles{QStringLiteral("mafia"),    QStringLiteral("mafia"),
                                QStringLiteral("mafia"),    QStringLiteral("doctor"),
                                QStringLiteral("sheriff"),  QStringLiteral("villager"),
                                QStringLiteral("villager"), QStringLiteral("villager"),
                                QStringLiteral("villager"), QStringLiteral("villager")};
        for (int i = 0; i < 10; ++i)
            setup.rolePlan.insert(setup.seats.at(i).player.text(), roles.at(i));
        MafiaMatchLab lab(setup);
        QCOMPARE(joined(lab.withRole(u"mafia")), QStringLiteral("P02 P01 P03"));
        QCOMPARE(lab.only(u"doctor"), QStringLiteral("P04"));
        QCOMPARE(joined(lab.living()), QStringLiteral("P04 P05 P06 P02 P10 P08 P01 P09 P03 P07"));
    }

    void theDefaultRules_areThoseOfTheDocuments_andPass()
    {
        const QVariantMap rules = theGame().defaultRules();
        QVERIFY(theGame().checkRules(rules));
        QVERIFY(theGame().checkRules({{QStringLiteral("mafia"), rules}}));
        QVERIFY(theGame().checkRules({}));
        QCOMPARE(rules.value(QStringLiteral("speed_mode")), QStringLiteral("NORMAL"));
        QVERIFY(rules.contains(QStringLiteral("timing")));
        QVERIFY(rules.value(QStringLiteral("timing")).isNull());
        QCOMPARE(rules.value(QStringLiteral("discussion")),
                 QVariant(QVariantMap{{QStringLiteral("turns"), 10},
                                      {QStringLiteral("end_when_all_spoke"), true},
                                      {QStringLiteral("rotate_by"), 2},
                                      {QStringLiteral("max_say_chars"), 1000},
                                      {QStringLiteral("max_think_chars"), 4000}}));
        QCOMPARE(rules.value(QStringLiteral("max_days")).toInt(), 30); // MR-34
        QCOMPARE(rules.value(QStringLiteral("inactive_after")).toInt(), 3);
    }

    // What is the league's among the rules is passed over; in the block every key must be known.
    void wrongRules_areRefusedByName_data()
    {
        QTest::addColumn<QVariantMap>("rules");
        QTest::addColumn<QString>("says");
        const auto row = [](const char *path, const QVariant &value, const char *says) {
            QTest::addRow("%s = %s", path, qPrintable(value.toString()))
                << nested(QString::fromLatin1(path), value) << QString::fromLatin1(says);
        };
        row("speed_mode", QStringLiteral("SLOW"), "NORMAL or FAST or DEBUG or STEP");
        row("mafia.sped_mode", QStringLiteral("FAST"), "no rule \"mafia.sped_mode\"");
        row("discussion.turn", 3, "no rule \"discussion.turn\"");
        row("discussion.turns", 0, "discussion.turns is \"0\"");
        row("discussion.rotate_by", 10, "from 0 to 9");
        row("discussion.max_say_chars", 1.5, "whole number");
        row("discussion", 3, "group of rules");
        row("night.mafia_consult_rounds", 3, "from 0 to 2");
        row("night.max_invalid_resubmits", -1, "night.max_invalid_resubmits");
        row("voting.allow_abstain", 1, "true or false");
        row("voting.missing_vote", QStringLiteral("guess"), "abstain or random");
        row("voting.no_elimination_rule", QStringLiteral("always"), "all_alive_one_vote");
        row("reveal_on_death.night", QStringLiteral("name"), "none or team or role");
        row("timing.night.timeout_ms", 0, "timing.night.timeout_ms");
        row("timing.night.limit", 5, "no rule \"timing.night.limit\"");
        row("timing.evening.timeout_ms", 5, "no rule \"timing.evening\"");
        row("inactive_policy", QStringLiteral("kick"), "autopilot or bot or remove");
        row("human_messages", QStringLiteral("on"), "off or moderator");
        row("max_days", QStringLiteral("5"), "max_days");
    }

    void wrongRules_areRefusedByName()
    {
        QFETCH(QVariantMap, rules);
        QFETCH(QString, says);
        const base::Outcome checked = theGame().checkRules(rules);
        QVERIFY(!checked);
        QVERIFY2(checked.failure().sentence.contains(says), qPrintable(checked.failure().sentence));
    }

    void rules_comeBackAsTheyWereWritten()
    {
        mafia::MafiaRules rules;
        rules.speed = mafia::SpeedMode::Fast;
        rules.timing.revealMs = 0;
        rules.timing.nightMs = 12;
        rules.settleMs = 7;
        rules.noElimination = mafia::NoElimination::MaxIsOne;
        rules.inactivePolicy = mafia::InactivePolicy::Remove;
        rules.seatAlias = true;
        const auto read = mafia::MafiaRules::read(rules.toMap());
        QVERIFY(read);
        QCOMPARE(read->toMap(), rules.toMap());
        QCOMPARE(read->timingAt(mafia::SpeedMode::Fast).nightMs, 12);
        QCOMPARE(read->timingAt(mafia::SpeedMode::Fast).settleMs, 7);
        QVERIFY(!read->timingAt(mafia::SpeedMode::Step).settleMs);
        QVERIFY(theGame().checkRules({{QStringLiteral("draw_source"), QStringLiteral("seeded")}}));
    }

    // M-120, scenario 16
    void theTimes_areThoseOfTheTable_data()
    {
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QList<int>>("times"); // -1: none
        QTest::newRow("NORMAL") << QStringLiteral("NORMAL")
                                << QList<int>{30000, 5000, 3000, 15000, 15000, 2000, 1000, 0};
        QTest::newRow("FAST") << QStringLiteral("FAST")
                              << QList<int>{15000, 2500, 1500, 7500, 7500, 1000, 500, 0};
        QTest::newRow("DEBUG") << QStringLiteral("DEBUG") // MR-03
                               << QList<int>{5000, 0, 1000, 3000, 5000, 0, 250, 0};
        QTest::newRow("STEP") << QStringLiteral("STEP") << QList<int>(8, -1);
    }

    void theTimes_areThoseOfTheTable()
    {
        QFETCH(QString, mode);
        QFETCH(QList<int>, times);
        const mafia::Timing t = mafia::timingOf(*mafia::speedNamed(mode));
        QList<int> found;
        for (const std::optional<int> &each :
             {t.nightMs, t.nightPerAgentMs, t.revealMs, t.turnMs, t.voteMs, t.votePerAgentMs,
              t.settleMs, t.resolutionMs})
            found.append(each.value_or(-1));
        QCOMPARE(found, times);
    }

    // M-121, MR-01, MR-02, scenario 15
    void aDeadline_isTheLargerOfTheLimitAndEverybodysShare()
    {
        const mafia::Timing normal = mafia::timingOf(mafia::SpeedMode::Normal);
        for (int actors = 1; actors <= 5; ++actors)
            QCOMPARE(mafia::nightLimit(normal, actors), 30'000);
        QCOMPARE(mafia::voteLimit(normal, 10), 20'000);
        QCOMPARE(mafia::voteLimit(normal, 9), 18'000);
        QCOMPARE(mafia::voteLimit(normal, 8), 16'000);
        QCOMPARE(mafia::voteLimit(normal, 7), 15'000);
        QCOMPARE(mafia::voteLimit(normal, 3), 15'000);
        QVERIFY(!mafia::voteLimit(mafia::timingOf(mafia::SpeedMode::Step), 10));
    }

    // MR-36
    void whoDoesNotCome_losesByTechnicalLoss_andTheOthersGetAPoint()
    {
        QList<std::optional<Fault>> faults(10);
        faults[2] = Fault::NoShow;
        const MatchOutcome outcome = theGame().noShow(MafiaMatchLab::setup(), faults);
        QCOMPARE(outcome.status, QString(fact::StatusCancelled));
        for (int seat = 0; seat < 10; ++seat) {
            QCOMPARE(outcome.points.at(seat), seat == 2 ? 0 : 1);
            QCOMPARE(outcome.seats.at(seat) == SeatResult::TechnicalLoss, seat == 2);
        }
        QCOMPARE(outcome.details.value(mafia::key::Technical).toStringList(),
                 QStringList{QStringLiteral("P03")});
        const MatchOutcome off = theGame().noShow(MafiaMatchLab::setup(), {});
        QCOMPARE(off.points, QList<int>(10, 0));
        QCOMPARE(off.seats, QList<SeatResult>(10, SeatResult::Void));
    }
};

QTEST_GUILESS_MAIN(TestMafiaDeal)
#include "tst_mafia_deal.moc"
