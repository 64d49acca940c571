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

// The cell of one meeting, from the side of a player.
Cell meetingCell(const tournament::Crosstable &table, int row, int column,
                 const std::function<bool(const base::MatchId &)> &isShown)
{
    if (row == column)
        return {QStringLiteral("–"), QStringLiteral("own"), {}};
    Cell cell{{}, QStringLiteral("pending"), {}};
    for (const tournament::Meeting &meeting : table.cell(row, column)) {
        if (isShown(meeting.match))
            cell = cellOf(meeting);
    }
    return cell;
}

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
    const auto isShown = [&](const base::MatchId &id) {
        const MatchTold *match = story.match(id.text());
        return shownRound < 0 || (match && match->round <= shownRound);
    };
    QList<Cell> cells;
    cells.reserve(static_cast<qsizetype>(size) * size);
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column)
            cells.append(meetingCell(*table, row, column, isShown));
    }
    const int round = shownRound < 0 ? story.currentRound() : 0;
    for (const RoundTold &each : story.rounds()) {
        if (each.id != round)
            continue;
        for (const QString &id : each.matches) {
            const MatchTold *match = story.match(id);
            if (match->isCounted() || match->attempt == 0)
                continue;
            const auto a = table->roster().numberOf(base::PlayerId(match->seats.value(0).player));
            const auto b = table->roster().numberOf(base::PlayerId(match->seats.value(1).player));
            if (!a || !b)
                continue;
            cells[*a * size + *b] = {{}, QStringLiteral("live"), id};
            cells[*b * size + *a] = {{}, QStringLiteral("live"), id};
        }
    }
    showCells(cells);
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
