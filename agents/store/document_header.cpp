#include "agents/store/document_header.h"

#include "agents/base/clock.h"
#include "agents/base/json/json_reader.h"

#include <QFile>

namespace league::store {
namespace {

constexpr QLatin1String SeqKey("journal_seq");

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
        {SeqKey, m_seq},
    };
}

std::optional<qint64> DocumentHeader::seqInFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const std::optional<JsonValue> seq = base::readJsonField(file.readAll(), SeqKey);
    if (!seq || !seq->isDouble())
        return std::nullopt;
    return seq->toInteger();
}

} // namespace league::store
