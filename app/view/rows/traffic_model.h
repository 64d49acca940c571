// TrafficModel: the messages a traffic page shows, newest first; thousands of them.
//
// Owned by the TrafficBoard. New rows are put in front in one step and old ones fall off the end,
// whatever the length; rows are found by their number.
#pragma once

#include "app/view/row_model.h"
#include "app/view/rows/traffic_row.h"

#include <deque>

namespace league::app::view {

class TrafficModel : public RowModel
{
public:
    explicit TrafficModel(QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent) const override;
    [[nodiscard]] const std::deque<TrafficRow> &rows() const { return m_rows; }
    // Rows with greater numbers than any before, newest first.
    void prepend(const QList<TrafficRow> &newer);
    // Rows below that number fall off.
    void forgetBefore(qint64 number);
    // The row of that number is this now; nothing happens when it is not shown.
    void change(const TrafficRow &row);
    // Other rows altogether, newest first, after another filter or search.
    void exchange(std::deque<TrafficRow> rows);
    // Where the row of that number is, -1 when it is not shown.
    [[nodiscard]] int indexOfNumber(qint64 number) const;

protected:
    [[nodiscard]] const void *rowAt(int row) const override;

private:
    std::deque<TrafficRow> m_rows;
};

} // namespace league::app::view
