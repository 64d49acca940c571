// Nights and mornings of Mafia. Seats of seed 42: P04 P05 P06 P02 P10 P08 P01 P09 P03 P07; mafia
// P02 P03 P07, doctor P06, sheriff P01.
#include "agents/games/fact_names.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"
#include "tests/support/mafia_match_lab.h"

#include <QTest>

using namespace league;
using namespace league::games;
using namespace league::test;
namespace key = mafia::key;

namespace {

QString joined(const QVariant &list)
{
    return list.toStringList().join(u' ');
}

QVariantMap withoutConsultation()
{
    return {{QStringLiteral("night"), QVariantMap{{QStringLiteral("mafia_consult_rounds"), 0}}}};
}

QVariantMap observed(const QVariantMap &facts)
{
    return facts.value(fact::ObserverPart).toMap();
}

} // namespace

class TestMafiaNight : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-020, M-022, MR-08: villagers are never called.
    void theNight_asksMafiaDoctorAndSheriff_inSeatOrder()
    {
        MafiaMatchLab lab;
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P06 P02 P01 P03 P07"));
        QCOMPARE(lab.questionTo(u"P02").facts.value(key::NightNumber).toInt(), 1);
        lab.playCycle(u"P04", u"P05");
        QCOMPARE(lab.questionTo(u"P02").facts.value(key::NightNumber).toInt(), 2);
        QCOMPARE(lab.questionTo(u"P02").facts.value(key::DayNumber).toInt(), 1);
    }

    // protocol.md §1.2, §4.4
    void aCall_saysEverythingThatTheActorNeeds()
    {
        MafiaMatchLab lab;
        const Question doctor = lab.questionTo(u"P06");
        QCOMPARE(doctor.kind, QStringLiteral("night_action"));
        QCOMPARE(doctor.id, QStringLiteral("n1-p06"));
        QCOMPARE(doctor.patience, Patience::UntilClosed);
        QCOMPARE(doctor.closesAtMs, std::optional<qint64>(30'000));
        QCOMPARE(doctor.facts.value(key::ActionType), QStringLiteral("PROTECT"));
        QCOMPARE(joined(doctor.facts.value(key::ValidTargets)),
                 QStringLiteral("P04 P05 P06 P02 P10 P08 P01 P09 P03 P07"));
        QVERIFY(doctor.facts.contains(key::LastProtected));
        QVERIFY(doctor.facts.value(key::LastProtected).isNull());
        QCOMPARE(doctor.facts.value(key::Deadline), QStringLiteral("2026-03-01T18:00:30.000Z"));
        QCOMPARE(doctor.facts.value(key::CallNumber).toInt(), 1);
        QCOMPARE(doctor.facts.value(key::PlayerId), QStringLiteral("P06"));
        QCOMPARE(doctor.facts.value(key::ViewSeq).toInt(), 3); // role, phase, call
        QVERIFY(!doctor.facts.contains(key::Teammates));

        const QVariantMap mafia = lab.questionTo(u"P02").facts;
        QCOMPARE(joined(mafia.value(key::ValidTargets)),
                 QStringLiteral("P04 P05 P06 P10 P08 P01 P09"));
        QCOMPARE(joined(mafia.value(key::Teammates)), QStringLiteral("P03 P07"));
        QCOMPARE(joined(lab.questionTo(u"P01").facts.value(key::ValidTargets)),
                 QStringLiteral("P04 P05 P06 P02 P10 P08 P09 P03 P07"));
    }

    // M-026, scenario 2
    void twoOfThree_decideTheKill_withoutAnyDraw()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P02", u"P04"));
        QVERIFY(lab.act(u"P03", u"P04"));
        QVERIFY(lab.act(u"P07", u"P05"));
        QVERIFY(lab.act(u"P06", u"P06"));
        QVERIFY(lab.act(u"P01", u"P07"));
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        const QVariantMap night = lab.last(u"NIGHT_RESOLVED");
        QCOMPARE(observed(night).value(key::KillTarget), QStringLiteral("P04"));
        QCOMPARE(observed(night).value(key::KillDecision), QStringLiteral("majority"));
    }

    // M-027, scenario 3
    void withoutMajority_aSeededPickOfTheNamedDecides()
    {
        MafiaMatchLab lab(withoutConsultation());
        QVERIFY(lab.act(u"P02", u"P05"));
        QVERIFY(lab.act(u"P03", u"P04"));
        lab.passTo(30'000);
        const QVariantMap night = lab.last(u"NIGHT_RESOLVED");
        QCOMPARE(observed(night).value(key::KillTarget), QStringLiteral("P04")); // §9.4
        QCOMPARE(observed(night).value(key::KillDecision), QStringLiteral("seeded_tie"));
    }

    // M-038, scenario 4; the defaults in the order KILL, PROTECT, INVESTIGATE
    void aSilentNight_endsWithSeededDefaults()
    {
        MafiaMatchLab lab;
        lab.passTo(29'999);
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        lab.passTo(30'000);
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        QStringList actions;
        for (const QVariantMap &action : lab.all(u"NIGHT_ACTION_SUBMITTED")) {
            QCOMPARE(action.value(key::Defaulted).toBool(), true);
            actions.append(action.value(key::ActionType).toString() + u' '
                           + action.value(key::TargetId).toString());
        }
        QCOMPARE(actions,
                 QStringList({QStringLiteral("KILL P06"), QStringLiteral("PROTECT P03"),
                              QStringLiteral("INVESTIGATE P04")}));
        const QVariantMap night = observed(lab.last(u"NIGHT_RESOLVED"));
        QCOMPARE(night.value(key::KillDecision), QStringLiteral("seeded_default"));
        QCOMPARE(joined(night.value(key::Defaults)), QStringLiteral("KILL PROTECT INVESTIGATE"));
        QCOMPARE(lab.last(u"INVESTIGATION_RESULT").value(key::Defaulted).toBool(), true);
    }

    // M-023: an answer at the very moment of the deadline counts.
    void theLastMillisecond_stillCounts()
    {
        MafiaMatchLab lab;
        lab.passTo(29'999);
        QVERIFY(lab.match().accept(5, MafiaMatchLab::nightAction(u"P08"), 30'000));
        lab.passTo(30'000);
        QCOMPARE(observed(lab.last(u"NIGHT_RESOLVED")).value(key::ProtectTarget),
                 QStringLiteral("P08"));
    }

    // M-023: who is later is too late, and the defaults were already made.
    void aMillisecondLater_isTooLate()
    {
        MafiaMatchLab lab;
        const base::Outcome late =
            lab.match().accept(0, MafiaMatchLab::nightAction(u"P08"), 30'001);
        QVERIFY(!late);
        QCOMPARE(late.failure().code, QStringLiteral("E108"));
        QCOMPARE(lab.match().inputs().size(), 2);
        QCOMPARE(lab.match().inputs().first().type, QStringLiteral("PHASE_DEADLINE"));
        QCOMPARE(lab.match().inputs().first().atMs, 30'000);
    }

    // M-025, M-028, protocol.md §4.5
    void theMafia_seeEachOthersPicks_asTheyArrive()
    {
        MafiaMatchLab lab(withoutConsultation());
        QVERIFY(lab.act(u"P03", u"P05"));
        QVariantMap update = lab.last(u"MAFIA_TEAM_UPDATE");
        QCOMPARE(update.value(key::ProvisionalTarget), QStringLiteral("P05"));
        QCOMPARE(update.value(key::Agreement), QStringLiteral("provisional"));
        QVERIFY(lab.act(u"P02", u"P04"));
        QCOMPARE(lab.last(u"MAFIA_TEAM_UPDATE").value(key::ProvisionalTarget),
                 QStringLiteral("P05")); // the first one's
        QVERIFY(lab.act(u"P07", u"P08"));
        update = lab.last(u"MAFIA_TEAM_UPDATE");
        QCOMPARE(update.value(key::Agreement), QStringLiteral("split"));
        QStringList order;
        for (const QVariant &each : update.value(key::Submissions).toList())
            order.append(each.toMap().value(key::PlayerId).toString());
        QCOMPARE(joined(order), QStringLiteral("P02 P03 P07")); // M-142
        for (const QString &player : lab.living()) {
            int updates = 0;
            for (const MafiaMatchLab::Message &message : lab.mailOf(player))
                updates += message.kind == QStringLiteral("MAFIA_TEAM_UPDATE");
            QCOMPARE(updates, lab.roleOf(player) == QStringLiteral("mafia") ? 3 : 0);
        }
    }

    // M-029
    void aKill_mayBeReplaced_andTheLastOneCounts()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P02", u"P04"));
        QVERIFY(lab.act(u"P02", u"P05"));
        QVERIFY(lab.act(u"P03", u"P05"));
        QVERIFY(lab.act(u"P07", u"P04"));
        lab.passTo(30'000);
        QCOMPARE(observed(lab.last(u"NIGHT_RESOLVED")).value(key::KillTarget),
                 QStringLiteral("P05"));
    }

    // M-030, MR-07, protocol.md §4.4
    void onDisagreement_theMafiaAreAskedOnceMore()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P02", u"P04"));
        QVERIFY(lab.act(u"P03", u"P05"));
        QVERIFY(lab.act(u"P06", u"P06"));
        QVERIFY(lab.act(u"P01", u"P04"));
        QVERIFY(lab.act(u"P07", u"P08"));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P02 P03 P07"));
        const Question again = lab.questionTo(u"P02");
        QCOMPARE(again.id, QStringLiteral("n1-p02-2"));
        QCOMPARE(again.facts.value(key::CallNumber).toInt(), 2);
        QCOMPARE(again.facts.value(key::Consultation).toInt(), 1);
        QCOMPARE(again.facts.value(key::TeamActions).toList().size(), 3);
        QVERIFY(lab.act(u"P03", u"P04"));
        QVERIFY(lab.act(u"P02", u"P04")); // its own pick once more is an answer, too
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        lab.passTo(30'000); // P07 says nothing and keeps what it said
        const QVariantMap night = observed(lab.last(u"NIGHT_RESOLVED"));
        QCOMPARE(night.value(key::KillTarget), QStringLiteral("P04"));
        QCOMPARE(night.value(key::KillDecision), QStringLiteral("majority"));
    }

    // MR-07: one round by default, then the seeded pick.
    void whoStillDisagrees_leavesItToChance()
    {
        MafiaMatchLab lab;
        for (int round = 0; round < 2; ++round) {
            QVERIFY(lab.act(u"P02", u"P04"));
            QVERIFY(lab.act(u"P03", u"P05"));
            QVERIFY(lab.act(u"P07", u"P08"));
        }
        QCOMPARE(joined(lab.asked()), QStringLiteral("P06 P01"));
        lab.passTo(30'000);
        QCOMPARE(observed(lab.last(u"NIGHT_RESOLVED")).value(key::KillDecision),
                 QStringLiteral("seeded_tie"));
    }

    // M-024, M-031, M-032, M-035, MR-32, MR-33
    void targets_areCheckedByRole_data()
    {
        QTest::addColumn<QString>("player");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("code"); // empty: accepted
        const auto row = [](const char *what, const char *player, const char *target,
                            const char *code) {
            QTest::newRow(what) << QString::fromLatin1(player) << QString::fromLatin1(target)
                                << QString::fromLatin1(code);
        };
        // Night 2; P04 died in night 1, P05 was protected, P02 was looked at.
        row("M-024 kill a teammate", "P02", "P03", "E104");
        row("M-024 kill oneself", "P02", "P02", "E104");
        row("M-024 kill the dead", "P02", "P04", "E104");
        row("M-024 kill a stranger", "P02", "P99", "E104");
        row("M-024 kill town", "P02", "P08", "");
        row("M-031 protect oneself", "P06", "P06", "");
        row("M-032 protect twice", "P06", "P05", "E105");
        row("M-031 protect the dead", "P06", "P04", "E104");
        row("M-035 investigate oneself", "P01", "P01", "E106");
        row("M-035 investigate the dead", "P01", "P04", "E104");
        row("MR-33 investigate again", "P01", "P02", "");
        row("M-022 a villager", "P08", "P02", "E102");
        row("E103 the dead", "P04", "P02", "E103");
        row("no target", "P06", "", "E003");
    }

    void targets_areCheckedByRole()
    {
        QFETCH(QString, player);
        QFETCH(QString, target);
        QFETCH(QString, code);
        MafiaMatchLab lab;
        lab.playNight(u"P04", u"P05", u"P02");
        lab.playTalk();
        lab.playVote({});
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        const qsizetype events = lab.events().size();
        const base::Outcome taken = lab.act(player, target);
        QCOMPARE(taken ? QString() : taken.failure().code, code);
        QCOMPARE(lab.events().size() > events, code.isEmpty());
        QCOMPARE(lab.match().inputs().last().errorCode, code);
    }

    // M-032, M-034, MR-09, scenario 5
    void whoIsProtectedTwice_isRefused_thenTheSecondChoiceOrTheDefault()
    {
        MafiaMatchLab lab;
        lab.playNight(u"P04", u"P06");
        lab.playTalk();
        lab.playVote({});
        QCOMPARE(lab.questionTo(u"P06").facts.value(key::LastProtected), QStringLiteral("P06"));
        QVERIFY(!joined(lab.questionTo(u"P06").facts.value(key::ValidTargets))
                     .contains(QStringLiteral("P06")));
        QCOMPARE(lab.act(u"P06", u"P06").failure().code, QStringLiteral("E105"));
        const Question again = lab.questionTo(u"P06");
        QCOMPARE(again.id, QStringLiteral("n2-p06-2"));
        QCOMPARE(again.facts.value(key::CallNumber).toInt(), 2);
        QVERIFY(lab.act(u"P06", u"P06", u"P01"));
        QCOMPARE(lab.last(u"NIGHT_ACTION_SUBMITTED").value(key::TargetId), QStringLiteral("P01"));
    }

    // MR-09: two more calls, then nobody waits for it.
    void afterThreeInvalidAnswers_theDefaultApplies()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P02", u"P04"));
        QVERIFY(lab.act(u"P03", u"P04"));
        QVERIFY(lab.act(u"P07", u"P04"));
        QVERIFY(lab.act(u"P01", u"P04"));
        QCOMPARE(lab.act(u"P06", u"P99").failure().code, QStringLiteral("E104"));
        QCOMPARE(lab.act(u"P06", u"P99").failure().code, QStringLiteral("E104"));
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        QCOMPARE(lab.act(u"P06", u"P99").failure().code, QStringLiteral("E104"));
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        QCOMPARE(observed(lab.last(u"NIGHT_RESOLVED")).value(key::ProtectTarget),
                 QStringLiteral("P03"));
    }

    // M-033: a default counts as last protected, too.
    void aDefaultedProtection_cannotBeRepeated()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P02", u"P04"));
        QVERIFY(lab.act(u"P03", u"P04"));
        lab.passTo(30'000); // the default protects P03
        lab.playTalk();
        lab.playVote({});
        QCOMPARE(lab.questionTo(u"P06").facts.value(key::LastProtected), QStringLiteral("P03"));
        QCOMPARE(lab.act(u"P06", u"P03").failure().code, QStringLiteral("E105"));
    }

    // M-036, M-055, MR-10, MR-11, scenario 7
    void theSheriff_learnsAtOnceAndAlone_andCannotLookTwice()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P01", u"P07"));
        QCOMPARE(lab.phase(), QStringLiteral("NIGHT_ACTIONS"));
        const MafiaMatchLab::Message result = lab.mailOf(u"P01").last();
        QCOMPARE(result.kind, QStringLiteral("INVESTIGATION_RESULT"));
        QCOMPARE(result.facts.value(key::SheriffId), QStringLiteral("P01"));
        QCOMPARE(result.facts.value(key::TargetId), QStringLiteral("P07"));
        QCOMPARE(result.facts.value(key::IsMafia).toBool(), true); // M-052
        QVERIFY(lab.act(u"P01", u"P07")); // the same again is acknowledged and ignored
        QCOMPARE(lab.act(u"P01", u"P04").failure().code, QStringLiteral("E107"));
        QCOMPARE(lab.all(u"INVESTIGATION_RESULT").size(), 1);
        lab.playNight(u"P01"); // dies in the same night, and knows it all the same
        QVERIFY(!lab.living().contains(QStringLiteral("P01")));
        const QVariantMap view = lab.match().observation(0);
        QCOMPARE(view.value(key::Private).toMap().value(key::Investigations).toList().size(), 1);
    }

    // M-037, M-021, protocol.md §10
    void everyAction_isToldToObservers()
    {
        MafiaMatchLab lab;
        QVERIFY(lab.act(u"P06", u"P06"));
        const GameEvent event = lab.events().last();
        QCOMPARE(event.kind, QStringLiteral("NIGHT_ACTION_SUBMITTED"));
        QCOMPARE(event.visibility, QStringLiteral("observer"));
        QCOMPARE(event.facts.value(key::AgentId), QStringLiteral("P06"));
        QCOMPARE(event.facts.value(key::ActionType), QStringLiteral("PROTECT"));
        QCOMPARE(event.facts.value(key::TargetName), QStringLiteral("Agent Foxtrot"));
        QCOMPARE(event.facts.value(key::Defaulted).toBool(), false);
    }

    // M-039: who is dead does nothing, not even by default.
    void aDeadDoctorAndSheriff_doNothing()
    {
        MafiaMatchLab lab;
        lab.playCycle(u"P06", u"P01");
        QCOMPARE(joined(lab.asked()), QStringLiteral("P02 P03 P07"));
        lab.playNight(u"P04");
        const QVariantMap night = observed(lab.last(u"NIGHT_RESOLVED"));
        QVERIFY(night.value(key::ProtectTarget).isNull());
        QVERIFY(night.value(key::Investigation).isNull());
        QVERIFY(joined(night.value(key::Defaults)).isEmpty());
    }

    // M-050, M-051, M-054, MR-12, MR-30, scenario 6
    void whoIsProtected_isSaved_andNobodyLearnsWho()
    {
        MafiaMatchLab lab;
        lab.playNight(u"P04", u"P04", u"P02");
        const QVariantMap night = lab.last(u"NIGHT_RESOLVED");
        QVERIFY(night.value(key::Killed).isNull());
        QCOMPARE(night.value(key::Prevented).toBool(), true);
        QCOMPARE(night.value(key::Announcement),
                 QStringLiteral("No one died (the Doctor saved someone!)"));
        QCOMPARE(observed(night).value(key::Protected), QStringLiteral("P04"));
        QCOMPARE(observed(night).value(key::Investigation).toMap().value(key::IsMafia).toBool(),
                 true);
        QCOMPARE(lab.living().size(), 10);
        QVERIFY(!lab.kinds().contains(QStringLiteral("PLAYER_ELIMINATED")));
        for (const MafiaMatchLab::Message &message : lab.mailOf(u"P06"))
            QVERIFY(!message.facts.contains(fact::ObserverPart));
    }

    // M-053, M-054, M-056, M-057, MR-14, MR-26
    void aVictim_isAnnounced_andItsRoleStaysHidden()
    {
        MafiaMatchLab lab;
        lab.playNight(u"P04");
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        QCOMPARE(lab.last(u"NIGHT_RESOLVED").value(key::Announcement),
                 QStringLiteral("Agent Delta was killed during the night"));
        const QVariantMap death = lab.last(u"PLAYER_ELIMINATED");
        QCOMPARE(death.value(key::Cause), QStringLiteral("night"));
        QCOMPARE(death.value(key::Revealed), QStringLiteral("none"));
        QVERIFY(!death.contains(key::Role) && !death.contains(key::Team));
        QCOMPARE(observed(death).value(key::Role), QStringLiteral("villager"));
        QCOMPARE(death.value(key::AliveCount).toInt(), 9);
        const QVariantMap phase = lab.last(u"PHASE_CHANGED");
        QCOMPARE(phase.value(key::DayNumber).toInt(), 1);
        QCOMPARE(phase.value(key::NightNumber).toInt(), 1);
        QCOMPARE(phase.value(key::Alive).toStringList().size(), 10); // it leaves with its death
        QCOMPARE(phase.value(key::Deadline), QStringLiteral("2026-03-01T18:00:03.000Z"));
        lab.pass(2'999);
        QCOMPARE(lab.phase(), QStringLiteral("MORNING_REVEAL"));
        lab.pass(1);
        QCOMPARE(lab.phase(), QStringLiteral("DAY_DISCUSSION"));
        QCOMPARE(lab.match().inputs().last().type, QStringLiteral("REVEAL_END"));
    }

    // MR-26
    void aNightDeath_revealsWhatTheRulesSay_data()
    {
        QTest::addColumn<QString>("reveal");
        for (const char *word : {"none", "team", "role"})
            QTest::newRow(word) << QString::fromLatin1(word);
    }

    void aNightDeath_revealsWhatTheRulesSay()
    {
        QFETCH(QString, reveal);
        MafiaMatchLab lab(
            {{QStringLiteral("reveal_on_death"), QVariantMap{{QStringLiteral("night"), reveal}}}});
        lab.playNight(u"P06", u"P05");
        const QVariantMap told = lab.mailOf(u"P04").last().facts;
        QCOMPARE(told.value(key::Revealed).toString(), reveal);
        QCOMPARE(told.contains(key::Team), reveal != QStringLiteral("none"));
        QCOMPARE(told.contains(key::Role), reveal == QStringLiteral("role"));
    }
};

QTEST_GUILESS_MAIN(TestMafiaNight)
#include "tst_mafia_night.moc"
