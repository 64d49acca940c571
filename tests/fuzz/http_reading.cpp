#include "tests/fuzz/http_reading.h"

#include <QRegularExpression>

namespace league::test {

namespace {

// The value of the header in a head that we wrote ourselves; empty when there is none.
QByteArray headerIn(const QByteArray &head, const QByteArray &name)
{
    const QByteArray start = "\r\n" + name.toLower() + ": ";
    const qsizetype at = head.toLower().indexOf(start);
    if (at < 0)
        return {};
    const qsizetype from = at + start.size();
    return head.mid(from, head.indexOf('\r', from) - from);
}

std::optional<ReadAnswer> answerAt(const QByteArray &bytes, qsizetype from, bool withoutBody)
{
    const qsizetype end = bytes.indexOf("\r\n\r\n", from);
    if (end < 0 || bytes.mid(from, 7) != "HTTP/1.")
        return std::nullopt;
    ReadAnswer answer;
    answer.head = bytes.mid(from, end + 2 - from);
    answer.status = answer.head.mid(9, 3).toInt();
    const bool hasBody = !withoutBody && answer.status >= 200 && answer.status != 204;
    const qsizetype length = hasBody ? headerIn(answer.head, "Content-Length").toInt() : 0;
    answer.body = bytes.mid(end + 4, length);
    if (answer.status < 100 || answer.status > 599 || answer.body.size() != length)
        return std::nullopt;
    return answer;
}

} // namespace

std::optional<QList<ReadAnswer>> answersIn(const QByteArray &bytes, const QList<qsizetype> &heads)
{
    QList<ReadAnswer> answers;
    qsizetype at = 0;
    qsizetype number = 0; // interim answers do not count
    while (at < bytes.size()) {
        const std::optional<ReadAnswer> answer = answerAt(bytes, at, heads.contains(number));
        if (!answer)
            return std::nullopt;
        at += answer->head.size() + 2 + answer->body.size();
        if (answer->status < 200)
            continue;
        answers.append(*answer);
        ++number;
    }
    return answers;
}

std::optional<QByteArray> dechunked(const QByteArray &bytes)
{
    QByteArray body;
    qsizetype at = 0;
    while (true) {
        const qsizetype lineEnd = bytes.indexOf("\r\n", at);
        if (lineEnd < 0)
            return std::nullopt;
        bool isNumber = false;
        const QByteArray size = bytes.mid(at, lineEnd - at).split(';').constFirst();
        const qsizetype length = static_cast<qsizetype>(size.toUInt(&isNumber, 16));
        at = lineEnd + 2;
        if (!isNumber || bytes.mid(at + length, 2) != "\r\n")
            return std::nullopt;
        if (length == 0)
            return at + 2 == bytes.size() ? std::optional(body) : std::nullopt;
        body += bytes.mid(at, length);
        at += length + 2;
    }
}

bool namesThisMachine(const QByteArray &host)
{
    static const QRegularExpression pattern(
        QStringLiteral("\\A(localhost|127\\.0\\.0\\.1|\\[::1\\])(:[0-9]+)?\\z"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(QString::fromLatin1(host)).hasMatch();
}

} // namespace league::test
