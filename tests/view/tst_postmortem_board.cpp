// The post-mortem of a match as its page shows it, read from a journal on disk.
#include "agents/store/journal.h"
#include "app/view/mafia/postmortem_board.h"
#include "tests/support/event_wait.h"
#include "tests/support/mafia_match_lab.h"
#include "tests/support/replay_lab.h"

#include <QTemporaryDir>
#include <QTest>

using namespace league;
using namespace league::app::view;
using test::eventually;
using test::MafiaMatchLab;

namespace {

// A league of one match that built-in players have played, on disk.
class PlayedLeague
{
public:
    PlayedLeague() : m_setup(MafiaMatchLab::setup()), lab(m_setup)
    {
        lab.play([this](const games::Question &question) -> std::optional<games::Answer> {
            const auto bot = games::GameRegistry::find(u"mafia")->makeBot(
                u"heuristic", static_cast<quint64>(question.seat), m_setup.match,
                m_setup.seats.at(question.seat).player);
            return bot->answer(question);
        });
        const auto journal = store::Journal::open(m_folder.filePath(QStringLiteral("journal.db")));
        for (store::Entry entry : test::journalOf(m_setup, lab.match(), lab.events())) {
            entry.seq = 0; // numbered by the journal
            (*journal)->append(std::move(entry));
        }
        (*journal)->flush();
    }

    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] QString match() const { return m_setup.match.text(); }

private:
    QTemporaryDir m_folder;
    games::MatchSetup m_setup;

public:
    MafiaMatchLab lab;
};

} // namespace

class TestPostmortemBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // M-114, protocol.md §11: everybody with role, fate and figures, every night and every vote.
    void aMatchThatIsOver_isToldInRows()
    {
        PlayedLeague league;
        PostmortemBoard board;
        board.open(league.folder(), league.match());
        QVERIFY(board.isReading()); // on another thread
        QVERIFY(!board.isFound());
        QVERIFY(eventually([&] { return board.isFound(); }));
        QVERIFY(!board.isReading());

        const QVariantMap end = league.lab.last(u"GAME_ENDED");
        QCOMPARE(board.result().winner, end.value(QStringLiteral("winner")).toString());
        QCOMPARE(board.result().commitment, QStringLiteral("fits"));
        QCOMPARE(board.players()->count(), 10);
        for (const PostmortemPlayerRow &row : board.players()->rows()) {
            QCOMPARE(row.role, league.lab.roleOf(row.playerId));
            const bool isMafia = row.role == QLatin1String("mafia");
            QCOMPARE(row.points,
                     isMafia == (board.result().winner == QLatin1String("mafia")) ? 3 : 0);
            QVERIFY(row.goodVotePercent <= 100);
            QCOMPARE(row.cause.isEmpty(), league.lab.living().contains(row.playerId));
        }
        const QList<PostmortemCycleRow> &cycles = board.cycles()->rows();
        QCOMPARE(cycles.size(), league.lab.all(u"NIGHT_RESOLVED").size());
        int voted = 0;
        for (const PostmortemCycleRow &cycle : cycles) {
            QVERIFY(!cycle.deeds.isEmpty());
            voted += cycle.votes.isEmpty() ? 0 : 1;
            int votes = 0;
            for (const QVariant &target : cycle.targets)
                votes += target.toMap().value(QStringLiteral("votes")).toInt();
            int cast = 0;
            for (const QVariant &vote : cycle.votes)
                cast += vote.toMap().value(QStringLiteral("isMissing")).toBool() ? 0 : 1;
            QCOMPARE(votes, cast);
        }
        QCOMPARE(voted, league.lab.all(u"VOTE_RESULT").size());
        QVERIFY(board.text().contains(QStringLiteral("Roles and fates")));
        for (const PostmortemMomentRow &moment : board.moments()->rows())
            QVERIFY(moment.night > 0 || moment.day > 0);
    }

    void whatIsNotThere_isNotFound()
    {
        const PlayedLeague league;
        PostmortemBoard board;
        board.open(league.folder(), QStringLiteral("R9M9"));
        QVERIFY(eventually([&] { return !board.isReading(); }));
        QVERIFY(!board.isFound());
        board.open({}, league.match());
        QVERIFY(eventually([&] { return !board.isReading(); }));
        QVERIFY(!board.isFound());
        QCOMPARE(board.players()->count(), 0);
    }

    // Who asks for another match before the first is read gets the other one.
    void theLastOneThatWasAskedFor_isShown()
    {
        const PlayedLeague league;
        PostmortemBoard board;
        board.open(league.folder(), QStringLiteral("R9M9"));
        board.open(league.folder(), league.match());
        QVERIFY(eventually([&] { return !board.isReading(); }));
        QVERIFY(board.isFound());
        QCOMPARE(board.matchId(), league.match());
    }
};

QTEST_GUILESS_MAIN(TestPostmortemBoard)
#include "tst_postmortem_board.moc"
