#include "agents/games/mafia/bots/speech_act.h"

#include "agents/games/mafia/bots/view_names.h"

#include <array>
#include <utility>

namespace league::games::bots {

namespace {

using Kind = SpeechAct::Kind;

constexpr std::array<std::pair<Kind, QLatin1String>, 5> Words{{
    {Kind::Accuse, word::Accuse},
    {Kind::Defend, word::Defend},
    {Kind::ClaimRole, word::ClaimRole},
    {Kind::Report, word::Report},
    {Kind::Ask, word::Ask},
}};

} // namespace

std::optional<Kind> speechActKind(const QString &text)
{
    for (const auto &[kind, name] : Words) {
        if (text == name)
            return kind;
    }
    return std::nullopt;
}

QVariantMap toMap(const SpeechAct &act, const QString &targetId)
{
    QVariantMap map;
    for (const auto &[kind, name] : Words) {
        if (kind == act.kind)
            map.insert(key::Act, QString(name));
    }
    if (act.kind == Kind::ClaimRole) {
        map.insert(key::Role, act.role);
        return map;
    }
    map.insert(key::TargetId, targetId);
    if (act.kind == Kind::Accuse)
        map.insert(key::Strength, act.strength);
    if (act.kind == Kind::Report) {
        map.insert(key::IsMafia, act.isMafia);
        map.insert(key::NightNumber, act.night);
    }
    return map;
}

} // namespace league::games::bots
