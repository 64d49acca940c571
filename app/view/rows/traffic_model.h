// TrafficModel: the messages a traffic page shows, newest first; thousands of them.
//
// Owned by the TrafficBoard, with which it shares the rows. New ones are put in front in one step
// and old ones fall off the end, whatever the length; rows are found by their number.
#pragma once

#include "app/view/row_model.h"
#include "app/view/rows/traffic_row.h"

#include <deque>
#include <memory>

namespace league::app::view {

// A row that changes is replaced, so that whoever shows it can tell what is new.
using SharedTrafficRow = std::shared_ptr<const TrafficRow>;

class TrafficModel : public RowModel
{
public:
    explicit TrafficModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent) const override;
    [[nodiscard]] const std::deque<SharedTrafficRow> &rows() const { return m_rows; }
    // Rows with greater numbers than any before, newest first.
    void prepend(const QList<SharedTrafficRow> &newer);
    // Rows below that number fall off.
    void forgetBefore(qint64 number);
    // The row of that number is this now; nothing happens when it is not shown.
    void change(const SharedTrafficRow &row);
    // Other rows altogether, newest first, after another filter or search.
    void exchange(std::deque<SharedTrafficRow> rows);
    // Where the row of that number is, -1 when it is not shown.
    [[nodiscard]] int indexOfNumber(qint64 number) const { return indexOf(m_rows, number); }
    // The same in any rows that are sorted in this way.
    [[nodiscard]] static int indexOf(const std::deque<SharedTrafficRow> &rows, qint64 number);

protected:
    [[nodiscard]] const void *rowAt(int row) const override;

private:
    std::deque<SharedTrafficRow> m_rows;
};

} // namespace league::app::view
