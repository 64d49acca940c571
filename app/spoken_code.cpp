#include "app/spoken_code.h"

#include <QRandomGenerator>

namespace league::app {

QString newSpokenCode()
{
    constexpr QLatin1String signs("ABCDEFGHJKMNPQRTUVWXYZ2346789");
    constexpr int half = 3;
    QString code;
    for (int i = 0; i < 2 * half; ++i) {
        if (i == half)
            code.append(u' ');
        const auto sign = QRandomGenerator::system()->bounded(static_cast<int>(signs.size()));
        code.append(QLatin1Char(signs.at(sign)));
    }
    return code;
}

} // namespace league::app
