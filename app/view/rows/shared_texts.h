// SharedTexts: the texts of many rows, each kept once.
//
// Owned by the TrafficBoard. A name, an endpoint or the id of a match stands in hundreds of
// messages and was parsed anew from each; rows that have been here share what is equal.
#pragma once

#include "app/view/rows/traffic_row.h"

#include <QHash>
#include <QSet>

namespace league::app::view {

class SharedTexts
{
public:
    void share(TrafficRow &row);

private:
    void share(QString &text);

    QSet<QString> m_texts;
    QHash<QString, QStringList> m_lists; // of one text each
};

} // namespace league::app::view
