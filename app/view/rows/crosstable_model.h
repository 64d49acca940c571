// CrosstableModel: who met whom, as a square for a TableView or a grid.
//
// Owned by a LeagueBoard, which calls show() for another league or another round, and change() when
// matches have moved. Rows and columns are in the order of registration; its size changes once,
// when the league starts.
#pragma once

#include "app/view/story/league_story.h"

#include <QAbstractTableModel>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class CrosstableModel : public QAbstractTableModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int size READ size NOTIFY sizeChanged)
    Q_PROPERTY(QStringList names READ names NOTIFY sizeChanged)

public:
    enum Role {
        TextRole = Qt::UserRole, // "3", "1", "0", "0t", "–" or empty
        KindRole, // win, draw, loss, technical, live, own, pending, void
        MatchRole // the match it is about
    };

    struct Cell
    {
        QString text = {};
        QString kind = {};
        QString match = {};

        friend bool operator==(const Cell &, const Cell &) = default;
    };

    using QAbstractTableModel::QAbstractTableModel;

    // The table as the story tells it up to that round; -1 for now.
    void show(const LeagueStory &story, int shownRound);
    // The same, when nothing but these matches can have changed: two cells each.
    void change(const LeagueStory &story, int shownRound, const QSet<QString> &matches);

    [[nodiscard]] int size() const { return static_cast<int>(m_names.size()); }
    [[nodiscard]] const QStringList &names() const { return m_names; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void sizeChanged();

private:
    void resize(const QStringList &names);
    void showCells(const QList<Cell> &cells);
    // Puts the cell there and announces it.
    void showCell(int row, int column, const Cell &cell);

    QStringList m_names;
    QList<Cell> m_cells; // row by row
};

} // namespace league::app::view
