// JSON as a table: a row per value, named by the path that leads to it.
#pragma once

#include "app/view/rows/json_rows.h"

#include <QObject>

namespace league::app::view {

struct FieldRow
{
    Q_GADGET
    Q_PROPERTY(QString path MEMBER path)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(QString kind MEMBER kind)

public:
    int number = 0; // of its line
    QString path = {}; // game_result.choices.P03
    QString value = {}; // text without its quotes
    QString kind = {}; // as in JsonRow

    [[nodiscard]] QString key() const { return QString::number(number); }
    friend bool operator==(const FieldRow &, const FieldRow &) = default;
};

[[nodiscard]] QList<FieldRow> fieldRows(const QList<JsonRow> &lines);

} // namespace league::app::view
