#include "app/chat/turn_guide.h"

#include <QFile>

namespace league::app {

QString turnGuide()
{
    QFile file(QStringLiteral(":/guide/turn-channels.md"));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace league::app
