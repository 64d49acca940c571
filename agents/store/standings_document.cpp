#include "agents/store/standings_document.h"

#include <QJsonDocument>

namespace league::store {

bool StandingsDocument::apply(const Entry &entry)
{
    if (entry.kind != kind::Standing)
        return false;
    m_header.note(entry);
    m_body = entry.body;
    return true;
}

QByteArray StandingsDocument::toBytes() const
{
    QJsonObject document = m_body;
    const QJsonObject header = m_header.toJson();
    for (auto it = header.begin(); it != header.end(); ++it)
        document.insert(it.key(), it.value());
    return QJsonDocument(document).toJson();
}

} // namespace league::store
