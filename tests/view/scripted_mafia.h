// ScriptedMafia: the first days of a match of Mafia, written by hand from protocol.md §4.
//
// Owned by a test of the board or of its page. Ten players as the pictures show them; Noether dies
// in the first night, Zuse is voted out, the second night is saved, Hopper is accused. Each part
// adds its entries; entries() is a journal with the league around it.
#pragma once

#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/timestamps.h"
#include "agents/store/league_facts.h"
#include "agents/store/schedule_fact.h"

#include <QJsonArray>

namespace league::test {

class ScriptedMafia
{
public:
    static inline const QString Id = QStringLiteral("R1M1");
    static constexpr qint64 BeginMs = 1'747'651'200'000; // 2025-05-19T10:40:00Z

    static inline const QString League = QStringLiteral("night-school-2025-05-19");

    ScriptedMafia()
    {
        store::LeagueFact league;
        league.leagueId = base::LeagueId(League);
        league.gameType = QStringLiteral("mafia");
        league.name = QStringLiteral("Night School");
        tell(League, league);
        const auto registers = [this](const QString &role, const QString &who,
                                      const QString &name) {
            store::RegisteredFact fact;
            fact.id = who;
            fact.displayName = name;
            fact.role = role;
            tell(fact.id, fact);
        };
        registers(QStringLiteral("referee"), QStringLiteral("REF01"),
                  QStringLiteral("Referee Alpha"));
        store::ScheduledMatch table{base::MatchId(Id), {}};
        for (int at = 0; at < names().size(); ++at) {
            registers(QStringLiteral("player"), id(at), names().at(at));
            table.players.append(base::PlayerId(id(at)));
        }
        store::ScheduledFact schedule;
        schedule.rounds = {{1, {table}, {}}};
        tell(League, schedule);
        store::AssignedFact assigned;
        assigned.roundId = 1;
        assigned.refereeId = base::RefereeId(QStringLiteral("REF01"));
        assigned.playerIds = table.players;
        tell(Id, assigned);
    }

    static const QStringList &names()
    {
        static const QStringList all{"Ada",   "Boole",  "Curie",   "Euler",  "Fermi",
                                     "Gauss", "Hopper", "Noether", "Turing", "Zuse"};
        return all;
    }
    [[nodiscard]] static QString id(int at)
    {
        return QStringLiteral("P%1").arg(at + 1, 2, 10, QChar(u'0'));
    }
    [[nodiscard]] static QString id(const char *name)
    {
        return id(static_cast<int>(names().indexOf(QLatin1String(name))));
    }

    [[nodiscard]] const QList<store::Entry> &entries() const { return m_entries; }
    void pass(qint64 ms) { m_nowMs += ms; }
    [[nodiscard]] qint64 nowMs() const { return m_nowMs; }

    // SETUP: the deal.
    void deal()
    {
        QJsonArray players;
        for (int at = 0; at < 10; ++at)
            players.append(QJsonObject{{"player_id", id(at)},
                                       {"display_name", names().at(at)},
                                       {"seat", at + 1},
                                       {"role", role(at)}});
        event("ROLES_ASSIGNED", {{"players", players}, {"seed", 20250519}}, "observer");
        for (int at = 0; at < 10; ++at) {
            QJsonObject facts{{"player_id", id(at)}, {"seat", at + 1}, {"role", role(at)}};
            if (role(at) == QLatin1String("mafia")) {
                QJsonArray mates;
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
        QJsonArray alive;
        for (int at = 0; at < 10; ++at) {
            if (!m_dead.contains(id(at)))
                alive.append(id(at));
        }
        event("PHASE_CHANGED",
              {{"to", to},
               {"day_number", day},
               {"night_number", night},
               {"next_phase", next},
               {"deadline", limitMs > 0 ? QJsonValue(text(m_nowMs + limitMs)) : QJsonValue()},
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
    void team(const QJsonArray &submissions, const char *agreement)
    {
        event("MAFIA_TEAM_UPDATE",
              {{"night_number", m_night}, {"submissions", submissions}, {"agreement", agreement}},
              "mafia");
    }
    [[nodiscard]] static QJsonObject kill(const char *who, const char *target)
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
        const QJsonObject hidden{{"role", role(who)}};
        QJsonObject facts{{"player_id", player},
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
        QJsonArray ids;
        for (const QString &name : order)
            ids.append(id(qPrintable(name)));
        event("TURN_STARTED",
              {{"turn_id", m_turnId},
               {"player_id", id(who)},
               {"turn_index", index},
               {"turns_remaining", 10 - index},
               {"order", ids},
               {"timeout_at", text(m_nowMs + 15'000)}});
    }
    void chunk(const char *who, const char *kind, const char *words)
    {
        const bool isThink = QLatin1String(kind) == QLatin1String("AGENT_THINK_CHUNK");
        event(kind, {{"turn_id", m_turnId}, {"player_id", id(who)}, {"text", words}},
              isThink ? "observer" : "public");
    }
    void states(const char *who, int index, const char *say, const QJsonArray &acts = {})
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
               {"_observer", QJsonObject{{"actual_role", role(who)}}}});
    }
    void votes(const char *who, const char *target)
    {
        event("VOTE_CAST",
              {{"voter_id", id(who)},
               {"target_id", target ? QJsonValue(id(target)) : QJsonValue()},
               {"elapsed_ms", 2000}});
    }
    void ends(const char *winner)
    {
        event("GAME_ENDED", {{"winner", winner}, {"reason", "All mafia eliminated"}});
    }
    void event(const char *what, const QJsonObject &facts, const QString &visibility = "public")
    {
        protocol::GameFact fact;
        fact.what = QLatin1String(what);
        fact.facts = facts;
        add(Id, fact.Kind, visibility, protocol::payloadOf(fact));
    }

    // Everything up to and including the first night and day.
    void firstCycle()
    {
        deal();
        phase("NIGHT_ACTIONS", "MORNING_REVEAL", 0, 1, 30'000);
        pass(4'000);
        act("Boole", "KILL", "Noether");
        team({kill("Boole", "Noether")}, "provisional");
        act("Gauss", "KILL", "Noether");
        team({kill("Boole", "Noether"), kill("Gauss", "Noether")}, "majority");
        act("Zuse", "KILL", "Noether");
        act("Curie", "PROTECT", "Curie");
        act("Hopper", "INVESTIGATE", "Boole");
        investigated("Boole", true);
        pass(5'000);
        phase("MORNING_REVEAL", "DAY_DISCUSSION", 1, 1, 3'000);
        event("NIGHT_RESOLVED",
              {{"night_number", 1},
               {"killed", QJsonObject{{"player_id", id("Noether")}}},
               {"prevented", false},
               {"_observer",
                QJsonObject{{"kill_target", id("Noether")},
                            {"kill_decision", "majority"},
                            {"protect_target", id("Curie")}}}});
        dies("Noether", "night", false);
        pass(3'000);
        phase("DAY_DISCUSSION", "DAY_VOTING", 1, 1);
        turn("Gauss", 0, {"Gauss", "Hopper", "Turing"});
        chunk("Gauss", "AGENT_THINK_CHUNK", "Zuse is lost, but I look loyal.");
        chunk("Gauss", "AGENT_SAY_CHUNK", "I trust Zuse.");
        states("Gauss", 0, "I trust Zuse.",
               {QJsonObject{{"act", "DEFEND"}, {"target_id", id("Zuse")}}});
        turn("Hopper", 1, {"Gauss", "Hopper", "Turing"});
        chunk("Hopper", "AGENT_SAY_CHUNK", "I do not. Zuse it is.");
        states("Hopper", 1, "I do not. Zuse it is.",
               {QJsonObject{{"act", "ACCUSE"}, {"target_id", id("Zuse")}, {"strength", 2}}});
        pass(20'000);
        phase("DAY_VOTING", "RESOLUTION", 1, 1, 15'000);
        for (const char *voter : {"Ada", "Curie", "Euler", "Hopper", "Turing"})
            votes(voter, "Zuse");
        pass(6'000);
        event("VOTE_RESULT",
              {{"day_number", 1},
               {"eliminated", id("Zuse")},
               {"votes",
                QJsonArray{QJsonObject{{"voter_id", id("Ada")}, {"target_id", id("Zuse")}},
                           QJsonObject{{"voter_id", id("Hopper")}, {"target_id", id("Zuse")}}}},
               {"tied", QJsonArray()}});
        phase("RESOLUTION", "NIGHT_ACTIONS", 1, 1);
        dies("Zuse", "vote", true);
    }
    // The second night, as far as picture 07a has it.
    void secondNight()
    {
        phase("NIGHT_ACTIONS", "MORNING_REVEAL", 1, 2, 30'000);
        pass(4'100);
        act("Boole", "KILL", "Hopper");
        team({kill("Boole", "Hopper")}, "provisional");
        pass(2'700);
        act("Curie", "PROTECT", "Hopper");
        pass(2'500);
        act("Hopper", "INVESTIGATE", "Gauss");
        investigated("Gauss", true);
        pass(3'700);
    }
    // Its end, and the discussion of picture 07b.
    void secondDiscussion()
    {
        act("Gauss", "KILL", "Hopper",
            "If we take Hopper tonight, the Sheriff never reports on me.");
        team({kill("Boole", "Hopper"), kill("Gauss", "Hopper")}, "majority");
        phase("MORNING_REVEAL", "DAY_DISCUSSION", 2, 2, 3'000);
        event("NIGHT_RESOLVED",
              {{"night_number", 2},
               {"killed", QJsonValue()},
               {"prevented", true},
               {"_observer",
                QJsonObject{{"kill_target", id("Hopper")},
                            {"kill_decision", "majority"},
                            {"protected", id("Hopper")},
                            {"protect_target", id("Hopper")}}}});
        pass(3'000);
        phase("DAY_DISCUSSION", "DAY_VOTING", 2, 2);
        const QStringList order{"Curie",  "Euler",  "Fermi", "Gauss",
                                "Hopper", "Turing", "Ada",   "Boole"};
        turn("Curie", 0, order);
        chunk("Curie", "AGENT_THINK_CHUNK", "I protected Hopper. Keep quiet about it.");
        states("Curie", 0, "Nobody died. Someone chose well last night.");
        turn("Euler", 1, order);
        states("Euler", 1, "Zuse was mafia, so who defended Zuse? Gauss did.",
               {QJsonObject{{"act", "ACCUSE"}, {"target_id", id("Gauss")}, {"strength", 1}}});
        turn("Fermi", 2, order);
        states("Fermi", 2, "Agreed. I want to hear from Gauss.");
        turn("Gauss", 3, order);
        chunk("Gauss", "AGENT_THINK_CHUNK", "Push this towards Hopper before the vote.");
        states("Gauss", 3, "I misread Zuse. So did half the table.");
        turn("Hopper", 4, order);
        chunk("Hopper", "AGENT_THINK_CHUNK", "My check said Boole is mafia. ");
        chunk("Hopper", "AGENT_THINK_CHUNK", "If I claim Sheriff now I am the next target.");
        chunk("Hopper", "AGENT_SAY_CHUNK",
              "Ask Boole what happened on night 1. I have a reason to ask, ");
        chunk("Hopper", "AGENT_SAY_CHUNK", "and I think the Doctor knows it too.");
        pass(6'000);
    }
    // The vote of picture 07c.
    void secondVote()
    {
        states("Hopper", 4, "Ask Boole what happened on night 1.");
        claims("Hopper", "sheriff");
        phase("DAY_VOTING", "RESOLUTION", 2, 2, 16'000);
        votes("Turing", "Euler");
        votes("Ada", "Boole");
        votes("Curie", "Boole");
        votes("Boole", "Hopper");
        votes("Hopper", "Boole");
        votes("Gauss", "Hopper");
        votes("Turing", "Boole");
        pass(10'000);
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
    void add(const QString &subject, const QString &kind, const QString &visibility,
             const QJsonObject &body)
    {
        m_entries.append({m_entries.size() + 1, m_nowMs, QStringLiteral("referee:REF01"), subject,
                          kind, visibility, body});
    }

    template<class Fact>
    void tell(const QString &subject, const Fact &fact)
    {
        add(subject, Fact::Kind, QStringLiteral("public"), protocol::payloadOf(fact));
    }

    QList<store::Entry> m_entries;
    QStringList m_dead;
    qint64 m_nowMs = BeginMs;
    int m_day = 0;
    int m_night = 0;
    int m_turns = 0;
    QString m_turnId;
};

} // namespace league::test
