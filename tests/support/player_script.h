// What scripted players say to a referee, and to the manager.
#pragma once

#include "tests/support/scripted_agent.h"

namespace league::test {

inline const QString Invitation = QStringLiteral("handle_game_invitation");
inline const QString Choice = QStringLiteral("choose_parity");
inline const QString GameOverCall = QStringLiteral("notify_match_result");
inline const QString GameErrorCall = QStringLiteral("notify_game_error");
inline const QString Assignment = QStringLiteral("assign_match");
inline const QString Report = QStringLiteral("report_match_result");
inline const QString Events = QStringLiteral("report_match_event");

// The answers to an invitation.
[[nodiscard]] JsonObject joinAck(const JsonObject &invitation, const QString &player,
                                 const QString &entropy = {});
[[nodiscard]] JsonObject declining(const JsonObject &invitation, const QString &player);
// The answer to a choice call.
[[nodiscard]] JsonObject choosing(const JsonObject &call, const QString &player,
                                  const QString &choice);

// The agent accepts every invitation and always chooses the same.
void playAlways(ScriptedAgent &agent, const QString &choice, const QString &entropy = {});

} // namespace league::test
