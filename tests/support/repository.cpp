#include "tests/support/repository.h"

namespace league::test {

QString inRepository(const QString &path)
{
    return QStringLiteral(LEAGUE_SOURCE_DIR "/") + path;
}

} // namespace league::test
