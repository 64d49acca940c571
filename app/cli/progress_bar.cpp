#include "app/cli/progress_bar.h"

#include <algorithm>

namespace league::app {

QString progressLine(int round, int counted, int inAll, int columns)
{
    const QString head = QStringLiteral("Round %1  ").arg(round);
    const QString tail = QStringLiteral("  %1 of %2 matches").arg(counted).arg(inAll);
    const qsizetype width = std::clamp<qsizetype>(columns - 3 - head.size() - tail.size(), 0, 40);
    if (width < 5)
        return (head + tail.trimmed()).left(columns);
    const qsizetype filled = inAll > 0 ? width * counted / inAll : 0;
    return head + u'[' + QString(filled, u'#') + QString(width - filled, u'.') + u']' + tail;
}

} // namespace league::app
