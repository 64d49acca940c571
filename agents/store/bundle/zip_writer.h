// ZipWriter: writes files into one .zip, each as soon as it is there.
//
// Used by the bundle export. The old and common form that every system unpacks: deflated, names in
// UTF-8, no larger than four gigabytes. The same files at the same time give the same bytes.
#pragma once

#include "agents/base/result.h"

#include <QByteArray>
#include <QIODevice>
#include <QList>

namespace league::store {

class ZipWriter
{
public:
    // The device must be open for writing, at its beginning, and outlive the writer. All files get
    // this time, in milliseconds since 1970.
    ZipWriter(QIODevice &device, qint64 timeMs);

    // Adds a file; folders in its name are separated by '/'.
    base::Outcome add(const QString &name, const QByteArray &bytes);
    // Writes the list of files; nothing can be added afterwards.
    base::Outcome finish();

private:
    struct Item
    {
        QByteArray name;
        quint32 checksum = 0;
        quint32 packedSize = 0;
        quint32 size = 0;
        quint32 offset = 0;
    };

    base::Outcome put(const QByteArray &bytes);
    // What stands in front of a file and in the list alike.
    [[nodiscard]] QByteArray commonPart(const Item &item) const;

    QIODevice &m_device;
    quint16 m_time = 0; // as DOS wrote it
    quint16 m_date = 0;
    QList<Item> m_items;
    qint64 m_written = 0;
};

} // namespace league::store
