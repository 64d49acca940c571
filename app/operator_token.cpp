#include "app/operator_token.h"

#include <QDir>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace league::app {

base::Outcome keepOperatorToken(const store::LeagueFolder &folder, const QString &token)
{
    // Opened with its final mode, so that there is no moment in which others can read it. A file
    // that is there already keeps its mode, hence the second step.
    const QByteArray path = QFile::encodeName(operatorTokenPath(folder));
    const int file = ::open(path.constData(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    const QByteArray bytes = token.toLatin1() + '\n';
    const bool written = file >= 0 && ::fchmod(file, 0600) == 0
        && ::write(file, bytes.constData(), size_t(bytes.size())) == bytes.size();
    if (file >= 0)
        ::close(file);
    if (written)
        return base::Done{};
    return base::Failure{QStringLiteral("The operator token could not be written to %1.")
                             .arg(operatorTokenPath(folder))};
}

base::Result<QString> readOperatorToken(const store::LeagueFolder &folder)
{
    QFile file(operatorTokenPath(folder));
    if (!file.open(QIODevice::ReadOnly)) {
        return base::Failure{QStringLiteral("The operator token %1 cannot be read: %2. Only the "
                                            "person who runs the league may give orders.")
                                 .arg(file.fileName(), file.errorString())};
    }
    return QString::fromLatin1(file.readLine()).trimmed();
}

QString operatorTokenPath(const store::LeagueFolder &folder)
{
    return QDir(folder.path()).filePath(QStringLiteral("operator.token"));
}

} // namespace league::app
