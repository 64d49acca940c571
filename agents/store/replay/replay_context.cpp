#include "agents/store/replay/replay_context.h"

#include "agents/protocol/message.h"
#include "agents/store/league_facts.h"

namespace league::store {

namespace {

// "20" is a number, "system" a word.
JsonValue valueOf(const QString &text)
{
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    if (isNumber)
        return number;
    if (text == QLatin1String("true") || text == QLatin1String("false"))
        return text == QLatin1String("true");
    return text;
}

// draw_range.max: a value inside an object.
void insert(JsonObject &object, const QStringList &path, const JsonValue &value)
{
    const QString &key = path.constFirst();
    if (path.size() == 1) {
        object.insert(key, value);
        return;
    }
    JsonObject part = object.value(key).toObject();
    insert(part, path.mid(1), value);
    object.insert(key, part);
}

} // namespace

QStringList ReplayContext::kinds()
{
    return {LeagueFact::Kind, RegisteredFact::Kind};
}

void ReplayContext::apply(const Entry &entry)
{
    if (entry.kind == LeagueFact::Kind) {
        const auto league = protocol::read<LeagueFact>(entry.body);
        if (!league)
            return;
        m_leagueId = league->leagueId.text();
        m_config = {};
        for (auto rule = league->rules.begin(); rule != league->rules.end(); ++rule)
            insert(m_config, rule.key().split(u'.'), valueOf(rule.value()));
    } else if (entry.kind == RegisteredFact::Kind) {
        const auto agent = protocol::read<RegisteredFact>(entry.body);
        if (agent && agent->role == QLatin1String("player")) {
            m_players.insert(
                agent->id,
                {agent->id, agent->displayName,
                 agent->strategy.isEmpty() ? QStringLiteral("http") : agent->strategy});
        }
    }
}

ReplayPlayer ReplayContext::player(const QString &playerId) const
{
    return m_players.value(playerId, {playerId, playerId, QStringLiteral("http")});
}

} // namespace league::store
