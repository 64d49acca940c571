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
            map.insert(word::Act, QString(name));
    }
    if (act.kind == Kind::ClaimRole) {
        map.insert(word::Role, act.role);
        return map;
    }
    map.insert(word::TargetId, targetId);
    if (act.kind == Kind::Accuse)
        map.insert(word::Strength, act.strength);
    if (act.kind == Kind::Report) {
        map.insert(word::IsMafia, act.isMafia);
        map.insert(word::NightNumber, act.night);
    }
    return map;
}

} // namespace league::games::bots
