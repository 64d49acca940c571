// SpeechAct: what a speaker does with its words, for programs that do not read prose (§4.9).
#pragma once

#include "agents/protocol/field_types.h"
#include "agents/protocol/mafia/mafia_words.h"

namespace league::protocol {

struct SpeechAct
{
    SpeechActKind act = SpeechActKind::Ask;
    base::PlayerId targetId = {}; // of all but CLAIM_ROLE
    std::optional<int> strength = {}; // of ACCUSE: 1 to 3
    std::optional<MafiaRole> role = {}; // of CLAIM_ROLE
    std::optional<bool> isMafia = {}; // of REPORT
    std::optional<int> nightNumber = {}; // of REPORT

    template<class Self, class V>
    static void describe(Self &self, V &v)
    {
        v.required("act", self.act);
        v.optional("target_id", self.targetId);
        v.optional("strength", self.strength);
        v.optional("role", self.role);
        v.optional("is_mafia", self.isMafia);
        v.optional("night_number", self.nightNumber);
    }
};

} // namespace league::protocol
