// Records the league that the window's pictures show: record_spring_cup FILE
//
// The stored one is tests/golden/spring_cup.json; packaging/screenshots --record makes it anew.
#include "tests/golden/spring_cup.h"

#include <QCoreApplication>
#include <QFile>

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    if (argc != 2) {
        qCritical("Usage: record_spring_cup FILE");
        return 2;
    }
    const league::base::Result<QByteArray> record = league::test::SpringCup().record();
    if (!record) {
        qCritical("%s", qPrintable(record.failure().sentence));
        return 1;
    }
    QFile file(QString::fromLocal8Bit(argv[1]));
    if (!file.open(QIODevice::WriteOnly) || file.write(*record) != record->size()) {
        qCritical("%s could not be written: %s", argv[1], qPrintable(file.errorString()));
        return 1;
    }
    return 0;
}
