#include "agents/store/bundle/zip_writer.h"

#include <QDateTime>
#include <QtEndian>

#include <array>
#include <limits>

namespace league::store {

namespace {

constexpr qint64 MostBytes = std::numeric_limits<quint32>::max();
constexpr qsizetype MostFiles = std::numeric_limits<quint16>::max();
constexpr quint16 Version = 20; // of the format: deflated files and folders
constexpr quint16 MadeByUnix = 3 << 8 | Version;
constexpr quint16 NamesInUtf8 = 1 << 11;
constexpr quint16 Deflated = 8;
constexpr quint32 PlainFile = 0100644U << 16; // rights, as Unix has them

template<class Number>
QByteArray little(Number number)
{
    QByteArray bytes(sizeof(Number), '\0');
    qToLittleEndian(number, bytes.data());
    return bytes;
}

quint32 crc32(const QByteArray &bytes)
{
    static const auto table = [] {
        std::array<quint32, 256> made{};
        for (quint32 i = 0; i < made.size(); ++i) {
            quint32 value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = (value & 1) != 0 ? 0xEDB88320U ^ (value >> 1) : value >> 1;
            made.at(i) = value;
        }
        return made;
    }();
    quint32 sum = 0xFFFFFFFFU;
    for (const char byte : bytes)
        sum = table.at((sum ^ static_cast<quint8>(byte)) & 0xFFU) ^ (sum >> 8);
    return ~sum;
}

// Qt puts a length and zlib's own frame around it; a .zip wants what is between.
QByteArray deflated(const QByteArray &bytes)
{
    constexpr qsizetype before = 4 + 2;
    constexpr qsizetype behind = 4;
    const QByteArray framed = qCompress(bytes);
    return framed.sliced(before, framed.size() - before - behind);
}

base::Failure tooLarge()
{
    return {
        QStringLiteral("The league is too large for one .zip file. Export it as json and replay "
                       "instead.")};
}

} // namespace

ZipWriter::ZipWriter(QIODevice &device, qint64 timeMs) : m_device(device)
{
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(timeMs, Qt::UTC);
    constexpr int firstYear = 1980;
    if (time.date().year() < firstYear)
        return;
    m_time = static_cast<quint16>(time.time().hour() << 11 | time.time().minute() << 5
                                  | time.time().second() / 2);
    m_date = static_cast<quint16>((time.date().year() - firstYear) << 9 | time.date().month() << 5
                                  | time.date().day());
}

QByteArray ZipWriter::commonPart(const Item &item) const
{
    return little(Version) + little(NamesInUtf8) + little(Deflated) + little(m_time)
        + little(m_date) + little(item.checksum) + little(item.packedSize) + little(item.size)
        + little(static_cast<quint16>(item.name.size())) + little(quint16(0));
}

base::Outcome ZipWriter::add(const QString &name, const QByteArray &bytes)
{
    const QByteArray packed = deflated(bytes);
    const QByteArray utf8 = name.toUtf8();
    if (m_items.size() >= MostFiles || bytes.size() > MostBytes
        || m_written + packed.size() + utf8.size() + 100 > MostBytes)
        return tooLarge();
    const Item item{utf8, crc32(bytes), static_cast<quint32>(packed.size()),
                    static_cast<quint32>(bytes.size()), static_cast<quint32>(m_written)};
    m_items.append(item);
    return put("PK\x03\x04" + commonPart(item) + item.name + packed);
}

base::Outcome ZipWriter::finish()
{
    const qint64 start = m_written;
    for (const Item &item : std::as_const(m_items)) {
        const QByteArray place = little(quint16(0)) + little(quint16(0)) + little(quint16(0))
            + little(PlainFile) + little(item.offset);
        const base::Outcome done =
            put("PK\x01\x02" + little(MadeByUnix) + commonPart(item) + place + item.name);
        if (!done)
            return done;
    }
    const qint64 length = m_written - start;
    if (m_written > MostBytes)
        return tooLarge();
    const auto count = static_cast<quint16>(m_items.size());
    return put("PK\x05\x06" + little(quint16(0)) + little(quint16(0)) + little(count)
               + little(count) + little(static_cast<quint32>(length))
               + little(static_cast<quint32>(start)) + little(quint16(0)));
}

base::Outcome ZipWriter::put(const QByteArray &bytes)
{
    if (m_device.write(bytes) != bytes.size()) {
        return base::Failure{
            QStringLiteral("The bundle could not be written: %1.").arg(m_device.errorString())};
    }
    m_written += bytes.size();
    return base::Done{};
}

} // namespace league::store
