// Conversation ids: one per logical exchange (protocol.md §1, 002 §6.5).
//
// The suffix is the caller's: a running number in examples and tests, a random part on the wire, so
// that nobody can answer a conversation he was not asked in.
#pragma once

#include "agents/base/ids.h"
#include "agents/protocol/agent_address.h"

#include <QString>

namespace league::protocol {

// conv-<subject>-<suffix>, in lower case, with "-" for whatever is not a letter or digit.
[[nodiscard]] QString conversationId(QStringView subject, QStringView suffix);
// conv-r1m1-001
[[nodiscard]] QString matchConversation(const base::MatchId &match, QStringView suffix);
// conv-ref-alpha-reg-001, conv-player-alpha-reg-001
[[nodiscard]] QString registrationConversation(const AgentAddress &agent, QStringView suffix);
// conv-round-1-announce-001; the purpose is a word such as "announce" or "standings"
[[nodiscard]] QString roundConversation(int roundId, QStringView purpose, QStringView suffix);

} // namespace league::protocol
