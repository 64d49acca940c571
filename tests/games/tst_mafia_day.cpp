// Discussions of Mafia. Seats of seed 42: P04 P05 P06 P02 P10 P08 P01 P09 P03 P07; mafia P02 P03
// P07, doctor P06, sheriff P01.
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

QVariantMap discussionRules(const QString &rule, const QVariant &value)
{
    return {{QStringLiteral("discussion"), QVariantMap{{rule, value}}}};
}

// After night 1 in which P04 was saved, or died; P04 or P05 has the first turn.
void toDiscussion(MafiaMatchLab &lab, QStringView protect = u"P04")
{
    lab.playNight(u"P04", protect);
    lab.pass(3'000);
    QCOMPARE(lab.phase(), QStringLiteral("DAY_DISCUSSION"));
}

Answer chunk(const QString &turn, const char *segment, int number, const QString &text,
             bool isFinal = false)
{
    return {.extra = {{key::ChannelId, QStringLiteral("R1M1-town")},
                      {key::TurnId, turn},
                      {key::Segment, QString::fromLatin1(segment)},
                      {key::ChunkSeq, number},
                      {key::Text, text},
                      {key::Final, isFinal}},
            .kind = mafia::ask::TurnChunk};
}

const QString T1 = QStringLiteral("R1M1-town-t1");

QStringList kindsSince(MafiaMatchLab &lab, qsizetype first)
{
    return lab.kinds().mid(first);
}

QString codeOf(const base::Outcome &outcome)
{
    return outcome ? QString() : outcome.failure().code;
}

} // namespace

class TestMafiaDay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-060, M-061, M-063, M-069, M-074, M-075, MR-16
    void everybodySpeaksOnce_inSeatOrder()
    {
        MafiaMatchLab lab;
        toDiscussion(lab, u"P05"); // P04 is dead
        QStringList speakers;
        while (lab.phase() == QStringLiteral("DAY_DISCUSSION")) {
            QCOMPARE(lab.asked().size(), 1);
            const QVariantMap facts = lab.questionTo(lab.asked().first()).facts;
            const QVariantMap turn = facts.value(key::Turn).toMap();
            const QVariantMap view = facts.value(key::View).toMap();
            QCOMPARE(view.value(key::DayNumber).toInt(), 1);
            QCOMPARE(view.value(key::Statements).toList().size(), speakers.size());
            QCOMPARE(turn.value(key::Order).toStringList().size(), 9);
            QCOMPARE(turn.value(key::TurnIndex).toInt(), speakers.size());
            QCOMPARE(turn.value(key::TurnsRemaining).toInt(), 10 - speakers.size());
            QCOMPARE(turn.value(key::TurnId),
                     QStringLiteral("R1M1-town-t%1").arg(speakers.size() + 1));
            speakers.append(lab.asked().first());
            QVERIFY(lab.speak(speakers.last(), u"Hello"));
        }
        QCOMPARE(joined(speakers), QStringLiteral("P05 P06 P02 P10 P08 P01 P09 P03 P07"));
        QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
    }

    // protocol.md §4.9, M-070, M-075, MR-18
    void aCall_saysWhoseTurnItIs()
    {
        MafiaMatchLab lab;
        toDiscussion(lab, u"P05");
        const Question call = lab.questionTo(u"P05");
        QCOMPARE(call.kind, QStringLiteral("discussion_turn"));
        QCOMPARE(call.id, QStringLiteral("d1-t01"));
        QCOMPARE(call.closesAtMs, std::optional<qint64>(18'000));
        QCOMPARE(call.facts.value(key::MaxSayChars).toInt(), 1000);
        QCOMPARE(call.facts.value(key::DayNumber).toInt(), 1);
        QCOMPARE(call.facts.value(key::MayPass).toBool(), true);
        QCOMPARE(call.facts.value(key::StreamingAllowed).toBool(), true);
        const QVariantMap turn = call.facts.value(key::Turn).toMap();
        QCOMPARE(turn.value(key::ChannelId), QStringLiteral("R1M1-town"));
        QCOMPARE(turn.value(key::TimeoutAt), QStringLiteral("2026-03-01T18:00:18.000Z"));
        QCOMPARE(joined(turn.value(key::Order)),
                 QStringLiteral("P05 P06 P02 P10 P08 P01 P09 P03 P07"));
    }

    // M-062, MR-17, scenario 14: seats 1 and 4 are dead (P04 and P02).
    void daysBegin_twoSeatsLaterEach()
    {
        MafiaMatchLab lab;
        lab.playCycle(u"P04", u"P02");
        lab.playNight(u"P08", u"P08");
        lab.pass(3'000);
        const QVariantMap turn = lab.questionTo(u"P06").facts.value(key::Turn).toMap();
        QCOMPARE(joined(turn.value(key::Order)), // seats 3 5 6 7 8 9 10 2
                 QStringLiteral("P06 P10 P08 P01 P09 P03 P07 P05"));
        QCOMPARE(turn.value(key::TurnId), QStringLiteral("R1M1-town-t10")); // ids go on
    }

    // M-063, MR-16
    void aSmallBudget_endsTheDayEarly()
    {
        MafiaMatchLab lab(discussionRules(QStringLiteral("turns"), 3));
        toDiscussion(lab);
        for (const QStringView speaker : {u"P04", u"P05", u"P06"})
            QVERIFY(lab.speak(speaker, u"Hello"));
        QCOMPARE(lab.phase(), QStringLiteral("DAY_VOTING"));
    }

    // MR-16: without the rule it goes round until the budget is used.
    void withoutTheRule_itGoesRoundAgain()
    {
        MafiaMatchLab lab({{QStringLiteral("discussion"),
                            QVariantMap{{QStringLiteral("turns"), 12},
                                        {QStringLiteral("end_when_all_spoke"), false}}}});
        toDiscussion(lab);
        QStringList speakers;
        while (lab.phase() == QStringLiteral("DAY_DISCUSSION")) {
            speakers.append(lab.asked().first());
            QVERIFY(lab.speak(speakers.last(), u"Hello"));
        }
        QCOMPARE(speakers.size(), 12);
        QCOMPARE(joined(speakers.mid(10)), QStringLiteral("P04 P05"));
    }

    // M-065, M-066, M-067, M-068, protocol.md §4.9, §4.15
    void aSpeech_isThoughtThenSaid_thenRecorded()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        const qsizetype before = lab.events().size();
        Answer answer = MafiaMatchLab::speech(u"P07, why so quiet?");
        answer.extra.insert(key::Think, QStringLiteral("P07 hides something."));
        answer.extra.insert(key::TurnId, T1);
        answer.extra.insert(key::SpeechActs,
                            QVariantList{QVariantMap{{key::Act, QStringLiteral("ACCUSE")},
                                                     {key::TargetId, QStringLiteral("P07")},
                                                     {key::Strength, 9},
                                                     {QStringLiteral("extra"), 1}},
                                         QVariantMap{{key::Act, QStringLiteral("DANCE")}},
                                         QVariantMap{{key::Act, QStringLiteral("ACCUSE")},
                                                     {key::TargetId, QStringLiteral("P99")}}});
        QVERIFY(lab.send(u"P04", answer));
        QCOMPARE(
            kindsSince(lab, before).mid(0, 4),
            QStringList({QStringLiteral("AGENT_THINK_CHUNK"), QStringLiteral("AGENT_SAY_CHUNK"),
                         QStringLiteral("DISCUSSION_STATEMENT"), QStringLiteral("TURN_STARTED")}));
        QCOMPARE(lab.events().at(before).visibility, QStringLiteral("observer"));
        QCOMPARE(lab.events().at(before + 1).visibility, QStringLiteral("public"));
        const QVariantMap said = lab.last(u"DISCUSSION_STATEMENT");
        QCOMPARE(said.value(key::TurnId), T1);
        QCOMPARE(said.value(key::PlayerId), QStringLiteral("P04"));
        QCOMPARE(said.value(key::DisplayName), QStringLiteral("Agent Delta"));
        QCOMPARE(said.value(key::Say), QStringLiteral("P07, why so quiet?"));
        QCOMPARE(said.value(key::TurnIndex).toInt(), 0);
        QCOMPARE(said.value(key::Pass).toBool(), false);
        QCOMPARE(said.value(key::SpeechActs).toList(),
                 QVariantList({QVariantMap{{key::Act, QStringLiteral("ACCUSE")},
                                           {key::TargetId, QStringLiteral("P07")},
                                           {key::Strength, 3}}}));
        for (const QString &player : lab.living()) { // every player gets the full statement
            bool hasHeard = false;
            for (const MafiaMatchLab::Message &message : lab.mailOf(player))
                hasHeard |= message.kind == QStringLiteral("DISCUSSION_STATEMENT");
            QVERIFY(hasHeard);
        }
    }

    // M-064
    void aPass_usesTheTurn()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        QVERIFY(lab.speak(u"P04", {}));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Pass).toBool(), true);
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::TimedOut).toBool(), false);
        QVERIFY(!lab.kinds().contains(QStringLiteral("AGENT_SAY_CHUNK")));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P05"));
    }

    // M-070, X-04
    void silence_usesTheTurn_andWhatWasStreamedIsKept()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        QVERIFY(lab.send(u"P04", chunk(T1, "think", 0, QStringLiteral("Hm."))));
        QVERIFY(lab.send(u"P04", chunk(T1, "say", 1, QStringLiteral("I was "))));
        lab.pass(15'000);
        const QVariantMap said = lab.last(u"DISCUSSION_STATEMENT");
        QCOMPARE(said.value(key::Say), QStringLiteral("I was "));
        QCOMPARE(said.value(key::TimedOut).toBool(), true);
        QCOMPARE(said.value(key::Pass).toBool(), false);
        QCOMPARE(lab.match().inputs().last().type, QStringLiteral("TURN_DEADLINE"));
        lab.pass(15'000); // P05 says nothing at all
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Pass).toBool(), true);
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::TimedOut).toBool(), true);
        QCOMPARE(joined(lab.asked()), QStringLiteral("P06"));
    }

    // protocol.md §4.9: chunks, ended by the whole answer without text, or by the last chunk.
    void streamedSpeech_isJoined()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        QVERIFY(lab.send(u"P04", chunk(T1, "think", 0, QStringLiteral("Hm."))));
        QVERIFY(lab.send(u"P04", chunk(T1, "say", 1, QStringLiteral("P07, why "))));
        QVERIFY(lab.send(u"P04", chunk(T1, "say", 2, QStringLiteral("so quiet?"))));
        QVERIFY(
            lab.send(u"P04", {.extra = {{key::TurnId, T1}}, .kind = mafia::ask::DiscussionTurn}));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Say),
                 QStringLiteral("P07, why so quiet?"));
        QCOMPARE(lab.all(u"AGENT_SAY_CHUNK").size(), 2);
        QCOMPARE(lab.all(u"AGENT_THINK_CHUNK").size(), 1);

        const QString t2 = QStringLiteral("R1M1-town-t2");
        QVERIFY(lab.send(u"P05", chunk(t2, "say", 0, QStringLiteral("Good "))));
        QVERIFY(lab.send(u"P05", chunk(t2, "say", 1, QStringLiteral("morning."), true)));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Say),
                 QStringLiteral("Good morning."));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P06"));
    }

    void chunks_areRefusedOutOfOrder_data()
    {
        QTest::addColumn<Answer>("second");
        QTest::addColumn<QString>("code");
        QTest::newRow("number twice") << chunk(T1, "say", 0, {}) << QStringLiteral("E209");
        QTest::newRow("number left out") << chunk(T1, "say", 2, {}) << QStringLiteral("E209");
        QTest::newRow("think after say") << chunk(T1, "think", 1, {}) << QStringLiteral("E209");
        QTest::newRow("other segment") << chunk(T1, "sing", 1, {}) << QStringLiteral("E003");
        QTest::newRow("513 characters")
            << chunk(T1, "say", 1, QString(513, u'x')) << QStringLiteral("E003");
        QTest::newRow("turn to come")
            << chunk(QStringLiteral("R1M1-town-t7"), "say", 1, {}) << QStringLiteral("E204");
        QTest::newRow("512 characters") << chunk(T1, "say", 1, QString(512, u'x')) << QString();
    }

    void chunks_areRefusedOutOfOrder()
    {
        QFETCH(Answer, second);
        QFETCH(QString, code);
        MafiaMatchLab lab;
        toDiscussion(lab);
        QVERIFY(lab.send(u"P04", chunk(T1, "say", 0, QStringLiteral("Well, "))));
        const qsizetype before = lab.events().size();
        QCOMPARE(codeOf(lab.send(u"P04", second)), code);
        QCOMPARE(lab.events().size() > before, code.isEmpty());
        QCOMPARE(codeOf(lab.send(u"P05", chunk(T1, "say", 1, {}))), QStringLiteral("E203"));
    }

    // protocol.md §4.9: cut at a character boundary, and marked.
    void longTexts_areCut()
    {
        MafiaMatchLab lab(discussionRules(QStringLiteral("max_say_chars"), 10));
        toDiscussion(lab);
        QVERIFY(lab.speak(u"P04", QStringLiteral("123456789😀")));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Say), QStringLiteral("123456789"));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Truncated).toBool(), true);
        const QString t2 = QStringLiteral("R1M1-town-t2");
        QVERIFY(lab.send(u"P05", chunk(t2, "say", 0, QStringLiteral("123456"))));
        QVERIFY(lab.send(u"P05", chunk(t2, "say", 1, QStringLiteral("789012"), true)));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Say), QStringLiteral("1234567890"));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Truncated).toBool(), true);
        QVERIFY(lab.speak(u"P06", u"1234567890"));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::Truncated).toBool(), false);
    }

    // M-071, MR-29
    void anyoneMayClaimAnyRole()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        Answer claim = MafiaMatchLab::speech(u"I am the sheriff.");
        claim.extra.insert(key::SpeechActs,
                           QVariantList{QVariantMap{{key::Act, QStringLiteral("CLAIM_ROLE")},
                                                    {key::Role, QStringLiteral("sheriff")}}});
        QVERIFY(lab.send(u"P04", claim));
        const QVariantMap claimed = lab.last(u"ROLE_CLAIMED");
        QCOMPARE(claimed.value(key::ClaimedRole), QStringLiteral("sheriff"));
        QCOMPARE(claimed.value(fact::ObserverPart).toMap().value(key::ActualRole),
                 QStringLiteral("villager"));
        for (const MafiaMatchLab::Message &message : lab.mailOf(u"P05"))
            QVERIFY(!message.facts.contains(key::ActualRole));
        QVERIFY(lab.speak(u"P05", u"I am the doctor.")); // words alone claim nothing
        QCOMPARE(lab.all(u"ROLE_CLAIMED").size(), 1);
    }

    // protocol.md §5, §7; M-072: an early end by request is not known.
    void whoSpeaksOutOfTurn_isRefused()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        QCOMPARE(codeOf(lab.speak(u"P05", u"Me first!")), QStringLiteral("E203"));
        Answer stale = MafiaMatchLab::speech(u"Hello");
        stale.extra.insert(key::TurnId, QStringLiteral("R1M1-town-t5"));
        QCOMPARE(codeOf(lab.send(u"P04", stale)), QStringLiteral("E204"));
        Answer answer = MafiaMatchLab::speech(u"Hello");
        answer.extra.insert(key::TurnId, T1);
        QVERIFY(lab.send(u"P04", answer));
        const qsizetype before = lab.events().size();
        QVERIFY(lab.send(u"P04", answer)); // the same again is acknowledged and ignored
        QCOMPARE(lab.events().size(), before);
        answer.extra.insert(key::Say, QStringLiteral("What I meant is …"));
        QCOMPARE(codeOf(lab.send(u"P04", answer)), QStringLiteral("E108"));
        QCOMPARE(codeOf(lab.castVote(u"P04", u"P05")), QStringLiteral("E101"));
        QCOMPARE(codeOf(lab.send(u"P05", {.kind = QStringLiteral("end_discussion")})),
                 QStringLiteral("E101"));
        QCOMPARE(joined(lab.asked()), QStringLiteral("P05"));
    }

    // the talk stands in the channel's own log, turn by turn.
    void theTalk_runsOnAChannelOfItsOwn()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        QVERIFY(lab.speak(u"P04", u"Good morning."));
        QVERIFY(lab.speak(u"P05", {}));
        QStringList moves;
        QStringList words;
        int turns = 0;
        for (const protocol::ChannelEvent &event : lab.match().takeChannelEvents()) {
            QCOMPARE(event.channel.text(), QStringLiteral("R1M1-town"));
            if (const auto *move = std::get_if<protocol::StateChanged>(&event.fact);
                move && move->agentId.text() == QStringLiteral("P04"))
                moves.append(move->trigger);
            if (const auto *spoken = std::get_if<protocol::AgentSpoke>(&event.fact))
                words.append(spoken->text);
            turns += std::holds_alternative<protocol::TurnBegun>(event.fact);
        }
        QCOMPARE(moves,
                 QStringList({QStringLiteral("ASSIGNED"), QStringLiteral("TURN_GRANTED"),
                              QStringLiteral("TURN_COMPLETE")}));
        QCOMPARE(words, QStringList{QStringLiteral("Good morning.")});
        QCOMPARE(turns, 3);
        QVERIFY(lab.match().takeChannelEvents().isEmpty());
    }

    // X-03, protocol.md §13
    void aLostSpeaker_hasUsedItsTurn_andIsBackTheNextDay()
    {
        MafiaMatchLab lab;
        toDiscussion(lab);
        lab.link(u"P06", false); // before its turn
        lab.link(u"P04", false); // in its turn
        QVariantMap said = lab.last(u"DISCUSSION_STATEMENT");
        QCOMPARE(said.value(key::PlayerId), QStringLiteral("P04"));
        QCOMPARE(said.value(key::Pass).toBool(), true);
        lab.link(u"P06", true); // too late for today
        QVERIFY(lab.speak(u"P05", u"Hello"));
        said = lab.last(u"DISCUSSION_STATEMENT");
        QCOMPARE(said.value(key::PlayerId), QStringLiteral("P06"));
        QCOMPARE(said.value(key::Pass).toBool(), true);
        QCOMPARE(said.value(key::TurnIndex).toInt(), 2);
        QCOMPARE(joined(lab.asked()), QStringLiteral("P02"));
        lab.playTalk();
        lab.playVote({});
        lab.playNight(u"P05", u"P05");
        lab.pass(3'000);
        QCOMPARE(joined(lab.asked()), QStringLiteral("P06")); // day 2 begins with it
        lab.playTalk();
        QStringList passed;
        for (const QVariantMap &each : lab.all(u"DISCUSSION_STATEMENT")) {
            if (each.value(key::TurnId).toString().isEmpty())
                passed.append(each.value(key::PlayerId).toString());
        }
        QCOMPARE(joined(passed), QStringLiteral("P06 P04")); // P04 never came back
    }

    // lost before there was any discussion.
    void whoIsLostAtNight_hasNoTurnInTheMorning()
    {
        MafiaMatchLab lab;
        lab.link(u"P04", false);
        toDiscussion(lab);
        QCOMPARE(joined(lab.asked()), QStringLiteral("P05"));
        QCOMPARE(lab.last(u"DISCUSSION_STATEMENT").value(key::PlayerId), QStringLiteral("P04"));
    }

    // MR-39, protocol.md §13
    void people_mayOnlyWriteAsModerator()
    {
        MafiaMatchLab closed;
        toDiscussion(closed);
        QCOMPARE(codeOf(closed.order(u"say", u"psst")), QStringLiteral("E211"));
        QCOMPARE(closed.match().inputs().last().errorCode, QStringLiteral("E211"));

        MafiaMatchLab moderated({{QStringLiteral("human_messages"), QStringLiteral("moderator")}});
        toDiscussion(moderated);
        QVERIFY(moderated.order(u"say", u"Order, please!"));
        QVERIFY(!moderated.kinds().contains(QStringLiteral("MODERATOR_MESSAGE"))); // held
        QVERIFY(moderated.speak(u"P04", u"Hello"));
        QCOMPARE(moderated.last(u"MODERATOR_MESSAGE").value(key::Text),
                 QStringLiteral("Order, please!"));
    }

    // M-073
    void everyRole_hasItsBrief()
    {
        MafiaMatchLab lab;
        QSet<QString> briefs;
        for (const QString &player : lab.living()) {
            const MafiaMatchLab::Message first = lab.mailOf(player).first();
            QCOMPARE(first.kind, QStringLiteral("MAFIA_ROLE_ASSIGNMENT"));
            QVERIFY(!first.facts.value(key::Objective).toString().isEmpty());
            briefs.insert(first.facts.value(key::RoleBrief).toString());
        }
        QCOMPARE(briefs.size(), 4);
    }
};

QTEST_GUILESS_MAIN(TestMafiaDay)
#include "tst_mafia_day.moc"
