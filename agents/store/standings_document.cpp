#include "agents/store/standings_document.h"

#include "agents/base/json/json_document.h"

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
    JsonObject document = m_body;
    const JsonObject header = m_header.toJson();
    for (auto it = header.begin(); it != header.end(); ++it)
        document.insert(it.key(), it.value());
    return JsonDocument(document).toJson();
}

} // namespace league::store
