#include "agents/store/safe_name.h"

#include "agents/base/sha256.h"

#include <QStringDecoder>

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
    // JSON can hold halves of characters, which all become the same bytes in UTF-8.
    const bool isWhole = id.isValidUtf16();
    if (name.size() > longest || !isWhole) {
        const QByteArray utf16(reinterpret_cast<const char *>(id.constData()), id.size() * 2);
        const QByteArray hash = base::sha256(isWhole ? bytes : utf16).toHex();
        name = name.left(longest - 21) + escape + hash.left(20);
    }
    return QString::fromLatin1(name);
}

QString idFromSafeName(const QString &name)
{
    if (name == QLatin1Char(escape))
        return {};
    // Otherwise Qt would take a byte order mark at the start of an id for one of its own.
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArray::fromPercentEncoding(name.toLatin1(), escape));
}

} // namespace league::store
