#include "app/view/rows/crosstable_model.h"

#include <algorithm>

namespace league::app::view {

namespace {

using Cell = CrosstableModel::Cell;

Cell cellOf(const tournament::Meeting &meeting)
{
    using enum tournament::SeatScore;
    const QString points = QString::number(meeting.points);
    const QString match = meeting.match.text();
    switch (meeting.score) {
    case Win:
        return {points, QStringLiteral("win"), match};
    case Draw:
        return {points, QStringLiteral("draw"), match};
    case Loss:
        return {points, QStringLiteral("loss"), match};
    case TechnicalLoss:
        return {points + QLatin1Char('t'), QStringLiteral("technical"), match};
    case Void:
        break;
    }
    return {QStringLiteral("×"), QStringLiteral("void"), match};
}

// The table of a story up to a round.
class Square
{
public:
    Square(const LeagueStory &story, int shownRound)
        : m_story(story), m_table(*story.crosstable()), m_shownRound(shownRound)
    {
    }

    // The cell of two players, from the side of the first.
    [[nodiscard]] Cell cell(int row, int column) const
    {
        if (row == column)
            return {QStringLiteral("–"), QStringLiteral("own"), {}};
        Cell cell{{}, QStringLiteral("pending"), {}};
        for (const tournament::Meeting &meeting : m_table.cell(row, column)) {
            const MatchTold *match = m_story.match(meeting.match.text());
            if (m_shownRound < 0 || (match && match->round <= m_shownRound))
                cell = cellOf(meeting);
        }
        return cell;
    }
    [[nodiscard]] bool isLive(const MatchTold &match) const
    {
        return m_shownRound < 0 && match.attempt > 0 && !match.isCounted();
    }
    [[nodiscard]] std::optional<int> numberOf(const SeatTold &seat) const
    {
        return m_table.roster().numberOf(base::PlayerId(seat.player));
    }

private:
    const LeagueStory &m_story;
    const tournament::Crosstable &m_table;
    int m_shownRound;
};

} // namespace

void CrosstableModel::show(const LeagueStory &story, int shownRound)
{
    const tournament::Crosstable *table = story.crosstable();
    QStringList names;
    const int size = table ? table->size() : 0;
    for (int i = 0; i < size; ++i)
        names.append(table->roster().at(i).displayName);
    if (names != m_names)
        resize(names);
    if (!table)
        return;
    const Square square(story, shownRound);
    QList<Cell> cells;
    cells.reserve(static_cast<qsizetype>(size) * size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column)
            cells.append(square.cell(row, column));
    }
    const RoundTold *current = story.round(story.currentRound());
    for (const QString &id : current ? current->matches : QStringList()) {
        const MatchTold &match = *story.match(id);
        const auto a = square.numberOf(match.seats.value(0));
        const auto b = square.numberOf(match.seats.value(1));
        if (!a || !b || !square.isLive(match))
            continue;
        cells[*a * size + *b] = {{}, QStringLiteral("live"), id};
        cells[*b * size + *a] = {{}, QStringLiteral("live"), id};
    }
    showCells(cells);
}

void CrosstableModel::change(const LeagueStory &story, int shownRound, const QSet<QString> &matches)
{
    if (!story.crosstable())
        return;
    const Square square(story, shownRound);
    for (const QString &id : matches) {
        const MatchTold &match = *story.match(id);
        const auto a = square.numberOf(match.seats.value(0));
        const auto b = square.numberOf(match.seats.value(1));
        if (!a || !b)
            continue;
        const Cell live{{}, QStringLiteral("live"), id};
        const bool isLive = square.isLive(match);
        showCell(*a, *b, isLive ? live : square.cell(*a, *b));
        showCell(*b, *a, isLive ? live : square.cell(*b, *a));
    }
}

int CrosstableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : size();
}

int CrosstableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : size();
}

QVariant CrosstableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Cell &cell = m_cells.at(index.row() * size() + index.column());
    switch (role) {
    case TextRole:
        return cell.text;
    case KindRole:
        return cell.kind;
    case MatchRole:
        return cell.match;
    default:
        return {};
    }
}

QHash<int, QByteArray> CrosstableModel::roleNames() const
{
    return {{TextRole, "text"}, {KindRole, "kind"}, {MatchRole, "matchId"}};
}

void CrosstableModel::resize(const QStringList &names)
{
    beginResetModel(); // another league: nothing of the old square is in the new one
    m_names = names;
    m_cells = QList<Cell>(names.size() * names.size());
    endResetModel();
    Q_EMIT sizeChanged();
}

void CrosstableModel::showCell(int row, int column, const Cell &cell)
{
    Cell &shown = m_cells[static_cast<qsizetype>(row) * size() + column];
    if (shown == cell)
        return;
    shown = cell;
    // Cell by cell: a view looks at every cell of a rectangle, and matches are all over the square.
    Q_EMIT dataChanged(index(row, column), index(row, column), {TextRole, KindRole, MatchRole});
}

void CrosstableModel::showCells(const QList<Cell> &cells)
{
    // One rectangle around what has changed.
    int top = size();
    int bottom = -1;
    int left = size();
    int right = -1;
    for (int i = 0; i < cells.size(); ++i) {
        if (m_cells.at(i) == cells.at(i))
            continue;
        m_cells[i] = cells.at(i);
        top = std::min(top, i / size());
        bottom = std::max(bottom, i / size());
        left = std::min(left, i % size());
        right = std::max(right, i % size());
    }
    if (bottom >= 0)
        Q_EMIT dataChanged(index(top, left), index(bottom, right), {TextRole, KindRole, MatchRole});
}

} // namespace league::app::view
