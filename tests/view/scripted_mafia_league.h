// ScriptedMafiaLeague: a league of ten players with one table of Mafia, before its first night.
//
// The beginning of a ScriptedMafia: the entries that a journal has by then, and how more are added.
#pragma once

#include "agents/base/json/json.h"
#include "agents/protocol/message.h"
#include "agents/protocol/record_facts.h"
#include "agents/protocol/timestamps.h"
#include "agents/store/entry.h"
#include "agents/store/league_facts.h"
#include "agents/store/schedule_fact.h"

namespace league::test {

class ScriptedMafiaLeague
{
public:
    static inline const QString Id = QStringLiteral("R1M1");
    static constexpr qint64 BeginMs = 1'747'651'200'000; // 2025-05-19T10:40:00Z

    static inline const QString League = QStringLiteral("night-school-2025-05-19");

    ScriptedMafiaLeague()
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
    void event(const char *what, const JsonObject &facts, const QString &visibility = "public")
    {
        protocol::GameFact fact;
        fact.what = QLatin1String(what);
        fact.facts = facts;
        add(Id, fact.Kind, visibility, protocol::payloadOf(fact));
    }

    // The match is over: its result, with points for everybody of the team that won.
    template<class Role>
    void counts(const QString &winner, const Role &role)
    {
        store::ResultFact fact;
        fact.roundId = 1;
        fact.gameType = QStringLiteral("mafia");
        fact.refereeId = base::RefereeId(QStringLiteral("REF01"));
        fact.status = protocol::ResultStatus::Win;
        fact.winnerTeam = winner;
        fact.reason = QStringLiteral("All mafia eliminated");
        for (int at = 0; at < names().size(); ++at) {
            const base::PlayerId player(id(at));
            const bool isMafia = role(at) == QLatin1String("mafia");
            const bool hasWon = isMafia == (winner == QLatin1String("mafia"));
            fact.playerIds.append(player);
            fact.score.insert(player, hasWon ? 3 : 0);
            if (hasWon)
                fact.winners.append(player);
        }
        tell(Id, fact);
    }

private:
    void add(const QString &subject, const QString &kind, const QString &visibility,
             const JsonObject &body)
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
    qint64 m_nowMs = BeginMs;
};

} // namespace league::test
