// SpeechAct: what somebody did by saying something, without the prose (protocol.md §4.9).
//
// Players are numbers here: their places in MafiaView::players.
#pragma once

#include <QString>
#include <QVariantMap>

#include <optional>

namespace league::games::bots {

inline constexpr int Nobody = -1;

struct SpeechAct
{
    enum class Kind { Accuse, Defend, ClaimRole, Report, Ask };

    Kind kind = Kind::Accuse;
    int target = Nobody; // not of a claim
    int strength = 1; // of an accusation, 1 to 3
    QString role = {}; // of a claim
    bool isMafia = false; // what a report says of its target
    int night = 0; // in which it was found out
};

// The kind that the protocol's word means.
[[nodiscard]] std::optional<SpeechAct::Kind> speechActKind(const QString &word);
// As an answer carries it; the id is the target's.
[[nodiscard]] QVariantMap toMap(const SpeechAct &act, const QString &targetId);

} // namespace league::games::bots
