#include "app/view/row_model.h"

namespace league::app::view {

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

void RowModel::announceChange(int first, int last, const QSet<int> &roles)
{
    Q_EMIT dataChanged(index(first), index(last), roles.values());
}

} // namespace league::app::view
