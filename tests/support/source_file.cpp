#include "tests/support/source_file.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace league::test {

namespace {

bool isWordChar(QChar c)
{
    return c.isLetterOrNumber() || c == u'_';
}

// Whether the ' at this place separates the digits of a number, as in 30'000.
bool separatesDigits(const QString &text, qsizetype quote)
{
    qsizetype start = quote;
    while (start > 0 && (isWordChar(text.at(start - 1)) || text.at(start - 1) == u'\''))
        --start;
    return start < quote && text.at(start).isDigit();
}

// Where the literal or comment that starts here ends (one past); `from` itself if none starts here.
qsizetype endOfProse(const QString &text, qsizetype from)
{
    const QStringView rest = QStringView(text).mid(from);
    const auto past = [&](qsizetype found, qsizetype length) {
        return found < 0 ? text.size() : found + length;
    };
    if (rest.startsWith(u"//"))
        return past(text.indexOf(u'\n', from), 0);
    if (rest.startsWith(u"/*"))
        return past(text.indexOf(QLatin1String("*/"), from + 2), 2);
    if (rest.startsWith(u"R\"") && (from == 0 || !isWordChar(text.at(from - 1)))) {
        const QString delimiter = text.mid(from + 2, text.indexOf(u'(', from) - from - 2);
        const QString end = u')' + delimiter + u'"';
        return past(text.indexOf(end, from), end.size());
    }
    const QChar quote = rest.front();
    if (quote != u'"' && (quote != u'\'' || separatesDigits(text, from)))
        return from;
    qsizetype at = from + 1;
    while (at < text.size() && text.at(at) != quote && text.at(at) != u'\n')
        at += text.at(at) == u'\\' ? 2 : 1;
    return std::min(at + 1, text.size());
}

} // namespace

QString SourceFile::room() const
{
    const QStringList parts = path.split(u'/');
    return parts.first() == QLatin1String("agents") ? parts.value(1) : parts.first();
}

QString SourceFile::suffix() const
{
    return path.section(u'.', -1);
}

QString SourceFile::name() const
{
    return path.section(u'/', -1);
}

QString SourceFile::place(qsizetype line) const
{
    return QStringLiteral("%1:%2").arg(path).arg(line);
}

QList<SourceFile> sourceFiles(const QString &repository, const QStringList &folders)
{
    QList<SourceFile> files;
    const QDir top(repository);
    const QStringList wanted{QStringLiteral("*.cpp"), QStringLiteral("*.h"),
                             QStringLiteral("*.qml")};
    for (const QString &folder : folders) {
        QDirIterator it(top.filePath(folder), wanted, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            if (file.open(QIODevice::ReadOnly))
                files.append(
                    {top.relativeFilePath(file.fileName()), QString::fromUtf8(file.readAll())});
        }
    }
    std::sort(files.begin(), files.end(),
              [](const SourceFile &a, const SourceFile &b) { return a.path < b.path; });
    return files;
}

QString codeOnly(const QString &text)
{
    QString code = text;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype end = endOfProse(text, at);
        if (end == at) {
            ++at;
            continue;
        }
        const bool isComment = text.at(at) == u'/';
        const qsizetype opening = text.at(at) == u'R' ? at + 1 : at;
        for (qsizetype i = at; i < end; ++i) {
            const bool isQuote = !isComment && (i <= opening || i == end - 1);
            if (text.at(i) != u'\n' && !isQuote)
                code[i] = u' ';
        }
        at = end;
    }
    return code;
}

} // namespace league::test
