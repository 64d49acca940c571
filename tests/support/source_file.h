// SourceFile: a file of the repository as text, for the tests that check the rules of the house.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace league::test {

struct SourceFile
{
    QString path; // from the repository's top, "agents/base/clock.h"
    QString text;

    // "base" for agents/base/…, "app" for app/…, "tests" for tests/…
    [[nodiscard]] QString room() const;
    // "cpp", "h" or "qml".
    [[nodiscard]] QString suffix() const;
    // The file's own name, "clock.h".
    [[nodiscard]] QString name() const;
    // "agents/base/clock.h:12", as compilers and editors write a place.
    [[nodiscard]] QString place(qsizetype line) const;
};

// Every C++ and QML file below these folders of the repository, sorted by path.
[[nodiscard]] QList<SourceFile> sourceFiles(const QString &repository, const QStringList &folders);

// The text with comments and the contents of literals blanked out; lines keep their numbers and
// literals their quotes, so that a rule about code does not stumble over prose.
[[nodiscard]] QString codeOnly(const QString &text);

} // namespace league::test
