#include "app/view/row_model.h"

#include <algorithm>

namespace league::app::view {

namespace {

// Which of these numbers make up the longest list that only rises.
QList<bool> longestRise(const QList<int> &numbers)
{
    QList<qsizetype> ends; // where the best list of each length ends
    QList<qsizetype> before(numbers.size(), -1);
    for (qsizetype i = 0; i < numbers.size(); ++i) {
        const auto longer = std::ranges::lower_bound(
            ends, numbers.at(i), {}, [&](qsizetype end) { return numbers.at(end); });
        if (longer != ends.begin())
            before[i] = *std::prev(longer);
        if (longer == ends.end())
            ends.append(i);
        else
            *longer = i;
    }
    QList<bool> rises(numbers.size(), false);
    for (qsizetype i = ends.isEmpty() ? -1 : ends.constLast(); i >= 0; i = before.at(i))
        rises[i] = true;
    return rises;
}

} // namespace

RowModel::RowModel(const QMetaObject &rowType, QObject *parent)
    : QAbstractListModel(parent), m_rowType(rowType)
{
}

QHash<int, QByteArray> RowModel::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_rowType.propertyCount(); ++i)
        names.insert(Qt::UserRole + i, m_rowType.property(i).name());
    return names;
}

QVariant RowModel::data(const QModelIndex &index, int role) const
{
    const int property = role - Qt::UserRole;
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || property < 0
        || property >= m_rowType.propertyCount())
        return {};
    return m_rowType.property(property).readOnGadget(rowAt(index.row()));
}

QVariant RowModel::field(int row, const QString &name) const
{
    const int property = m_rowType.indexOfProperty(name.toLatin1().constData());
    if (row < 0 || row >= rowCount({}) || property < 0)
        return {};
    return m_rowType.property(property).readOnGadget(rowAt(row));
}

int RowModel::indexOf(const QString &name, const QVariant &value) const
{
    for (int row = 0; row < rowCount({}); ++row) {
        if (field(row, name) == value)
            return row;
    }
    return -1;
}

void RowModel::addDifferences(const void *before, const void *after, QSet<int> &roles) const
{
    for (int i = 0; i < m_rowType.propertyCount(); ++i) {
        const QMetaProperty property = m_rowType.property(i);
        if (property.readOnGadget(before) != property.readOnGadget(after))
            roles.insert(Qt::UserRole + i);
    }
}

QString RowModel::keyAt(int row) const
{
    return QString::number(row);
}

void RowModel::moveRow(int from, int to)
{
    Q_UNUSED(from)
    Q_UNUSED(to)
}

void RowModel::reorder(const QStringList &keys)
{
    QHash<QString, int> places;
    for (int at = 0; at < rowCount({}); ++at)
        places.insert(keyAt(at), at);
    QList<int> wanted;
    for (const QString &key : keys)
        wanted.append(places.value(key));
    const QList<bool> stays = longestRise(wanted);
    const auto placeOf = [this](const QString &key) {
        int at = 0;
        while (keyAt(at) != key)
            ++at;
        return at;
    };
    for (qsizetype i = 0; i < keys.size(); ++i) {
        if (stays.at(i))
            continue;
        // Behind the one it should follow, as it is counted before the row is taken out.
        const int from = placeOf(keys.at(i));
        const int behind = i == 0 ? 0 : placeOf(keys.at(i - 1)) + 1;
        if (from == behind)
            continue;
        beginMoveRows({}, from, from, {}, behind);
        moveRow(from, from < behind ? behind - 1 : behind);
        endMoveRows();
    }
}

void RowModel::Changes::note(int row, const void *before, const void *after)
{
    if (m_first >= 0 && m_last != row - 1)
        announce();
    m_model.addDifferences(before, after, m_roles);
    m_first = m_first < 0 ? row : m_first;
    m_last = row;
}

void RowModel::Changes::announce()
{
    if (m_first >= 0)
        m_model.announceChange(m_first, m_last, m_roles);
    m_first = -1;
    m_roles.clear();
}

void RowModel::announceChange(int first, int last, const QSet<int> &roles)
{
    Q_EMIT dataChanged(index(first), index(last), roles.values());
}

} // namespace league::app::view
