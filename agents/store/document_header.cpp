#include "agents/store/document_header.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_document.h"

#include <QFile>

namespace league::store {
namespace {

const QString seqKey = QStringLiteral("journal_seq");

} // namespace

void DocumentHeader::note(const Entry &entry)
{
    m_seq = entry.seq;
    m_timeMs = entry.timeMs;
}

JsonObject DocumentHeader::toJson() const
{
    return {
        {QStringLiteral("schema_version"), QStringLiteral("1.0.0")},
        {QStringLiteral("league_id"), m_leagueId},
        {QStringLiteral("last_updated"), base::Clock::utcText(m_timeMs)},
        {seqKey, m_seq},
    };
}

std::optional<qint64> DocumentHeader::seqInFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const JsonDocument document = JsonDocument::fromJson(file.readAll());
    const JsonValue seq = document.object().value(seqKey);
    if (!seq.isDouble())
        return std::nullopt;
    return seq.toInteger();
}

} // namespace league::store
