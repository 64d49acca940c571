// RowModel: a list for QML whose rows are plain values; one class for every list of the window.
//
// A row is a Q_GADGET whose properties are the roles and whose key() says which row is which. The
// owner says what the list looks like now, and the model makes the fewest changes that lead there:
// removals, moves, insertions, and dataChanged for what differs, with its roles. It is never reset,
// so what a page shows of a row lives as long as the row. An owner who knows which rows changed
// says only these: edit() and prepend() cost the same however long the list is.
//
//     struct RecentRow { Q_GADGET Q_PROPERTY(QString name MEMBER name) … QString key() const; };
//     Rows<RecentRow> recent;   recent.show(list);   const RecentRow &first = recent.rows()[0];
#pragma once

#include <QAbstractListModel>
#include <QList>
#include <QMetaProperty>
#include <QSet>
#include <QtQml/qqmlregistration.h>

namespace league::app::view {

class RowModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    [[nodiscard]] int count() const { return rowCount({}); }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    // One field of a row, for code that has no delegate; undefined when there is no such row.
    Q_INVOKABLE [[nodiscard]] QVariant field(int row, const QString &name) const;
    // Where the row is whose field has that value, -1 when none.
    Q_INVOKABLE [[nodiscard]] int indexOf(const QString &name, const QVariant &value) const;

Q_SIGNALS:
    void countChanged();

protected:
    RowModel(const QMetaObject &rowType, QObject *parent);
    [[nodiscard]] virtual const void *rowAt(int row) const = 0;
    // Adds the roles in which two rows differ.
    void addDifferences(const void *before, const void *after, QSet<int> &roles) const;
    void announceChange(int first, int last, const QSet<int> &roles);
    // Brings the rows into this order; as many as possible stay where they are.
    void reorder(const QStringList &keys);
    [[nodiscard]] virtual QString keyAt(int row) const;
    virtual void moveRow(int from, int to);
    // Rows that change one after the other: neighbours are announced together, with their roles.
    class Changes
    {
    public:
        explicit Changes(RowModel &model) : m_model(model) { }
        ~Changes() { announce(); }
        Changes(const Changes &) = delete;
        Changes &operator=(const Changes &) = delete;

        void note(int row, const void *before, const void *after);

    private:
        void announce();

        RowModel &m_model;
        int m_first = -1;
        int m_last = -1;
        QSet<int> m_roles;
    };

private:
    const QMetaObject &m_rowType;
};

template<class Row>
class Rows : public RowModel
{
public:
    explicit Rows(QObject *parent = nullptr) : RowModel(Row::staticMetaObject, parent) { }

    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    [[nodiscard]] int rowCount(const QModelIndex &parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    // The list is this from now on. Keys are unique.
    void show(const QList<Row> &wanted)
    {
        const qsizetype before = m_rows.size();
        removeOthers(wanted);
        arrange(wanted);
        update(wanted);
        if (m_rows.size() != before)
            Q_EMIT countChanged();
    }
    // Changes the rows with these keys where they stand; the key and the order stay.
    template<class Edit>
    void edit(const QSet<QString> &keys, const Edit &edit)
    {
        Changes changes(*this);
        for (int at = 0; !keys.isEmpty() && at < m_rows.size(); ++at) {
            if (!keys.contains(m_rows.at(at).key()))
                continue;
            Row edited = m_rows.at(at);
            edit(edited);
            exchange(at, edited, changes);
        }
    }
    // New rows in front; what goes beyond `most` falls off the end.
    void prepend(QList<Row> newest, int most)
    {
        newest.resize(std::min<qsizetype>(newest.size(), most));
        if (newest.isEmpty())
            return;
        const qsizetype before = m_rows.size();
        const int kept = static_cast<int>(std::min(before, most - newest.size()));
        if (kept < before) {
            beginRemoveRows({}, kept, static_cast<int>(before) - 1);
            m_rows.resize(kept);
            endRemoveRows();
        }
        beginInsertRows({}, 0, static_cast<int>(newest.size()) - 1);
        m_rows = newest + m_rows;
        endInsertRows();
        if (m_rows.size() != before)
            Q_EMIT countChanged();
    }

protected:
    [[nodiscard]] const void *rowAt(int row) const override { return &m_rows.at(row); }
    [[nodiscard]] QString keyAt(int row) const override { return m_rows.at(row).key(); }
    void moveRow(int from, int to) override { m_rows.move(from, to); }

private:
    void removeOthers(const QList<Row> &wanted)
    {
        QSet<QString> kept;
        for (const Row &row : wanted)
            kept.insert(row.key());
        for (int last = static_cast<int>(m_rows.size()) - 1; last >= 0; --last) {
            if (kept.contains(m_rows.at(last).key()))
                continue;
            int first = last;
            while (first > 0 && !kept.contains(m_rows.at(first - 1).key()))
                --first;
            beginRemoveRows({}, first, last);
            m_rows.remove(first, last - first + 1);
            endRemoveRows();
            last = first;
        }
    }

    // Every row is where it should be afterwards, as old as it was.
    void arrange(const QList<Row> &wanted)
    {
        QSet<QString> present;
        for (const Row &row : std::as_const(m_rows))
            present.insert(row.key());
        QStringList order;
        for (const Row &row : wanted) {
            if (present.contains(row.key()))
                order.append(row.key());
        }
        reorder(order);
        for (int at = 0; at < wanted.size(); ++at) {
            if (at >= m_rows.size() || m_rows.at(at).key() != wanted.at(at).key())
                at = insert(wanted, present, at);
        }
    }

    // Inserts the new rows from here on and returns the last one's place.
    int insert(const QList<Row> &wanted, const QSet<QString> &present, int first)
    {
        int last = first;
        while (last + 1 < wanted.size() && !present.contains(wanted.at(last + 1).key()))
            ++last;
        beginInsertRows({}, first, last);
        for (int at = first; at <= last; ++at)
            m_rows.insert(at, wanted.at(at));
        endInsertRows();
        return last;
    }

    void update(const QList<Row> &wanted)
    {
        Changes changes(*this);
        for (int at = 0; at < wanted.size(); ++at)
            exchange(at, wanted.at(at), changes);
    }

    void exchange(int at, const Row &row, Changes &changes)
    {
        if (m_rows.at(at) == row)
            return;
        changes.note(at, &m_rows.at(at), &row);
        m_rows[at] = row;
    }

    QList<Row> m_rows;
};

} // namespace league::app::view
