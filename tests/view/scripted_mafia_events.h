// ScriptedMafiaEvents: the events of a match of Mafia, one function each, as protocol.md §4 has
// them.
//
// Part of a ScriptedMafia.
#pragma once

#include "tests/view/scripted_mafia_league.h"

namespace league::test {

class ScriptedMafiaEvents : public ScriptedMafiaLeague
{
public:
    // SETUP: the deal.
    void deal()
    {
        JsonArray players;
        for (int at = 0; at < 10; ++at)
            players.append(JsonObject{{"player_id", id(at)},
                                      {"display_name", names().at(at)},
                                      {"seat", at + 1},
                                      {"role", role(at)}});
        event("ROLES_ASSIGNED", {{"players", players}, {"seed", 20250519}}, "observer");
        for (int at = 0; at < 10; ++at) {
            JsonObject facts{{"player_id", id(at)}, {"seat", at + 1}, {"role", role(at)}};
            if (role(at) == QLatin1String("mafia")) {
                JsonArray mates;
                for (int other = 0; other < 10; ++other) {
                    if (other != at && role(other) == QLatin1String("mafia"))
                        mates.append(id(other));
                }
                facts.insert("teammates", mates);
            }
            event("MAFIA_ROLE_ASSIGNMENT", facts, "player:" + id(at));
        }
    }

    void phase(const char *to, const char *next, int day, int night, qint64 limitMs = 0)
    {
        JsonArray alive;
        for (int at = 0; at < 10; ++at) {
            if (!m_dead.contains(id(at)))
                alive.append(id(at));
        }
        event("PHASE_CHANGED",
              {{"to", to},
               {"day_number", day},
               {"night_number", night},
               {"next_phase", next},
               {"deadline", limitMs > 0 ? JsonValue(text(nowMs() + limitMs)) : JsonValue()},
               {"alive", alive}});
        m_day = day;
        m_night = night;
    }
    void act(const char *who, const char *deed, const char *target, const QString &think = {})
    {
        event("NIGHT_ACTION_SUBMITTED",
              {{"agent_id", id(who)},
               {"action_type", deed},
               {"target_id", id(target)},
               {"target_name", target},
               {"defaulted", false},
               {"think", think}},
              "observer");
    }
    void team(const JsonArray &submissions, const char *agreement)
    {
        event("MAFIA_TEAM_UPDATE",
              {{"night_number", m_night}, {"submissions", submissions}, {"agreement", agreement}},
              "mafia");
    }
    [[nodiscard]] static JsonObject kill(const char *who, const char *target)
    {
        return {{"player_id", id(who)}, {"target_id", id(target)}};
    }
    void investigated(const char *target, bool isMafia)
    {
        event("INVESTIGATION_RESULT",
              {{"sheriff_id", id("Hopper")},
               {"target_id", id(target)},
               {"is_mafia", isMafia},
               {"night_number", m_night},
               {"defaulted", false}},
              "player:" + id("Hopper"));
    }
    void dies(const char *who, const char *cause, bool isRevealed)
    {
        const QString player = id(who);
        m_dead.append(player);
        const JsonObject hidden{{"role", role(who)}};
        JsonObject facts{{"player_id", player},
                         {"display_name", who},
                         {"cause", cause},
                         {"day_number", m_day},
                         {"cycle_number", m_night},
                         {"alive_count", 10 - m_dead.size()},
                         {"revealed", isRevealed ? "role" : "none"}};
        if (isRevealed)
            facts.insert("role", role(who));
        else
            facts.insert("_observer", hidden);
        event("PLAYER_ELIMINATED", facts);
    }
    void turn(const char *who, int index, const QStringList &order)
    {
        m_turnId = QStringLiteral("R1M1-town-t%1").arg(++m_turns);
        JsonArray ids;
        for (const QString &name : order)
            ids.append(id(qPrintable(name)));
        event("TURN_STARTED",
              {{"turn_id", m_turnId},
               {"player_id", id(who)},
               {"turn_index", index},
               {"turns_remaining", 10 - index},
               {"order", ids},
               {"timeout_at", text(nowMs() + 15'000)}});
    }
    void chunk(const char *who, const char *kind, const char *words)
    {
        const bool isThink = QLatin1String(kind) == QLatin1String("AGENT_THINK_CHUNK");
        event(kind, {{"turn_id", m_turnId}, {"player_id", id(who)}, {"text", words}},
              isThink ? "observer" : "public");
    }
    void states(const char *who, int index, const char *say, const JsonArray &acts = {})
    {
        event("DISCUSSION_STATEMENT",
              {{"turn_id", m_turnId},
               {"player_id", id(who)},
               {"display_name", who},
               {"day_number", m_day},
               {"turn_index", index},
               {"say", say},
               {"pass", QLatin1String(say).isEmpty()},
               {"timed_out", false},
               {"truncated", false},
               {"speech_acts", acts}});
    }
    void claims(const char *who, const char *claimed)
    {
        event("ROLE_CLAIMED",
              {{"player_id", id(who)},
               {"claimed_role", claimed},
               {"turn_id", m_turnId},
               {"_observer", JsonObject{{"actual_role", role(who)}}}});
    }
    void votes(const char *who, const char *target)
    {
        event("VOTE_CAST",
              {{"voter_id", id(who)},
               {"target_id", target ? JsonValue(id(target)) : JsonValue()},
               {"elapsed_ms", 2000}});
    }
    void result(int day, const char *out, const QStringList &voters)
    {
        JsonArray all;
        for (const QString &voter : voters)
            all.append(JsonObject{{"voter_id", id(qPrintable(voter))}, {"target_id", id(out)}});
        event("VOTE_RESULT",
              {{"day_number", day},
               {"eliminated", id(out)},
               {"votes", all},
               {"distribution", JsonObject{{id(out), all.size()}}},
               {"tied", JsonArray()}});
        phase("RESOLUTION", "NIGHT_ACTIONS", day, day);
        dies(out, "vote", true);
    }
    void ends(const char *winner)
    {
        event("GAME_ENDED",
              {{"winner", winner},
               {"reason", "All mafia eliminated"},
               {"duration_ms", nowMs() - BeginMs}});
        counts(winner, [](int at) { return role(at); });
    }

private:
    [[nodiscard]] static QString role(int at)
    {
        static const QStringList roles{"villager", "mafia",   "doctor",   "villager", "villager",
                                       "mafia",    "sheriff", "villager", "villager", "mafia"};
        return roles.at(at);
    }
    [[nodiscard]] static QString role(const char *name)
    {
        return role(static_cast<int>(names().indexOf(QLatin1String(name))));
    }
    [[nodiscard]] static QString text(qint64 utcMs) { return protocol::Timestamp{utcMs}.toWire(); }
    QStringList m_dead;
    int m_day = 0;
    int m_night = 0;
    int m_turns = 0;
    QString m_turnId;
};

} // namespace league::test
