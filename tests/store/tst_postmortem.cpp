// The post-mortem of a match of Mafia, from its replay alone: a first day that is known in every
// word, and whole matches that must add up.
#include "agents/base/json/json_document.h"
#include "agents/store/postmortem/postmortem.h"

#include "agents/games/mafia/mafia_names.h"
#include "tests/support/mafia_match_lab.h"
#include "tests/support/replay_lab.h"

#include <QTest>

#include <algorithm>

using namespace league;
using games::Answer;
using games::Question;
using store::KeyMoment;
using store::Postmortem;
using test::MafiaMatchLab;

namespace {

namespace key = games::mafia::key;

QString idOf(const Question &question)
{
    return MafiaMatchLab::setup().seats.at(question.seat).player.text();
}

Answer saying(const QString &say, const QString &think, const QVariantList &acts)
{
    Answer answer = MafiaMatchLab::speech(say);
    answer.extra.insert(key::Think, think);
    answer.extra.insert(key::SpeechActs, acts);
    return answer;
}

QVariantMap act(const char *kind, QVariantMap more)
{
    more.insert(key::Act, QString::fromLatin1(kind));
    return more;
}

// Seed 42: mafia P02, P03, P07; doctor P06; sheriff P01. The doctor saves P04, the sheriff finds
// P07 and says so, P02 lies, and everybody but the mafia votes for P07.
std::optional<Answer> firstDay(const Question &question)
{
    const QString id = idOf(question);
    const bool isMafia = QStringList{"P02", "P03", "P07"}.contains(id);
    if (question.kind == QLatin1String("night_action")) {
        Answer answer = MafiaMatchLab::nightAction(id == QLatin1String("P01") ? u"P07" : u"P04");
        if (id == QLatin1String("P06"))
            answer.extra.insert(key::Think, QStringLiteral("P04 is in danger."));
        return answer;
    }
    if (question.kind == QLatin1String("vote"))
        return MafiaMatchLab::vote(isMafia ? u"P05" : u"P07");
    if (id == QLatin1String("P01")) {
        return saying(
            QStringLiteral("I am the sheriff. P07 is mafia."), QStringLiteral("Now or never."),
            {act("CLAIM_ROLE", {{key::Role, QStringLiteral("sheriff")}}),
             act("REPORT",
                 {{key::TargetId, QStringLiteral("P07")},
                  {key::IsMafia, true},
                  {key::NightNumber, 1}}),
             act("ACCUSE", {{key::TargetId, QStringLiteral("P07")}, {key::Strength, 3}})});
    }
    if (id == QLatin1String("P02")) {
        return saying(
            QStringLiteral("I am the doctor, and P05 is lying."), QString(),
            {act("CLAIM_ROLE", {{key::Role, QStringLiteral("doctor")}}),
             act("ACCUSE", {{key::TargetId, QStringLiteral("P05")}, {key::Strength, 2}})});
    }
    return MafiaMatchLab::pass();
}

store::Replay played(const games::MatchSetup &setup, MafiaMatchLab &lab)
{
    return test::replayOf(test::journalOf(setup, lab.match(), lab.events()), setup.match.text());
}

store::Replay knownMatch()
{
    const games::MatchSetup setup = MafiaMatchLab::setup();
    MafiaMatchLab lab(setup);
    lab.playTo(u"DAY_VOTING", firstDay);
    lab.answerAll(firstDay);
    lab.playTo(u"NIGHT_ACTIONS", firstDay);
    lab.play(MafiaMatchLab::randomAnswers(9));
    return played(setup, lab);
}

const KeyMoment *moment(const Postmortem &postmortem, const char *kind)
{
    const auto found =
        std::ranges::find(postmortem.keyMoments, QString::fromLatin1(kind), &KeyMoment::kind);
    return found == postmortem.keyMoments.end() ? nullptr : &*found;
}

} // namespace

class TestPostmortem : public QObject
{
    Q_OBJECT

    std::optional<store::Replay> m_replay;
    std::optional<Postmortem> m_postmortem;

    enum Target { IsMafia, IsTown };

    // Counted from the statements, as they stand in the file.
    int accusations(const QString &player, Target target) const
    {
        int found = 0;
        for (const store::ReplayEvent &event : m_replay->events()) {
            if (event.type != QLatin1String("DISCUSSION_STATEMENT")
                || event.data.value(QStringLiteral("player_id")) != player)
                continue;
            for (const JsonValue &each :
                 event.data.value(QStringLiteral("speech_acts")).toArray()) {
                const bool onMafia = QStringList{"P02", "P03", "P07"}.contains(
                    each[QStringLiteral("target_id")].toString());
                if (each[QStringLiteral("act")] == QLatin1String("ACCUSE")
                    && onMafia == (target == IsMafia))
                    ++found;
            }
        }
        return found;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_replay = knownMatch();
        m_postmortem = store::postmortemOf(*m_replay);
        QVERIFY(m_postmortem);
    }

    // M-114, protocol.md §11, 1 and 2
    void itSaysWhoWonAndWhoWasWho()
    {
        QCOMPARE(m_postmortem->matchId, QStringLiteral("R1M1"));
        QCOMPARE(m_postmortem->winnerTeam, m_replay->result.winnerTeam);
        QVERIFY(!m_postmortem->winnerTeam.isEmpty());
        QCOMPARE(m_postmortem->seed, QStringLiteral("42"));
        QCOMPARE(m_postmortem->commitmentFits, std::optional(true));
        QVERIFY(m_postmortem->durationMs > 0);
        QStringList seats;
        for (const store::PostmortemPlayer &player : m_postmortem->players)
            seats << player.playerId;
        QCOMPARE(seats.join(u' '), QStringLiteral("P04 P05 P06 P02 P10 P08 P01 P09 P03 P07"));
        QCOMPARE(m_postmortem->player(QStringLiteral("P06"))->role, QStringLiteral("doctor"));
        const store::PostmortemPlayer *golf = m_postmortem->player(QStringLiteral("P07"));
        QCOMPARE(golf->team, QStringLiteral("mafia"));
        QCOMPARE(golf->fate->cause, QStringLiteral("vote"));
        QCOMPARE(golf->fate->cycleNumber, 1);
        for (const store::PostmortemPlayer &player : m_postmortem->players)
            QCOMPARE(player.points, player.team == m_postmortem->winnerTeam ? 3 : 0);
    }

    // §11, 3
    void theFirstNightIsThere()
    {
        const store::PostmortemNight &night = m_postmortem->nights.constFirst();
        QCOMPARE(night.number, 1);
        QCOMPARE(night.actions.size(), 5);
        QCOMPARE(night.killTarget, QStringLiteral("P04"));
        QCOMPARE(night.killDecision, QStringLiteral("majority"));
        QCOMPARE(night.saved, QStringLiteral("P04"));
        QVERIFY(night.killed.isEmpty());
        QCOMPARE(night.investigated, QStringLiteral("P07"));
        QCOMPARE(night.foundMafia, std::optional(true));
        const auto doctor = std::ranges::find(night.actions, QStringLiteral("PROTECT"),
                                              &store::NightAction::actionType);
        QCOMPARE(doctor->think, QStringLiteral("P04 is in danger."));
    }

    // §11, 4: what was thought stands beside what was said, and claims are true or false.
    void theFirstDayIsThereWordByWord()
    {
        const store::PostmortemDay &day = m_postmortem->days.constFirst();
        QCOMPARE(day.statements.size(), 10);
        const auto byId = [&day](const char *id) {
            return std::ranges::find(day.statements, QString::fromLatin1(id),
                                     &store::PostmortemStatement::playerId);
        };
        QCOMPARE(byId("P01")->say, QStringLiteral("I am the sheriff. P07 is mafia."));
        QCOMPARE(byId("P01")->think, QStringLiteral("Now or never."));
        QVERIFY(byId("P01")->claims.constFirst().isTrue());
        QVERIFY(!byId("P02")->claims.constFirst().isTrue());
        QVERIFY(byId("P04")->isPass);
    }

    // §11, 5
    void theVoteMatrixOfTheFirstDayAddsUp()
    {
        const store::PostmortemDay &day = m_postmortem->days.constFirst();
        QCOMPARE(day.votes.size(), 10);
        QCOMPARE(day.eliminated, QStringLiteral("P07"));
        QCOMPARE(day.distribution.value(QStringLiteral("P07")), 7);
        QCOMPARE(day.distribution.value(QStringLiteral("P05")), 3);
        QVERIFY(!day.wasTieBroken);
    }

    // §11, 6
    void theFiguresCountWhatWasDone()
    {
        const store::PostmortemPlayer &sheriff = *m_postmortem->player(QStringLiteral("P01"));
        QVERIFY(sheriff.mafiaFound >= 1);
        QCOMPARE(sheriff.accusationsRight, accusations(QStringLiteral("P01"), IsMafia));
        QVERIFY(sheriff.accusationsRight >= 1);
        QVERIFY(sheriff.votesOnMafia >= 1);
        QVERIFY(sheriff.meanResponseMs && sheriff.longestResponseMs);
        const store::PostmortemPlayer &liar = *m_postmortem->player(QStringLiteral("P02"));
        QCOMPARE(liar.accusationsWrong, accusations(QStringLiteral("P02"), IsTown));
        QVERIFY(liar.accusationsWrong >= 1);
        QVERIFY(liar.votesOnTown >= 1);
        QVERIFY(m_postmortem->player(QStringLiteral("P06"))->saves >= 1);
        QVERIFY(m_postmortem->player(QStringLiteral("P04"))->passes >= 1);
        for (const store::PostmortemPlayer &player : m_postmortem->players)
            QCOMPARE(player.votesOnMafia + player.votesOnTown, player.votesCast);
    }

    // §11, 7
    void keyMomentsAreFoundByRule()
    {
        const KeyMoment *save = moment(*m_postmortem, "SAVE");
        QVERIFY(save);
        QCOMPARE(save->playerId, QStringLiteral("P06"));
        QCOMPARE(save->targetId, QStringLiteral("P04"));
        QCOMPARE(save->nightNumber, std::optional(1));
        QCOMPARE(m_replay->events().at(save->eventSeq - 1).type, QStringLiteral("NIGHT_RESOLVED"));
        const KeyMoment *report = moment(*m_postmortem, "TRUE_REPORT");
        QVERIFY(report);
        QCOMPARE(report->playerId, QStringLiteral("P01"));
        const KeyMoment *lie = moment(*m_postmortem, "FALSE_CLAIM");
        QVERIFY(lie);
        QCOMPARE(lie->playerId, QStringLiteral("P02"));
        const KeyMoment *first = moment(*m_postmortem, "FIRST_MAFIA_OUT");
        QVERIFY(first);
        QCOMPARE(first->targetId, QStringLiteral("P07"));
        QCOMPARE(moment(*m_postmortem, "LAST_CHANCE") == nullptr,
                 m_postmortem->winnerTeam == QLatin1String("town"));
    }

    // §11, 8
    void itIsWrittenForProgramsAndForPeople()
    {
        const JsonObject json = JsonDocument::fromJson(store::toJsonBytes(*m_postmortem)).object();
        QCOMPARE(json.value(QStringLiteral("winner_team")).toString(), m_postmortem->winnerTeam);
        QCOMPARE(json.value(QStringLiteral("players")).toArray().size(), 10);
        const QString text = store::toText(*m_postmortem);
        for (const char *line :
             {"Post-mortem of R1M1, attempt 1", "Roles and fates", "Night 1", "Day 1", "Figures",
              "Key moments", "(thinks) Now or never.", "claims to be the doctor, which is false",
              "It fits what was published before the match."})
            QVERIFY2(text.contains(QLatin1String(line)), line);
    }

    // Whole matches: nothing is lost between the events and the post-mortem.
    void randomMatchesAddUp_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %d", static_cast<int>(seed)) << seed;
    }
    void randomMatchesAddUp()
    {
        QFETCH(quint64, seed);
        const games::MatchSetup setup = MafiaMatchLab::setup({}, seed);
        MafiaMatchLab lab(setup);
        lab.play(MafiaMatchLab::randomAnswers(seed));
        const store::Replay replay = played(setup, lab);
        const auto postmortem = store::postmortemOf(replay);
        QVERIFY(postmortem);
        const auto count = [&replay](const char *type) {
            return std::ranges::count(replay.events(), QString::fromLatin1(type),
                                      &store::ReplayEvent::type);
        };
        qsizetype statements = 0;
        qsizetype ballots = 0;
        for (const store::PostmortemDay &day : postmortem->days) {
            statements += day.statements.size();
            ballots += day.eventSeq > 0 ? 1 : 0;
        }
        QCOMPARE(statements, count("DISCUSSION_STATEMENT"));
        QCOMPARE(ballots, count("VOTE_RESULT"));
        QCOMPARE(postmortem->nights.size(), count("NIGHT_RESOLVED"));
        const auto gone = std::ranges::count_if(
            postmortem->players, [](const auto &player) { return player.fate.has_value(); });
        QCOMPARE(gone, count("PLAYER_ELIMINATED"));
        const auto mafia = std::ranges::count(postmortem->players, QStringLiteral("mafia"),
                                              &store::PostmortemPlayer::team);
        QCOMPARE(mafia, 3);
    }

    void anotherGameAndAnUnfinishedMatchHaveNone()
    {
        store::Replay other = *m_replay;
        other.header.gameType = QStringLiteral("even_odd");
        QVERIFY(!store::postmortemOf(other));
        store::Replay unfinished = *m_replay;
        unfinished.lines.erase(unfinished.lines.begin() + 20, unfinished.lines.end());
        QVERIFY(!store::postmortemOf(unfinished));
    }
};

QTEST_GUILESS_MAIN(TestPostmortem)
#include "tst_postmortem.moc"
