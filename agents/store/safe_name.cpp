#include "agents/store/safe_name.h"

#include <QCryptographicHash>

namespace league::store {
namespace {

// File systems allow 255; endings like .replay.jsonl and unfinished writes need room as well.
constexpr qsizetype longest = 120;

// Not the usual %, which means something in format strings, URLs and shells.
constexpr char escape = '=';

} // namespace

QString safeName(const QString &id)
{
    if (id.isEmpty())
        return QString(QLatin1Char(escape)); // no other id: the sign itself becomes =3D
    const QByteArray bytes = id.toUtf8();
    QByteArray name = bytes.toPercentEncoding({}, ".~", escape);
    if (name.size() > longest) {
        const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
        name = name.left(longest - 21) + escape + hash.left(20);
    }
    return QString::fromLatin1(name);
}

QString idFromSafeName(const QString &name)
{
    return QString::fromUtf8(QByteArray::fromPercentEncoding(name.toLatin1(), escape));
}

} // namespace league::store
