// MafiaWireLab: a referee between a scripted manager and twelve scripted players of Mafia, in time
// that stands still.
//
// Owned by a test function. P01 to P10 are assigned, P11 and P12 are substitutes. Unless the test
// scripts something else, everybody joins, names the first valid target (the doctor the last) and
// says a sentence. The seed is 42, so the deal is the one of protocol.md §9.4: seats P04 P05 P06
// P02 P10 P08 P01 P09 P03 P07; mafia P02 P03 P07, doctor P06, sheriff P01.
#pragma once

#include "tests/support/referee_lab.h"

namespace league::test {

inline const QString NightCall = QStringLiteral("mafia_night_action");
inline const QString TurnCall = QStringLiteral("mafia_discussion_turn");
inline const QString VoteCallMethod = QStringLiteral("mafia_vote");
inline const QString GameEventCall = QStringLiteral("notify_game_event");
inline const QString RoleCall = QStringLiteral("mafia_role_assignment");

// What a player answers or sends: the envelope of an answer to the call, the stamp, and the fields.
[[nodiscard]] JsonObject saying(const JsonObject &call, const QString &player, const QString &type,
                                const JsonObject &fields);

class MafiaWireLab : public RefereeLab
{
public:
    MafiaWireLab();

    // A referee for Mafia, started.
    void open();
    // The match R1M1; `settings` are laid over the block of §3, at the speed DEBUG.
    [[nodiscard]] protocol::MatchAssignment mafia(const JsonObject &settings = {},
                                                  int attempt = 1) const;
    // Starts a referee, gives it the match and lets happen what needs no time.
    void play(const JsonObject &settings = {});
    // Lets time pass until the referee has no match any more; false when that takes an hour.
    [[nodiscard]] bool playOut();

    [[nodiscard]] ScriptedAgent &player(const QString &id) { return *m_players.at(id); }
    [[nodiscard]] const std::map<QString, std::unique_ptr<ScriptedAgent>> &players() const
    {
        return m_players;
    }
    // Sends something to the referee as this player; the answer, or the error code.
    [[nodiscard]] transport::RpcOutcome send(const QString &player, const QString &method,
                                             const QString &type, const JsonObject &fields,
                                             int attempt = 1);
    // The operator's word, as the manager passes it on.
    [[nodiscard]] transport::RpcOutcome control(const QString &command, const QString &value = {});
    // The game's events of one kind, as the manager got them.
    [[nodiscard]] QList<JsonObject> told(const QString &kind) const;
    // What a player was told of one kind by notify_game_event.
    [[nodiscard]] QList<JsonObject> heard(const QString &player, const QString &type) const;

private:
    void scriptPlayer(ScriptedAgent &agent);
    [[nodiscard]] protocol::RosterEntry entry(const QString &id) const;

    std::map<QString, std::unique_ptr<ScriptedAgent>> m_players;
};

// The league's error code of a refusal; empty when it was none.
[[nodiscard]] QString codeOf(const transport::RpcOutcome &outcome);

} // namespace league::test
