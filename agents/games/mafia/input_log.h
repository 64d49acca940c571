// InputLog: everything that was handed to a match, in order, accepted or refused (M-140).
//
// Owned by a MafiaMatch. Of what players send only the fields of the protocol are kept: that is all
// the engine reads, and it holds neither tokens nor addresses.
#pragma once

#include "agents/games/mafia/table.h"
#include "agents/games/match_state.h"

namespace league::games::mafia {

class InputLog
{
public:
    void add(const MatchInput &input) { m_inputs.append(input); }
    [[nodiscard]] const QList<MatchInput> &all() const { return m_inputs; }

private:
    QList<MatchInput> m_inputs;
};

// The payload of an answer, reduced to the fields that its kind has.
[[nodiscard]] QVariantMap payloadOf(const Answer &answer);
// NIGHT_ACTION_RESPONSE and so on; empty for a kind that Mafia does not know.
[[nodiscard]] QLatin1String inputType(const QString &answerKind);
// … and back: night_action.
[[nodiscard]] QLatin1String answerKind(const QString &inputType);

} // namespace league::games::mafia
