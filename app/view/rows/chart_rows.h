// A state chart as a diagram: nodes and edges, straight from the rows of its table.
//
// The way through is the first row of every state, from the initial one on; it makes the upper
// line. Every other state stands below the state that leads to it first. Used for matches, and by
// whoever shows another chart.
#pragma once

#include "agents/base/chart_table.h"
#include "agents/league/league_rules.h"
#include "app/view/story/match_record.h"

#include <QObject>

namespace league::app::view {

struct ChartNode
{
    Q_GADGET
    Q_PROPERTY(QString word MEMBER state) // items of QML have a state of their own
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(int line MEMBER line)
    Q_PROPERTY(bool isVisited MEMBER isVisited)
    Q_PROPERTY(bool isCurrent MEMBER isCurrent)
    Q_PROPERTY(QString spent MEMBER spent)

public:
    QString state = {};
    int column = 0; // from the left
    int line = 0; // 0 the way through, 1 below it
    bool isVisited = false;
    bool isCurrent = false;
    QString spent = {}; // how long it lasted: 114 ms; empty when not known

    [[nodiscard]] QString key() const { return state; }
    friend bool operator==(const ChartNode &, const ChartNode &) = default;
};

struct ChartEdge
{
    Q_GADGET
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QString to MEMBER to)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(bool isPassed MEMBER isPassed)
    Q_PROPERTY(bool isQuiet MEMBER isQuiet)

public:
    QString from = {};
    QString to = {};
    QString label = {};
    bool isPassed = false;
    bool isQuiet = false; // of a state that almost everything leads to: drawn once it was passed

    [[nodiscard]] QString key() const { return from + u'>' + to; }
    friend bool operator==(const ChartEdge &, const ChartEdge &) = default;
};

// Nothing visited; the current state is marked, empty for none.
[[nodiscard]] QList<ChartNode> chartNodes(const base::ChartTable &table, const QString &current);
// One edge for all rows between the same two states; labels are empty.
[[nodiscard]] QList<ChartEdge> chartEdges(const base::ChartTable &table);

// The match chart as this attempt went through it; `nowMs` tells how long the present state lasts,
// 0 leaves that out.
[[nodiscard]] QList<ChartNode> matchNodes(const AttemptTold &attempt, qint64 nowMs);
[[nodiscard]] QList<ChartEdge> matchEdges(const AttemptTold &attempt,
                                          const tournament::LeagueRules &rules);

} // namespace league::app::view
