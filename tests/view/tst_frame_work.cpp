// What a frame of the window has to do: only what the entries of that frame were about.
#include "agents/base/fake_clock.h"
#include "agents/protocol/record_facts.h"
#include "agents/store/league_facts.h"
#include "app/view/boards/agents_board.h"
#include "app/view/league_board.h"
#include "tests/app/played_league.h"

#include <QSignalSpy>
#include <QTest>

using namespace league;
using namespace league::app::view;
using test::PlayedLeague;

namespace {

constexpr std::chrono::milliseconds Frame{16};

app::HouseOptions twelvePlayers()
{
    app::HouseOptions options;
    options.players = 12;
    options.referees = 3;
    options.basePort = 0;
    options.wire = app::WireKind::InProcess;
    options.seed = QStringLiteral("frames");
    options.rules.drawSource = tournament::DrawSource::Seeded;
    return options;
}

// How many rows or cells of a model were announced as changed, inserted or moved.
class Touches
{
public:
    explicit Touches(QAbstractItemModel *model)
    {
        QObject::connect(model, &QAbstractItemModel::dataChanged, &m_here,
                         [this](const QModelIndex &first, const QModelIndex &last) {
                             m_cells += (last.row() - first.row() + 1)
                                 * (last.column() - first.column() + 1);
                         });
        const auto count = [this](const QModelIndex &, int first, int last) {
            m_structure += last - first + 1;
        };
        QObject::connect(model, &QAbstractItemModel::rowsInserted, &m_here, count);
        QObject::connect(model, &QAbstractItemModel::rowsRemoved, &m_here, count);
        QObject::connect(model, &QAbstractItemModel::rowsMoved, &m_here, count);
        QObject::connect(model, &QAbstractItemModel::modelReset, &m_here, [this] { ++m_resets; });
    }
    [[nodiscard]] int takeCells() { return std::exchange(m_cells, 0); }
    [[nodiscard]] int takeStructure() { return std::exchange(m_structure, 0); }
    [[nodiscard]] int takeResets() { return std::exchange(m_resets, 0); }

private:
    QObject m_here;
    int m_cells = 0;
    int m_structure = 0;
    int m_resets = 0;
};

QStringList cellsOf(CrosstableModel *table)
{
    QStringList cells;
    for (int row = 0; row < table->size(); ++row) {
        for (int column = 0; column < table->size(); ++column) {
            const QModelIndex at = table->index(row, column);
            cells.append(table->data(at, CrosstableModel::TextRole).toString() + u' '
                         + table->data(at, CrosstableModel::KindRole).toString() + u' '
                         + table->data(at, CrosstableModel::MatchRole).toString());
        }
    }
    return cells;
}

} // namespace

class TestFrameWork : public QObject
{
    Q_OBJECT

    QList<store::Entry> m_entries;

    // The first entry of that kind after so many; -1 when there is none.
    [[nodiscard]] qsizetype find(const QString &kind, qsizetype from) const
    {
        for (qsizetype at = from; at < m_entries.size(); ++at) {
            if (m_entries.at(at).kind == kind)
                return at;
        }
        return -1;
    }

private Q_SLOTS:
    void initTestCase()
    {
        const PlayedLeague league(twelvePlayers());
        QVERIFY2(league.ok(), qPrintable(league.problem()));
        m_entries = league.entries();
        QVERIFY(m_entries.size() > 500);
    }

    // A league that is followed frame by frame looks as one that is told at once.
    void frameByFrame_isTheSameAsAllAtOnce()
    {
        base::FakeClock clock;
        LeagueBoard followed(clock);
        AgentsBoard agents(followed, clock);
        for (qsizetype at = 0; at < m_entries.size(); ++at) {
            followed.take({m_entries.at(at)});
            clock.advance(Frame);
            if (at % 23 != 0 && at != m_entries.size() - 1)
                continue;
            followed.show();
            base::FakeClock other;
            LeagueBoard told(other);
            AgentsBoard toldAgents(told, other);
            told.take(m_entries.mid(0, at + 1));
            told.show();
            QCOMPARE(followed.standings()->rows(), told.standings()->rows());
            QCOMPARE(followed.roundList()->rows(), told.roundList()->rows());
            QCOMPARE(followed.matches()->rows(), told.matches()->rows());
            QCOMPARE(followed.events()->rows(), told.events()->rows());
            QCOMPARE(followed.series(), told.series());
            QCOMPARE(cellsOf(followed.crosstable()), cellsOf(told.crosstable()));
            QCOMPARE(agents.rows()->rows(), toldAgents.rows()->rows());
        }
        QVERIFY(followed.isOver());
    }

    void anEntry_touchesItsMatch_andNothingElse_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<int>("matches");
        QTest::addColumn<int>("cells");
        QTest::addColumn<int>("rounds");
        QTest::newRow("a choice") << QString(protocol::GameFact::Kind) << 1 << 0 << 0;
        QTest::newRow("an assignment") << QString(store::AssignedFact::Kind) << 1 << 2 << 1;
        QTest::newRow("a result") << QString(store::ResultFact::Kind) << 1 << 2 << 1;
    }

    void anEntry_touchesItsMatch_andNothingElse()
    {
        QFETCH(const QString, kind);
        base::FakeClock clock;
        LeagueBoard board(clock);
        // In the middle of the league, within a round.
        const qsizetype at = find(kind, m_entries.size() / 2);
        QVERIFY(at > 0);
        board.take(m_entries.mid(0, at));
        board.show();
        Touches matches(board.matches());
        Touches rounds(board.roundList());
        Touches cells(board.crosstable());
        Touches standings(board.standings());
        board.take({m_entries.at(at)});
        board.show();
        QTEST(matches.takeCells(), "matches");
        QTEST(cells.takeCells(), "cells");
        QTEST(rounds.takeCells(), "rounds");
        QCOMPARE(matches.takeStructure() + rounds.takeStructure(), 0);
        if (kind != store::ResultFact::Kind)
            QVERIFY(standings.takeCells() <= 2); // the two who play
        QCOMPARE(matches.takeResets() + rounds.takeResets() + cells.takeResets()
                     + standings.takeResets(),
                 0);
    }

    void aBurst_isOneBatch()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        board.take(m_entries.mid(0, m_entries.size() / 2));
        board.show();
        clock.advance(std::chrono::seconds(1));
        const QSignalSpy shown(&board, &LeagueBoard::shown);
        const QSignalSpy events(board.events(), &QAbstractItemModel::rowsInserted);
        const QSignalSpy series(&board, &LeagueBoard::seriesChanged);
        for (const store::Entry &entry : m_entries.mid(m_entries.size() / 2, 200))
            board.take({entry});
        QCOMPARE(shown.count(), 0); // not before the frame
        clock.advance(Frame);
        QCOMPARE(shown.count(), 1);
        QCOMPARE(events.count(), 1);
        QVERIFY(series.count() <= 1);
    }

    void eventsAndChart_comeAFewTimesASecond_andNothingIsLost()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        const qsizetype from = find(store::ResultFact::Kind, 0);
        board.take(m_entries.mid(0, from));
        board.show();
        clock.advance(std::chrono::seconds(1));
        const QSignalSpy events(board.events(), &QAbstractItemModel::rowsInserted);
        const QSignalSpy series(&board, &LeagueBoard::seriesChanged);
        constexpr int Frames = 125; // two seconds
        qsizetype at = from;
        for (int frame = 0; frame < Frames; ++frame) {
            for (int i = 0; i < 4 && at < m_entries.size(); ++i)
                board.take({m_entries.at(at++)});
            clock.advance(Frame);
        }
        QVERIFY(at < m_entries.size());
        QVERIFY2(events.count() > 3 && events.count() <= 9,
                 qPrintable(QString::number(events.count())));
        QVERIFY2(series.count() > 3 && series.count() <= 9,
                 qPrintable(QString::number(series.count())));
        clock.advance(std::chrono::seconds(1)); // what was left out comes by itself
        QCOMPARE(board.events()->rows().constFirst().number, board.story().events().back().number);
        for (int i = 0; i < board.series().size(); ++i) {
            const QVariantMap line = board.series().at(i).toMap();
            const QVariantList points = line.value(QStringLiteral("points")).toList();
            QCOMPARE(points.isEmpty() ? 0 : points.constLast().toInt(),
                     board.standings()->rows().at(i).points);
        }
    }

    void theTicker_keepsItsLength()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        for (const store::Entry &entry : std::as_const(m_entries)) {
            board.take({entry});
            clock.advance(Frame);
        }
        QCOMPARE(board.events()->count(), 200);
        QVERIFY(board.story().events().size() <= 400);
    }

    void theTimeMachine_isNotDisturbedByWhatGoesOn()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        board.take(m_entries.mid(0, m_entries.size() / 2));
        board.show();
        QVERIFY(board.round() > 2);
        board.setShownRound(1);
        Touches matches(board.matches());
        Touches cells(board.crosstable());
        const QStringList before = cellsOf(board.crosstable());
        const QList<MatchRow> shownMatches = board.matches()->rows();
        for (const store::Entry &entry : m_entries.mid(m_entries.size() / 2, 100)) {
            board.take({entry});
            clock.advance(Frame);
        }
        QCOMPARE(matches.takeCells() + matches.takeStructure() + cells.takeCells(), 0);
        QCOMPARE(cellsOf(board.crosstable()), before);
        QCOMPARE(board.matches()->rows(), shownMatches);
    }

    void aMatchThatMoves_costsTheAgentsPageItsReferee()
    {
        base::FakeClock clock;
        LeagueBoard board(clock);
        AgentsBoard agents(board, clock);
        const qsizetype at = find(store::AssignedFact::Kind, m_entries.size() / 2);
        board.take(m_entries.mid(0, at));
        board.show();
        Touches rows(agents.rows());
        board.take({m_entries.at(at)});
        board.show();
        QCOMPARE(rows.takeCells(), 1);
        QCOMPARE(rows.takeStructure() + rows.takeResets(), 0);
    }
};

QTEST_GUILESS_MAIN(TestFrameWork)
#include "tst_frame_work.moc"
