#include "app/view/rows/traffic_model.h"

#include <algorithm>

namespace league::app::view {

TrafficModel::TrafficModel(QObject *parent) : RowModel(TrafficRow::staticMetaObject, parent) { }

int TrafficModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

void TrafficModel::prepend(const QList<SharedTrafficRow> &newer)
{
    if (newer.isEmpty())
        return;
    beginInsertRows({}, 0, static_cast<int>(newer.size()) - 1);
    m_rows.insert(m_rows.begin(), newer.begin(), newer.end());
    endInsertRows();
    Q_EMIT countChanged();
}

void TrafficModel::forgetBefore(qint64 number)
{
    const auto kept =
        std::ranges::find_if(m_rows.rbegin(), m_rows.rend(), [number](const SharedTrafficRow &row) {
            return row->number >= number;
        });
    const int first = static_cast<int>(m_rows.rend() - kept);
    const int last = static_cast<int>(m_rows.size()) - 1;
    if (first > last)
        return;
    beginRemoveRows({}, first, last);
    m_rows.erase(m_rows.begin() + first, m_rows.end());
    endRemoveRows();
    Q_EMIT countChanged();
}

void TrafficModel::change(const SharedTrafficRow &row)
{
    const int at = indexOfNumber(row->number);
    if (at < 0)
        return;
    SharedTrafficRow &shown = m_rows[static_cast<size_t>(at)];
    QSet<int> roles;
    addDifferences(shown.get(), row.get(), roles);
    shown = row;
    if (!roles.isEmpty())
        announceChange(at, at, roles);
}

void TrafficModel::exchange(std::deque<SharedTrafficRow> rows)
{
    if (!m_rows.empty()) {
        beginRemoveRows({}, 0, static_cast<int>(m_rows.size()) - 1);
        m_rows.clear();
        endRemoveRows();
    }
    if (!rows.empty()) {
        beginInsertRows({}, 0, static_cast<int>(rows.size()) - 1);
        m_rows = std::move(rows);
        endInsertRows();
    }
    Q_EMIT countChanged();
}

int TrafficModel::indexOf(const std::deque<SharedTrafficRow> &rows, qint64 number)
{
    const auto at = std::ranges::lower_bound(rows, number, std::greater(), &TrafficRow::number);
    return at == rows.end() || (*at)->number != number ? -1 : static_cast<int>(at - rows.begin());
}

const void *TrafficModel::rowAt(int row) const
{
    return m_rows.at(static_cast<size_t>(row)).get();
}

} // namespace league::app::view
