// A league's journal, folded for the window, says what the manager says.
#include "app/view/league_board.h"

#include "agents/base/charts/league_chart.h"
#include "agents/base/charts/match_chart.h"
#include "agents/base/fake_clock.h"
#include "app/view/feeds/playback.h"
#include "tests/app/played_league.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using test::PlayedLeague;

namespace {

app::HouseOptions sevenPlayers()
{
    app::HouseOptions options;
    options.players = 7;
    options.referees = 2;
    options.basePort = 0;
    options.wire = app::WireKind::InProcess;
    options.seed = QStringLiteral("board");
    options.rules.drawSource = tournament::DrawSource::Seeded;
    return options;
}

} // namespace

class TestLeagueBoard : public QObject
{
    Q_OBJECT

    std::unique_ptr<PlayedLeague> m_league;

    // Everything the journal holds, up to the entry at which `stop` says so.
    [[nodiscard]] QList<store::Entry>
    entriesUntil(const std::function<bool(const store::Entry &)> &stop = {}) const
    {
        QList<store::Entry> entries;
        for (const store::Entry &entry : m_league->entries()) {
            entries.append(entry);
            if (stop && stop(entry))
                break;
        }
        return entries;
    }

    static QStringList textOf(const QList<StandingsRow> &rows)
    {
        QStringList text;
        for (const StandingsRow &row : rows) {
            text.append(QStringLiteral("%1 %2 %3 %4-%5-%6")
                            .arg(row.rank)
                            .arg(row.playerId)
                            .arg(row.points)
                            .arg(row.wins)
                            .arg(row.draws)
                            .arg(row.losses));
        }
        return text;
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_league = std::make_unique<PlayedLeague>(sevenPlayers());
        QVERIFY2(m_league->ok(), qPrintable(m_league->problem()));
    }

    void theEnd_isWhatTheManagerAnnounced()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        board.take(entriesUntil());
        QCOMPARE(board.standings()->count(), 0); // not before the next frame
        clock.advance(std::chrono::milliseconds(16));
        QStringList announced;
        for (const protocol::StandingRow &row : m_league->summary().finalStandings) {
            announced.append(QStringLiteral("%1 %2 %3 %4-%5-%6")
                                 .arg(row.rank)
                                 .arg(row.playerId.text())
                                 .arg(row.points)
                                 .arg(row.wins)
                                 .arg(row.draws)
                                 .arg(row.losses));
        }
        QCOMPARE(textOf(board.standings()->rows()), announced);
        QCOMPARE(board.state(), QString(base::league_chart::Completed));
        QVERIFY(board.isOver());
        QCOMPARE(board.rounds(), 7);
        QCOMPARE(board.round(), 7);
        QCOMPARE(board.matchesDone(), 21);
        QCOMPARE(board.matchesInAll(), 21);
        QCOMPARE(board.players(), 7);
        QCOMPARE(board.referees(), 2);
        for (const RoundRow &round : board.roundList()->rows()) {
            QCOMPARE(round.stateWord, QStringLiteral("COMPLETED"));
            QCOMPARE(round.done, 3);
            QCOMPARE(round.pips, QStringList(3, QStringLiteral("done")));
        }
        QVERIFY(board.events()->rows().constFirst().sentence.contains(
            m_league->summary().champion.displayName));
    }

    void formAndPoints_addUp()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        board.take(entriesUntil());
        board.show();
        for (const StandingsRow &row : board.standings()->rows()) {
            QCOMPARE(row.form.size(), 6); // seven rounds, one rest
            QCOMPARE(row.form.count(QStringLiteral("win")), row.wins);
            QCOMPARE(row.form.count(QStringLiteral("draw")), row.draws);
        }
        for (int i = 0; i < board.series().size(); ++i) {
            const QVariantMap series = board.series().at(i).toMap();
            const QVariantList points = series.value(QStringLiteral("points")).toList();
            QCOMPARE(points.size(), 7);
            QCOMPARE(points.constLast().toInt(), board.standings()->rows().at(i).points);
            QCOMPARE(series.value(QStringLiteral("highlighted")).toBool(), i < 4);
        }
    }

    void theCrosstable_isTheTable_seenFromBothSides()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        board.take(entriesUntil());
        board.show();
        CrosstableModel *table = board.crosstable();
        QCOMPARE(table->size(), 7);
        for (int row = 0; row < 7; ++row) {
            int points = 0;
            for (int column = 0; column < 7; ++column) {
                const auto kind =
                    table->data(table->index(row, column), CrosstableModel::KindRole).toString();
                const auto mirrored =
                    table->data(table->index(column, row), CrosstableModel::KindRole).toString();
                QCOMPARE(kind == QStringLiteral("own"), row == column);
                QCOMPARE(kind == QStringLiteral("win"), mirrored == QStringLiteral("loss"));
                points += table->data(table->index(row, column), CrosstableModel::TextRole).toInt();
            }
            const int at =
                board.standings()->indexOf(QStringLiteral("name"), table->names().at(row));
            QCOMPARE(points, board.standings()->rows().at(at).points);
        }
    }

    void aRunningMatch_showsWhoHasChosen_andNotWhat()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        QString match;
        board.take(entriesUntil([&](const store::Entry &entry) {
            match = entry.subject;
            return entry.kind == QLatin1String("game");
        }));
        board.show();
        const int at = board.matches()->indexOf(QStringLiteral("matchId"), match);
        QVERIFY(at >= 0);
        const MatchRow &row = board.matches()->rows().at(at);
        QCOMPARE(row.stateWord, QString(base::match_chart::CollectingChoices));
        QCOMPARE(row.stage, 2);
        QVERIFY(row.a.hasJoined && row.b.hasJoined);
        QVERIFY(row.a.hasChosen != row.b.hasChosen);
        QVERIFY(row.a.choice.isEmpty() && row.b.choice.isEmpty());
        QCOMPARE(row.windowMs, 30'000);
        QCOMPARE(row.drawnNumber, -1);
        QVERIFY(!row.isCounted);
        QVERIFY(!board.isOver());
    }

    void theTimeMachine_showsARoundAsItWas_andComesBack()
    {
        base::FakeClock clock;
        LeagueBoard then(clock);
        then.take(entriesUntil([](const store::Entry &entry) {
            return entry.kind == QLatin1String("standing")
                && entry.body.value(QLatin1String("round_id")) == 3;
        }));
        then.show();
        LeagueBoard board(clock);
        board.take(entriesUntil());
        board.show();
        const QStringList end = textOf(board.standings()->rows());
        board.setShownRound(3);
        QCOMPARE(textOf(board.standings()->rows()), textOf(then.standings()->rows()));
        QCOMPARE(board.matches()->rows().constFirst().round, 3);
        QVERIFY(board.roundList()->rows().at(2).isShown);
        const QVariantMap leader = board.series().constFirst().toMap();
        QCOMPARE(leader.value(QStringLiteral("points")).toList().size(), 3);
        board.setShownRound(-1);
        QCOMPARE(textOf(board.standings()->rows()), end);
    }

    void aReplay_endsWhereTheLeagueEnded_andGoesBackAndForth()
    {
        base::FakeClock clock;
        Playback playback(clock);
        const QSignalSpy opened(&playback, &Playback::opened);
        QSignalSpy caughtUp(&playback, &Playback::caughtUp);
        const auto catchesUp = [&caughtUp] {
            return test::eventually([&] { return !caughtUp.isEmpty(); });
        };
        playback.open(m_league->folder().path());
        QVERIFY(test::eventually([&] { return opened.size() == 1; }));
        QCOMPARE(playback.journal(), m_league->folder().journal());
        LeagueBoard board(clock);
        connect(&playback, &Playback::begun, &board, &LeagueBoard::begin);
        connect(&playback, &Playback::told, &board, &LeagueBoard::take);
        playback.seekToEnd();
        QVERIFY(!board.isOver()); // read elsewhere, portion by portion
        QVERIFY(catchesUp());
        board.show();
        QVERIFY(board.isOver());
        const QStringList end = textOf(board.standings()->rows());
        const qint64 lastSeq = board.story().lastSeq();

        caughtUp.clear();
        playback.seek(0);
        QVERIFY(catchesUp());
        board.show();
        QVERIFY(!board.isOver());
        QCOMPARE(board.matchesDone(), 0);

        playback.step();
        const qint64 first = playback.positionMs();
        playback.step();
        QVERIFY(playback.positionMs() >= first);
        playback.stepBack();
        QVERIFY(playback.positionMs() <= first);

        playback.setSpeed(4);
        playback.play();
        QVERIFY(playback.isPlaying());
        const qint64 from = playback.positionMs();
        clock.advance(std::chrono::milliseconds(33));
        QCOMPARE(playback.positionMs(), std::min(playback.lengthMs(), from + 4 * 33));
        for (int frame = 0; playback.isPlaying() && frame < 100'000; ++frame)
            clock.advance(std::chrono::milliseconds(33));
        QVERIFY(!playback.isPlaying());
        QVERIFY(test::eventually([&] { return board.story().lastSeq() == lastSeq; }));
        board.show();
        QCOMPARE(board.story().lastSeq(), lastSeq);
        QCOMPARE(textOf(board.standings()->rows()), end);
    }

    // What somebody seeks while the way there is still being told is where it ends.
    void aSeekThatOvertakesAnother_wins()
    {
        base::FakeClock clock;
        Playback playback(clock);
        const QSignalSpy opened(&playback, &Playback::opened);
        playback.open(m_league->folder().journal());
        QVERIFY(test::eventually([&] { return opened.size() == 1; }));
        LeagueBoard board(clock);
        connect(&playback, &Playback::begun, &board, &LeagueBoard::begin);
        connect(&playback, &Playback::told, &board, &LeagueBoard::take);
        QSignalSpy caughtUp(&playback, &Playback::caughtUp);
        playback.seekToEnd();
        playback.seek(0);
        playback.seek(playback.lengthMs() / 2);
        QVERIFY(test::eventually([&] { return !caughtUp.isEmpty(); }));
        const qint64 middle = board.story().lastSeq();
        QVERIFY(middle > 0);
        QVERIFY(!board.isOver());
        // As if nobody had been in a hurry.
        caughtUp.clear();
        playback.seek(0);
        QVERIFY(test::eventually([&] { return !caughtUp.isEmpty(); }));
        caughtUp.clear();
        playback.seek(playback.lengthMs() / 2);
        QVERIFY(test::eventually([&] { return !caughtUp.isEmpty(); }));
        QCOMPARE(board.story().lastSeq(), middle);
    }

    void aFileThatIsNoJournal_isRefusedWithAReason()
    {
        base::FakeClock clock;
        Playback playback(clock);
        const QSignalSpy refused(&playback, &Playback::refused);
        playback.open(QStringLiteral("/nowhere/journal.db"));
        QVERIFY(test::eventually([&] { return refused.size() == 1; }));
        QVERIFY(!refused.constFirst().constFirst().value<base::Failure>().sentence.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLeagueBoard)
#include "tst_league_board.moc"
