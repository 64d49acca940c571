// The built-in players of Mafia in whole matches: what a thousand of them look like (§14.3), that
// they play the same again, and that they decide from what they are told and nothing else.
#include "agents/games/game_registry.h"
#include "agents/games/mafia/mafia_names.h"
#include "agents/games/mafia/mafia_words.h"
#include "tests/support/mafia_match_lab.h"

#include <QElapsedTimer>
#include <QTest>

using namespace league;
using namespace league::games;
using test::MafiaMatchLab;
namespace key = mafia::key;
namespace ask = mafia::ask;

namespace {

// Ten bots of a name, each with the seed of its own.
MafiaMatchLab::Answers bots(const QString &name, const MatchSetup &setup)
{
    return [name, setup](const Question &question) -> std::optional<Answer> {
        const auto bot = GameRegistry::find(u"mafia")->makeBot(
            name, static_cast<quint64>(question.seat) + 1, setup.match,
            setup.seats.at(question.seat).player);
        return bot->answer(question);
    };
}

// A match that was played to its end, as fast as it goes.
struct Played
{
    std::optional<MatchOutcome> outcome;
    QList<GameEvent> events;
    QList<MatchInput> inputs;
};

Played play(const MatchSetup &setup, const MafiaMatchLab::Answers &answers)
{
    const auto match = GameRegistry::find(u"mafia")->newMatch(setup);
    match->begin();
    qint64 now = 0;
    while (!match->outcome()) {
        const QList<Question> pending = match->pending();
        if (pending.isEmpty())
            match->passTime(now = match->dueMs().value());
        for (const Question &question : pending)
            (void)match->accept(question.seat, *answers(question), now);
    }
    return {match->outcome(), match->takeEvents(), match->inputs()};
}

Played played(quint64 seed, const QString &name = QStringLiteral("heuristic"))
{
    MatchSetup setup = MafiaMatchLab::setup({}, seed);
    setup.match = base::MatchId(QStringLiteral("R%1M1").arg(seed));
    return play(setup, bots(name, setup));
}

QStringList written(const Played &match)
{
    QStringList lines;
    for (const GameEvent &event : match.events)
        lines.append(MafiaMatchLab::inOneLine(event));
    return lines;
}

} // namespace

class TestMafiaBots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNames_areKnown_theUsualOneFirst()
    {
        const Game *mafia = GameRegistry::find(u"mafia");
        QCOMPARE(mafia->botNames(),
                 QStringList({QStringLiteral("heuristic"), QStringLiteral("random")}));
        QVERIFY(!mafia->makeBot(u"psychic", 1, {}, {}));
    }

    // M-071, M-073
    void aThousandMatches_areAsExpected()
    {
        constexpr int matches = 1000;
        int townWins = 0;
        int days = 0;
        int withSave = 0;
        int withClaim = 0;
        QElapsedTimer time;
        time.start();
        for (quint64 seed = 1; seed <= matches; ++seed) {
            const Played match = played(seed);
            const auto &outcome = match.outcome;
            QVERIFY2(outcome && outcome->status == QStringLiteral("WIN"),
                     qPrintable(QStringLiteral("seed %1").arg(seed)));
            townWins += outcome->details.value(key::WinnerTeam) == QStringLiteral("town");
            days += outcome->details.value(key::FinalDayNumber).toInt();
            bool isSaved = false;
            bool isClaimed = false;
            for (const GameEvent &event : match.events) {
                isSaved = isSaved
                    || (event.kind == mafia::kind::NightResolved
                        && event.facts.value(key::Prevented).toBool());
                isClaimed = isClaimed
                    || (event.kind == mafia::kind::RoleClaimed
                        && event.facts.value(key::ClaimedRole) == mafia::word::Sheriff);
            }
            withSave += isSaved;
            withClaim += isClaimed;
        }
        qInfo("town wins %d of %d, mean length %.2f days, a save in %d, a sheriff's claim in %d; "
              "%lld ms",
              townWins, matches, double(days) / matches, withSave, withClaim, time.elapsed());
        QVERIFY(townWins >= 450 && townWins <= 700);
        QVERIFY(days >= 2.5 * matches && days <= 4 * matches);
        QVERIFY(withSave * 3 >= matches);
        QVERIFY(withClaim * 2 >= matches);
    }

    void randomBots_playToTheEnd()
    {
        for (quint64 seed = 1; seed <= 50; ++seed)
            QVERIFY(played(seed, QStringLiteral("random")).outcome);
    }

    // M-140
    void theSameMatch_isPlayedTheSameAgain()
    {
        QCOMPARE(written(played(7)), written(played(7)));
        QVERIFY(written(played(7)) != written(played(8)));
    }

    void everyAnswer_isAccepted_andSaysWhatItThinks()
    {
        const MatchSetup setup = MafiaMatchLab::setup({}, 42);
        const MafiaMatchLab::Answers answer = bots(QStringLiteral("heuristic"), setup);
        int speeches = 0;
        QStringList faults;
        const Played match = play(setup, [&](const Question &question) {
            const std::optional<Answer> given = answer(question);
            const QVariantMap &facts = given->extra;
            const bool speaks = question.kind == ask::DiscussionTurn;
            if (speaks && !facts.value(key::Pass).toBool()) {
                ++speeches;
                if (facts.value(key::Say).toString().isEmpty())
                    faults.append(QStringLiteral("says nothing"));
            }
            if (!speaks && !question.options.contains(facts.value(key::TargetId).toString()))
                faults.append(QStringLiteral("names nobody"));
            if (!facts.value(key::Think).toString().contains(QStringLiteral("I suspect Agent ")))
                faults.append(QStringLiteral("thinks nothing"));
            return given;
        });
        QCOMPARE(faults, QStringList());
        QVERIFY(speeches >= 10);
        for (const MatchInput &input : match.inputs)
            QCOMPARE(input.errorCode, QString());
    }

    // A restarted bot that gets only the facts of the question decides the same: it knows no more.
    void whatItIsTold_isAllItKnows()
    {
        const MatchSetup setup = MafiaMatchLab::setup({}, 3);
        const MafiaMatchLab::Answers answer = bots(QStringLiteral("heuristic"), setup);
        int same = 0;
        int asked = 0;
        (void)play(setup, [&](const Question &question) {
            Question bare{.seat = question.seat, .kind = question.kind};
            bare.facts = question.facts;
            const auto given = answer(question);
            ++asked;
            same += answer(bare)->extra == given->extra;
            return given;
        });
        QVERIFY(asked > 20);
        QCOMPARE(same, asked);
    }
};

QTEST_GUILESS_MAIN(TestMafiaBots)
#include "tst_mafia_bots.moc"
